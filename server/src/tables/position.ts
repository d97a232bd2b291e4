import {
  type AgreedEntry,
  agreedOutcome,
  type AnyGame,
  type Answer,
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
  type Sfc32,
  sidesOf,
  type Entry,
} from '@bridgehead/kernel';
import type { Clock } from '@bridgehead/wire';
import { type ClockState, moveClock, startClock } from '../room/clock.ts';
import {
  BrokenLog,
  type Played,
  type Reckon,
  type ResultOf,
  type TaskOf,
  thereupon,
  type Work,
} from './reckoning.ts';

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

/** A game as one set of rules plays it at one table. */
export interface Play {
  readonly game: AnyGame;
  readonly clock: Clock;
  readonly beginning: Beginning;
  readonly reckon: Reckon;
}

/** Has the rules work something out. */
export function reckoned<W extends Work>(
  { game, beginning, reckon }: Play,
  what: W,
  task: TaskOf<W>,
): ResultOf<W> | Promise<ResultOf<W>> {
  return reckon(game, beginning.header.options, what, task);
}

type Advanced = Advance | { readonly refusal: Refusal };

/**
 * Judges an answer and plays it. Nothing has happened until the entry is in the log. A finding made beforehand must be
 * of this very position.
 */
export function advance(
  play: Play,
  position: Position,
  answer: Answer,
  at: number,
  finding?: Finding,
): Advanced | Promise<Advanced> {
  const { state, chance, pending } = position;
  const played = reckoned(play, 'play', { state, chance, pending, answer, finding });
  return thereupon(played, (result) => ('refusal' in result ? result : advanced(play, position, result, at)));
}

function advanced(
  { clock }: Play,
  before: Position,
  { progress, chance, pending }: Played,
  at: number,
): Advance {
  return {
    position: {
      seq: before.seq + 1,
      line: before.line + 1,
      state: progress.state,
      chance,
      clock: moveClock(clock, before.clock, pending, at),
      agreed: null,
      pending,
    },
    entry: moveEntry(progress),
    events: progress.events,
  };
}

/** An entry that is already in the log; null for a take-back, which needs what lies before. */
export async function follow(play: Play, position: Position, logged: LoggedEntry): Promise<Advance | null> {
  const { entry, at, seq } = logged;
  if (seq !== position.seq + 1) throw new BrokenLog(`entry ${seq} follows entry ${position.seq}`);
  if (entry.kind === 'undo') return null;
  if (entry.kind === 'agreed') return followAgreed(play, position, entry, at);
  const next = await advance(play, position, entry, at, findingOf(entry));
  if ('refusal' in next) throw new BrokenLog(`entry ${seq} is refused: ${next.refusal.reason}`);
  const drawn = next.entry.kind === 'move' ? (next.entry.chance ?? []) : [];
  if (String(drawn) !== String(entry.chance ?? [])) throw new BrokenLog(`entry ${seq} has other dice`);
  return next;
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
export async function beginPosition(play: Play): Promise<{
  readonly position: Position;
  readonly opening: readonly Heard[];
}> {
  const { header, seed, startedAt } = play.beginning;
  const { state, opening, chance, pending } = await reckoned(play, 'begin', { header, seed });
  const clock = startClock(play.clock, header.seats.length, pending, startedAt);
  return { opening, position: { seq: 0, line: 0, state, chance, clock, agreed: null, pending } };
}

/** After a take-back: chance is not rewound, so that nobody foresees a roll by taking back. */
export async function rewound(
  play: Play,
  { seq, chance, clock }: Position,
  keep: number,
  state: unknown,
  at: number,
): Promise<Position> {
  const pending = await reckoned(play, 'ask', { state });
  const moved = moveClock(play.clock, clock, pending, at);
  return { seq: seq + 1, line: keep, state, chance, clock: moved, agreed: null, pending };
}
