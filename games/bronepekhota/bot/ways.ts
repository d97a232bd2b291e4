import { type Bystander, cheapestWay, levelsAt, type Point, type Point3, reach } from '@bridgehead/geometry';
import { jumpOf } from '../rules/movement/jump.ts';
import { ON_FOOT, ROUNDING } from '../rules/movement/gaits.ts';
import type { Heading } from '../rules/moves.ts';
import { isOnTable, pieceAt, speedOf, squadKind } from '../rules/pieces.ts';
import type { Battlefield } from '../rules/playing.ts';
import { CONTACT, foesOf, foesTouching, solidOf, STEP } from '../rules/space.ts';
import type { PieceId, Soldier } from '../rules/state.ts';

/** How far apart the places are that are thought of. */
const GRID = 40;
/** Whoever goes round an enemy gives it so much room. */
const BERTH = CONTACT + 0.01;

/** A place and how one would get there. */
export interface Place extends Point3 {
  readonly by: 'walk' | 'jump';
}

/** Where a soldier could go without running into anybody. */
export function placesFor(table: Battlefield, id: PieceId, soldier: Soldier): Place[] {
  const { armoury, field, state } = table;
  const others = bystanders(table, id, soldier, []);
  const points = speedOf(armoury, state, soldier);
  const walks = reach(field, ON_FOOT, spotOf(soldier), others, points, GRID).map(
    ({ x, y, z }): Place => ({ x, y, z, by: 'walk' }),
  );
  return [...walks, ...jumpsFor(table, id, soldier)];
}

function jumpsFor(table: Battlefield, id: PieceId, soldier: Soldier): Place[] {
  const { armoury, field, state } = table;
  const { jumps } = squadKind(armoury, state, soldier);
  if (!state.rules.jumps || jumps === undefined) return [];
  const far = jumps * STEP + STEP / 2;
  const places: Place[] = [];
  const from = (middle: number) => Math.ceil((middle - far) / GRID) * GRID;
  for (let x = from(soldier.x); x <= soldier.x + far; x += GRID) {
    for (let y = from(soldier.y); y <= soldier.y + far; y += GRID) {
      if (x < 0 || y < 0 || x > field.width || y > field.depth) continue;
      for (const z of levelsAt(field, { x, y })) {
        const to = { x, y, z };
        const jump = jumpOf(table, { kind: 'jump', by: id, to, facing: { x: 1, y: 0 } });
        if (!('reason' in jump) && jump.contact.length === 0) places.push({ ...to, by: 'jump' });
      }
    }
  }
  return places;
}

function spotOf({ x, y, z }: Soldier): Point3 {
  return { x, y, z };
}

/** Everybody else, with room round the enemies but those one means to run into. */
function bystanders(
  table: Battlefield,
  id: PieceId,
  soldier: Soldier,
  meant: readonly PieceId[],
): Bystander[] {
  const { armoury, state } = table;
  const touched = foesTouching(table, soldier);
  const avoided = foesOf(table, soldier).filter((foe) => !touched.includes(foe) && !meant.includes(foe));
  const found: Bystander[] = [];
  for (const [other, piece] of state.pieces.entries()) {
    if (other === id || !isOnTable(piece)) continue;
    found.push({ solid: solidOf(armoury, piece), berth: avoided.includes(other) ? BERTH : 0 });
  }
  return found;
}

/** The way there within the soldier's points; null if there is none. */
export function pathTo(
  table: Battlefield,
  id: PieceId,
  to: Point3,
  meant: readonly PieceId[] = [],
): readonly Point3[] | null {
  const { armoury, field, state } = table;
  const soldier = pieceAt(state, id) as Soldier;
  const points = speedOf(armoury, state, soldier);
  const { x, y, z } = to;
  const found = cheapestWay(
    field,
    ON_FOOT,
    spotOf(soldier),
    { x, y, z },
    bystanders(table, id, soldier, meant),
    points,
  );
  return found && found.price <= points + ROUNDING ? found.way.slice(1) : null;
}

/** From one place towards another; ahead where they are the same. */
export function headingTo(from: Point, to: Point): Heading {
  const away = { x: to.x - from.x, y: to.y - from.y };
  return away.x === 0 && away.y === 0 ? { x: 1, y: 0 } : away;
}
