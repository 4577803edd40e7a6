// Search, filters, legend and details. Every text goes in as text, never as markup.
const byId = (id) => document.getElementById(id);

function element(name, text, className) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (className) made.className = className;
  return made;
}

function changed() {
  applyFilters();
  if (state.chosen && !state.chosen.shown) choose(null);
  listFound();
  const seen = nodes.filter((node) => node.shown).length;
  const tied = links.filter((link) => link.shown).length;
  byId('count').textContent = seen + ' of ' + nodes.length + ' nodes, ' + tied + ' of '
    + links.length + ' links';
  redraw();
}

function listFound() {
  const list = byId('found');
  const hits = nodes.filter((node) => node.found);
  hits.sort((a, b) => b.r - a.r || a.index - b.index);
  list.replaceChildren(...hits.slice(0, 100).map((node) => {
    const item = element('li');
    item.append(nodeButton(node));
    return item;
  }));
  if (state.words.trim() && !hits.length) list.append(element('li', 'Nothing found.', 'small'));
  if (hits.length > 100) list.append(element('li', 'and ' + (hits.length - 100) + ' more', 'small'));
}

function nodeButton(node, caption) {
  const title = node.attributes.title_en || node.attributes.title_ko;
  const button = element('button', node.label + (title ? ': ' + title : ''));
  button.type = 'button';
  if (caption) button.append(element('span', ' (' + caption + ')', 'small'));
  button.addEventListener('click', () => { choose(node); centreOn(node); });
  button.addEventListener('focus', () => { state.hovered = node; redraw(); });
  button.addEventListener('blur', () => { state.hovered = null; redraw(); });
  return button;
}

function choose(node) {
  state.chosen = node;
  state.hovered = null;
  const details = byId('details');
  details.hidden = !node;
  details.replaceChildren();
  if (node) fillDetails(details, node);
  redraw();
}

function fillDetails(details, node) {
  const close = element('button', 'Close', 'close');
  close.type = 'button';
  close.addEventListener('click', () => choose(null));
  const when = node.first ? (node.first === node.last ? node.first : node.first + ' to ' + node.last) : '';
  details.append(close, element('h3', node.label));
  const group = node.group === node.kind ? '' : node.group;
  details.append(element('p', [kindWords(node.kind), group, when].filter((x) => x).join(' · '), 'small'));
  const url = node.attributes.url;
  if (typeof url === 'string' && isAddress(url)) details.append(sourceLink(url));
  const done = new Set(typeof url === 'string' && isAddress(url) ? ['url'] : []);
  const others = (node.attributes.sources || []).filter((address) => address !== url);
  if (others.length) details.append(element('h4', 'sources'));
  others.forEach((address) => details.append(isAddress(address) ? sourceLink(address) : element('p', address)));
  done.add('sources');
  Object.keys(node.attributes).forEach((name) => {
    const stem = name.replace(/_(en|ko)$/, '');
    if (done.has(stem) || node.attributes[name] === null) return;
    done.add(stem);
    if (stem !== name) {
      ['en', 'ko'].forEach((language) => {
        const text = node.attributes[stem + '_' + language];
        if (!text) return;
        details.append(element('h4', wordOf(stem) + ' (' + (language === 'en' ? 'English' : '한국어') + ')'));
        const shown = element('p', text);
        shown.lang = language;
        details.append(shown);
      });
    } else {
      addValue(details, name, node.attributes[name]);
    }
  });
  addNeighbours(details, node);
}

function addValue(details, name, value) {
  details.append(element('h4', wordOf(name)));
  details.append(element('p', typeof value === 'number' ? rounded(value) : textOf(value)));
}

function isAddress(text) {
  return /^https?:\/\//i.test(text);
}

// The report that a case was read from; the only way out of this file, and only by a click.
function sourceLink(address) {
  const line = element('p');
  const link = element('a', address);
  link.href = address;
  link.rel = 'noopener noreferrer';
  link.target = '_blank';
  line.append(link);
  return line;
}

function rounded(value) {
  return String(Math.round(value * 1000) / 1000);
}

function wordOf(name) {
  return name.replaceAll('_', ' ');
}

function addNeighbours(details, node) {
  const seen = node.links.filter((link) => link.shown);
  if (!seen.length) return;
  seen.sort((a, b) => b.width - a.width);
  details.append(element('h4', seen.length + (seen.length === 1 ? ' link' : ' links')));
  const list = element('ul');
  seen.slice(0, 200).forEach((link) => {
    const item = element('li');
    const kind = link.kind.toLowerCase().replaceAll('_', ' ');
    const style = link.style === 'solid' ? '' : ', ' + link.style;
    item.append(nodeButton(otherEnd(link, node), (link.label || kind) + style));
    list.append(item);
  });
  details.append(list);
}

// `ContributingFactor` as people write it.
function kindWords(name) {
  return name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

function svg(name, attributes) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  Object.keys(attributes).forEach((key) => made.setAttribute(key, attributes[key]));
  return made;
}

function meaning(word, text, ...more) {
  const described = element('dd', text);
  described.append(...more);
  byId('meaning').append(element('dt', word), described);
}

function fillLegend() {
  const kinds = [...new Set(nodes.map((node) => node.kind))].sort();
  const told = kinds.every((kind) => data.colours.some((c) => c.name === kind));
  meaning('Dots', data.legend.node, ...(kinds.length > 1 && !told ? [kindList(kinds)] : []));
  meaning('Colour', data.legend.colour, colourList(kinds));
  meaning('Size', data.legend.size, ...sizeSamples());
  meaning('Lines', data.legend.link, lineSamples());
}

function colourList(kinds) {
  const list = element('ul');
  list.id = 'legend';
  data.colours.forEach((colour, i) => {
    const some = nodes.filter((node) => node.colour === i);
    const square = some.length > 0 && some.every((node) => node.square);
    const words = kinds.includes(colour.name) ? kindWords(colour.name) : colour.name;
    list.append(checkbox(words, some.length, state.hiddenGroups, i, colour.hex, square));
  });
  return list;
}

function kindList(kinds) {
  const list = element('ul');
  list.id = 'kinds';
  kinds.forEach((kind) => {
    const some = nodes.filter((node) => node.kind === kind);
    list.append(checkbox(kindWords(kind), some.length, state.hiddenKinds, kind, '', some[0].square));
  });
  return list;
}

// The largest, the smallest and one between them, as large as they are drawn.
function sizeSamples() {
  const bySize = [...nodes].sort((a, b) => a.amount - b.amount);
  const amounts = new Set(nodes.map((node) => node.amount)).size;
  if (amounts < 2 || (amounts === 2 && data.shape !== 'lanes')) return [];
  const largest = bySize[bySize.length - 1];
  const middle = bySize.find((node) => node.amount >= largest.amount / 3);
  const row = element('div', '', 'sizes');
  const some = [bySize[0], middle, largest];
  some.filter((node, i) => !i || node.amount !== some[i - 1].amount).forEach((node) => {
    const r = node.r * 0.7;
    const sample = element('span');
    const picture = svg('svg', { width: 2 * r + 2, height: 2 * r + 2, 'aria-hidden': 'true' });
    picture.append(svg('circle', { cx: r + 1, cy: r + 1, r, fill: 'none', stroke: 'currentColor', 'stroke-width': 1.5 }));
    sample.append(picture, element('span', String(rounded(node.amount))));
    row.append(sample);
  });
  return [row];
}

function lineSamples() {
  const list = element('ul');
  Object.keys(data.legend.lines).forEach((style) => {
    if (!links.some((link) => link.style === style)) return;
    const item = element('li', '', 'way');
    const picture = svg('svg', { width: 38, height: 6, 'aria-label': style, role: 'img' });
    picture.append(svg('line', {
      x1: 1, y1: 3, x2: 37, y2: 3, stroke: 'currentColor', 'stroke-width': style === 'dotted' ? 3 : 2.5,
      'stroke-dasharray': { solid: 'none', dashed: '7 4', dotted: '0 6' }[style], 'stroke-linecap': style === 'dotted' ? 'round' : 'butt',
    }));
    item.append(picture, element('span', data.legend.lines[style]));
    list.append(item);
  });
  return list;
}

function checkbox(name, count, hidden, key, colour, square) {
  const item = element('li');
  const label = element('label');
  const box = element('input');
  box.type = 'checkbox';
  box.checked = true;
  box.addEventListener('change', () => {
    if (box.checked) hidden.delete(key); else hidden.add(key);
    changed();
  });
  label.append(box);
  if (colour) {
    const dot = element('span', '', square ? 'dot square' : 'dot');
    dot.style.background = colour;
    label.append(dot);
  }
  label.append(element('span', name), element('span', String(count), 'small'));
  item.append(label);
  return item;
}

function fillAbout() {
  const about = data.about;
  const word = { question: 'Question', filter: 'Filter', shown: 'Shown', loaded: 'Cases last loaded', graph: 'Fingerprint of the graph' };
  const day = about.loaded ? 'as of ' + about.loaded.slice(0, 10) : '';
  byId('subtitle').append(element('code', about.question));
  if (about.filter !== 'none') byId('subtitle').append('where', element('code', about.filter));
  byId('subtitle').append(element('span', [about.shown, day].filter((x) => x).join(' · ')));
  Object.keys(word).forEach((name) => {
    byId('about').append(element('dt', word[name]), element('dd', about[name]));
  });
  data.notes.forEach((note) => byId('notes').append(element('li', note)));
}
