import type { Decision, Viewer } from '@bridgehead/kernel';
import type { LegalMove } from '../game-ui.ts';

/** Legal moves, sorted by what on the table offers them. */

type Kinded = { readonly kind: string };
export type OfKind<Move extends Kinded, Kind extends Move['kind']> = Extract<Move, { readonly kind: Kind }>;

export function offersOfKind<Move extends Kinded, Kind extends Move['kind']>(
  legal: readonly LegalMove<Move>[],
  kind: Kind,
): LegalMove<OfKind<Move, Kind>>[] {
  return legal.filter((offer): offer is LegalMove<OfKind<Move, Kind>> => offer.move.kind === kind);
}

/** One offer for each key. */
export function offersBy<Move, Key>(
  offers: readonly LegalMove<Move>[],
  keyOf: (move: Move) => Key,
): Map<Key, LegalMove<Move>> {
  return new Map(offers.map((offer) => [keyOf(offer.move), offer]));
}

/** What is picked up, where it goes, and every way to put it there. */
export type Ways<Thing, Place, Move> = ReadonlyMap<Thing, ReadonlyMap<Place, readonly LegalMove<Move>[]>>;

export function waysBy<Thing, Place, Move>(
  offers: readonly LegalMove<Move>[],
  thingOf: (move: Move) => Thing,
  placeOf: (move: Move) => Place,
): Ways<Thing, Place, Move> {
  const ways = new Map<Thing, Map<Place, LegalMove<Move>[]>>();
  for (const offer of offers) {
    const [thing, place] = [thingOf(offer.move), placeOf(offer.move)];
    const places = ways.get(thing) ?? new Map<Place, LegalMove<Move>[]>();
    ways.set(thing, places);
    places.set(place, [...(places.get(place) ?? []), offer]);
  }
  return ways;
}

/** The viewer's own open question, or that of a kind: what a move that is not legal is tried against. */
export function questionOf(
  pending: readonly Decision[],
  viewer: Viewer,
  kind?: string,
): Decision | undefined {
  return pending.find(
    (decision) => decision.seat === viewer && (kind === undefined || decision.kind === kind),
  );
}
