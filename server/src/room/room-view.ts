import type { Manifest, Seat } from '@bridgehead/kernel';
import type { RoomView, SeatView } from '@bridgehead/wire';
import { openProposal } from './proposals.ts';
import { type Room, type RoomSeat, seatOf } from './room.ts';

export interface RoomScene {
  readonly table: string;
  readonly version: number;
  readonly room: Room;
  readonly manifest: Manifest;
  readonly isPresent: (seat: RoomSeat) => boolean;
  readonly watchers: number;
  /** How long the log is; proposals about an earlier moment are void. */
  readonly seq: number;
}

/** The room as one person sees it. Identities stay on the server: a seat has a name. */
export function roomView(scene: RoomScene, identity: string | null): RoomView {
  const { table, version, room, isPresent, watchers } = scene;
  const { game, phase, visibility, options, clock, practice, takeBacks, contentHash, rematch } = room;
  const you = identity === null ? null : seatOf(room, identity);
  return {
    table,
    version,
    game,
    phase,
    visibility,
    options,
    clock,
    ...(practice && { practice }),
    ...(takeBacks && { takeBacks }),
    contentHash,
    seats: room.seats.map((seat) => seatView(seat, isPresent(seat), room.host)),
    you,
    host: identity !== null && room.host === identity,
    ...(identity !== null && hasLostSeat(room, identity) && { expelled: true }),
    ...(you !== null && { key: room.key }),
    proposal: openProposal(room, scene.seq, { isPresent }),
    watchers,
    unheardBy: you === null || phase !== 'playing' ? [] : mustNotHear(scene, you),
    rematch,
  };
}

/** Whether the room looks any different to this person than to a passer-by. */
export function isConcerned({ host, seats }: Room, identity: string | null): boolean {
  if (identity === null) return false;
  return identity === host || seats.some((seat) => seat.kind === 'human' && seat.identity === identity);
}

function seatView(seat: RoomSeat, present: boolean, host: string): SeatView {
  if (seat.kind !== 'human') return seat;
  const { identity, name, ready, standIn, expelled } = seat;
  const isHost = identity === host;
  return {
    kind: 'human',
    name,
    ready,
    present,
    ...(isHost && { host: true }),
    ...(standIn && { standIn }),
    ...(expelled && { expelled }),
  };
}

function hasLostSeat({ seats }: Room, identity: string): boolean {
  return seats.some((seat) => seat.kind === 'human' && seat.identity === identity && seat.expelled);
}

/** The seats that must not hear this one while the game runs. */
export function mustNotHear({ room, manifest }: Pick<RoomScene, 'room' | 'manifest'>, seat: Seat): Seat[] {
  const { mustNotConfer } = manifest;
  if (!mustNotConfer) return [];
  const plan = { seats: room.seats.length, options: room.options };
  return room.seats.flatMap((_, other) => (mustNotConfer(plan, seat, other) ? [other] : []));
}
