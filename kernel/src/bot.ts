import type { Chance } from './chance.ts';
import type { Decision, Seat } from './contract.ts';
import type { Figures } from './vocabulary.ts';

/**
 * Why a bot does what it does: data, which the game's text turns into words. Whoever makes a reason declares what is
 * public: `reason` and `figures` may follow only from what everybody knows once the move is made.
 */
export interface Reason extends ToldReason {
  /** Figures that follow from what the seat alone knows, such as its chances: nobody else hears them during the game. */
  readonly own?: Figures;
}

/** A reason as a viewer hears it: its figures are those that the viewer may know. */
export interface ToldReason {
  readonly reason: string;
  readonly figures?: Figures;
}

export interface Choice<Move> {
  readonly move: Move;
  readonly why: Reason;
  /**
   * A plan: what the seat means to answer next, made without new thought as long as nothing unforeseen happens and it is
   * legal.
   */
  readonly later?: readonly Move[];
}

/** A turn as a player thinks of it: the answer to this decision, and those meant to follow. Never empty. */
export type Line<Move> = readonly Move[];

/** Time is injected: milliseconds from any fixed moment. */
export type Clock = () => number;

export interface Thinking {
  readonly chance: Chance;
  readonly clock: Clock;
  /** How long a bot may think about this decision, in milliseconds. */
  readonly budget: number;
  /** At most so many sampled worlds: with time to spare, the same choice on every machine. */
  readonly worlds?: number;
  /** Somebody hears at once how good the chances are, and compares it with what was said before: it has to be sure. */
  readonly isAdvice?: boolean;
}

/** A bot sees what its seat may know, never the state. */
export interface Bot<View, Move> {
  readonly id: string;
  choose(view: View, decision: Decision, thinking: Thinking): Choice<Move>;
  /** Whether to take an opportunity that may be let pass. */
  wants(view: View, decision: Decision, thinking: Thinking): boolean;
}

/** How lines are judged that were played on in sampled worlds. */
export interface Judging {
  /** Standard errors by which a line must beat the soundest to be preferred: many where a glance is seldom wrong. */
  readonly doubt: number;
  /** Worlds between two judgements: few where the next die decides, many where what is rare does. */
  readonly heat: number;
  /** Lines that differ by less than this come to the same, and only the soundest of them is thought about any longer. */
  readonly trifle: number;
}

/** What a good player knows about one game: all that a search through the contract cannot find out by itself. */
export interface Knowledge<State, Move, View> {
  /** A sound answer at a glance, one move deep. */
  glance(view: View, decision: Decision): Move;
  /** The answers worth a search, the soundest first: never empty. */
  candidates(view: View, decision: Decision): readonly Move[];
  /**
   * Whole turns worth a search, the soundest first, in a game where a move is worth what comes after it. Where one is enough
   * it is what a glance finds.
   */
  lines?(view: View, decision: Decision, most?: number): readonly Line<Move>[];
  /** `later` is what the move is made for: the moves meant to follow it. */
  explain(view: View, decision: Decision, move: Move, later?: readonly Move[]): Reason;
  /** Whether to take an opportunity that may be let pass. */
  wants(view: View, decision: Decision): boolean;
  /** What a game leaves out is judged as carefully as any game needs. */
  readonly judging?: Partial<Judging>;
  /** A world to search in, where some hidden cards are likelier than others; without it every world is as likely. */
  imagine?(view: View, chance: Chance): State;
  /** Plays a sampled world on as sensible players would, and says how it goes for the seat, from 0 to 1. */
  foresee(state: State, seat: Seat, chance: Chance): number;
}
