import {
  type AgreedEntry,
  agreedOutcome,
  type AnyGame,
  type Answer,
  chanceFrom,
  type Decision,
  type Finding,
  findingOf,
  type Heard,
  moveEntry,
  type Outcome,
  type Reason,
  type RecordHeader,
  type Refusal,
  refuseAgreement,
  type Seed,
  Sfc32,
  sidesOf,
  step,
  Table,
  type Entry,
} from '@bridgehead/kernel';
import type { Clock } from '@bridgehead/wire';
import { type ClockState, moveClock, startClock } from '../room/clock.ts';

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
  /** How many moves count. */
  readonly line: number;
  readonly state: unknown;
  /** The generator's inner state: chance goes on from here, whichever node plays the next move. */
  readonly chance: Sfc32['state'];
  readonly clock: ClockState;
  /** How the game is over by agreement; what the rules say of it follows from the state. */
  readonly agreed: Outcome | null;
  /** Follows from the state, and none are open after an agreement; every listener, bot and clock asks for it. */
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
  /** How many moves were played again to get there: a take-back leads to where the game stood long ago. */
  readonly moves?: number;
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
  { seq, line, state, chance, clock: time, pending: asked }: Position,
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
      line: line + 1,
      state: progress.state,
      chance: dice.state,
      clock: moveClock(clock, time, pending, at),
      agreed: null,
      pending,
    },
    entry: moveEntry(progress),
    events: progress.events,
  };
}

/** An entry that is already in the log; null for a take-back, which needs what lies before. */
export function follow(play: Play, position: Position, logged: LoggedEntry): Advance | null {
  const { entry, at, seq } = logged;
  if (seq !== position.seq + 1) throw new BrokenLog(`entry ${seq} follows entry ${position.seq}`);
  if (entry.kind === 'undo') return null;
  if (entry.kind === 'agreed') return followAgreed(play, position, entry, at);
  const advanced = advance(play, position, entry, at, findingOf(entry));
  if ('refusal' in advanced) throw new BrokenLog(`entry ${seq} is refused: ${advanced.refusal.reason}`);
  const drawn = advanced.entry.kind === 'move' ? (advanced.entry.chance ?? []) : [];
  if (String(drawn) !== String(entry.chance ?? [])) throw new BrokenLog(`entry ${seq} has other dice`);
  return advanced;
}

function followAgreed(play: Play, position: Position, entry: AgreedEntry, at: number): Advance {
  const { header } = play.beginning;
  const sides = sidesOf(play.game.rules.manifest, header);
  const refusal = refuseAgreement(sides, header, entry);
  if (refusal) throw new BrokenLog(`entry ${position.seq + 1} is refused: ${refusal.reason}`);
  return { entry, events: [], position: ended(play, position, agreedOutcome(sides, entry), at) };
}

/** Over by agreement: as many moves count as before, and nobody is asked any more. */
export function ended({ clock }: Play, position: Position, agreed: Outcome, at: number): Position {
  const time = moveClock(clock, position.clock, [], at);
  return { ...position, seq: position.seq + 1, clock: time, agreed, pending: [] };
}

export function outcomeOf({ game }: Play, { agreed, state }: Position): Outcome | null {
  return agreed ?? game.rules.outcome(state);
}

/** Where a game begins, and what was told while setting up. */
export function beginPosition({ game, clock, beginning }: Play): {
  readonly position: Position;
  readonly opening: readonly Heard[];
} {
  const { header, seed, startedAt } = beginning;
  const chance = chanceFrom(seed);
  const { state, opening } = Table.open(game.rules, header, chance);
  const pending = game.rules.pending(state);
  const time = startClock(clock, header.seats.length, pending, startedAt);
  const position = { seq: 0, line: 0, state, chance: chance.state, clock: time, agreed: null, pending };
  return { position, opening };
}

/** After a take-back: chance is not rewound, so that nobody foresees a roll by taking back. */
export function rewound(
  { game, clock }: Play,
  { seq, chance, clock: time }: Position,
  keep: number,
  state: unknown,
  at: number,
): Position {
  const pending = game.rules.pending(state);
  const moved = moveClock(clock, time, pending, at);
  return { seq: seq + 1, line: keep, state, chance, clock: moved, agreed: null, pending };
}
