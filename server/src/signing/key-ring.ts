import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { ServerKey, ServerKeys } from '@bridgehead/wire';

/** The key in use. What is secret of it is kept in the database, as the session secret is. */
interface CurrentKey extends ServerKey {
  /** PKCS #8 in base64. */
  readonly secret: string;
}

/** Every key this server ever signed with: of a retired one only the public half is left. */
export interface KeyRing {
  readonly current: CurrentKey;
  readonly retired: readonly ServerKey[];
}

export function newKeyRing(now: number): KeyRing {
  return { current: newKey(now), retired: [] };
}

/** Records signed until now still verify. */
export function withNewKey({ current, retired }: KeyRing, now: number): KeyRing {
  const { key, since } = current;
  return { current: newKey(now), retired: [{ key, since, until: now }, ...retired] };
}

export function publicKeys({ current: { key, since }, retired }: KeyRing): ServerKeys {
  return { keys: [{ key, since }, ...retired] };
}

/** In hexadecimal. */
export function signWith({ secret }: CurrentKey, text: string): string {
  return sign(null, Buffer.from(text), keyOf(secret)).toString('hex');
}

let latest: { readonly secret: string; readonly key: KeyObject } | undefined;

/** Reading a key takes longer than signing with it. */
function keyOf(secret: string): KeyObject {
  if (latest?.secret !== secret) {
    const der = { key: Buffer.from(secret, 'base64'), format: 'der', type: 'pkcs8' } as const;
    latest = { secret, key: createPrivateKey(der) };
  }
  return latest.key;
}

function newKey(now: number): CurrentKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return {
    key: Buffer.from(x, 'base64url').toString('hex'),
    since: now,
    secret: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  };
}
