// The picture on the canvas: places come with the file, here they are only moved and scaled.
const canvas = document.getElementById('picture');
const pen = canvas.getContext('2d');
const view = { scale: 1, x: 0, y: 0 };
let colours = {};
let rims = [];
let moved = false;
let drawing = 0;

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

// The picture stays fitted until a person moves it.
function resize() {
  const ratio = window.devicePixelRatio || 1;
  canvas.width = Math.max(1, Math.round(canvas.clientWidth * ratio));
  canvas.height = Math.max(1, Math.round(canvas.clientHeight * ratio));
  if (!moved) fit();
  draw();
}

function bounds() {
  const seen = nodes.filter((node) => node.shown);
  const some = seen.length ? seen : nodes;
  const box = { left: 0, right: 1, top: 0, bottom: 1 };
  some.forEach((node, i) => {
    box.left = i ? Math.min(box.left, node.x - node.r) : node.x - node.r;
    box.right = i ? Math.max(box.right, node.x + node.r) : node.x + node.r;
    box.top = i ? Math.min(box.top, node.y - node.r) : node.y - node.r;
    box.bottom = i ? Math.max(box.bottom, node.y + node.r) : node.y + node.r;
  });
  return box;
}

function fit() {
  const box = bounds();
  if (data.years.length) box.left = Math.min(box.left, data.years[0].x);
  const width = canvas.clientWidth;
  const height = canvas.clientHeight;
  // Labels keep their size on the screen and stand below their dots, the names of lanes before them.
  const left = data.lanes.length ? LANE_NAMES + 20 : 80;
  const right = data.lanes.length ? 40 : 80;
  const room = Math.min((width - left - right) / (box.right - box.left), (height - 110) / (box.bottom - box.top));
  view.scale = Math.max(0.02, Math.min(room, nodes.length > 20 ? 1.6 : 1.2));
  moved = false;
  view.x = (width + left - right) / 2 - view.scale * (box.left + box.right) / 2;
  view.y = height / 2 - view.scale * (box.top + box.bottom) / 2;
  redraw();
}

function zoom(by, atX, atY) {
  moved = true;
  const x = atX === undefined ? canvas.clientWidth / 2 : atX;
  const y = atY === undefined ? canvas.clientHeight / 2 : atY;
  const next = Math.max(0.02, Math.min(view.scale * by, 12));
  view.x = x - (x - view.x) * next / view.scale;
  view.y = y - (y - view.y) * next / view.scale;
  view.scale = next;
  redraw();
}

function centreOn(node) {
  moved = true;
  view.scale = Math.max(view.scale, 0.9);
  view.x = canvas.clientWidth / 2 - node.x * view.scale;
  view.y = canvas.clientHeight / 2 - node.y * view.scale;
  redraw();
}

// Dots shrink less than the picture, so that a large graph does not become dust.
function radiusOf(node) {
  return Math.max(node.r * (view.scale < 1 && !data.lanes.length ? view.scale ** 0.75 : view.scale), 1.5);
}

function nodeAt(x, y) {
  let best = null;
  let least = Infinity;
  nodes.forEach((node) => {
    if (!node.shown) return;
    const away = Math.hypot(node.x * view.scale + view.x - x, node.y * view.scale + view.y - y);
    const reach = Math.max(radiusOf(node), 6) + 2;
    if (away <= reach && away < least) {
      best = node;
      least = away;
    }
  });
  return best;
}

function redraw() {
  if (!drawing) drawing = requestAnimationFrame(draw);
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

function short(text, most) {
  const one = text.replace(/\s+/g, ' ');
  return [...one].length <= most ? one : [...one].slice(0, most - 1).join('') + '…';
}

const FONT = '12px system-ui, -apple-system, "Segoe UI", "Noto Sans", "Noto Sans CJK KR", sans-serif';

// Labels of what is lit or found, then of the largest; none over another or over a large dot.
function drawLabels(light) {
  pen.font = FONT;
  pen.textAlign = 'center';
  pen.lineJoin = 'round';
  const taken = nodes.filter((node) => node.shown && (data.lanes.length || radiusOf(node) > 7)).map(discOf);
  if (data.years.length) taken.push([0, 0, canvas.clientWidth, Math.max(18, view.y - 12 * view.scale)]);
  const wanted = nodes.filter((node) => node.shown && wantsLabel(node, light));
  wanted.sort((a, b) => rank(b, light) - rank(a, light) || b.r - a.r || a.index - b.index);
  const captions = captionsOfEnds(light);
  wanted.forEach((node) => {
    const caption = captions.get(node);
    const always = node === state.chosen || node === state.hovered || nodes.length <= 40;
    place(node, short(node.label, 44), taken, always, caption ? 16 : 0);
    if (caption) place(node, short(caption, 42), taken, true, 0, true);
  });
  links.forEach((link) => {
    if (!wantsCaption(link, light) || captions.has(link.a) || captions.has(link.b)) return;
    const [bendX, bendY] = bendOf(link);
    const x = ((link.a.x + link.b.x) / 4 + bendX / 2) * view.scale + view.x;
    const y = ((link.a.y + link.b.y) / 4 + bendY / 2) * view.scale + view.y;
    label(short(link.label, 60), x, y + 4, taken, false, true);
  });
}

// A node's label below its dot, or above it, or beside it, where there is room.
function place(node, text, taken, always, more, isSoft) {
  const x = node.x * view.scale + view.x;
  const y = node.y * view.scale + view.y;
  const r = radiusOf(node);
  if (isSoft) {
    label(text, x, y + r + 30, taken, always, true);
    return;
  }
  const half = pen.measureText(text).width / 2 + 5;
  const places = [[x, y + r + 14], [x, y - r - 6], [x + r + half, y + 4], [x - r - half, y + 4]];
  const free = more ? places.slice(0, 1) : places;
  if (!free.some(([atX, atY]) => label(text, atX, atY, taken, false)) && always) {
    label(text, places[0][0], places[0][1], taken, true);
  }
}

function wantsCaption(link, light) {
  return link.shown && link.label && (isLit(link, light) || (!light && links.length <= 40));
}

// What is written at a link stands below that end of it that no other such link has: there is room.
function captionsOfEnds(light) {
  const counts = new Map();
  const some = links.filter((link) => wantsCaption(link, light));
  some.forEach((link) => [link.a, link.b].forEach((node) => counts.set(node, (counts.get(node) || 0) + 1)));
  const captions = new Map();
  some.forEach((link) => {
    const end = [link.a, link.b].filter((node) => counts.get(node) === 1)
      .sort((a, b) => a.r - b.r)[0];
    if (end && !captions.has(end) && wantsLabel(end, light)) captions.set(end, link.label);
  });
  return captions;
}

function discOf(node) {
  const x = node.x * view.scale + view.x;
  const y = node.y * view.scale + view.y;
  const r = radiusOf(node);
  return [x - r, y - r, x + r, y + r];
}

function wantsLabel(node, light) {
  if (light) return light.set.has(node) && (node === light.centre || light.set.size <= 60);
  if (data.lanes.length) return node.found || view.scale > 1.5;
  return node.found || node.labelled || radiusOf(node) > 12 || view.scale > 1.7;
}

function rank(node, light) {
  return (light && node === light.centre ? 4 : 0) + (node.found ? 2 : 0) + (node.labelled ? 1 : 0);
}

function label(text, x, y, taken, always, isSoft) {
  const half = pen.measureText(text).width / 2 + 3;
  const box = [x - half, y - 11, x + half, y + 4];
  const hit = taken.some((b) => box[0] < b[2] && b[0] < box[2] && box[1] < b[3] && b[1] < box[3]);
  if (hit && !always) return false;
  taken.push(box);
  pen.globalAlpha = 1;
  pen.lineWidth = isSoft ? 6 : 3.5;
  pen.strokeStyle = colours.halo;
  pen.strokeText(text, x, y);
  pen.fillStyle = isSoft ? colours.soft : colours.ink;
  pen.fillText(text, x, y);
  return true;
}
