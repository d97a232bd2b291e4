import { type GameRecord, sealedText } from '@bridgehead/kernel';
import * as ed25519 from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';
import * as v from 'valibot';
import type { SealVerdict } from './seal-verdict.ts';

// Without it the library would ask WebCrypto, which is missing on pages that are not secure.
ed25519.hashes.sha512 = sha512;

/** Where every server publishes the keys it has signed with. */
export const KEYS_ADDRESS = '/.well-known/bridgehead-keys.json';

const moment = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The key in use stands first, the retired ones after it. Moments are milliseconds since 1970. */
const serverKeysSchema = v.object({
  keys: v.pipe(
    v.array(
      v.object({
        key: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
        since: moment,
        until: v.optional(moment),
      }),
    ),
    v.minLength(1),
  ),
});
export type ServerKeys = v.InferOutput<typeof serverKeysSchema>;
export type ServerKey = ServerKeys['keys'][number];

/** Null for JSON that is no list of keys. */
export function readServerKeys(json: unknown): ServerKeys | null {
  const read = v.safeParse(serverKeysSchema, json);
  return read.success ? read.output : null;
}

/** Whose word a record is. Without a server's keys nobody can say more than that the signature fits the key it names. */
export function judgeSeal({ header, closing, seal }: GameRecord, known: ServerKeys | null): SealVerdict {
  if (!seal || !closing || header.table === undefined) return 'unsigned';
  if (!fits(seal.signature, sealedText(header.table, closing, seal), seal.key)) return 'broken';
  if (!known) return 'unknown';
  return known.keys.some((candidate) => wasInUse(candidate, seal)) ? 'server' : 'stranger';
}

function fits(signature: string, text: string, key: string): boolean {
  try {
    return ed25519.verify(bytes(signature), new TextEncoder().encode(text), bytes(key), { zip215: false });
  } catch {
    // Not every 32 bytes are a key.
    return false;
  }
}

/** Nodes have clocks of their own, and a game may have been under way to its closing when the key was changed. */
const SLACK_MS = 600_000;

function wasInUse({ key, since, until }: ServerKey, seal: NonNullable<GameRecord['seal']>): boolean {
  const { closedAt } = seal;
  return (
    key === seal.key && closedAt >= since - SLACK_MS && (until === undefined || closedAt <= until + SLACK_MS)
  );
}

function bytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
