/** What every plot is drawn with. */

const COLOURS = ['#31597a', '#b5482f', '#6d8a3a', '#c28a1b', '#6a4c7d', '#3b8686', '#8a5a44', '#7a7f87'];
export const WIDTH = 640;

/** More series than these would share colours. */
export const MOST_SERIES = COLOURS.length;

export function colourOf(series: number): string {
  return COLOURS[series % COLOURS.length] as string;
}

export function svg(height: number, inside: string): string {
  return `<svg viewBox="0 0 ${WIDTH} ${short(height)}" role="img">${inside}</svg>`;
}

export function text(x: number, y: number, anchor: string, words: string, kind = 'mark'): string {
  return `<text class="${kind}" x="${short(x)}" y="${short(y)}" text-anchor="${anchor}">${escaped(words)}</text>`;
}

export function short(value: number): number {
  return Math.round(value * 10) / 10;
}

export function escaped(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Round numbers from the one below `least` to the one above `greatest`, some four steps in all. */
export function marksFor(least: number, greatest: number): readonly number[] {
  const step = roundStep((greatest - least) / 4 || 1);
  const first = Math.floor(least / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(greatest / step - 1e-9));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** 1, 2 or 5 times a power of ten: the least that is not below. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((times) => times * power >= least * (1 - 1e-9)) ?? 10) * power;
}
