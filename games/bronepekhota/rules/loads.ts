import { missionOf } from './kinds.ts';
import type { Mission } from './mission.ts';
import { onTable, placeAt } from './places.ts';
import type { Battlefield } from './playing.ts';
import { nearestPlace, put } from './set-down.ts';
import { sizeOf } from './space.ts';
import type { Piece } from './state.ts';

/** What a mission is about lies on the table before anybody comes (BRP-12.4). */
export function layLoads(battlefield: Battlefield): void {
  const { armoury, state } = battlefield;
  const mission = missionOf(armoury, state);
  for (const { role, at } of mission.loads) {
    const load: Piece = {
      kind: 'load',
      role,
      status: 'reserve',
      x: 0,
      y: 0,
      z: 0,
      hx: 1,
      hy: 0,
      hasMoved: false,
    };
    state.pieces.push(load);
    standAt(battlefield, mission, load, at);
  }
}

/** Whatever waits: at a place of the mission, or the nearest where it can stand; it looks where it looked. */
export function standAt(battlefield: Battlefield, mission: Mission, piece: Piece, at: string): void {
  const { armoury, field } = battlefield;
  const { x, y } = onTable(field, placeAt(mission, at));
  const { hx, hy } = piece;
  const spot = nearestPlace(battlefield, sizeOf(armoury, piece), { x, y, z: 0, hx, hy }, []);
  piece.status = 'table';
  put(piece, { ...spot, facing: { x: hx, y: hy } });
}
