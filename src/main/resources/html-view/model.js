// The graph of this file, what is filtered, and what is pointed at.
const data = JSON.parse(document.getElementById('data').textContent);
const nodes = data.nodes;
const links = data.links;
const state = {
  from: null, to: null, facet: '', value: '', words: '',
  hiddenGroups: new Set(), hiddenKinds: new Set(), chosen: null, hovered: null,
};

nodes.forEach((node) => {
  node.links = [];
  node.shown = true;
  node.found = false;
  node.text = [node.label, node.id].concat(Object.values(node.attributes).map(textOf))
    .join('\n').normalize('NFC').toLowerCase();
});
links.forEach((link) => {
  link.a = nodes[link.source];
  link.b = nodes[link.target];
  link.a.links.push(link);
  link.b.links.push(link);
});

function textOf(value) {
  if (value === null) return '';
  return Array.isArray(value) ? value.map(textOf).join(', ') : String(value);
}

function otherEnd(link, node) {
  return link.a === node ? link.b : link.a;
}

function valuesOf(node, facet) {
  const value = node.attributes[facet];
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}

// Facets are what the file names as such, with the values that there are.
function facetValues(facet) {
  const counts = new Map();
  nodes.forEach((node) => valuesOf(node, facet).forEach((value) => {
    counts.set(value, (counts.get(value) || 0) + 1);
  }));
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

function yearsOf(node) {
  return node.first ? [Number(node.first.slice(0, 4)), Number(node.last.slice(0, 4))] : null;
}

function yearSpan() {
  const years = nodes.map(yearsOf).filter((span) => span);
  if (!years.length) return null;
  return [Math.min(...years.map((y) => y[0])), Math.max(...years.map((y) => y[1]))];
}

// True or false where a node can tell by itself, null where it has neither date nor facet.
function passes(node) {
  let told = null;
  if (state.from !== null || state.to !== null) {
    const span = yearsOf(node);
    if (span) {
      told = (state.from === null || span[1] >= state.from)
        && (state.to === null || span[0] <= state.to);
      if (!told) return false;
    }
  }
  if (state.facet && state.value) {
    const values = valuesOf(node, state.facet);
    if (values.length) {
      if (!values.includes(state.value)) return false;
      told = true;
    } else if (node.kind === data.facetKind) {
      return false;
    }
  }
  return told;
}

// A node that cannot tell by itself stays where something that passes is linked to it.
function applyFilters() {
  const narrowed = state.from !== null || state.to !== null || (state.facet && state.value);
  const told = nodes.map(passes);
  nodes.forEach((node, i) => {
    let keep = true;
    if (narrowed) {
      keep = told[i] === null
        ? node.links.some((link) => told[otherEnd(link, node).index] === true)
        : told[i];
    }
    node.shown = keep && !state.hiddenGroups.has(node.colour) && !state.hiddenKinds.has(node.kind);
  });
  links.forEach((link) => { link.shown = link.a.shown && link.b.shown; });
  applySearch();
}

function applySearch() {
  const words = state.words.normalize('NFC').toLowerCase().split(/\s+/).filter((w) => w);
  nodes.forEach((node) => {
    node.found = words.length > 0 && node.shown && words.every((word) => node.text.includes(word));
  });
}

// What is lit: the node pointed at, or else the chosen one, with its neighbours.
function lit() {
  const centre = state.hovered || state.chosen;
  if (!centre) return null;
  const set = new Set([centre]);
  centre.links.forEach((link) => { if (link.shown) set.add(otherEnd(link, centre)); });
  return { centre, set };
}

nodes.forEach((node, i) => { node.index = i; });
