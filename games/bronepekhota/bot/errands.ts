import type { Act, Standing } from '../rules/moves.ts';
import { gunKind, isPiloted, machineKind, squadKind } from '../rules/pieces.ts';
import { isManned } from '../rules/space.ts';
import type { Piece, Soldier } from '../rules/state.ts';
import { bestFire } from './fire.ts';
import { withPieceAt } from './imagine.ts';
import { stepsBetween } from './lookout.ts';
import type { Idea } from './plan.ts';
import type { Scene } from './scene.ts';
import { ARM, moved, type Thought, walking } from './thought.ts';
import { besideOf } from '../rules/movement/beside.ts';
import { WEIGHTS as W } from './weights.ts';
import { remains, worthOf } from './worth.ts';

/** To a gun without a crew, or a machine without a pilot. */
export function errands(thought: Thought): Idea[] {
  const { scene, by, soldier } = thought;
  const { armoury, state } = scene.table;
  const { speed } = squadKind(armoury, state, soldier);
  const ideas: Idea[] = [];
  for (const [id, piece] of state.pieces.entries()) {
    if (piece.status !== 'table' || stepsBetween(soldier, piece) > speed + ARM) continue;
    if (!isVacant(scene, soldier, piece)) continue;
    for (const place of besideOf(scene.table, piece)) {
      if (piece.kind === 'gun') ideas.push(...serving(thought, piece, place));
      else if (piece.kind === 'machine') {
        const worth = scene.standing(by, soldier, place) + W.prize * remains(scene.table, piece);
        const board: Act = { kind: 'board', by, machine: id };
        ideas.push({ worth, line: () => walking(scene, by, place, place.facing, board) });
      }
    }
  }
  return ideas;
}

function isVacant({ table }: Scene, soldier: Soldier, piece: Piece): boolean {
  const { rank } = squadKind(table.armoury, table.state, soldier);
  if (piece.kind === 'machine') return !isPiloted(piece) && rank >= machineKind(table.armoury, piece).rank;
  return piece.kind === 'gun' && rank >= gunKind(table.armoury, piece).rank && !isManned(table, piece);
}

/** Looking over the gun or away from it, whichever is where the enemy is. */
function serving({ scene, by, soldier, deeds }: Thought, gun: Piece, place: Standing): Idea[] {
  const { table, targets } = scene;
  const back = { x: 0 - place.facing.x, y: 0 - place.facing.y };
  return [place.facing, back].map((facing) => {
    const there = withPieceAt(table, by, { ...place, facing });
    const next = bestFire(
      { table: there, by, targets, care: 'exact', turns: false, isSimple: !scene.temper.looksAhead },
      moved(deeds),
    );
    const gain = W.serving * worthOf(table, gun) + (next?.total ?? 0);
    return {
      worth: scene.standing(by, soldier, place) + gain,
      line: () => walking(scene, by, place, facing, ...(next ? [next.shot] : [])),
    };
  });
}
