import { asActor } from '../rules/acts.ts';
import { boutOf } from '../rules/hand-to-hand.ts';
import { jumpOf } from '../rules/movement/jump.ts';
import type { Act, Standing } from '../rules/moves.ts';
import { boutChances } from '../rules/odds.ts';
import { pieceAt, speedOf, squadKind } from '../rules/pieces.ts';
import type { Battlefield } from '../rules/playing.ts';
import { foesOf } from '../rules/space.ts';
import type { Piece, PieceId } from '../rules/state.ts';
import { withPieceAt } from './imagine.ts';
import { stepsBetween } from './lookout.ts';
import type { Idea } from './plan.ts';
import { ARM, type Thought } from './thought.ts';
import { besideOf } from '../rules/movement/beside.ts';
import { pathTo } from './ways.ts';
import { lossBy } from './worth.ts';

/** Into somebody, and at him; whoever can shoot before does. */
export function charges({ scene, by, soldier, fire }: Thought): Idea[] {
  const { table } = scene;
  const { armoury, state } = table;
  const speed = speedOf(armoury, state, soldier);
  const jumps = reachOfJump(table, soldier);
  const first = fire && !fire.shot.aimed ? fire : null;
  const foes = foesOf(table, soldier).filter((enemy) => scene.targets.includes(enemy));
  return foes.flatMap((enemy) => {
    const foe = pieceAt(state, enemy);
    if (stepsBetween(soldier, foe) > Math.max(speed, jumps) + ARM) return [];
    return besideOf(table, foe).flatMap((place): Idea[] => {
      const facing = { x: 0 - place.facing.x, y: 0 - place.facing.y };
      const there = withPieceAt(table, by, { ...place, facing });
      const gain = lossBy(table, foe, boutChances(boutOf(there, pieceAt(there.state, by), foe)));
      if (gain === 0) return [];
      const line = () => {
        const go = intoContact(table, by, { ...place, facing }, enemy);
        if (!go) return null;
        return first ? [first.shot, go] : [go, { kind: 'fight' as const, by, enemy }];
      };
      return [{ worth: scene.standing(by, soldier, place) + gain + (first?.total ?? 0), line }];
    });
  });
}

/** On foot, or by jump pack where no way leads there. */
function intoContact(table: Battlefield, by: PieceId, place: Standing, enemy: PieceId): Act | null {
  const { facing, x, y, z } = place;
  const path = pathTo(table, by, place, [enemy]);
  if (path) return { kind: 'walk', by, path, facing };
  if (reachOfJump(table, pieceAt(table.state, by)) === 0) return null;
  const jump: Act = { kind: 'jump', by, to: { x, y, z }, facing };
  const jumped = jumpOf(asActor(table, by), jump);
  return 'reason' in jumped || !jumped.contact.includes(enemy) ? null : jump;
}

/** In steps; 0 without a jump pack. */
function reachOfJump({ armoury, state }: Battlefield, piece: Piece): number {
  if (!state.rules.jumps || piece.kind !== 'soldier') return 0;
  return squadKind(armoury, state, piece).jumps ?? 0;
}
