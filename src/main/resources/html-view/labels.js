// The labels of the picture, none over another.
const FONT = '12px system-ui, -apple-system, "Segoe UI", "Noto Sans", "Noto Sans CJK KR", sans-serif';

function short(text, most) {
  const one = text.replace(/\s+/g, ' ');
  return [...one].length <= most ? one : [...one].slice(0, most - 1).join('') + '…';
}

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
