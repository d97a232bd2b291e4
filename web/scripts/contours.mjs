// Draws the contour lines of an invented country: heights on a grid, marching squares, smoothed into SVG paths.
// Run by hand when the drawing should change; its result is kit/src/styles/contours.svg.
import { writeFile } from 'node:fs/promises';

const WIDTH = 96;
const HEIGHT = 64;
const SCALE = 10;
const LEVELS = 13;

const hills = [
  [18, 16, 15, 1.0],
  [30, 44, 12, 0.85],
  [52, 20, 10, 0.6],
  [74, 12, 14, 0.95],
  [84, 46, 16, 1.1],
  [62, 54, 9, 0.55],
  [6, 56, 11, 0.7],
  [44, 34, 7, 0.35],
];

/** Hills, and a valley for the river that winds from the north-west to the south-east. */
function height(x, y) {
  const hill = hills.reduce((sum, [cx, cy, r, h]) => {
    const d = ((x - cx) ** 2 + ((y - cy) * 1.25) ** 2) / (r * r);
    return sum + h * Math.exp(-d);
  }, 0);
  const river = 34 + 10 * Math.sin(x / 13) + 5 * Math.sin(x / 5 + 1);
  const valley = 0.35 * Math.exp(-(((y - river) / 6) ** 2));
  return hill - valley + 0.05 * Math.sin(x / 3.1 + y / 4.3) + 0.04 * Math.sin(y / 2.7 - x / 5.9);
}

function crossings(level) {
  const segments = [];
  const between = (ax, ay, bx, by) => {
    const a = height(ax, ay);
    const b = height(bx, by);
    const t = (level - a) / (b - a);
    return [ax + (bx - ax) * t, ay + (by - ay) * t];
  };
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const corners = [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ];
      const above = corners.map(([cx, cy]) => height(cx, cy) > level);
      const points = [];
      for (let edge = 0; edge < 4; edge++) {
        const next = (edge + 1) % 4;
        if (above[edge] !== above[next]) points.push(between(...corners[edge], ...corners[next]));
      }
      for (let i = 0; i + 1 < points.length; i += 2) segments.push([points[i], points[i + 1]]);
    }
  }
  return segments;
}

const key = ([x, y]) => `${x.toFixed(3)},${y.toFixed(3)}`;

function join(segments) {
  const ends = new Map();
  const at = (point) => ends.get(key(point)) ?? ends.set(key(point), []).get(key(point));
  for (const segment of segments) for (const point of segment) at(point).push(segment);
  const used = new Set();
  const lines = [];
  const follow = (line) => {
    for (;;) {
      const last = line.at(-1);
      const next = at(last).find((segment) => !used.has(segment));
      if (!next) return line;
      used.add(next);
      line.push(key(next[0]) === key(last) ? next[1] : next[0]);
    }
  };
  for (const segment of segments) {
    if (used.has(segment)) continue;
    used.add(segment);
    const forward = follow([segment[0], segment[1]]);
    lines.push([...follow([segment[1], segment[0]]).slice(2).reverse(), ...forward]);
  }
  return lines.filter((line) => line.length > 5);
}

const show = ([x, y]) => `${Math.round(x * SCALE)} ${Math.round(y * SCALE)}`;
const middle = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Every third point is enough once the curve runs through the middles. */
function path(line) {
  const points = line.filter((_, index) => index % 3 === 0 || index === line.length - 1);
  let d = `M${show(points[0])}`;
  for (let i = 1; i < points.length - 1; i++)
    d += `Q${show(points[i])} ${show(middle(points[i], points[i + 1]))}`;
  return `${d}L${show(points.at(-1))}`;
}

const bands = { thin: '', thick: '' };
for (let level = 0; level < LEVELS; level++) {
  const lines = join(crossings(-0.2 + level * 0.105));
  bands[level % 4 === 2 ? 'thick' : 'thin'] += lines.map(path).join('');
}
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH * SCALE} ${HEIGHT * SCALE}" preserveAspectRatio="xMidYMid slice" fill="none" stroke="#000"><path stroke-width="1" d="${bands.thin}"/><path stroke-width="2.2" d="${bands.thick}"/></svg>\n`;
await writeFile(new URL('../../kit/src/styles/contours.svg', import.meta.url), svg);
console.log(`${svg.length} bytes`);
