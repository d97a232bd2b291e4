import type { Estimate } from './statistics.ts';
import { colourOf, escaped, marksFor, short, svg, text, WIDTH } from './svg.ts';

export interface Bar {
  /** Which colour, and which entry of the legend. */
  readonly series: number;
  readonly name: string;
  readonly estimate: Estimate;
}

export interface BarGroup {
  readonly label: string;
  readonly bars: readonly Bar[];
}

const HEIGHT = 250;
const LEFT = 48;
const TOP = 16;
const BOTTOM = 28;
/** Beyond so many bars the figures above them would run into each other. */
const MOST_FIGURES = 14;

/** Bars in groups, each with a whisker over its range. */
export function barPlot(groups: readonly BarGroup[], format: (value: number) => string): string {
  const bars = groups.flatMap((group) => group.bars);
  const scale = scaleFor(Math.max(...bars.map(({ estimate }) => estimate.high), 0), format);
  // Every group is as wide as its bars and one gap.
  const unit = (WIDTH - LEFT) / (bars.length + groups.length);
  const parts: string[] = [];
  let left = LEFT;
  for (const { label, bars: own } of groups) {
    const middle = left + (unit * (own.length + 1)) / 2;
    parts.push(text(middle, HEIGHT - 8, 'middle', label));
    for (const [index, bar] of own.entries()) {
      const x = left + unit * (index + 0.5);
      parts.push(barShape(bar, x, unit, scale, format));
      if (bars.length <= MOST_FIGURES) {
        const top = Math.min(scale.y(bar.estimate.value), scale.y(bar.estimate.high)) - 4;
        parts.push(text(x + unit / 2, Math.max(11, top), 'middle', format(bar.estimate.value), 'figure'));
      }
    }
    left += unit * (own.length + 1);
  }
  return svg(HEIGHT, scale.grid + parts.join(''));
}

/** How often each number came up; numbers share a bar where there are too many of them. */
export function histogram(spread: readonly (readonly [number, number])[], series: number): string {
  const bins = binned(spread);
  const scale = scaleFor(Math.max(...bins.map(({ times }) => times), 0), String);
  const unit = (WIDTH - LEFT) / bins.length;
  const every = Math.ceil(bins.length / 12);
  const parts = bins.map(({ label, times }, index) => {
    const x = LEFT + unit * index;
    const shape = box(x + 1, scale.y(times), unit - 2, scale.y(0) - scale.y(times), colourOf(series));
    const mark = index % every === 0 ? text(x + unit / 2, HEIGHT - 8, 'middle', label) : '';
    return `<g><title>${escaped(`${label}: ${times}`)}</title>${shape}</g>${mark}`;
  });
  return svg(HEIGHT, scale.grid + parts.join(''));
}

const MOST_BINS = 30;

export function binned(spread: readonly (readonly [number, number])[]): { label: string; times: number }[] {
  const first = spread[0]?.[0] ?? 0;
  const last = spread.at(-1)?.[0] ?? 0;
  const width = Math.ceil((last - first + 1) / MOST_BINS);
  const bins = Array.from({ length: Math.ceil((last - first + 1) / width) }, (_, index) => {
    const from = first + index * width;
    return { label: width === 1 ? `${from}` : `${from}–${from + width - 1}`, times: 0 };
  });
  for (const [number, times] of spread) {
    const bin = bins[Math.floor((number - first) / width)];
    if (bin) bin.times += times;
  }
  return bins;
}

interface Scale {
  y(value: number): number;
  readonly grid: string;
}

/** From nought to a round number above the greatest, with a line at each step. */
function scaleFor(greatest: number, format: (value: number) => string): Scale {
  const marks = marksFor(0, greatest);
  const top = marks.at(-1) as number;
  const y = (value: number) => HEIGHT - BOTTOM - ((HEIGHT - BOTTOM - TOP) * value) / top;
  const grid = marks.map(
    (mark) =>
      `<line class="grid" x1="${LEFT}" x2="${WIDTH}" y1="${short(y(mark))}" y2="${short(y(mark))}"/>` +
      text(LEFT - 6, y(mark) + 4, 'end', format(mark)),
  );
  return { y, grid: grid.join('') };
}

function barShape(
  { series, name, estimate: { value, low, high } }: Bar,
  x: number,
  unit: number,
  { y }: Scale,
  format: (value: number) => string,
): string {
  const middle = short(x + unit / 2);
  const cap = Math.min(5, unit / 4);
  const [from, to] = [short(x + unit / 2 - cap), short(x + unit / 2 + cap)];
  const whisker = `M${middle} ${short(y(low))}V${short(y(high))}M${from} ${short(y(low))}H${to}M${from} ${short(y(high))}H${to}`;
  const title = escaped(`${name}: ${format(value)} (${format(low)} … ${format(high)})`);
  const shape = box(x + unit * 0.06, y(value), unit * 0.88, y(0) - y(value), colourOf(series));
  return `<g><title>${title}</title>${shape}<path class="whisker" d="${whisker}"/></g>`;
}

function box(x: number, y: number, width: number, height: number, colour: string): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${colour}"/>`;
}
