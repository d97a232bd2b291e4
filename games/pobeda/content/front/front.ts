/** The front of the war as it ran on 22 dates, approximately: see README.md. */

/** Latitude, longitude, and 1 where the way to this point leads over water and is not drawn. */
export type FrontPoint = readonly [lat: number, lon: number, overWater?: number];

/** A siege, a pocket or a bridgehead inside the other side's ground. A `line` encloses nothing: where allies met. */
export interface FrontPiece {
  readonly name: string;
  readonly held: Side | 'line';
  readonly points: readonly FrontPoint[];
}

export type Side = 'soviet' | 'axis';

export interface Front {
  readonly date: string;
  /** From the Arctic southwards, Soviet ground on the left hand. */
  readonly main: readonly FrontPoint[];
  readonly pieces: readonly FrontPiece[];
}

/** The last Germans before Prague laid down their arms; after that there was no front in Europe. */
const LAST_DAY = '1945-05-11';

const DAY = 24 * 60 * 60 * 1000;
export const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY;
export const dateOf = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);

/** Of a month without a day its middle counts. */
export function dayOf(date: string): string {
  return date.length === 7 ? `${date}-15` : date;
}

/** The nearest of the dates known, or the one before or after where an offensive lies between. */
export type FrontChoice = 'nearest' | 'earlier' | 'later';

/** The front of the date chosen; null when the war in Europe was over. */
export function frontOn(fronts: readonly Front[], day: string, choose: FrontChoice): Front | null {
  if (day > LAST_DAY) return null;
  const before = fronts.findLast(({ date }) => date <= day) ?? fronts[0];
  const after = fronts.find(({ date }) => date > day);
  if (!before || !after || choose === 'earlier') return before ?? null;
  if (choose === 'later') return after;
  const since = dayNumber(day) - dayNumber(before.date);
  const until = dayNumber(after.date) - dayNumber(day);
  return since <= until ? before : after;
}
