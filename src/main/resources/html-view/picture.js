// The picture on the canvas: lanes, links and nodes as they lie in the frame.
let colours = {};
let rims = [];

function readColours() {
  const style = getComputedStyle(document.documentElement);
  ['page', 'ink', 'soft', 'edge', 'link', 'strong', 'band', 'focus', 'halo', 'mark'].forEach((name) => {
    colours[name] = style.getPropertyValue('--' + name).trim();
  });
  rims = data.colours.map((colour) => rimOf(colour.hex, isDark() ? 255 : 0));
}

// A rim sets a disc of a pale colour off from the page.
function rimOf(hex, towards) {
  const parts = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
  return 'rgb(' + parts.map((part) => Math.round(part * 0.68 + towards * 0.32)).join(',') + ')';
}

function draw() {
  cancelAnimationFrame(drawing);
  drawing = 0;
  const ratio = window.devicePixelRatio || 1;
  const light = lit();
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  pen.fillStyle = colours.page;
  pen.fillRect(0, 0, canvas.clientWidth, canvas.clientHeight);
  drawLanes();
  const seen = links.filter((link) => link.shown);
  drawLinks(seen.filter((link) => !isLit(link, light)), light, false);
  drawLinks(seen.filter((link) => isLit(link, light)), light, true);
  nodes.forEach((node) => { if (node.shown) drawNode(node, light); });
  drawLabels(light);
}

function isLit(link, light) {
  return light !== null && (link.a === light.centre || link.b === light.centre);
}

const LANE_NAMES = 190;
const LANE = data.lanes.length > 1 ? data.lanes[1].y - data.lanes[0].y : 38;

function drawLanes() {
  if (!data.lanes.length) return;
  pen.font = FONT;
  pen.lineWidth = 1;
  pen.setLineDash([]);
  pen.globalAlpha = 1;
  const half = LANE * view.scale / 2;
  const right = Math.max(...data.years.map((year) => year.x), 0) * view.scale + view.x + 12;
  const top = data.lanes[0].y * view.scale + view.y - half;
  const bottom = data.lanes[data.lanes.length - 1].y * view.scale + view.y + half;
  pen.fillStyle = colours.band;
  data.lanes.forEach((lane, i) => {
    if (i % 2 === 0) pen.fillRect(0, lane.y * view.scale + view.y - half, right, 2 * half);
  });
  pen.fillStyle = colours.soft;
  pen.strokeStyle = colours.edge;
  const step = Math.ceil(42 / Math.max(1e-6, yearWidth()));
  data.years.forEach((year, i) => {
    if (i % step) return;
    const x = year.x * view.scale + view.x;
    line(x, top - 4, x, bottom);
    pen.textAlign = 'center';
    pen.fillText(String(year.year), x, Math.max(14, top - 12));
  });
  if (2 * half < 10) return;
  pen.textAlign = 'right';
  pen.fillStyle = colours.ink;
  data.lanes.forEach((lane) => {
    pen.fillText(short(lane.name, 30), Math.max(view.x - 24, LANE_NAMES), lane.y * view.scale + view.y + 4);
  });
}

function yearWidth() {
  return data.years.length > 1 ? (data.years[1].x - data.years[0].x) * view.scale : 100;
}

function line(fromX, fromY, toX, toY) {
  pen.beginPath();
  pen.moveTo(fromX, fromY);
  pen.lineTo(toX, toY);
  pen.stroke();
}

// Links of one style, width and colour are one path: thousands of strokes of their own would be slow.
function drawLinks(some, light, isOn) {
  const scale = Math.max(0.35, Math.min(view.scale, 1.3));
  const bundles = new Map();
  some.forEach((link) => {
    const key = link.style + link.width + tint(link);
    if (!bundles.has(key)) bundles.set(key, []);
    bundles.get(key).push(link);
  });
  bundles.forEach((bundle) => {
    const first = bundle[0];
    pen.strokeStyle = pen.fillStyle = isOn ? colours.focus : tint(first) || strengthOf(first);
    pen.globalAlpha = isOn ? 0.95 : light ? 0.1 : alphaOf(first);
    pen.lineWidth = Math.max(0.6, first.width * scale);
    pen.lineCap = first.style === 'dotted' ? 'round' : 'butt';
    pen.setLineDash(dashes(first.style, pen.lineWidth));
    pen.beginPath();
    bundle.forEach(path);
    pen.stroke();
    pen.setLineDash([]);
    bundle.forEach((link) => { if (link.directed && (isOn || links.length <= 400)) arrow(link); });
  });
}

function dashes(style, width) {
  if (style === 'solid') return [];
  return style === 'dashed' ? [4 + 1.5 * width, 3 + width] : [0, 3 + 1.6 * width];
}

// Where a view shows different kinds of things, a link has the colour of what a case is linked to.
function tint(link) {
  if (link.a.kind === link.b.kind || links.length <= 400) return '';
  return data.colours[link.b.colour].hex;
}

// Solid lines stand out where a view sets them off from others.
const tellsMore = links.length <= 1500 && new Set(links.map((link) => link.style)).size > 1;

function strengthOf(link) {
  return tellsMore && link.style === 'solid' ? colours.strong : colours.link;
}

function alphaOf(link) {
  if (links.length > 1500) return tint(link) ? 0.22 : 0.6;
  if (!tellsMore) return links.length <= 60 ? 0.7 : 0.45;
  return link.style === 'solid' ? 0.62 : data.lanes.length || links.length <= 60 ? 0.7 : 0.34;
}

// The point that a link bends towards. In lanes it is an arc above the dots of its lane.
function bendOf(link) {
  const x = (link.a.x + link.b.x) / 2;
  const y = (link.a.y + link.b.y) / 2;
  if (data.lanes.length) {
    return [x, y - 2 * Math.min(15, 4 + Math.abs(link.a.x - link.b.x) * 0.12)];
  }
  const curve = data.shape === 'cloud' && links.length <= 1500 ? 0.1 : 0;
  return [x - (link.b.y - link.a.y) * curve, y + (link.b.x - link.a.x) * curve];
}

function path(link) {
  const [x, y] = bendOf(link);
  pen.moveTo(link.a.x * view.scale + view.x, link.a.y * view.scale + view.y);
  pen.quadraticCurveTo(x * view.scale + view.x, y * view.scale + view.y,
    link.b.x * view.scale + view.x, link.b.y * view.scale + view.y);
}

function arrow(link) {
  const bx = link.b.x * view.scale + view.x;
  const by = link.b.y * view.scale + view.y;
  const [bendX, bendY] = bendOf(link);
  const fromX = bendX * view.scale + view.x;
  const fromY = bendY * view.scale + view.y;
  const length = Math.hypot(bx - fromX, by - fromY);
  const end = radiusOf(link.b) + 1.5;
  if (length < end + 4) return;
  const x = (bx - fromX) / length;
  const y = (by - fromY) / length;
  const tipX = bx - x * end;
  const tipY = by - y * end;
  const size = Math.min(4.5 + link.width * 0.8, 5 + 3 * view.scale);
  pen.beginPath();
  pen.moveTo(tipX, tipY);
  pen.lineTo(tipX - x * size - y * size * 0.45, tipY - y * size + x * size * 0.45);
  pen.lineTo(tipX - x * size + y * size * 0.45, tipY - y * size - x * size * 0.45);
  pen.fill();
}

function drawNode(node, light) {
  const x = node.x * view.scale + view.x;
  const y = node.y * view.scale + view.y;
  const r = radiusOf(node);
  pen.setLineDash([]);
  pen.globalAlpha = light && !light.set.has(node) ? 0.16 : 1;
  pen.beginPath();
  if (node.square) pen.roundRect(x - 0.9 * r, y - 0.9 * r, 1.8 * r, 1.8 * r, 0.3 * r);
  else pen.arc(x, y, r, 0, 2 * Math.PI);
  pen.fillStyle = data.colours[node.colour].hex;
  pen.fill();
  const special = node === state.chosen || node.found;
  if (r > 3 || special) {
    pen.lineWidth = special ? 3 : Math.min(1.5, 0.4 + 0.05 * r);
    pen.strokeStyle = node.found ? colours.mark : node === state.chosen ? colours.focus : rims[node.colour];
    pen.stroke();
  }
}
