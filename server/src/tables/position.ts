import {
  type AnyGame,
  type Answer,
  chanceFrom,
  type Decision,
  type Finding,
  findingOf,
  type Heard,
  moveEntry,
  type Reason,
  type RecordHeader,
  type Refusal,
  type Seed,
  Sfc32,
  step,
  Table,
  type Entry,
  type UndoEntry,
} from '@bridgehead/kernel';
import type { Clock } from '@bridgehead/wire';
import { type ClockState, moveClock, startClock } from './clock.ts';

/** What a game begins with; the seed stays on the server until the game is over. */
export interface Beginning {
  readonly header: RecordHeader;
  /** The chance that setting up used. */
  readonly setup: readonly number[];
  readonly seed: Seed;
  readonly startedAt: number;
}

/** Where a game stands after `seq` entries. Never changed: the next position is another value. */
export interface Position {
  readonly seq: number;
  readonly state: unknown;
  /** The generator's inner state: chance goes on from here, whichever node plays the next move. */
  readonly chance: Sfc32['state'];
  readonly clock: ClockState;
  /** Follows from the state; every listener, bot and clock asks for it. */
  readonly pending: readonly Decision[];
}

/** An entry as the log keeps it. */
export interface LoggedEntry {
  readonly seq: number;
  readonly entry: Entry;
  readonly why: Reason | null;
  readonly at: number;
}

export interface Advance {
  readonly position: Position;
  readonly entry: Entry;
  readonly events: readonly Heard[];
}

/** The log does not fit the game: nothing may be played on top of it. */
export class BrokenLog extends Error {}

/** A game as one set of rules plays it at one table. */
export interface Play {
  readonly game: AnyGame;
  readonly clock: Clock;
  readonly beginning: Beginning;
}

/**
 * Judges an answer and plays it. Nothing has happened until the entry is in the log. A finding made beforehand must be
 * of this very position.
 */
export function advance(
  { game, clock }: Play,
  { seq, state, chance, clock: time, pending: asked }: Position,
  answer: Answer,
  at: number,
  finding?: Finding,
): Advance | { readonly refusal: Refusal } {
  const dice = new Sfc32(chance);
  const progress = step(game.rules, state, answer, dice, { pending: asked, finding });
  if ('refusal' in progress) return progress;
  const pending = game.rules.pending(progress.state);
  return {
    position: {
      seq: seq + 1,
      state: progress.state,
      chance: dice.state,
      clock: moveClock(clock, time, pending, at),
      pending,
    },
    entry: moveEntry(progress),
    events: progress.events,
  };
}

/** An entry that is already in the log; null for a take-back, which needs the whole log. */
export function follow(play: Play, position: Position, logged: LoggedEntry): Advance | null {
  const { entry, at, seq } = logged;
  if (seq !== position.seq + 1) throw new BrokenLog(`entry ${seq} follows entry ${position.seq}`);
  if (entry.kind === 'undo') return null;
  const advanced = advance(play, position, entry, at, findingOf(entry));
  if ('refusal' in advanced) throw new BrokenLog(`entry ${seq} is refused: ${advanced.refusal.reason}`);
  const drawn = advanced.entry.kind === 'move' ? (advanced.entry.chance ?? []) : [];
  if (String(drawn) !== String(entry.chance ?? [])) throw new BrokenLog(`entry ${seq} has other dice`);
  return advanced;
}

/** A whole game from its log: the position it leads to, and what every step told. */
export interface History {
  readonly position: Position;
  readonly opening: readonly Heard[];
  readonly steps: readonly { readonly logged: LoggedEntry; readonly events: readonly Heard[] }[];
  /** Judges take-backs: it knows the moves that still count. */
  readonly table: Table<unknown, unknown, unknown, unknown>;
}

export function replayLog({ game, clock, beginning }: Play, log: readonly LoggedEntry[]): History {
  const { header, seed, startedAt } = beginning;
  const { rules } = game;
  const chance = chanceFrom(seed);
  const table = Table.open(rules, header, chance);
  let pending = rules.pending(table.state);
  let time = startClock(clock, header.seats.length, pending, startedAt);
  const steps = log.map((logged, index) => {
    const { entry, at, seq } = logged;
    if (seq !== index + 1) throw new BrokenLog(`entry ${seq} stands at place ${index + 1}`);
    const played = entry.kind === 'undo' ? undone(table, entry) : table.answer(entry, findingOf(entry));
    if ('refusal' in played) throw new BrokenLog(`entry ${seq} is refused: ${played.refusal.reason}`);
    pending = rules.pending(table.state);
    time = moveClock(clock, time, pending, at);
    return { logged, events: played.events };
  });
  const position = { seq: log.length, state: table.state, chance: chance.state, clock: time, pending };
  return { position, opening: table.opening, steps, table };
}

function undone(table: History['table'], { seat, keep, consent }: UndoEntry) {
  return table.undo(seat, keep, consent) ?? { events: [] };
}
