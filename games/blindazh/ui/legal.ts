import type { LegalMove } from '@bridgehead/kit';
import { offersBy, offersOfKind, type OfKind, type Ways, waysBy } from '@bridgehead/kit/table';
import type { Cell, Move, Side, Tile } from '../rules/index.ts';

/** The legal moves, sorted by what on the table offers them. */
export type Offer<M extends Move = Move> = LegalMove<M>;
type Of<Kind extends Move['kind']> = OfKind<Move, Kind>;

export interface Offers {
  readonly posts: ReadonlyMap<Cell, Offer>;
  readonly walks: ReadonlyMap<Cell, Offer>;
  readonly attacks: ReadonlyMap<Cell, Offer>;
  readonly flags: ReadonlyMap<Cell, Offer>;
  readonly clears: ReadonlyMap<Cell, Offer>;
  /** Several ways to lay a tile on a cell differ in how it is turned. */
  readonly digs: Ways<Tile, Cell, Of<'dig'>>;
  readonly throws: ReadonlyMap<Side, Offer>;
  readonly take: Offer | undefined;
  readonly replace: Offer | undefined;
  readonly end: Offer | undefined;
}

export function offersOf(legal: readonly LegalMove<Move>[]): Offers {
  const byGoal = (kind: 'move' | 'flag') => offersBy(offersOfKind(legal, kind), ({ to }) => to);
  const byCell = (kind: 'post' | 'attack' | 'clear') =>
    offersBy(offersOfKind(legal, kind), ({ cell }) => cell);
  return {
    posts: byCell('post'),
    walks: byGoal('move'),
    attacks: byCell('attack'),
    flags: byGoal('flag'),
    clears: byCell('clear'),
    digs: waysBy(
      offersOfKind(legal, 'dig'),
      ({ tile }) => tile,
      ({ to }) => to,
    ),
    throws: offersBy(offersOfKind(legal, 'throw'), ({ side }) => side),
    take: offersOfKind(legal, 'take')[0],
    replace: offersOfKind(legal, 'replace')[0],
    end: offersOfKind(legal, 'end')[0],
  };
}
