import type { Decision } from '@bridgehead/kernel';
import type { LegalMove } from '@bridgehead/kit';
import { offersBy, offersOfKind } from '@bridgehead/kit/table';
import type { Question } from '../rules/agenda.ts';
import type { Move } from '../rules/moves.ts';
import type { EventDeckCard, Point, SkillCard, Unit } from '../rules/state.ts';

export type Offer = LegalMove<Move>;

/** Everything that may be answered, by what on the table offers it. */
export interface Offers {
  readonly takes: ReadonlyMap<Unit, Offer>;
  /** Where a unit may be posted or sent, by unit and point. */
  readonly ways: ReadonlyMap<Unit, ReadonlyMap<Point, Offer>>;
  readonly plays: ReadonlyMap<SkillCard, Offer>;
  readonly cycles: ReadonlyMap<SkillCard, Offer>;
  readonly reacts: ReadonlyMap<SkillCard, Offer>;
  readonly passes: ReadonlyMap<Unit, Offer>;
  readonly tasks: ReadonlyMap<EventDeckCard, Offer>;
  /** Those that say all by their kind. */
  readonly plain: ReadonlyMap<Move['kind'], Offer>;
}

const PLAIN = ['done', 'token', 'decline', 'rest', 'agree', 'object', 'stand', 'retreat'] as const;

export function offersOf(legal: readonly Offer[]): Offers {
  return {
    takes: offersBy(offersOfKind(legal, 'take'), (move) => move.unit),
    ways: waysOf(legal),
    plays: offersBy(offersOfKind(legal, 'play'), (move) => move.card),
    cycles: offersBy(offersOfKind(legal, 'cycle'), (move) => move.card),
    reacts: offersBy(offersOfKind(legal, 'react'), (move) => move.card),
    passes: offersBy(offersOfKind(legal, 'pass'), (move) => move.unit),
    tasks: offersBy(offersOfKind(legal, 'task'), (move) => move.task),
    plain: new Map(PLAIN.flatMap((kind) => offersOfKind(legal, kind).map((offer) => [kind, offer] as const))),
  };
}

function waysOf(legal: readonly Offer[]): Map<Unit, Map<Point, Offer>> {
  const ways = new Map<Unit, Map<Point, Offer>>();
  const add = (unit: Unit, point: Point, offer: Offer) => {
    const places = ways.get(unit) ?? new Map<Point, Offer>();
    places.set(point, offer);
    ways.set(unit, places);
  };
  for (const offer of offersOfKind(legal, 'post')) add(offer.move.unit, offer.move.at, offer);
  for (const offer of offersOfKind(legal, 'go')) add(offer.move.unit, offer.move.to, offer);
  return ways;
}

/** The choice with exactly these picks, if they are enough; put together here, since very many are not listed. */
export function choiceOf(
  decision: Decision | undefined,
  { about, from, least, most }: Pick<Question, 'about' | 'from' | 'least' | 'most'>,
  picks: readonly number[],
): Offer | undefined {
  if (decision?.kind !== 'choose' || picks.length < least || picks.length > most) return undefined;
  const asListed = about === 'order' ? picks : from.filter((one) => picks.includes(one));
  return { decision, move: { kind: 'choose', picks: asListed } };
}
