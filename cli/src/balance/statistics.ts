/** A figure and the range that holds the true one in 95 of 100 such studies. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** How often something happened. */
export interface Share extends Estimate {
  readonly count: number;
  readonly of: number;
}

/** Standard errors that reach 95 %. */
const REACH = 1.96;

/** Wilson's interval: it stays within 0 and 1, and is honest about few games. */
export function share(count: number, of: number): Share {
  if (of === 0) return { count, of, value: 0, low: 0, high: 1 };
  const value = count / of;
  const weight = REACH ** 2 / of;
  const centre = (value + weight / 2) / (1 + weight);
  const reach = (REACH * Math.sqrt((value * (1 - value)) / of + weight / (4 * of))) / (1 + weight);
  const low = count === 0 ? 0 : centre - reach;
  const high = count === of ? 1 : centre + reach;
  return { count, of, value, low, high };
}

/**
 * How much oftener something happened than it did in the same games played another way, of which `only` and `onlyThen` had it
 * in one way alone. Bonett and Price's interval: it takes no certainty from a few games that all agree.
 */
export function difference(only: number, onlyThen: number, of: number): Estimate {
  const [gained, lost] = [(only + 1) / (of + 2), (onlyThen + 1) / (of + 2)];
  const centre = gained - lost;
  const reach = REACH * Math.sqrt((gained + lost - centre ** 2) / (of + 2));
  return {
    value: of === 0 ? 0 : (only - onlyThen) / of,
    low: Math.max(-1, centre - reach),
    high: Math.min(1, centre + reach),
  };
}

/** The mean of numbers that are never negative; null where there are none. */
export function mean(numbers: readonly number[]): Estimate | null {
  if (numbers.length === 0) return null;
  const value = sum(numbers) / numbers.length;
  const variance = sum(numbers.map((number) => (number - value) ** 2)) / Math.max(1, numbers.length - 1);
  const reach = REACH * Math.sqrt(variance / numbers.length);
  return { value, low: Math.max(0, value - reach), high: value + reach };
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** How often each number came up, the smallest first. */
export function spread(numbers: readonly number[]): readonly (readonly [number: number, times: number])[] {
  const times = new Map<number, number>();
  for (const number of numbers) times.set(number, (times.get(number) ?? 0) + 1);
  return [...times].sort(([one], [other]) => one - other);
}
