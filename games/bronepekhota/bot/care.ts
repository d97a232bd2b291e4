import { refuseMending, restoredBy } from '../rules/mend.ts';
import { gunKind, pieceAt } from '../rules/pieces.ts';
import { refuseRefill } from '../rules/refill.ts';
import { cellsOf } from '../rules/shooting/ammo.ts';
import { firearmOf } from '../rules/shooting/firearms.ts';
import type { Battlefield } from '../rules/playing.ts';
import type { Firearm } from '../rules/armoury.ts';
import type { Gun, Machine, PieceId } from '../rules/state.ts';
import { type Idea, idea } from './plan.ts';
import { WEIGHTS as W } from './weights.ts';
import { soundOf, type Valued, worthOf } from './worth.ts';

/** What can be done for a machine or gun of one's own: mended, or given ammunition. */
export function careIdeas(table: Valued, by: PieceId, object: PieceId, here: number): Idea[] {
  const piece = pieceAt(table.state, object) as Machine | Gun;
  const worth = worthOf(table, piece);
  const ideas: Idea[] = [];
  if (!refuseMending(table, by, object)) {
    const gain = (W.mending * worth * restoredBy(table, by, piece)) / soundOf(table, piece);
    ideas.push(idea(here + gain, { kind: 'mend', by, object }));
  }
  if (!refuseRefill(table, by, object) && isShort(table, by, piece))
    ideas.push(idea(here + W.refill * worth, { kind: 'refill', by, object }));
  return ideas;
}

/** One of its weapons has not enough left for a shot. */
function isShort(table: Battlefield, by: PieceId, piece: Machine | Gun): boolean {
  const { armoury, state } = table;
  const firearms: (Firearm | undefined)[] =
    piece.kind === 'gun'
      ? [gunKind(armoury, piece).firearm]
      : piece.weapons.map((weapon) => firearmOf(table, by, { weapon }));
  return firearms.some((firearm) => firearm && piece.ammo < cellsOf(firearm, state.rules));
}
