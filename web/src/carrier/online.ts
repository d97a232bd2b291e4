import type { Seat } from '@bridgehead/kernel';
import type { ChatLine, ClockView, Point, PointTarget, RoomChange, RoomView } from '@bridgehead/wire';
import type { SaidRefusal } from './snapshot.ts';

export const CONNECTIONS = ['live', 'reconnecting'] as const;
export type LinkState = (typeof CONNECTIONS)[number];

/** The clocks as last told, and when that was by this browser's own clock: the server's may differ. */
export interface ClockReading extends ClockView {
  readonly heardAt: number;
}

/** Where somebody has pointed, and when that was heard here. */
export interface HeardPoint extends Point {
  readonly number: number;
  readonly heardAt: number;
}

/** Everything around the game at a table on a server. */
export interface OnlineState {
  readonly connection: LinkState;
  /** Null until the server has answered for the first time. */
  readonly room: RoomView | null;
  readonly chat: readonly ChatLine[];
  readonly clock: ClockReading | null;
  /** The last few; how long each is shown is for the page to know. */
  readonly points: readonly HeardPoint[];
}

export const NOTHING_HEARD: OnlineState = {
  connection: 'reconnecting',
  room: null,
  chat: [],
  clock: null,
  points: [],
};

/** What became of a wish: refused, or done; a rematch names its table. */
export type Changed = SaidRefusal | { readonly table: string | undefined };

/** The room of a table on a server: from before the first move until after the last. */
export interface OnlineRoom {
  readonly table: string;
  state(): OnlineState;
  /** Calls back after every change; returns how to stop that. */
  subscribe(changed: () => void): () => void;
  change(change: RoomChange): Promise<Changed>;
  say(text: string): Promise<SaidRefusal | null>;
  point(target: PointTarget): Promise<SaidRefusal | null>;
}

/** Milliseconds a seat has left at this moment; null where no clock runs for it. */
export function timeLeft(clock: ClockReading, seat: Seat, moment: number): number | null {
  const left = clock.left[seat];
  if (left === undefined || left === null) return null;
  if (!clock.running.includes(seat)) return left;
  return left - (moment - clock.heardAt);
}
