import type { Chance } from './chance.ts';
import type { Manifest, Options } from './manifest.ts';
import type { Figures } from './vocabulary.ts';

/** A player's place at the table: 0, 1, 2 … */
export type Seat = number;

/** Who looks at the table. A spectator knows only what everybody knows. */
export type Viewer = Seat | 'spectator';

export const SEAT_KINDS = ['human', 'bot'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/**
 * Something one seat must or may decide now. Decisions are data inside the state, so a half-made one survives a
 * restart. Several seats deciding at once are several decisions; nested choices are decisions that hide others
 * until they are answered.
 */
export interface Decision {
  /** Names this one question in this one game: an answer to an old question can never answer a new one. */
  readonly id: string;
  readonly kind: string;
  readonly seat: Seat;
  /** False for an opportunity that may be let pass: the game goes on without an answer. */
  readonly must: boolean;
  /** An opportunity that others close by going on: whoever is faster than a person leaves that person time for it. */
  readonly fleeting?: boolean;
  /**
   * Asked together with every decision of the same name, answered in any order: a window for reactions. Each holds the
   * game, passing is a move, and whoever could react by what everybody knows is asked, so that asking betrays nothing.
   */
  readonly window?: string;
  /** Answered by a move that is put together, such as who stands against whom: far too many to list. */
  readonly composed?: true;
  /** The move that stands when this seat's time runs out. Told to that seat alone: it may hold a secret. */
  readonly lapse?: unknown;
}

/** Why a move is not allowed: the clause that forbids it, and the figures a sentence about it needs. */
export interface Refusal {
  readonly clause?: string;
  readonly reason: string;
  readonly figures?: Figures;
}

/** How a game ended. `ending` is one of the manifest's endings. */
export type Outcome =
  | { readonly kind: 'win'; readonly winners: readonly Seat[]; readonly ending: string }
  | { readonly kind: 'draw'; readonly between: readonly Seat[]; readonly ending: string }
  | { readonly kind: 'won' | 'lost'; readonly ending: string };

/** Who hears of an event, and whether it tells anybody what was hidden before: such a step cannot be undone freely. */
export interface Hearing {
  readonly to?: readonly Seat[];
  readonly reveals?: boolean;
}

export type Emit<Event> = (event: Event, hearing?: Hearing) => void;

/**
 * A finding is what `play` needs and a host may compute elsewhere: on a thread of its own, before the move is played. It is
 * JSON, recorded with the move; a replay trusts it, a verification finds it again.
 */
export interface Findings<State, Move> {
  needs(state: State, decision: Decision, move: Move): boolean;
  /** Pure, and as slow as it has to be. Never changes the state. */
  find(state: State, decision: Decision, move: Move, chance: Chance): unknown;
}

/**
 * A game: pure, synchronous functions over plain JSON state.
 *
 * `play` changes the state it is given; callers that need the old one `clone` first. It is only ever called with a
 * decision that is pending and a move that `refusal` lets pass. Where nobody listens there is no `emit`: written as
 * `emit?.(…)`, an event that nobody hears is never even made.
 */
export interface Rules<State, Move, Event, View> {
  readonly manifest: Manifest;

  setup(options: Options, seats: readonly SeatKind[], chance: Chance, emit?: Emit<Event>): State;
  clone(state: State): State;

  /** Empty exactly when the game is over. */
  pending(state: State): readonly Decision[];
  /** All legal answers, listed only by games that can, and never asked for a composed decision. */
  moves?(state: State, decision: Decision): Iterable<Move>;
  /** One legal answer, drawn without listing them all: what random play and playouts use. */
  randomMove(state: State, decision: Decision, chance: Chance): Move;
  /** The move this JSON stands for, or null when it stands for none. */
  readMove(json: unknown): Move | null;
  refusal(state: State, decision: Decision, move: Move): Refusal | null;
  /**
   * Why a seat cannot make this move now, though it answers nothing the seat is asked: a draw that comes too late, a play
   * out of turn. Null where no clause says more than that the question is closed.
   */
  closed?(state: State, seat: Seat, move: Move): Refusal | null;
  /** For moves whose outcome takes long to compute, such as a shot through the air. */
  readonly findings?: Findings<State, Move>;
  /** Whether a game by these options has moves that may take long to judge or play: a host may do all that elsewhere. */
  isSlow?(options: Options): boolean;
  play(
    state: State,
    decision: Decision,
    move: Move,
    chance: Chance,
    emit?: Emit<Event>,
    finding?: unknown,
  ): void;

  /** An allow-list: what this viewer may know, and nothing else. It may share parts with the state: whoever plays the state on looks again. */
  observe(state: State, viewer: Viewer): View;
  /** A full state that fits what the viewer knows: what bots search in. */
  sample(view: View, chance: Chance): State;
  /**
   * Answers a question about what the viewer sees, such as reach, sight, odds or a preview: pure, JSON in and JSON out.
   * Null for a question that it does not understand.
   */
  inquire?(view: View, viewer: Viewer, question: unknown): unknown;
  outcome(state: State): Outcome | null;
}

/** The rules of a game that can list its moves. */
export type ListingRules<State, Move, Event, View> = Rules<State, Move, Event, View> &
  Required<Pick<Rules<State, Move, Event, View>, 'moves'>>;

/** The legal answers; none where they cannot be listed. */
export function listMoves<State, Move, Event, View>(
  rules: Rules<State, Move, Event, View>,
  state: State,
  decision: Decision,
): Iterable<Move> {
  return canList(rules, decision) ? rules.moves(state, decision) : [];
}

export function canList<State, Move, Event, View>(
  rules: Rules<State, Move, Event, View>,
  { composed }: Decision,
): rules is ListingRules<State, Move, Event, View> {
  return rules.moves !== undefined && !composed;
}
