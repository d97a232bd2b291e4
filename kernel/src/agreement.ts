import type { Outcome, Refusal, Seat } from './contract.ts';
import type { Manifest } from './manifest.ts';
import { type Agreement, humansOf, type RecordHeader } from './record.ts';

/** The endings of an outcome that people agreed on: no game has them among its own. */
export const AGREED_ENDINGS = ['resigned', 'agreed'] as const;

/** What every seat plays for, where sides play against each other; null where all win or lose together. */
export type Sides = readonly number[] | null;

export function sidesOf(
  { sides }: Manifest,
  { seats, options }: Pick<RecordHeader, 'seats' | 'options'>,
): Sides {
  return sides?.({ seats: seats.length, options }) ?? null;
}

/** Whose word it takes: to resign the people of one's side, for a draw everybody. */
export function askedFor(
  sides: Sides,
  header: Pick<RecordHeader, 'seats'>,
  end: Agreement['end'],
  seat: Seat,
): Seat[] {
  return humansOf(header).filter((human) => end === 'draw' || sides?.[human] === sides?.[seat]);
}

/**
 * A game ends by agreement only where that decides it: one of two sides resigns, or every side agrees to a draw. With more
 * sides a resignation would give the game to one of the others, so there a bot plays on instead. Bots agree to nothing.
 */
export function refuseAgreement(
  sides: Sides,
  header: Pick<RecordHeader, 'seats'>,
  { end, by }: Agreement,
): Refusal | null {
  if (!sides) return { reason: 'end-together' };
  const humans = humansOf(header);
  const [first] = by;
  if (first === undefined || !by.every((seat) => humans.includes(seat))) return { reason: 'end-not-people' };
  if (end === 'draw') {
    const isPlayedByPeople = (side: number) => humans.some((human) => sides[human] === side);
    if (!sides.every(isPlayedByPeople)) return { reason: 'draw-with-bots' };
    return humans.every((human) => by.includes(human)) ? null : { reason: 'draw-not-agreed' };
  }
  if (new Set(sides).size > 2) return { reason: 'resign-many-sides' };
  return by.every((seat) => sides[seat] === sides[first]) ? null : { reason: 'resign-two-sides' };
}

/** How a game is over that ends so. */
export function agreedOutcome(sides: Sides, { end, by }: Agreement): Outcome {
  const seats = (sides ?? []).map((_, seat) => seat);
  if (end === 'draw') return { kind: 'draw', between: seats, ending: 'agreed' };
  const lost = by[0] === undefined ? undefined : sides?.[by[0]];
  return { kind: 'win', winners: seats.filter((seat) => sides?.[seat] !== lost), ending: 'resigned' };
}
