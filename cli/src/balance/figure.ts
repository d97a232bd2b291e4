import { say } from '../language.ts';
import { type BarGroup, barPlot, binned, histogram } from './plots.ts';
import { rowPlot } from './rows.ts';
import type { Share } from './statistics.ts';
import { colourOf, escaped } from './svg.ts';
import { countOf, interval, WORDS } from './words.ts';

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly body: string;
}

/** Bars with whiskers, and the same figures as a table beside them. */
export function barFigure(
  caption: string,
  groups: readonly BarGroup[],
  format: (value: number) => string,
): string {
  const filled = groups.filter(({ bars }) => bars.length > 0);
  if (filled.length === 0) return emptyFigure(caption);
  const names = seriesNames(filled);
  const { players, series, figure, interval: range, games } = WORDS;
  const heads = [players, series, figure, range, games].map(say);
  return framed(caption, legend(names) + barPlot(filled, format), heads, estimateRows(filled, names, format));
}

/** The same for many names: each has its own line, and the numbers of players their colours. */
export function rowFigure(
  caption: string,
  groups: readonly BarGroup[],
  format: (value: number) => string,
): string {
  const names = seriesNames(groups);
  const { players, series, figure, interval: range } = WORDS;
  const heads = [series, players, figure, range].map(say);
  return framed(caption, legend(names) + rowPlot(groups, format), heads, estimateRows(groups, names, format));
}

function estimateRows(
  groups: readonly BarGroup[],
  names: readonly SeriesName[],
  format: (value: number) => string,
): string[][] {
  return groups.flatMap(({ label, bars }) =>
    bars.map(({ name, estimate }) => [
      label,
      names.length > 1 ? name : '',
      format(estimate.value),
      interval(estimate, format),
      'of' in estimate ? countOf(estimate as Share) : '',
    ]),
  );
}

/** How often each number came up, for one number of players. */
export function spreadFigure(
  caption: string,
  spread: readonly (readonly [number, number])[],
  series: number,
): string {
  if (spread.length === 0) return emptyFigure(caption);
  const rows = binned(spread).map(({ label, times }) => [label, String(times)]);
  return framed(caption, histogram(spread, series), [WORDS.value, WORDS.count].map(say), rows);
}

/** Columns that say nothing are left out. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const shown = heads.flatMap((_, column) => (rows.some((row) => row[column]) ? [column] : []));
  const line = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${shown.map((column) => `<${tag}>${escaped(cells[column] ?? '')}</${tag}>`).join('')}</tr>`;
  const body = rows.map((row) => line(row, 'td')).join('\n');
  return `<div class="table"><table><thead>${line(heads, 'th')}</thead><tbody>${body}</tbody></table></div>`;
}

/** A plot, and its figures beside it. */
export function framed(
  caption: string,
  plot: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  return `<figure><figcaption>${escaped(caption)}</figcaption><div class="plot">${plot}</div>${table(heads, rows)}</figure>\n`;
}

function emptyFigure(caption: string): string {
  return `<figure><figcaption>${escaped(caption)}</figcaption><p>${say(WORDS.none)}</p></figure>\n`;
}

type SeriesName = readonly [series: number, name: string];

function seriesNames(groups: readonly BarGroup[]): readonly SeriesName[] {
  const bars = groups.flatMap((group) => group.bars);
  const names = new Map(bars.map(({ series, name }) => [series, name]));
  return [...names].sort(([one], [other]) => one - other);
}

/** One entry for each colour; a single one needs no telling. */
function legend(names: readonly SeriesName[]): string {
  if (names.length < 2) return '';
  const entries = names.map(
    ([series, name]) => `<li><i style="background:${colourOf(series)}"></i>${escaped(name)}</li>`,
  );
  return `<ul class="legend">${entries.join('')}</ul>`;
}
