import { agreedOutcome, refuseAgreement, sidesOf } from './agreement.ts';
import { type Chance, ScriptedChance, recording } from './chance.ts';
import type { Outcome, Refusal, Rules, Seat, Viewer } from './contract.ts';
import { stateHash } from './canonical.ts';
import { bind } from './chain.ts';
import { type Finding, findingOf } from './finding.ts';
import {
  type Agreement,
  type Ending,
  type Entry,
  type GameRecord,
  type MoveEntry,
  type RecordHeader,
  seatKinds,
} from './record.ts';
import type { Seed } from './seed.ts';
import { type Answer, type Heard, type Progress, collect, step } from './step.ts';
import { type PlayedMove, refuseUndo } from './undo.ts';

/** A state is kept every so many moves, so that going back plays fewer than that again. */
const KEPT_EVERY = 32;

/**
 * A game being played: the state, and the record that leads to it. The record only ever grows; taking back is an entry
 * of its own. Chance is never rewound, so a take-back cannot be used to foresee a roll.
 */
export class Table<State, Move, Event, View> {
  readonly rules: Rules<State, Move, Event, View>;
  readonly header: RecordHeader;
  readonly #chance: Chance;
  readonly #setup: readonly number[];
  readonly #opening: readonly Heard<Event>[];
  readonly #entries: Entry[] = [];
  #line: PlayedMove[] = [];
  /** The states after no move of the live line, after `KEPT_EVERY`, twice as many … */
  readonly #kept: State[];
  #state: State;
  /** How it is over by agreement. */
  #agreed: Outcome | null = null;

  private constructor(rules: Rules<State, Move, Event, View>, header: RecordHeader, chance: Chance) {
    this.rules = rules;
    this.header = header;
    this.#chance = chance;
    const dice = recording(chance);
    const opening: Heard<Event>[] = [];
    this.#state = rules.setup(header.options, seatKinds(header), dice, collect(opening));
    this.#kept = [this.#state];
    this.#setup = dice.results;
    this.#opening = opening;
  }

  static open<S, M, E, V>(rules: Rules<S, M, E, V>, header: RecordHeader, chance: Chance): Table<S, M, E, V> {
    return new Table(rules, header, chance);
  }

  get state(): State {
    return this.#state;
  }

  /** Grows with every entry: a move and a take-back alike. */
  get seq(): number {
    return this.#entries.length;
  }

  /** The chance that setting up used. */
  get setup(): readonly number[] {
    return this.#setup;
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** What happened while setting up. */
  get opening(): readonly Heard<Event>[] {
    return this.#opening;
  }

  get line(): readonly PlayedMove[] {
    return this.#line;
  }

  get outcome(): Outcome | null {
    return this.#agreed ?? this.rules.outcome(this.#state);
  }

  view(viewer: Viewer): View {
    return this.rules.observe(this.#state, viewer);
  }

  /** With a finding, where one was made beforehand for the state the table is in. */
  answer(answer: Answer, finding?: Finding): Progress<State, Move, Event> | { readonly refusal: Refusal } {
    if (this.#agreed) return { refusal: { reason: 'game-over' } };
    const progress = step(this.rules, this.#state, answer, this.#chance, { finding });
    if ('refusal' in progress) return progress;
    const entry = moveEntry(progress);
    this.#entries.push(entry);
    this.#line.push(playedMove(entry, progress.events));
    this.#state = progress.state;
    if (this.#line.length % KEPT_EVERY === 0) this.#kept.push(progress.state);
    return progress;
  }

  /** What is over is over: a record that was closed does not grow. */
  refuseUndo(seat: Seat, keep: number, consent: readonly Seat[] = []): Refusal | null {
    if (this.outcome) return { reason: 'game-over' };
    return refuseUndo(this.header, this.#line.slice(keep), seat, consent);
  }

  undo(seat: Seat, keep: number, consent: readonly Seat[] = []): { readonly refusal: Refusal } | null {
    const refusal = this.refuseUndo(seat, keep, consent);
    if (refusal) return { refusal };
    this.#state = this.stateAt(keep);
    this.#line.length = keep;
    this.#kept.length = Math.floor(keep / KEPT_EVERY) + 1;
    this.#entries.push({ kind: 'undo', seat, keep, ...(consent.length > 0 && { consent }) });
    return null;
  }

  agree({ end, by }: Agreement): { readonly refusal: Refusal } | null {
    const sides = sidesOf(this.rules.manifest, this.header);
    const refusal = this.outcome ? { reason: 'game-over' } : refuseAgreement(sides, this.header, { end, by });
    if (refusal) return { refusal };
    this.#agreed = agreedOutcome(sides, { end, by });
    this.#entries.push({ kind: 'agreed', end, by });
    return null;
  }

  /** The state after the first `moves` moves of the live line, played again from the one kept last before it. */
  stateAt(moves: number): State {
    const kept = Math.floor(moves / KEPT_EVERY);
    let state = this.#kept[kept] as State;
    for (const entry of this.#line.slice(kept * KEPT_EVERY, moves)) {
      const dice = new ScriptedChance(entry.chance ?? []);
      const progress = step(this.rules, state, entry, dice, { finding: findingOf(entry) });
      if ('refusal' in progress) throw new Error(`a recorded move was refused: ${progress.refusal.reason}`);
      state = progress.state;
    }
    return state;
  }

  /** The record so far; with the seed, once the game is over, the closing that lets anybody verify it. */
  record(seed?: Seed): GameRecord {
    const { header, setup, entries } = this;
    const ending = seed && endingOf(this.outcome, this.#state, seed);
    return bind({ header, setup, entries }, ending ?? undefined);
  }
}

/** Null while the game goes on. */
export function endingOf(outcome: Outcome | null, state: unknown, seed: Seed): Ending | null {
  return outcome && { seed, hash: stateHash(state), outcome };
}

/** A step as the record keeps it. */
export function moveEntry({ answer, chance, finding }: Progress<unknown, unknown, unknown>): MoveEntry {
  return {
    kind: 'move',
    ...answer,
    ...(chance.length > 0 && { chance }),
    ...(finding !== undefined && { finding }),
  };
}

/** A move of the live line, with what playing it told. */
export function playedMove(entry: MoveEntry, events: readonly Heard[]): PlayedMove {
  const isNeutral = events.length === 0 && entry.chance === undefined;
  return { ...entry, revealed: events.some(tellsSecret), isNeutral };
}

/** Whatever is not told to everybody is a secret told to somebody. */
export function tellsSecret({ to, reveals }: Heard): boolean {
  return reveals === true || to !== undefined;
}
