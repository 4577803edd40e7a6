// The picture on the canvas: places come with the file, here they are only moved and scaled.
const canvas = document.getElementById('picture');
const pen = canvas.getContext('2d');
const view = { scale: 1, x: 0, y: 0 };
const DASHES = { solid: [], dashed: [7, 5], dotted: [2, 4] };
let colours = {};
let drawing = 0;

function readColours() {
  const style = getComputedStyle(document.documentElement);
  ['page', 'ink', 'soft', 'edge', 'link', 'focus', 'halo', 'mark'].forEach((name) => {
    colours[name] = style.getPropertyValue('--' + name).trim();
  });
}

function resize() {
  const ratio = window.devicePixelRatio || 1;
  canvas.width = Math.max(1, Math.round(canvas.clientWidth * ratio));
  canvas.height = Math.max(1, Math.round(canvas.clientHeight * ratio));
  redraw();
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
  if (data.lanes.length) box.left -= 190;
  if (data.years.length) box.top -= 30;
  return box;
}

function fit() {
  const box = bounds();
  const width = canvas.clientWidth;
  const height = canvas.clientHeight;
  const room = Math.min((width - 60) / (box.right - box.left), (height - 60) / (box.bottom - box.top));
  view.scale = Math.max(0.02, Math.min(room, 2));
  view.x = width / 2 - view.scale * (box.left + box.right) / 2;
  view.y = height / 2 - view.scale * (box.top + box.bottom) / 2;
  redraw();
}

function zoom(by, atX, atY) {
  const x = atX === undefined ? canvas.clientWidth / 2 : atX;
  const y = atY === undefined ? canvas.clientHeight / 2 : atY;
  const next = Math.max(0.02, Math.min(view.scale * by, 12));
  view.x = x - (x - view.x) * next / view.scale;
  view.y = y - (y - view.y) * next / view.scale;
  view.scale = next;
  redraw();
}

function centreOn(node) {
  view.scale = Math.max(view.scale, 0.9);
  view.x = canvas.clientWidth / 2 - node.x * view.scale;
  view.y = canvas.clientHeight / 2 - node.y * view.scale;
  redraw();
}

function nodeAt(x, y) {
  let best = null;
  let least = Infinity;
  nodes.forEach((node) => {
    if (!node.shown) return;
    const away = Math.hypot(node.x * view.scale + view.x - x, node.y * view.scale + view.y - y);
    const reach = Math.max(node.r * view.scale, 6) + 2;
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

function drawLanes() {
  pen.font = '12px system-ui, "Noto Sans CJK KR", sans-serif';
  pen.lineWidth = 1;
  pen.strokeStyle = colours.edge;
  pen.fillStyle = colours.soft;
  pen.setLineDash([]);
  pen.globalAlpha = 1;
  const right = Math.max(...data.years.map((year) => year.x), 0) * view.scale + view.x;
  const step = Math.ceil(42 / Math.max(1e-6, yearWidth()));
  data.years.forEach((year, i) => {
    if (i % step) return;
    const x = year.x * view.scale + view.x;
    line(x, view.y - 26 * view.scale, x, canvas.clientHeight);
    pen.textAlign = 'center';
    pen.fillText(String(year.year), x, Math.max(14, view.y - 30 * view.scale));
  });
  data.lanes.forEach((lane) => {
    const y = lane.y * view.scale + view.y;
    const x = view.x - 10;
    line(x, y, right, y);
    if (view.scale * 46 < 11) return;
    pen.textAlign = 'right';
    pen.fillText(short(lane.name, 30), Math.max(x - 8, 150), y + 4);
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

// Links of one style and width are one path: thousands of strokes of their own would be slow.
function drawLinks(some, light, isOn) {
  const scale = Math.max(0.35, Math.min(view.scale, 1.6));
  const bundles = new Map();
  some.forEach((link) => {
    const key = link.style + link.width;
    if (!bundles.has(key)) bundles.set(key, []);
    bundles.get(key).push(link);
  });
  pen.strokeStyle = pen.fillStyle = isOn ? colours.focus : colours.link;
  pen.globalAlpha = isOn ? 0.95 : light ? 0.12 : links.length > 1500 ? 0.25 : 0.55;
  bundles.forEach((bundle) => {
    pen.lineWidth = Math.max(0.6, bundle[0].width * scale);
    const dash = Math.max(scale, 0.6) * Math.max(1, bundle[0].width / 3);
    pen.setLineDash(DASHES[bundle[0].style].map((part) => part * dash));
    pen.beginPath();
    bundle.forEach(path);
    pen.stroke();
  });
  pen.setLineDash([]);
  some.forEach((link) => { if (link.directed && (isOn || links.length <= 400)) arrow(link); });
}

// In lanes a link is an arc, so that it can be seen behind the dots of its lane.
function bend(link) {
  return data.lanes.length ? -Math.min(20, Math.abs(link.a.x - link.b.x) * 0.16) : 0;
}

function path(link) {
  const ax = link.a.x * view.scale + view.x;
  const ay = link.a.y * view.scale + view.y;
  const bx = link.b.x * view.scale + view.x;
  const by = link.b.y * view.scale + view.y;
  pen.moveTo(ax, ay);
  if (data.lanes.length) {
    pen.quadraticCurveTo((ax + bx) / 2, (ay + by) / 2 + 2 * bend(link) * view.scale, bx, by);
  } else {
    pen.lineTo(bx, by);
  }
}

function arrow(link) {
  const bx = link.b.x * view.scale + view.x;
  const by = link.b.y * view.scale + view.y;
  const fromX = (data.lanes.length ? (link.a.x + link.b.x) / 2 : link.a.x) * view.scale + view.x;
  const fromY = data.lanes.length
    ? ((link.a.y + link.b.y) / 2 + 2 * bend(link)) * view.scale + view.y
    : link.a.y * view.scale + view.y;
  const length = Math.hypot(bx - fromX, by - fromY);
  const end = Math.max(link.b.r * view.scale, 1.5) + 1;
  if (length < end + 8) return;
  const x = (bx - fromX) / length;
  const y = (by - fromY) / length;
  const tipX = bx - x * end;
  const tipY = by - y * end;
  const size = 5 + link.width * 0.6;
  pen.beginPath();
  pen.moveTo(tipX, tipY);
  pen.lineTo(tipX - x * size - y * size * 0.5, tipY - y * size + x * size * 0.5);
  pen.lineTo(tipX - x * size + y * size * 0.5, tipY - y * size - x * size * 0.5);
  pen.fill();
}

function drawNode(node, light) {
  const x = node.x * view.scale + view.x;
  const y = node.y * view.scale + view.y;
  const r = Math.max(node.r * view.scale, 1.5);
  pen.setLineDash([]);
  pen.globalAlpha = light && !light.set.has(node) ? 0.18 : 1;
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
  pen.fillStyle = data.colours[node.colour].hex;
  pen.fill();
  pen.lineWidth = node === state.chosen || node.found ? 3 : Math.min(1, view.scale);
  pen.strokeStyle = node.found ? colours.mark : node === state.chosen ? colours.focus : colours.ink;
  pen.stroke();
}

function short(text, most) {
  const one = text.replace(/\s+/g, ' ');
  return [...one].length <= most ? one : [...one].slice(0, most - 1).join('') + '…';
}

// Labels of what is lit or found, then of the largest; none over another. In lanes, whose names
// say most, a label stands only where no dot is.
function drawLabels(light) {
  pen.font = '12px system-ui, "Noto Sans CJK KR", sans-serif';
  pen.textAlign = 'center';
  pen.lineJoin = 'round';
  const taken = data.lanes.length && !light ? nodes.filter((node) => node.shown).map(discOf) : [];
  if (data.years.length) taken.push([0, 0, canvas.clientWidth, Math.max(18, view.y - 22 * view.scale)]);
  const wanted = nodes.filter((node) => node.shown && wantsLabel(node, light));
  wanted.sort((a, b) => rank(b, light) - rank(a, light) || b.r - a.r || a.index - b.index);
  wanted.forEach((node) => {
    const x = node.x * view.scale + view.x;
    const y = node.y * view.scale + view.y;
    const r = Math.max(node.r * view.scale, 1.5);
    const text = short(node.label, 44);
    const always = node === state.chosen || node === state.hovered;
    if (!label(text, x, y + r + 13, taken, false) && !label(text, x, y - r - 5, taken, false)
      && always) label(text, x, y + r + 13, taken, true);
  });
  links.forEach((link) => {
    if (!link.shown || !link.label || !(isLit(link, light) || (!light && links.length <= 40))) return;
    // Nearer to the smaller end, as the links of one node meet at the larger.
    const far = link.a.r > link.b.r ? 0.62 : link.a.r < link.b.r ? 0.38 : 0.5;
    const x = (link.a.x + (link.b.x - link.a.x) * far) * view.scale + view.x;
    const y = (link.a.y + (link.b.y - link.a.y) * far) * view.scale + view.y;
    label(short(link.label, 60), x, y, taken, false);
  });
}

function discOf(node) {
  const x = node.x * view.scale + view.x;
  const y = node.y * view.scale + view.y;
  const r = Math.max(node.r * view.scale, 1.5);
  return [x - r, y - r, x + r, y + r];
}

function wantsLabel(node, light) {
  if (light) return light.set.has(node) && (node === light.centre || light.set.size <= 60);
  return node.found || node.labelled || node.r * view.scale > 14 || view.scale > 1.7;
}

function rank(node, light) {
  return (light && node === light.centre ? 4 : 0) + (node.found ? 2 : 0) + (node.labelled ? 1 : 0);
}

function label(text, x, y, taken, always) {
  const half = pen.measureText(text).width / 2 + 3;
  const box = [x - half, y - 11, x + half, y + 4];
  const hit = taken.some((b) => box[0] < b[2] && b[0] < box[2] && box[1] < b[3] && b[1] < box[3]);
  if (hit && !always) return false;
  taken.push(box);
  pen.globalAlpha = 1;
  pen.lineWidth = 4;
  pen.strokeStyle = colours.halo;
  pen.strokeText(text, x, y);
  pen.fillStyle = colours.ink;
  pen.fillText(text, x, y);
  return true;
}
