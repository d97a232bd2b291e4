import type { Refusal } from '@bridgehead/kernel';
import * as v from 'valibot';
import type { LogPage, PlayView, StepMessage } from './play.ts';
import { type Point, pointTargetSchema } from './pointing.ts';
import { type RoomView, roomChangeSchema } from './room.ts';
import { findUnfit } from './unfit.ts';

/** Both sides must speak the same version; a page that is older than the server asks to be reloaded. */
export const PROTOCOL = 3;

export const SOCKET_PATH = '/socket';
export const LONGEST_MESSAGE = 16_384;
export const LONGEST_CHAT = 500;

/** Why the server hangs up: the code of the close frame. */
export const CLOSE_CODES = {
  /** Too much came from this socket: coming back at once would not help. */
  flooding: 1008,
  /** Try again. */
  restarting: 1012,
  /** Comes back as somebody who is not known. */
  loggedOut: 4001,
} as const;

/** Names a message: sent again after a lost connection, it is answered and not applied twice. */
const messageId = v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/));
const sequence = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9));
const tableId = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));

/** What would turn the writing round, and halves of characters. */
const TURNS = /[\u202A-\u202E\u2066-\u2069\p{Cs}]/gu;
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** One line, whatever was pasted, with something in it to see: nobody writes a second line in another's name. */
const chatLine = v.pipe(
  v.string(),
  v.maxLength(LONGEST_CHAT),
  v.transform((text) => text.replace(TURNS, '').replace(BREAKS, ' ')),
  v.trim(),
  v.regex(/[\p{L}\p{N}\p{P}\p{S}]/u),
);

export const clientMessageSchema = v.variant('kind', [
  v.object({
    kind: v.literal('answer'),
    id: messageId,
    decision: v.pipe(v.string(), v.maxLength(200)),
    seq: sequence,
    move: v.pipe(
      v.unknown(),
      v.check((move) => findUnfit(move) === null),
    ),
  }),
  /** The first message, and again whenever something was missed: `since` says what the client already has. */
  v.object({
    kind: v.literal('open'),
    id: messageId,
    protocol: v.number(),
    table: tableId,
    key: v.optional(v.pipe(v.string(), v.maxLength(64))),
    since: v.optional(sequence),
    chatSince: v.optional(sequence),
  }),
  /** Back to the first `keep` moves: at once where the kernel allows it, else by everybody's consent. */
  v.object({ kind: v.literal('take-back'), id: messageId, keep: sequence, seq: sequence }),
  /** The steps that end with number `before`: older ones than were told on opening. */
  v.object({ kind: v.literal('log'), id: messageId, before: sequence }),
  v.object({ kind: v.literal('room'), id: messageId, change: roomChangeSchema }),
  v.object({
    kind: v.literal('chat'),
    id: messageId,
    text: chatLine,
  }),
  /** Where the game is played together: shows everybody a place on the board. */
  v.object({ kind: v.literal('point'), id: messageId, target: pointTargetSchema }),
  /** Asks for a sign of life: sockets die silently when a laptop sleeps. */
  v.object({ kind: v.literal('ping'), id: messageId }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessageSchema>;

export interface ChatLine {
  readonly number: number;
  readonly name: string;
  /** Null for somebody who only watches. */
  readonly seat: number | null;
  readonly text: string;
  readonly at: number;
}

export type ServerMessage =
  /** The message named by `re` was carried out; a move or take-back became entry `seq`, a rematch is `table`. */
  | { readonly kind: 'done'; readonly re: string; readonly seq?: number; readonly table?: string }
  | { readonly kind: 'refused'; readonly re: string | null; readonly refusal: Refusal }
  /** Everything, after `open`; `play` once the game has begun. */
  | {
      readonly kind: 'table';
      readonly re: string;
      readonly room: RoomView;
      readonly play: PlayView | null;
      readonly chat: readonly ChatLine[];
    }
  | ({ readonly kind: 'log'; readonly re: string } & LogPage)
  | { readonly kind: 'room'; readonly room: RoomView }
  /** The game begins. */
  | { readonly kind: 'play'; readonly room: RoomView; readonly play: PlayView }
  | StepMessage
  | { readonly kind: 'chat'; readonly lines: readonly ChatLine[] }
  | { readonly kind: 'pointed'; readonly point: Point };
