import type { Agreement, Options, Seat } from '@bridgehead/kernel';
import * as v from 'valibot';
import { nameSchema } from './names.ts';

/** Public tables are listed; a table by link is open to whoever has its address; a private one asks for its key. */
export const VISIBILITIES = ['public', 'link', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const PHASES = ['waiting', 'playing', 'finished', 'closed'] as const;
export type Phase = (typeof PHASES)[number];

/** Whole seconds and days: a clock is read by people. */
export const clockSchema = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({
    kind: v.literal('bank'),
    bankSeconds: v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(7200)),
    creditSeconds: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600)),
  }),
  v.object({ kind: v.literal('days'), days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(14)) }),
]);
export type Clock = v.InferOutput<typeof clockSchema>;

/** A seat as everybody at the table sees it. */
export type SeatView =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string }
  | {
      readonly kind: 'human';
      readonly name: string;
      readonly ready: boolean;
      readonly present: boolean;
      /** Arranges the table and starts the game: ready by doing so. */
      readonly host?: true;
      /** The bot that plays while the player is away. */
      readonly standIn?: string;
      /** The player has lost the seat for good; the bot plays on. */
      readonly expelled?: true;
    };

/** Whoever has not been seen for so long is away: a lost line is mended sooner. */
export const AWAY_AFTER_MS = 60_000;

/** Something that needs the consent of the others. */
export interface Proposal {
  readonly id: string;
  readonly by: Seat;
  readonly agreed: readonly Seat[];
  /** Everybody who has to agree. */
  readonly asked: readonly Seat[];
  readonly what:
    | { readonly kind: 'take-back'; readonly keep: number; readonly seq: number }
    | { readonly kind: 'stand-in'; readonly seat: Seat; readonly bot: string }
    | { readonly kind: 'end'; readonly end: Agreement['end'] };
}

/** Milliseconds left to every seat, counted down for those who are to move since `at` (the server's time). */
export interface ClockView {
  readonly left: readonly (number | null)[];
  readonly running: readonly Seat[];
  readonly at: number;
}

/** A table around the game: who sits, what was agreed, what is being asked. */
export interface RoomView {
  readonly table: string;
  /** Grows with every change of the room. */
  readonly version: number;
  readonly game: string;
  readonly phase: Phase;
  readonly visibility: Visibility;
  readonly options: Options;
  readonly clock: Clock;
  /** Set up for somebody alone to try things out. */
  readonly practice?: true;
  /** The game is over, and moves were taken back in it that had to be agreed to. */
  readonly takeBacks?: true;
  readonly contentHash: string;
  readonly seats: readonly SeatView[];
  /** Your own seat, and whether the table is yours to arrange. */
  readonly you: Seat | null;
  readonly host: boolean;
  /** You sat here, ran out of time and lost your seat to a bot: you may watch. */
  readonly expelled?: true;
  /** The key of a private table, told to those who sit at it. */
  readonly key?: string;
  readonly proposal: Proposal | null;
  readonly watchers: number;
  /** Seats that hear what you say only when the game is over: team mates who must not confer. */
  readonly unheardBy: readonly Seat[];
  /** The table that was set up for another game with the same people. */
  readonly rematch: string | null;
}

const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(63));
const optionsSchema = v.record(
  v.pipe(v.string(), v.maxLength(40)),
  v.union([v.pipe(v.string(), v.maxLength(100)), v.pipe(v.number(), v.finite()), v.boolean()]),
);
const botName = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const seatName = nameSchema(40);

/** What a person may do to the room. Whether they may is the server's to judge. */
export const roomChangeSchema = v.variant('do', [
  v.object({ do: v.literal('sit'), seat: v.optional(seatNumber) }),
  v.object({ do: v.literal('stand') }),
  v.object({ do: v.literal('ready'), ready: v.boolean() }),
  v.object({ do: v.literal('put-bot'), seat: seatNumber, bot: botName, name: seatName }),
  /** Makes a seat free: of a bot, or of a player who is not wanted. */
  v.object({ do: v.literal('free'), seat: seatNumber }),
  v.object({
    do: v.literal('arrange'),
    seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(64)),
    options: optionsSchema,
  }),
  v.object({ do: v.literal('visibility'), visibility: v.picklist(VISIBILITIES) }),
  v.object({ do: v.literal('clock'), clock: clockSchema }),
  /** Whoever plays alone may try things out. */
  v.object({ do: v.literal('practice'), practice: v.boolean() }),
  v.object({ do: v.literal('start') }),
  v.object({ do: v.literal('close') }),
  v.object({ do: v.literal('stand-in'), seat: seatNumber, bot: botName }),
  /** A player takes the own seat back from the bot. */
  v.object({ do: v.literal('return') }),
  v.object({ do: v.literal('expel'), seat: seatNumber }),
  v.object({ do: v.literal('agree'), proposal: v.pipe(v.string(), v.maxLength(40)) }),
  v.object({ do: v.literal('decline'), proposal: v.pipe(v.string(), v.maxLength(40)) }),
  /** Resigns, or offers a draw: at once where nobody else has to agree. */
  v.object({ do: v.literal('end'), end: v.picklist(['resigned', 'draw']) }),
  v.object({ do: v.literal('rematch') }),
]);
export type RoomChange = v.InferOutput<typeof roomChangeSchema>;

/** What a new table is made of. */
export const newTableSchema = v.object({
  game: v.pipe(v.string(), v.maxLength(40)),
  options: optionsSchema,
  /** The maker sits down in the first seat that is left to people. */
  seats: v.pipe(
    v.array(
      v.variant('kind', [
        v.object({ kind: v.literal('open') }),
        v.object({ kind: v.literal('bot'), bot: botName, name: seatName }),
      ]),
    ),
    v.minLength(1),
    v.maxLength(64),
  ),
  visibility: v.picklist(VISIBILITIES),
  clock: clockSchema,
  practice: v.optional(v.boolean()),
  pack: v.optional(v.unknown()),
});
export type NewTable = v.InferOutput<typeof newTableSchema>;
