import type { Bar, BarGroup } from './plots.ts';
import { colourOf, escaped, marksFor, short, svg, text, WIDTH } from './svg.ts';

const LEFT = 190;
const RIGHT = 12;
const BOTTOM = 24;
const LINE = 9;
const GAP = 9;

/** Points with whiskers, one line each, below one another: for more names than bars side by side have room for. */
export function rowPlot(
  groups: readonly BarGroup[],
  format: (value: number) => string,
  bounds: readonly number[] = [],
): string {
  const estimates = groups.flatMap(({ bars }) => bars.map(({ estimate }) => estimate));
  const least = Math.min(0, ...bounds, ...estimates.map(({ low }) => low));
  const marks = marksFor(least, Math.max(...bounds, ...estimates.map(({ high }) => high)));
  const [first, last] = [marks[0] as number, marks.at(-1) as number];
  const x = (value: number) => LEFT + ((WIDTH - LEFT - RIGHT) * (value - first)) / (last - first);
  const rows: string[] = [];
  let top = GAP;
  for (const { label, bars } of groups) {
    rows.push(text(LEFT - 8, top + (LINE * bars.length) / 2 + 4, 'end', label));
    for (const bar of bars) {
      rows.push(pointShape(bar, x, top + LINE / 2, format));
      top += LINE;
    }
    top += GAP;
  }
  const upright = (value: number, kind: string) =>
    `<line class="${kind}" x1="${short(x(value))}" x2="${short(x(value))}" y1="0" y2="${top}"/>`;
  const grid = marks.map(
    (mark) => upright(mark, 'grid') + text(x(mark), top + BOTTOM - 8, 'middle', format(mark)),
  );
  const lines = bounds.map((bound) => upright(bound, 'bound'));
  return svg(top + BOTTOM, [...grid, ...lines, ...rows].join(''));
}

function pointShape(
  { series, name, estimate: { value, low, high } }: Bar,
  x: (value: number) => number,
  y: number,
  format: (value: number) => string,
): string {
  const title = escaped(`${name}: ${format(value)} (${format(low)} … ${format(high)})`);
  const whisker = `<path class="whisker" d="M${short(x(low))} ${short(y)}H${short(x(high))}"/>`;
  const point = `<circle cx="${short(x(value))}" cy="${short(y)}" r="3.5" fill="${colourOf(series)}"/>`;
  return `<g><title>${title}</title>${whisker}${point}</g>`;
}
