import type { Decision, Seat, SeatLabel } from '@bridgehead/kernel';
import type { Clock, ClockView } from '@bridgehead/wire';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** Time as it is kept beside a position: all of it follows from when the entries were made. */
export interface ClockState {
  /** Milliseconds left in every seat's bank. */
  readonly bank: readonly number[];
  /** Since when a seat has been to move; null while it is not. */
  readonly since: readonly (number | null)[];
}

export function startClock(
  clock: Clock,
  seats: number,
  pending: readonly Decision[],
  at: number,
): ClockState {
  const bank = Array.from({ length: seats }, () => (clock.kind === 'bank' ? clock.bankSeconds * SECOND : 0));
  const idle = { bank, since: bank.map(() => null) };
  return moveClock(clock, idle, pending, at);
}

/**
 * A turn uses up its credit first and the bank after it. A seat that is asked again at once, such as by the second
 * half of a turn, goes on with the same turn.
 */
export function moveClock(
  clock: Clock,
  { bank, since }: ClockState,
  pending: readonly Decision[],
  at: number,
): ClockState {
  return {
    bank:
      clock.kind === 'bank'
        ? bank.map((left, seat) =>
            isAsked(seat, pending) ? left : left - overCredit(clock, since[seat], at),
          )
        : bank,
    since: since.map((began, seat) => (isAsked(seat, pending) ? (began ?? at) : null)),
  };
}

function isAsked(asked: Seat, pending: readonly Decision[]): boolean {
  return pending.some(({ seat, must }) => must && seat === asked);
}

function overCredit(
  { creditSeconds }: Extract<Clock, { kind: 'bank' }>,
  began: number | null | undefined,
  at: number,
): number {
  return began === null || began === undefined ? 0 : Math.max(0, at - began - creditSeconds * SECOND);
}

export function leftTo(clock: Clock, { bank, since }: ClockState, seat: Seat, now: number): number | null {
  if (clock.kind === 'none') return null;
  const began = since[seat] ?? null;
  const used = began === null ? 0 : now - began;
  if (clock.kind === 'days') return clock.days * DAY - used;
  const credit = clock.creditSeconds * SECOND;
  return (bank[seat] ?? 0) + (began === null ? 0 : credit - used);
}

/** The moment when a seat's time is up; null while its clock does not run. */
export function runsOutAt(clock: Clock, state: ClockState, seat: Seat): number | null {
  const began = state.since[seat] ?? null;
  const left = began === null ? null : leftTo(clock, state, seat, began);
  return began === null || left === null ? null : began + left;
}

/** Bots are in no hurry, and nobody waits for them: only people have a clock. */
export function clockView(
  clock: Clock,
  state: ClockState,
  seats: readonly SeatLabel[],
  now: number,
): ClockView | null {
  if (clock.kind === 'none') return null;
  const isHuman = (seat: Seat) => seats[seat]?.kind === 'human';
  return {
    left: state.since.map((_, seat) => (isHuman(seat) ? leftTo(clock, state, seat, now) : null)),
    running: state.since.flatMap((began, seat) => (began === null || !isHuman(seat) ? [] : [seat])),
    at: now,
  };
}
