import type { Point } from '@bridgehead/geometry';
import { asActor } from '../rules/acts.ts';
import { pusherOf } from '../rules/inquire/pushes.ts';
import type { Act } from '../rules/moves.ts';
import { gunKind, isOnTable, speedOf, squadKind } from '../rules/pieces.ts';
import type { Gun, PieceId } from '../rules/state.ts';
import { type Aim, bestFrom } from './aims.ts';
import { stepsBetween } from './lookout.ts';
import type { Idea } from './plan.ts';
import { gunAims, isServedByOthers } from './prospects.ts';
import { ARM, type Thought } from './thought.ts';
import { headingTo } from './ways.ts';

/** How much of a push one thinks of, and how far to the left or right of its aim. */
const PARTS = [1, 0.6];
const SIDEWAYS = [0, 1, -1];

/** With a mobile gun to where it will have something to fire at. */
export function gunMoves(thought: Thought): Idea[] {
  const { scene, soldier } = thought;
  const { armoury, state } = scene.table;
  const { rank, speed } = squadKind(armoury, state, soldier);
  return [...state.pieces.entries()].flatMap(([id, gun]) => {
    if (gun.kind !== 'gun' || !isOnTable(gun) || gun.seat !== scene.seat || gun.hasMoved) return [];
    const kind = gunKind(armoury, gun);
    if (!kind.isMobile || rank < kind.rank || stepsBetween(soldier, gun) > speed / 2 + ARM) return [];
    return isServedByOthers(scene.table, gun, soldier) ? [] : pushes(thought, id, gun);
  });
}

function pushes({ scene, by, soldier }: Thought, id: PieceId, gun: Gun): Idea[] {
  const { table, targets, temper } = scene;
  const points = speedOf(table.armoury, table.state, soldier);
  const aims = gunAims(table, gun, targets, points / 2, temper.patience);
  const [aim] = aims.toSorted((one, other) => bestFrom([other], gun) - bestFrom([one], gun));
  const pace = (points - Math.max(0, stepsBetween(soldier, gun) - 1)) / 2;
  if (!aim || pace <= 0) return [];
  const push = pusherOf(asActor(table, by), by, id);
  return endsOf(gun, aim, pace).map((end) => {
    const gain = temper.future * (bestFrom(aims, { ...end, z: gun.z }) - bestFrom(aims, gun));
    const line = () => {
      const way = push(end);
      return 'reason' in way ? null : [facingEnemies(way.move as Walk, aim)];
    };
    return { worth: scene.standing(by, soldier, { ...end, z: soldier.z }) + gain, line };
  });
}

function endsOf(gun: Gun, { at }: Aim, pace: number): Point[] {
  const away = stepsBetween(gun, at);
  const ahead = { x: (at.x - gun.x) / away, y: (at.y - gun.y) / away };
  return PARTS.flatMap((part) =>
    SIDEWAYS.map((side) => {
      const far = (part * pace) / Math.sqrt(1 + side * side);
      return { x: gun.x + far * (ahead.x - side * ahead.y), y: gun.y + far * (ahead.y + side * ahead.x) };
    }),
  );
}

type Walk = Extract<Act, { kind: 'walk' }>;

/** Over the gun or away from it, whichever is where the enemy is. */
function facingEnemies(walk: Walk, { at }: Aim): Walk {
  const { facing, path } = walk;
  const towards = headingTo(path.at(-1) ?? at, at);
  const isAhead = facing.x * towards.x + facing.y * towards.y >= 0;
  return isAhead ? walk : { ...walk, facing: { x: 0 - facing.x, y: 0 - facing.y } };
}
