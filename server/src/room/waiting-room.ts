import { type AnyGame, readOptions, type Refusal, type Seat } from '@bridgehead/kernel';
import { refuse, type RoomChange } from '@bridgehead/wire';
import { findBot } from '../library.ts';
import { type Actor, type Changed, type Room, type RoomSeat, putSeat, seatOf } from './room.ts';

type Change<Do extends RoomChange['do']> = Extract<RoomChange, { do: Do }>;

const OPEN: RoomSeat = { kind: 'open' };

/** Before the game: people come, sit down and agree on what they will play. */

export function sit(room: Room, actor: Actor, { seat }: Change<'sit'>): Changed {
  const own = seatOf(room, actor.identity);
  const wanted = seat ?? room.seats.findIndex(({ kind }) => kind === 'open');
  if (own !== null && seat === undefined) return { refusal: refuse('already-seated') };
  if (room.barred?.includes(actor.identity)) return { refusal: refuse('removed') };
  if (wanted < 0) return { refusal: refuse('no-free-seat') };
  const there = room.seats[wanted];
  if (!there) return { refusal: refuse('no-such-seat') };
  if (there.kind !== 'open') return { refusal: refuse('seat-taken') };
  const left = own === null ? room : putSeat(room, own, OPEN);
  return { room: putSeat(left, wanted, { kind: 'human', ...actor, ready: false }) };
}

/** The last one to stand up closes the table; a host who leaves hands it on. */
export function stand(room: Room, actor: Actor): Changed {
  const own = seatOf(room, actor.identity);
  if (own === null) return { refusal: refuse('not-seated') };
  const left = putSeat(room, own, OPEN);
  const next = left.seats.find((seat) => seat.kind === 'human');
  if (!next) return { room: { ...left, phase: 'closed' } };
  return { room: room.host === actor.identity ? { ...left, host: next.identity } : left };
}

export function setReady(room: Room, actor: Actor, { ready }: Change<'ready'>): Changed {
  const own = seatOf(room, actor.identity);
  const seat = own === null ? undefined : room.seats[own];
  if (own === null || seat?.kind !== 'human') return { refusal: refuse('not-seated') };
  return { room: putSeat(room, own, { ...seat, ready }) };
}

export function putBot(room: Room, game: AnyGame, { seat, bot, name }: Change<'put-bot'>): Changed {
  const there = room.seats[seat];
  if (!there) return { refusal: refuse('no-such-seat') };
  if (there.kind === 'human') return { refusal: refuse('seat-taken') };
  if (!findBot(game, bot)) return { refusal: refuse('no-such-bot', { bot }) };
  return { room: putSeat(room, seat, { kind: 'bot', bot, name }) };
}

/** Whoever is sent away stays away: the links that are about do not bring them back, a new one does. */
export function freeSeat(room: Room, actor: Actor, { seat }: Change<'free'>, newKey: () => string): Changed {
  const there = room.seats[seat];
  if (!there) return { refusal: refuse('no-such-seat') };
  if (seat === seatOf(room, actor.identity)) return stand(room, actor);
  const left = putSeat(room, seat, OPEN);
  if (there.kind !== 'human') return { room: left };
  return { room: { ...left, key: newKey(), barred: [...(room.barred ?? []), there.identity] } };
}

/** A link to the table was for a table that everybody may see: a private one gets a key that nobody has yet. */
export function show(room: Room, { visibility }: Change<'visibility'>, newKey: () => string): Changed {
  if (visibility === room.visibility) return { room };
  return { room: { ...room, visibility, ...(visibility === 'private' && { key: newKey() }) } };
}

/** Brings the key that was made after they had to go: somebody at the table wants them back. */
export function isInvitedBack(
  { phase, barred, key }: Room,
  identity: string | null,
  brought: string | undefined,
): boolean {
  return phase === 'waiting' && brought === key && identity !== null && (barred?.includes(identity) ?? false);
}

export function letBackIn(room: Room, identity: string): Room {
  return { ...room, barred: (room.barred ?? []).filter((other) => other !== identity) };
}

/** Other options are another game: whoever was ready is asked again. */
export function arrange(room: Room, game: AnyGame, { seats, options }: Change<'arrange'>): Changed {
  const read = readOptions(game.rules.manifest, seats, options);
  if ('refusal' in read) return read;
  const seated = resize(room.seats, seats);
  if ('refusal' in seated) return seated;
  return { room: askAgain({ ...room, options: read.options, seats: seated }) };
}

/** Bots and free seats give way before people do. */
function resize(seats: readonly RoomSeat[], count: number): RoomSeat[] | { readonly refusal: Refusal } {
  const kept = [...seats];
  for (const kind of ['open', 'bot'] as const) {
    while (kept.length > count) {
      const spare = kept.findLastIndex((seat) => seat.kind === kind);
      if (spare < 0) break;
      kept.splice(spare, 1);
    }
  }
  if (kept.length > count) return { refusal: refuse('seat-taken') };
  while (kept.length < count) kept.push(OPEN);
  return kept;
}

export function askAgain(room: Room): Room {
  const seats = room.seats.map((seat) => (seat.kind === 'human' ? { ...seat, ready: false } : seat));
  return { ...room, seats };
}

/** Whoever starts the game is ready by doing so. */
export function refuseStart(room: Room, starter: Seat | null): Refusal | null {
  if (room.seats.some(({ kind }) => kind === 'open')) return refuse('seats-open');
  const waiting = room.seats.flatMap((seat, index) =>
    seat.kind === 'human' && !seat.ready && index !== starter ? [seat.name] : [],
  );
  return waiting.length > 0 ? refuse('not-ready', { names: waiting.join(', ') }) : null;
}
