import type { Seat } from './contract.ts';
import type { Manifest } from './manifest.ts';
import type { RecordHeader } from './record.ts';

/** Everybody else whom a seat wins and loses with, and may show what it means. */
export function fellowsOf(
  manifest: Manifest,
  { seats, options }: Pick<RecordHeader, 'options'> & { readonly seats: readonly unknown[] },
  seat: Seat,
): Seat[] {
  const plan = { seats: seats.length, options };
  const sides = manifest.sides?.(plan) ?? null;
  const isFellow = (other: Seat) =>
    other !== seat &&
    (sides === null ? manifest.cooperative : sides[other] === sides[seat]) &&
    !manifest.mustNotConfer?.(plan, seat, other);
  return [...seats.keys()].filter(isFellow);
}
