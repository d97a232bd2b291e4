import type { Localized, Options, Outcome, Refusal, Seat } from '@bridgehead/kernel';
import {
  type Clock,
  type Phase,
  type Proposal,
  refuse,
  type TableBrief,
  type Visibility,
} from '@bridgehead/wire';

/** Who sits in a seat. A seat belongs to an identity: nobody else can move for it or see its hand. */
export type RoomSeat =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string }
  | {
      readonly kind: 'human';
      readonly identity: string;
      readonly name: string;
      readonly ready: boolean;
      readonly standIn?: string;
      /** The bot plays only until the player is back: the others have called it. */
      readonly awaited?: true;
      readonly expelled?: true;
    };

/** A table around its game, as it is stored: one document that changes as a whole, version by version. */
export interface Room {
  readonly game: string;
  readonly phase: Phase;
  readonly visibility: Visibility;
  readonly options: Options;
  readonly clock: Clock;
  readonly practice?: true;
  readonly contentHash: string;
  readonly host: string;
  readonly key: string;
  readonly seats: readonly RoomSeat[];
  /** Those who had to leave their seat, and may not sit down again unless they are invited. */
  readonly barred?: readonly string[];
  readonly proposal: Proposal | null;
  readonly rematch: string | null;
  /** How it ended, and whose victory it was. */
  readonly ended?: { readonly outcome: Outcome; readonly victory?: Localized };
  /** Of a game that is over: moves were taken back that had to be agreed to. */
  readonly takeBacks?: true;
}

export function isUnfinished({ phase }: Room): boolean {
  return phase === 'waiting' || phase === 'playing';
}

export function seatOf(room: Room, identity: string): Seat | null {
  const seat = room.seats.findIndex((held) => holds(held, identity));
  return seat < 0 ? null : seat;
}

function holds(seat: RoomSeat, identity: string): boolean {
  return seat.kind === 'human' && seat.identity === identity && !seat.expelled;
}

/** A private table opens to those who sit there, and to those who bring its key before the game has begun. */
export function admits(room: Room, identity: string | null, key: string | undefined): boolean {
  if (room.visibility !== 'private') return true;
  if (identity !== null && seatOf(room, identity) !== null) return true;
  return room.phase === 'waiting' && key === room.key;
}

/** The bot that plays a seat now: its own, or whoever stands in. */
export function botAt(seat: RoomSeat | undefined): string | undefined {
  if (seat?.kind === 'bot') return seat.bot;
  return seat?.kind === 'human' ? seat.standIn : undefined;
}

/** Whoever sits at the table, as lists tell it. */
export function sitting({ seats }: Pick<Room, 'seats'>): Pick<TableBrief, 'seats' | 'bots'> {
  return {
    seats: seats.map((seat) => (seat.kind === 'open' ? null : seat.name)),
    bots: seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : [])),
  };
}

export interface Actor {
  readonly identity: string;
  readonly name: string;
}

/** The seat that somebody plays themselves, or why they play none. */
export function ownSeat(room: Room, { identity }: Actor): Seat | { readonly refusal: Refusal } {
  const seat = seatOf(room, identity);
  if (seat === null) return { refusal: refuse('not-seated') };
  return botAt(room.seats[seat]) ? { refusal: refuse('seat-played-by-bot') } : seat;
}

export type Changed = { readonly room: Room } | { readonly refusal: Refusal };

export function putSeat(room: Room, seat: Seat, holder: RoomSeat): Room {
  return { ...room, seats: room.seats.map((old, index) => (index === seat ? holder : old)) };
}
