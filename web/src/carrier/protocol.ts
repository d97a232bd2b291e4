import type {
  Agreement,
  Content,
  Decision,
  DocumentTitle,
  GameRecord,
  Localized,
  OptionValue,
  Options,
  Rulebook,
  Seat,
  SeatLabel,
  Viewer,
} from '@bridgehead/kernel';
import type { Pace } from '@bridgehead/kit';
import type { PointTarget, RoomChange } from '@bridgehead/wire';
import type { Changed, OnlineState } from './online.ts';
import type { Failure } from './border.ts';
import type {
  AdvisedMove,
  PastView,
  SaidRefusal,
  Snapshot,
  SnapshotChange,
  TableInfo,
  TakeBackOffer,
  SealedVerdict,
} from './snapshot.ts';

/** Everything the page asks of the worker: the question and the answer, typed on both sides. */
export interface Calls {
  describe: { ask: { game: string }; reply: GameCard };
  /** By the rules of that version; without one, of the newest. */
  rulebook: { ask: { game: string; version?: string | undefined }; reply: Rulebook };
  plan: { ask: PlanRequest; reply: Plan };
  /** Throws a sentence when the pack is not one of this game. */
  checkPack: { ask: { game: string; pack: unknown }; reply: { id: string } };
  /** Throws a sentence when this is no document of that kind. */
  readDocument: { ask: { game: string; kind: string; body: unknown }; reply: DocumentTitle };
  /** The game's own, for its pages. */
  content: { ask: { game: string }; reply: Content };
  create: { ask: CreateRequest; reply: { table: string } | SaidRefusal };

  openLocal: { ask: { channel: number; table: string; pace: Pace }; reply: Opened };
  /** `served`: the record comes from the server rather than from this browser. */
  openReplay: {
    ask: { channel: number; table: string; served: boolean };
    reply: Opened & { length: number };
  };
  /** Everything the server says comes over the channel. */
  openOnline: { ask: { channel: number; table: string; key: string | undefined }; reply: null };
  close: { ask: { channel: number }; reply: null };

  /** What these change on the screen comes over the channel. */
  look: { ask: { channel: number; viewer: Viewer }; reply: null };
  seek: { ask: { channel: number; seq: number }; reply: null };
  earlier: { ask: { channel: number }; reply: null };
  answer: { ask: Attempt; reply: SaidRefusal | null };
  whyNot: { ask: Attempt; reply: SaidRefusal | null };
  /** What the game answers to a question about what the viewer sees; null where it does not understand. */
  inquire: { ask: { channel: number; question: unknown }; reply: unknown };
  advice: { ask: { channel: number }; reply: readonly AdvisedMove[] };
  agree: { ask: { channel: number; agreement: Agreement }; reply: SaidRefusal | null };
  takeBack: {
    ask: { channel: number; offer: TakeBackOffer; consent: readonly Seat[] };
    reply: SaidRefusal | null;
  };
  change: { ask: { channel: number; change: RoomChange }; reply: Changed };
  say: { ask: { channel: number; text: string }; reply: SaidRefusal | null };
  point: { ask: { channel: number; target: PointTarget }; reply: SaidRefusal | null };
  /** The network is back or gone, as far as the page knows: a line that is down is mended at once. */
  network: { ask: { channel: number; isThere: boolean }; reply: null };
  pace: { ask: { channel: number; pace: Pace }; reply: null };
  past: { ask: { channel: number; seq: number }; reply: PastView | null };
  /** The page has shown everything up to this step. */
  shown: { ask: { channel: number; seq: number }; reply: null };
  record: { ask: { channel: number }; reply: GameRecord };
  verify: { ask: { channel: number }; reply: SealedVerdict };
}

export interface GameCard {
  readonly id: string;
  readonly title: Localized;
  readonly summary: Localized;
  readonly seats: { readonly min: number; readonly max: number };
  readonly bots: readonly string[];
  /** The kinds of documents people make for it. */
  readonly documents: readonly { readonly id: string; readonly title: Localized }[];
}

export interface PlanRequest {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
}

export interface PlannedOption {
  readonly id: string;
  readonly label: Localized;
  readonly hint?: Localized;
  readonly value: OptionValue | undefined;
  readonly values: readonly { readonly value: OptionValue; readonly label: Localized }[];
}

/** What the form shows for a number of seats: every option with the values that are left to it. */
export interface Plan {
  readonly options: readonly PlannedOption[];
  readonly chosen: Options;
  readonly refused: SaidRefusal | null;
}

export interface CreateRequest {
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly SeatLabel[];
  readonly practice?: boolean;
  /** Words to make the seed of; without them it is drawn at random. */
  readonly seedText?: string;
  readonly pack?: unknown;
}

export interface Opened {
  readonly info: TableInfo;
  readonly snapshot: Snapshot;
}

export interface Attempt {
  readonly channel: number;
  readonly decision: Decision;
  readonly move: unknown;
}

/** What the worker tells the page unasked. */
export type Push =
  | { readonly kind: 'change'; readonly channel: number; readonly change: SnapshotChange }
  | { readonly kind: 'online'; readonly channel: number; readonly state: OnlineState }
  | { readonly kind: 'begun'; readonly channel: number; readonly opened: Opened }
  | { readonly kind: 'busy'; readonly channel: number }
  | { readonly kind: 'broken'; readonly channel: number; readonly failure: Failure };
