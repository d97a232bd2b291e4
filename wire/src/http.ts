import type { GameRecord, Options, Reason, Refusal } from '@bridgehead/kernel';
import * as v from 'valibot';
import type { Clock, Phase, Visibility } from './room.ts';

export const nicknameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(24));
export const loginSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(/^[\p{L}\p{N}._@+-]{3,60}$/u),
);
export const passwordSchema = v.pipe(v.string(), v.minLength(8), v.maxLength(200));

export const meSchema = v.object({ name: nicknameSchema });
export const accountSchema = v.object({ login: loginSchema, password: passwordSchema });

/** Whoever is at this browser. */
export interface Me {
  readonly name: string;
  /** The name of the account; null for a guest. */
  readonly login: string | null;
  readonly passkeys: number;
}

export interface MeReply {
  readonly me: Me | null;
  /** The public key for web push, where the server has one. */
  readonly pushKey: string | null;
}

/** A table in a list. */
export interface TableBrief {
  readonly table: string;
  readonly game: string;
  readonly phase: Phase;
  readonly visibility: Visibility;
  readonly options: Options;
  readonly clock: Clock;
  /** Names of whoever sits there; null for a free seat. */
  readonly seats: readonly (string | null)[];
  readonly moves: number;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  /** Something waits for you there. */
  readonly yourTurn: boolean;
  readonly yours: boolean;
}

export interface LobbyReply {
  readonly open: readonly TableBrief[];
  readonly live: readonly TableBrief[];
  readonly mine: readonly TableBrief[];
}

export interface FinishedReply {
  readonly games: readonly TableBrief[];
  /** Ask for games changed before this moment to go on; null at the end. */
  readonly before: number | null;
}

export interface CreatedReply {
  readonly table: string;
  readonly key?: string;
}

/** A finished game: the record, and why the bots did what they did, entry by entry. */
export interface RecordReply {
  readonly record: GameRecord;
  readonly whys: readonly (Reason | null)[];
}

/** Every refusal of the HTTP interface. */
export interface RefusedReply {
  readonly refusal: Refusal;
}
