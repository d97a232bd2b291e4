import type { LegalMove } from '@bridgehead/kit';
import { offersBy, offersOfKind, type OfKind } from '@bridgehead/kit/table';
import type { Move } from '../rules/moves.ts';
import type { EventDeckCard, Point, SkillCard, Unit } from '../rules/state.ts';

export type Offer = LegalMove<Move>;
type OfferOf<Kind extends Move['kind']> = LegalMove<OfKind<Move, Kind>>;

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
  readonly chooses: readonly OfferOf<'choose'>[];
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
    chooses: offersOfKind(legal, 'choose'),
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

/** The choice with exactly these picks: in this order where the order counts, in any other if it does not. */
export function choiceOf(
  chooses: Offers['chooses'],
  picks: readonly number[],
  isOrdered: boolean,
): Offer | undefined {
  const key = keyOf(picks, isOrdered);
  return chooses.find(({ move }) => keyOf(move.picks, isOrdered) === key);
}

function keyOf(picks: readonly number[], isOrdered: boolean): string {
  return (isOrdered ? picks : [...picks].sort((one, other) => one - other)).join();
}
