// The frame that the picture is seen through: places come with the file, here they are only moved and scaled.
const canvas = document.getElementById('picture');
const pen = canvas.getContext('2d');
const view = { scale: 1, x: 0, y: 0 };
let moved = false;
let drawing = 0;

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
