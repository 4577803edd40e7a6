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
  details.append(element('p', [node.kind, node.group, when].filter((x) => x).join(' · '), 'small'));
  const done = new Set();
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
  if (typeof value === 'string' && /^https?:\/\//i.test(value)) {
    const line = element('p');
    const link = element('a', value);
    link.href = value;
    link.rel = 'noopener noreferrer';
    link.target = '_blank';
    line.append(link);
    details.append(line);
  } else {
    details.append(element('p', typeof value === 'number' ? rounded(value) : textOf(value)));
  }
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

function fillLegend() {
  data.colours.forEach((colour, i) => {
    byId('legend').append(checkbox(colour.name, state.hiddenGroups, i, colour.hex));
  });
  const kinds = [...new Set(nodes.map((node) => node.kind))].sort();
  if (kinds.length > 1 && kinds.some((kind) => !data.colours.some((c) => c.name === kind))) {
    kinds.forEach((kind) => byId('kinds').append(checkbox(kind, state.hiddenKinds, kind, null)));
  }
}

function checkbox(name, hidden, key, colour) {
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
    const dot = element('span', '', 'dot');
    dot.style.background = colour;
    label.append(dot);
  }
  label.append(element('span', name));
  item.append(label);
  return item;
}

function fillAbout() {
  const about = data.about;
  const word = { title: 'What', question: 'Question', filter: 'Filter', shown: 'Shown', loaded: 'Graph as of', graph: 'Graph' };
  byId('subtitle').textContent = [about.filter === 'none' ? '' : about.filter, about.shown,
    about.loaded ? 'as of ' + about.loaded.slice(0, 10) : ''].filter((x) => x).join(' · ');
  Object.keys(word).forEach((name) => {
    byId('about').append(element('dt', word[name]), element('dd', about[name]));
  });
  ['node', 'link', 'size', 'colour'].forEach((name) => {
    byId('meaning').append(element('dt', name), element('dd', about[name]));
  });
  data.notes.forEach((note) => byId('notes').append(element('li', note)));
}
