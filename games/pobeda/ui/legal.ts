import type { Decision, Seat } from '@bridgehead/kernel';
import type { LegalMove } from '@bridgehead/kit';
import type { Cell } from '../rules/board.ts';
import type { Card } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';

/** The legal moves, sorted by what on the table offers them. */
type Of<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;

export interface Offer<M extends Move = Move> {
  readonly decision: Decision;
  readonly move: M;
}

export interface Offers {
  /** Several plays of a card on a cell differ in the lines they take (POB-5.6). */
  readonly plays: ReadonlyMap<Card, ReadonlyMap<Cell, readonly Offer<Of<'play'>>[]>>;
  readonly exchanges: ReadonlyMap<Card, Offer>;
  readonly discards: ReadonlyMap<Card, Offer>;
  readonly gifts: ReadonlyMap<Card, Offer>;
  readonly draw: Offer | undefined;
  readonly claims: readonly Offer<Of<'claim'>>[];
  readonly verdicts: readonly Offer<Of<'plead' | 'vote'>>[];
}

export function offersOf(legal: readonly LegalMove<Move>[]): Offers {
  const plays = new Map<Card, Map<Cell, Offer<Of<'play'>>[]>>();
  for (const offer of ofKind(legal, 'play')) {
    const { card, cell } = offer.move;
    const byCell = plays.get(card) ?? new Map<Cell, Offer<Of<'play'>>[]>();
    plays.set(card, byCell);
    byCell.set(cell, [...(byCell.get(cell) ?? []), offer]);
  }
  const byCard = (kind: 'exchange' | 'discard' | 'give') =>
    new Map(ofKind(legal, kind).map((offer) => [offer.move.card, offer]));
  return {
    plays,
    exchanges: byCard('exchange'),
    discards: byCard('discard'),
    gifts: byCard('give'),
    draw: ofKind(legal, 'draw')[0],
    claims: ofKind(legal, 'claim'),
    verdicts: [...ofKind(legal, 'plead'), ...ofKind(legal, 'vote')],
  };
}

function ofKind<Kind extends Move['kind']>(legal: readonly LegalMove<Move>[], kind: Kind): Offer<Of<Kind>>[] {
  return legal.filter((offer): offer is Offer<Of<Kind>> => offer.move.kind === kind);
}

/** The viewer's own turn, if it is on: what a play that is not legal is tried against. */
export function turnOf(pending: readonly Decision[], viewer: Seat | 'spectator'): Decision | undefined {
  return pending.find(({ kind, seat }) => kind === 'turn' && seat === viewer);
}
