import type { LegalMove } from '@bridgehead/kit';
import { offersBy, offersOfKind, type OfKind, type Ways, waysBy } from '@bridgehead/kit/table';
import type { Cell } from '../rules/board.ts';
import type { Card } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';

/** The legal moves, sorted by what on the table offers them. */
export type Offer<M extends Move = Move> = LegalMove<M>;
type Of<Kind extends Move['kind']> = OfKind<Move, Kind>;

export interface Offers {
  /** Several plays of a card on a cell differ in the lines they take (POB-5.6). */
  readonly plays: Ways<Card, Cell, Of<'play'>>;
  readonly exchanges: ReadonlyMap<Card, Offer>;
  readonly discards: ReadonlyMap<Card, Offer>;
  readonly gifts: ReadonlyMap<Card, Offer>;
  readonly draw: Offer | undefined;
  readonly claims: readonly Offer<Of<'claim'>>[];
  readonly verdicts: readonly Offer<Of<'plead' | 'vote'>>[];
}

export function offersOf(legal: readonly LegalMove<Move>[]): Offers {
  const byCard = (kind: 'exchange' | 'discard' | 'give') =>
    offersBy(offersOfKind(legal, kind), ({ card }) => card);
  return {
    plays: waysBy(
      offersOfKind(legal, 'play'),
      ({ card }) => card,
      ({ cell }) => cell,
    ),
    exchanges: byCard('exchange'),
    discards: byCard('discard'),
    gifts: byCard('give'),
    draw: offersOfKind(legal, 'draw')[0],
    claims: offersOfKind(legal, 'claim'),
    verdicts: [...offersOfKind(legal, 'plead'), ...offersOfKind(legal, 'vote')],
  };
}
