import { isUnfinished, type Room, type RoomSeat } from './room.ts';

/** Who is meant where somebody was deleted: no identity has this id. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Every game has this bot, and none has a stronger one. */
export const STAND_IN = 'strong';

/**
 * The room after one of its people was deleted. Before the game the seat is free again; in a game a bot plays on, as for
 * somebody who has lost the seat; afterwards the seat is nobody's. A table with no people left is closed.
 */
export function depart(room: Room, identity: string): Room {
  const seats = room.seats.map(
    (seat): RoomSeat => (seat.kind === 'human' && seat.identity === identity ? vacated(room) : seat),
  );
  const heir = seats.find((seat) => seat.kind === 'human' && !seat.expelled);
  const left = heir?.kind === 'human' ? heir.identity : NOBODY;
  return {
    ...room,
    seats,
    host: room.host === identity ? left : room.host,
    phase: isUnfinished(room) && !heir ? 'closed' : room.phase,
    // Whatever was asked was asked of other people.
    proposal: null,
  };
}

/** The name is empty: each reader's page has its own words for somebody who is gone. */
function vacated({ phase }: Room): RoomSeat {
  if (phase === 'waiting') return { kind: 'open' };
  const former = { kind: 'human', identity: NOBODY, name: '', ready: true, expelled: true } as const;
  return phase === 'playing' ? { ...former, standIn: STAND_IN } : former;
}
