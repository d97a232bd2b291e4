import type { Decision, Seat } from '@bridgehead/kernel';
import type { LegalMove } from '@bridgehead/kit';
import type { Cell, Move, Side, Tile } from '../rules/index.ts';

/** The legal moves, sorted by what on the table offers them. */
type Of<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;

export interface Offer<M extends Move = Move> {
  readonly decision: Decision;
  readonly move: M;
}

export interface Offers {
  readonly posts: ReadonlyMap<Cell, Offer>;
  readonly walks: ReadonlyMap<Cell, Offer>;
  readonly attacks: ReadonlyMap<Cell, Offer>;
  readonly flags: ReadonlyMap<Cell, Offer>;
  readonly clears: ReadonlyMap<Cell, Offer>;
  /** Several ways to lay a tile on a cell differ in how it is turned. */
  readonly digs: ReadonlyMap<Tile, ReadonlyMap<Cell, readonly Offer<Of<'dig'>>[]>>;
  readonly throws: ReadonlyMap<Side, Offer>;
  readonly take: Offer | undefined;
  readonly replace: Offer | undefined;
  readonly end: Offer | undefined;
}

export function offersOf(legal: readonly LegalMove<Move>[]): Offers {
  const digs = new Map<Tile, Map<Cell, Offer<Of<'dig'>>[]>>();
  for (const offer of ofKind(legal, 'dig')) {
    const { tile, to } = offer.move;
    const byCell = digs.get(tile) ?? new Map<Cell, Offer<Of<'dig'>>[]>();
    digs.set(tile, byCell);
    byCell.set(to, [...(byCell.get(to) ?? []), offer]);
  }
  const byGoal = (kind: 'move' | 'flag') =>
    new Map(ofKind(legal, kind).map((offer) => [offer.move.to, offer]));
  const byCell = (kind: 'post' | 'attack' | 'clear') =>
    new Map(ofKind(legal, kind).map((offer) => [offer.move.cell, offer]));
  return {
    posts: byCell('post'),
    walks: byGoal('move'),
    attacks: byCell('attack'),
    flags: byGoal('flag'),
    clears: byCell('clear'),
    digs,
    throws: new Map(ofKind(legal, 'throw').map((offer) => [offer.move.side, offer])),
    take: ofKind(legal, 'take')[0],
    replace: ofKind(legal, 'replace')[0],
    end: ofKind(legal, 'end')[0],
  };
}

function ofKind<Kind extends Move['kind']>(legal: readonly LegalMove<Move>[], kind: Kind): Offer<Of<Kind>>[] {
  return legal.filter((offer): offer is Offer<Of<Kind>> => offer.move.kind === kind);
}

/** The viewer's own open question, if there is one: what a move that is not legal is tried against. */
export function questionOf(pending: readonly Decision[], viewer: Seat | 'spectator'): Decision | undefined {
  return pending.find(({ seat }) => seat === viewer);
}
