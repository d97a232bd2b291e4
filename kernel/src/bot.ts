import type { Chance } from './chance.ts';
import type { Decision } from './contract.ts';

/** Why a bot does what it does: data, which the game's text turns into words. */
export interface Reason {
  readonly reason: string;
  readonly figures?: Readonly<Record<string, string | number>>;
}

export interface Choice<Move> {
  readonly move: Move;
  readonly why: Reason;
}

/** Time is injected: milliseconds from any fixed moment. */
export type Clock = () => number;

export interface Thinking {
  readonly chance: Chance;
  readonly clock: Clock;
  /** How long a bot may think about this decision, in milliseconds. */
  readonly budget: number;
}

/** A bot sees what its seat may know, never the state. */
export interface Bot<View, Move> {
  readonly id: string;
  choose(view: View, decision: Decision, thinking: Thinking): Choice<Move>;
  /** Whether to take an opportunity that may be let pass. */
  wants(view: View, decision: Decision, thinking: Thinking): boolean;
}

/** What a good player knows about one game: all that a search through the contract cannot find out by itself. */
export interface Knowledge<State, Move, View> {
  /** A sound answer at a glance, one move deep. */
  glance(view: View, decision: Decision, chance: Chance): Choice<Move>;
  wants(view: View, decision: Decision): boolean;
  /** The answers worth searching, most promising first. */
  candidates(state: State, decision: Decision): readonly Move[];
  /** A quick sensible answer, for playing sampled games on. */
  policy(state: State, decision: Decision, chance: Chance): Move;
  /** How a game stands for a seat, from 0 (lost) to 1 (won). */
  prospect(state: State, seat: number): number;
  explain(state: State, decision: Decision, move: Move): Reason;
}
