import { randomBytes } from 'node:crypto';
import {
  type AnyGame,
  beginGame,
  chanceFrom,
  type Refusal,
  type SeatLabel,
  seedFromBytes,
  stateHash,
  Table,
} from '@bridgehead/kernel';
import { refuse } from '@bridgehead/wire';
import type { TableChange, TableClosing } from '../storage/index.ts';
import type { Position } from './position.ts';
import { type Actor, type Room, type RoomSeat, seatOf } from './room.ts';
import { turnOf } from './turn.ts';
import { refuseStart } from './waiting-room.ts';

/** The seed is drawn here and shown to nobody until the end; what is published is its hash. */
export function startGame(
  game: AnyGame,
  room: Room,
  actor: Actor,
): TableChange | { readonly refusal: Refusal } {
  if (room.phase !== 'waiting') return { refusal: refuse('not-waiting') };
  if (room.host !== actor.identity) return { refusal: refuse('not-host') };
  const refusal = refuseStart(room, seatOf(room, actor.identity));
  if (refusal) return { refusal };
  const seed = seedFromBytes(randomBytes(16));
  const begun = beginGame(game, { options: room.options, seats: room.seats.map(label), seed });
  if ('refusal' in begun) return begun;
  const { state } = Table.open(game.rules, begun.header, chanceFrom(seed));
  const start = { ...begun, seed, turn: turnOf(game.rules.pending(state)) };
  return { room: { ...room, phase: 'playing' }, start };
}

function label(seat: RoomSeat): SeatLabel {
  if (seat.kind === 'bot') return { kind: 'bot', name: seat.name, bot: seat.bot };
  return { kind: 'human', name: seat.kind === 'human' ? seat.name : '' };
}

/** What lets anybody verify the game, once it is over. */
export function closingOf({ rules }: AnyGame, { state }: Position): TableClosing | null {
  const outcome = rules.outcome(state);
  return outcome && { hash: stateHash(state), outcome };
}
