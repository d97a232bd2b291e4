import { refuse } from '@bridgehead/wire';
import type { Storage } from '../storage/index.ts';
import type { Done } from './done.ts';
import { type Actor, seatOf } from '../room/room.ts';
import type { RoomKeeper } from './room-keeper.ts';
import { setUpAgain } from './set-up.ts';

/** Another game with the same people: the first to ask sets up the table, the others are led to it. */
export async function rematch(
  table: string,
  keeper: RoomKeeper,
  tables: Storage['tables'],
  { identity }: Actor,
): Promise<Done> {
  const { room } = keeper;
  if (room.rematch) return { table: room.rematch };
  if (room.phase !== 'finished') return { refusal: refuse('not-finished') };
  if (seatOf(room, identity) === null) return { refusal: refuse('not-seated') };
  const next = await setUpAgain(tables, table, room, identity);
  const done = await keeper.change((now) => ({ room: { ...now, rematch: next } }));
  return 'refusal' in done ? done : { table: next };
}
