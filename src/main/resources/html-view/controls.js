// What a person does with keyboard, mouse and finger.
function option(select, value, text) {
  const made = element('option', text);
  made.value = value;
  select.append(made);
}

function fillFacets() {
  const facet = byId('facet');
  const value = byId('value');
  option(facet, '', 'any facet');
  data.facets.forEach((name) => option(facet, name, wordOf(name)));
  facet.hidden = value.hidden = !data.facets.length;
  facet.addEventListener('change', () => {
    state.facet = facet.value;
    state.value = '';
    value.replaceChildren();
    option(value, '', 'any value');
    if (facet.value) {
      facetValues(facet.value).forEach(([name, count]) => option(value, name, name + ' (' + count + ')'));
    }
    changed();
  });
  value.addEventListener('change', () => { state.value = value.value; changed(); });
  option(value, '', 'any value');
}

function fillYears() {
  const span = yearSpan();
  byId('years').hidden = !span;
  if (!span) return;
  ['from', 'to'].forEach((name, i) => {
    const input = byId(name);
    input.placeholder = String(span[i]);
    input.min = String(span[0]);
    input.max = String(span[1]);
    input.addEventListener('input', () => {
      state[name] = /^\d{4}$/.test(input.value) ? Number(input.value) : null;
      changed();
    });
  });
}

function bindPointer() {
  let held = null;
  const at = (event) => {
    const box = canvas.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId);
    held = { at: at(event), moved: false };
  });
  canvas.addEventListener('pointermove', (event) => {
    const [x, y] = at(event);
    if (held) {
      held.moved = held.moved || Math.hypot(x - held.at[0], y - held.at[1]) > 3;
      if (!held.moved) return;
      moved = true;
      view.x += x - held.at[0];
      view.y += y - held.at[1];
      held.at = [x, y];
      redraw();
      return;
    }
    hover(nodeAt(x, y), x, y);
  });
  canvas.addEventListener('pointerup', (event) => {
    if (held && !held.moved) choose(nodeAt(...at(event)));
    held = null;
  });
  canvas.addEventListener('pointerleave', () => hover(null));
  canvas.addEventListener('wheel', (event) => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY * 0.0015), ...at(event));
  }, { passive: false });
}

function hover(node, x, y) {
  canvas.classList.toggle('over', !!node);
  const tip = byId('tip');
  tip.hidden = !node;
  if (node) {
    const title = node.attributes.title_en || node.attributes.title_ko;
    tip.textContent = node.label + (title ? '\n' + title : '');
    const right = x + 360 > canvas.clientWidth;
    tip.style.left = right ? '' : (x + 14) + 'px';
    tip.style.right = right ? (canvas.clientWidth - x + 14) + 'px' : '';
    tip.style.top = (y + 14) + 'px';
  }
  if (state.hovered !== node) {
    state.hovered = node;
    redraw();
  }
}

function moveInList(event) {
  const buttons = [...byId('found').querySelectorAll('button')];
  const here = buttons.indexOf(document.activeElement);
  const inSearch = document.activeElement === byId('search');
  if (!buttons.length || (here < 0 && !inSearch)) return false;
  const next = event.key === 'ArrowDown' ? here + 1 : here - 1;
  if (next < 0) byId('search').focus();
  else if (buttons[next]) buttons[next].focus();
  event.preventDefault();
  return true;
}

const STEPS = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] };

function bindKeys() {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement.tagName);
    if (event.key === 'Escape') {
      byId('search').value = '';
      state.words = '';
      choose(null);
      changed();
    } else if (event.key.startsWith('Arrow') && event.key.length > 7 && moveInList(event)) {
      return;
    } else if (typing) {
      if (event.key === 'Enter' && document.activeElement === byId('search')) {
        const first = byId('found').querySelector('button');
        if (first) first.click();
      }
    } else if (event.key === '/') {
      event.preventDefault();
      byId('search').focus();
    } else if (event.key === '+' || event.key === '=') zoom(1.25);
    else if (event.key === '-') zoom(0.8);
    else if (event.key === '0') fit();
    else if (STEPS[event.key] && document.activeElement === canvas) {
      event.preventDefault();
      moved = true;
      view.x += STEPS[event.key][0];
      view.y += STEPS[event.key][1];
      redraw();
    }
  });
}

function isDark() {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

function repaint() {
  readColours();
  redraw();
}

byId('search').addEventListener('input', (event) => { state.words = event.target.value; changed(); });
byId('smaller').addEventListener('click', () => zoom(0.8));
byId('larger').addEventListener('click', () => zoom(1.25));
byId('fit').addEventListener('click', fit);
byId('theme').addEventListener('click', () => {
  document.documentElement.dataset.theme = isDark() ? 'light' : 'dark';
  repaint();
});
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', repaint);
new ResizeObserver(resize).observe(canvas);
fillLegend();
fillAbout();
fillFacets();
fillYears();
byId('filter').hidden = byId('years').hidden && byId('facet').hidden;
bindPointer();
bindKeys();
readColours();
changed();
resize();
fit();
