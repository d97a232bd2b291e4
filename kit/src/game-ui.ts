import type {
  Decision,
  GameRecord,
  Language,
  Localized,
  Options,
  OptionValue,
  Outcome,
  Refusal,
  Seat,
  SeatLabel,
  Viewer,
} from '@bridgehead/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { GameEnding } from './game-ending.ts';
import type { GameDocuments, GamePage } from './game-pages.ts';
import type { Staging, ToldBeat } from './staging/beat.ts';

/** A legal answer, with the decision it answers. */
export interface LegalMove<Move> {
  readonly decision: Decision;
  readonly move: Move;
}

/** The parts of a table that only the game can draw; the frame puts them where the window has room. */
export interface FrameParts<Event = unknown> {
  readonly board: ReactNode;
  /** The viewer's hand, or a unit's actions; null for whoever has none. */
  readonly tray: ReactNode;
  /** Tools of the game's own, beside those of the frame. */
  readonly tools?: ReactNode;
  /** A mark of the seat: its colour and shape, never colour alone. */
  readonly seatMark: (seat: Seat) => ReactNode;
  /** A mark of whoever acts without a seat: the enemy. */
  readonly otherMark?: ReactNode;
  /** Figures of the seat worth a glance: cards in hand, lines made. */
  readonly seatNote: (seat: Seat) => ReactNode;
  /** What has just happened, large: the card that was played. */
  readonly spotlight?: ReactNode;
  /** Set while the viewer has asked to read the spotlight: a frame that has no room for it then opens it. */
  readonly reading?: { readonly title: string; readonly close: () => void };
  /** The question that the board puts to the viewer now: of several the top line says that one, and leaves the rest to the board. */
  readonly asked?: Decision | undefined;
  /** What the viewer is about, in names that the game's guide waits for: a card picked up, an event being read. */
  readonly doing?: readonly string[];
  /** Opens what a line of the log is about, where there is something to open. */
  readonly readEvent?: (event: Event) => (() => void) | undefined;
  /** What there is to read about an event, beside its line in “since your turn”: the card that was played. */
  readonly recall?: (event: Event) => ReactNode;
  /** What an event was, beside the words that tell it, where the window has no room for the spotlight. */
  readonly glimpse?: (event: Event) => Glimpse | null;
}

/** A small picture, and in a line or two what it shows: when and where it was, or what the card does. */
export interface Glimpse {
  readonly picture: ReactNode;
  readonly shows: ReactNode;
}

/** What somebody points at: small and flat, in names of the game's own. */
export type PingTarget = Readonly<Record<string, string | number | boolean>>;

/** Somebody's finger on the board: not a move, and gone in a moment. */
export interface Ping {
  readonly key: number;
  readonly seat: Seat;
  readonly target: PingTarget;
}

/** How long a ping is seen. */
export const PING_MS = 7000;

/** What was told last: a beat, or a whole step where nothing is told beat by beat. `seq` grows with each. */
export interface Latest<Event> {
  readonly seq: number;
  readonly events: readonly Event[];
}

/** A refusal, with the game's own sentence where it has one. */
export interface SaidRefusal {
  readonly refusal: Refusal;
  readonly sentence: Localized | undefined;
}

/** What a game's table is given. It holds no rules: it shows a view and offers moves from `legal`. */
export interface TableProps<View, Move, Event, Pack> {
  /** The content pack of this table, as the game checked it: titles, texts, pictures. */
  readonly pack: Pack;
  /** As far as it has been told. */
  readonly view: View;
  readonly viewer: Viewer;
  readonly language: Language;
  readonly seats: readonly SeatLabel[];
  /** Everything the viewer may answer now; empty while others decide or something is told, for spectators and in replays. */
  readonly legal: readonly LegalMove<Move>[];
  /** All open decisions, of every seat. */
  readonly pending: readonly Decision[];
  /** What was told last, for motion and the spotlight. */
  readonly latest: Latest<Event>;
  /** Everything told so far, oldest first, as far back as the page's log goes; nothing that was undone. */
  readonly told: readonly Event[];
  /** What is being told just now: nothing can be answered meanwhile. */
  readonly beat: ToldBeat<Event> | null;
  readonly outcome: Outcome | null;
  /** Whoever plays here alone may take anything back. */
  readonly isPractice: boolean;
  /** A move the viewer was advised to make: shown as if it were picked up. */
  readonly proposed: LegalMove<Move> | null;
  /** The moves of the same turn that are advised after it. */
  readonly sequel: readonly LegalMove<Move>[];
  /** Plays a move. One that is not legal may be tried as well: the frame then says why not, with the clause. */
  readonly answer: (decision: Decision, move: Move) => void;
  /** Why a move would be refused, without trying it; null when it is legal. */
  readonly whyNot: (decision: Decision, move: Move) => Promise<SaidRefusal | null>;
  /**
   * Asks the game's `inquire` about what the viewer sees: reach, sight, odds, a preview. Answered off the page and at
   * once, also while a bot thinks; null for a question that the game does not understand.
   */
  readonly ask: (question: unknown) => Promise<unknown>;
  readonly openClause: (clause: string) => void;
  /** Leads to one of the game's own `pages`, by its path. */
  readonly openPage: (path: string) => void;
  /** What the person here has made for this game: to be brought to the table by an answer. */
  readonly documents: GameDocuments;
  /** Where people at the table point just now. */
  readonly pings: readonly Ping[];
  /** Points for everybody who plays on the viewer's side to see; undefined where nobody does, or nobody is elsewhere. */
  readonly point: ((target: PingTarget) => void) | undefined;
  readonly frame: (parts: FrameParts<Event>) => ReactNode;
}

/** Shown after the game, below the result. */
export interface AftermathProps<View, Event, Pack> {
  readonly pack: Pack;
  readonly view: View;
  readonly language: Language;
  readonly seats: readonly SeatLabel[];
  readonly record: GameRecord;
  /** Everything that everybody heard, in order. */
  readonly story: readonly Event[];
}

/** A side that several seats may play for, or what a seat commands. */
export interface Side {
  readonly name: Localized;
  readonly mark: ReactNode;
}

/** What each game's `ui` folder exports as default. */
export interface GameUi<View, Move, Event, Pack> {
  readonly Table: ComponentType<TableProps<View, Move, Event, Pack>>;
  readonly Aftermath: ComponentType<AftermathProps<View, Event, Pack>>;
  /** How its events are told one at a time; without it a step is seen all at once. */
  readonly staging?: Staging<View, Event, Pack>;
  /** How its end is told; without it the frame says who won. */
  readonly ending?: () => Promise<GameEnding<View, Event, Pack>>;
  /** Pages of the game's own, beside its tables. */
  readonly pages?: readonly GamePage<Pack>[];
  /** What every seat at a table with these options plays for or commands, for the form that sets it up. */
  readonly sides?: (options: Options, seats: number) => readonly Side[];
  /** A picture of what an option would choose, for the same form. */
  readonly optionPicture?: (option: string, value: OptionValue) => ReactNode;
}

export type AnyGameUi = GameUi<unknown, unknown, unknown, unknown>;
