import {
  type GameRecord,
  isVisible,
  type Localized,
  type Options,
  type Outcome,
  type Reason,
  type Refusal,
  type Seat,
} from '@bridgehead/kernel';
import * as v from 'valibot';
import { nameSchema } from './names.ts';
import type { Clock, Phase, Visibility } from './room.ts';

export const nicknameSchema = nameSchema(24);
export const loginSchema = v.pipe(
  v.string(),
  v.trim(),
  // Letters of another width or form are the same letters.
  v.transform((text) => text.normalize('NFKC').toLowerCase()),
  v.regex(/^[\p{L}\p{N}._@+-]{3,60}$/u),
  v.check(isVisible, 'bad-name'),
);
export const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 200;
const newPassword = v.pipe(v.string(), v.minLength(SHORTEST_PASSWORD), v.maxLength(LONGEST_PASSWORD));
const givenPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_PASSWORD));

export const meSchema = v.object({ name: nicknameSchema });
export const accountSchema = v.object({ login: loginSchema, password: newPassword });
export const credentialsSchema = v.object({ login: loginSchema, password: givenPassword });
export const freshSchema = v.object({ password: givenPassword });

/** Whoever fears that somebody else was here decides about the passkeys as well. */
export const newPasswordSchema = v.object({
  password: newPassword,
  passkeys: v.picklist(['keep', 'remove']),
});
export type NewPassword = v.InferOutput<typeof newPasswordSchema>;

export const removalSchema = v.object({ id: v.pipe(v.string(), v.maxLength(2000)) });

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

/** Where somebody is logged in, or where a passkey was made; empty words where the browser said nothing we know. */
interface Place {
  readonly id: string;
  readonly browser: string;
  readonly system: string;
  /** Moments are milliseconds since 1970. */
  readonly since: number;
}

export interface DeviceView extends Place {
  readonly seen: number;
  /** The browser that asks. */
  readonly current: boolean;
}

export interface PasskeyView extends Place {
  readonly used: number | null;
}

/** Every way in. */
export interface AccessReply {
  readonly devices: readonly DeviceView[];
  readonly passkeys: readonly PasskeyView[];
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
  /** Which of them are bots: these are called in the reader's language. */
  readonly bots: readonly Seat[];
  readonly moves: number;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  /** Something waits for you there. */
  readonly yourTurn: boolean;
  readonly yours: boolean;
  readonly practice?: true;
  /** How it ended. */
  readonly ended?: { readonly outcome: Outcome; readonly victory?: Localized };
  /** Moves were taken back that had to be agreed to; told of games that are over. */
  readonly takeBacks?: true;
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

/** What a link leads to, for whoever has it: they are asked for a name only then. */
export interface InvitationReply {
  readonly game: string;
  readonly phase: Phase;
  readonly visibility: Visibility;
  readonly options: Options;
  readonly clock: Clock;
  /** Whoever invites; null where they have left the table. */
  readonly by: string | null;
  readonly seats: TableBrief['seats'];
  readonly bots: TableBrief['bots'];
}

export interface CreatedReply {
  readonly table: string;
  readonly key?: string;
}

/**
 * Passkeys. Every ceremony is two requests: the first answers with what `@simplewebauthn/browser` needs, the second
 * takes what the authenticator said and answers with a `MeReply`. What was asked lies in a cookie in between.
 *
 *   POST /api/passkeys/options          → options for startRegistration     (you must be somebody: a guest will do)
 *   POST /api/passkeys                  ← its answer
 *   POST /api/session/passkey/options   → options for startAuthentication
 *   POST /api/session/passkey           ← its answer
 *   POST /api/session/fresh/options     → options for startAuthentication, by a key of one's own
 *   POST /api/session/fresh/passkey     ← its answer
 */
export const PASSKEY_ROUTES = {
  registerOptions: '/api/passkeys/options',
  register: '/api/passkeys',
  loginOptions: '/api/session/passkey/options',
  login: '/api/session/passkey',
  freshOptions: '/api/session/fresh/options',
  fresh: '/api/session/fresh/passkey',
} as const;

/** What the browser's push manager gives: `subscription.toJSON()` fits. */
export const pushSubscriptionSchema = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000), v.check(isPushAddress)),
  keys: v.object({
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}=?$/)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}(==)?$/)),
  }),
});

export const forgetPushSchema = v.object({ endpoint: v.pipe(v.string(), v.maxLength(1000)) });

/**
 * The server will call this address: only named hosts over https on the usual port, so that nobody can make it
 * knock on the doors of its own network. What the name stands for is the server's to find out.
 */
export function isPushAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  const isNamed =
    /^[a-z0-9.-]+\.[a-z][a-z0-9-]*$/.test(hostname) && !/\.(local|internal|lan|home)$/.test(hostname);
  return protocol === 'https:' && isNamed && !port && !username && !password;
}

/** What a service worker is told: words in both languages, it knows which one its player reads. */
export interface PushMessage {
  readonly kind: 'turn';
  readonly table: string;
  readonly title: Localized;
  readonly body: Localized;
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
