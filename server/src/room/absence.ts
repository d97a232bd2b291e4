import type { AnyGame, Refusal, Seat } from '@bridgehead/kernel';
import { AWAY_AFTER_MS, type Proposal, refuse, type RoomChange } from '@bridgehead/wire';
import { findBot, strongestBot } from '../library.ts';
import { type Changed, putSeat, type Room, type RoomSeat, seatOf } from './room.ts';

type Change<Do extends RoomChange['do']> = Extract<RoomChange, { do: Do }>;

/** Whose consent a table can ask for: people who are there. */
export interface Attendants {
  readonly isPresent: (seat: RoomSeat) => boolean;
  /** How long somebody who is not there has been missed. */
  readonly awayMs: (seat: RoomSeat) => number;
}

/** People who still play themselves. */
export function playing({ seats }: Room): Seat[] {
  return seats.flatMap((seat, index) => (seat.kind === 'human' && !seat.standIn ? [index] : []));
}

/** Nobody agrees for anybody: while a bot plays for one of these people there is nobody to ask. */
export function refuseToAsk(room: Room, people: readonly Seat[]): Refusal | null {
  const there = playing(room);
  const away = people.filter((seat) => !there.includes(seat)).map((seat) => room.seats[seat]);
  const names = away.map((seat) => (seat?.kind === 'human' ? seat.name : '')).join(', ');
  return away.length > 0 ? refuse('bots-cannot-agree', { names }) : null;
}

/** A bot stands in for somebody who is away, or who asks for it, once everybody who is there agrees. */
export function proposeStandIn(
  room: Room,
  game: AnyGame,
  by: Seat,
  { seat, bot }: Change<'stand-in'>,
  id: string,
  attendants: Attendants,
): Changed {
  const absent = room.seats[seat];
  if (absent?.kind !== 'human' || absent.standIn) return { refusal: refuse('no-such-seat') };
  const { isPresent, awayMs } = attendants;
  if (seat !== by && isPresent(absent)) return { refusal: refuse('not-away') };
  const grace = seat === by ? 0 : AWAY_AFTER_MS - awayMs(absent);
  if (grace > 0) return { refusal: refuse('not-away-long', { seconds: Math.ceil(grace / 1000) }) };
  if (!findBot(game, bot)) return { refusal: refuse('no-such-bot', { bot }) };
  const asked = playing(room).filter(
    (other) => other === by || (other !== seat && isPresent(room.seats[other] as RoomSeat)),
  );
  return agree(
    { ...room, proposal: { id, by, asked, agreed: [], what: { kind: 'stand-in', seat, bot } } },
    by,
    attendants,
  );
}

/** Adds a voice; a stand-in that everybody wants sits down at once, unless the player has come back in the meantime. */
export function agree(room: Room, seat: Seat, { isPresent }: Attendants): Changed {
  const { proposal } = room;
  if (!proposal) return { refusal: refuse('no-proposal') };
  if (!proposal.asked.includes(seat)) return { refusal: refuse('not-seated') };
  const agreed = [...new Set([...proposal.agreed, seat])];
  const supported = { ...proposal, agreed };
  if (!isAgreed(supported) || supported.what.kind !== 'stand-in') {
    return { room: { ...room, proposal: supported } };
  }
  const { seat: absent, bot } = supported.what;
  const holder = room.seats[absent];
  if (holder?.kind !== 'human') return { refusal: refuse('no-such-seat') };
  if (absent !== proposal.by && isPresent(holder)) return { room: { ...room, proposal: null } };
  const replaced = { ...holder, standIn: bot, ...(absent !== proposal.by && { awaited: true as const }) };
  return { room: { ...putSeat(room, absent, replaced), proposal: null } };
}

export function isAgreed({ asked, agreed }: Proposal): boolean {
  return asked.every((seat) => agreed.includes(seat));
}

/** The others ask for a bot only as long as the player is away. */
export function isAnswered(
  { what, by }: Proposal,
  seats: Room['seats'],
  { isPresent }: Pick<Attendants, 'isPresent'>,
): boolean {
  const absent = what.kind === 'stand-in' && what.seat !== by ? seats[what.seat] : undefined;
  return absent !== undefined && isPresent(absent);
}

/** Somebody for whom the others called a bot has come back. */
export function isBack(room: Room, identity: string): boolean {
  const seat = seatOf(room, identity);
  const held = seat === null ? undefined : room.seats[seat];
  return room.phase === 'playing' && held?.kind === 'human' && held.awaited === true;
}

/** The player is back: nobody has to agree to that. */
export function takeSeatBack(room: Room, seat: Seat): Changed {
  const held = room.seats[seat];
  if (held?.kind !== 'human' || !held.standIn) return { refusal: refuse('no-stand-in') };
  const { standIn: _, awaited: __, ...back } = held;
  return { room: putSeat(room, seat, back) };
}

/** Another node may have let them in already. */
export function takeBackIfAwaited(room: Room, identity: string): Changed {
  const seat = seatOf(room, identity);
  return seat !== null && isBack(room, identity) ? takeSeatBack(room, seat) : { room };
}

/** Time alone never costs anybody the seat: somebody at the table has to want it. */
export function expel(room: Room, game: AnyGame, seat: Seat, isOverdue: boolean): Changed {
  const held = room.seats[seat];
  if (held?.kind !== 'human' || held.standIn) return { refusal: refuse('no-such-seat') };
  if (!isOverdue) return { refusal: refuse('not-overdue') };
  return { room: putSeat(room, seat, { ...held, standIn: strongestBot(game), expelled: true }) };
}
