import { randomBytes } from 'node:crypto';
import { type AnyGame, type Refusal, type SeatLabel, seedFromBytes, writeHeader } from '@bridgehead/kernel';
import { refuse } from '@bridgehead/wire';
import type { TableChange } from '../storage/index.ts';
import { type Actor, type Room, type RoomSeat, seatOf } from '../room/room.ts';
import { writeTurn } from '../room/turn.ts';
import { refuseStart } from '../room/waiting-room.ts';
import type { Reckon } from './reckoning.ts';

/** The seed is drawn here and shown to nobody until the end; what is published is its hash. */
export async function startGame(
  table: string,
  game: AnyGame,
  room: Room,
  actor: Actor,
  reckon: Reckon,
): Promise<TableChange | { readonly refusal: Refusal }> {
  if (room.phase !== 'waiting') return { refusal: refuse('not-waiting') };
  if (room.host !== actor.identity) return { refusal: refuse('not-host') };
  const refusal = refuseStart(room, seatOf(room, actor.identity));
  if (refusal) return { refusal };
  const seed = seedFromBytes(randomBytes(16));
  const { rules, content } = game;
  const { options, practice } = room;
  const wish = { options, seats: room.seats.map(label), seed, practice, table };
  const written = writeHeader(rules.manifest, content, wish);
  if ('refusal' in written) return written;
  const { header } = written;
  const { setup, pending } = await reckon(game, header.options, 'begin', { header, seed });
  const start = { header, setup, seed, turn: writeTurn(pending, room.clock) };
  return { room: { ...room, phase: 'playing' }, start };
}

function label(seat: RoomSeat): SeatLabel {
  if (seat.kind === 'bot') return { kind: 'bot', name: seat.name, bot: seat.bot };
  return { kind: 'human', name: seat.kind === 'human' ? seat.name : '' };
}
