import { type Heard, heardBy, type Viewer } from '@bridgehead/kernel';
import type { Standing, ToldStep } from '@bridgehead/wire';
import { clockView } from './clock.ts';
import type { LoggedEntry, Play, Position } from './position.ts';

/** A step as one viewer hears of it. A bot's figures follow from its hand: they are kept until the game is over. */
export function toldStep(
  { seq, entry, why }: LoggedEntry,
  events: readonly Heard[],
  viewer: Viewer,
  isOver: boolean,
): ToldStep {
  return {
    seq,
    seat: entry.seat,
    ...(entry.kind === 'undo' && { undo: entry.keep }),
    events: heardBy(events, viewer),
    ...(why && { why: isOver ? why : { reason: why.reason } }),
  };
}

export function standing({ game, clock }: Play, position: Position, now: number): Standing {
  const { state, pending, clock: time } = position;
  return {
    pending,
    outcome: game.rules.outcome(state),
    clock: clockView(clock, time, now),
  };
}

/** The members of a view that differ from the one before: most of a board stays as it was. */
export function changedMembers(before: unknown, after: unknown): Record<string, unknown> {
  const old = before as Readonly<Record<string, unknown>>;
  const changed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(after as object)) {
    if (!isSame(old[name], value)) changed[name] = value;
  }
  return changed;
}

/** Whether two JSON values are equal; what is shared between states is not even looked at. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let index = 0; index < a.length; index++) if (!isSame(a[index], b[index])) return false;
    return true;
  }
  const names = Object.keys(a);
  if (Array.isArray(b) || names.length !== Object.keys(b).length) return false;
  return names.every((name) =>
    isSame((a as Record<string, unknown>)[name], (b as Record<string, unknown>)[name]),
  );
}
