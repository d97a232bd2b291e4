import { type Closing, type Seal, sealedText } from '@bridgehead/kernel';
import type { ServerKeys } from '@bridgehead/wire';
import type { SecretStore } from '../storage/secrets.ts';
import { type KeyRing, newKeyRing, publicKeys, signWith, withNewKey } from './key-ring.ts';

/** What of the storage signing needs. */
export interface KeyStorage {
  readonly secrets: SecretStore;
}

/** What nodes do with the key that all of them share. */
export interface Signing {
  /** Once for every game: when it is closed. */
  seal(table: string, closing: Closing): Promise<Seal>;
  published(): Promise<ServerKeys>;
}

const NAME = 'signing';
const ATTEMPTS = 8;

/** Another node may change the key: it is read anew so often. What was signed meanwhile by the old one still verifies. */
const BELIEVED_MS = 10_000;

export function createSigning(storage: KeyStorage, now: () => number): Signing {
  let known: { readonly ring: Promise<KeyRing>; readonly readAt: number } | undefined;
  const ring = () => {
    if (!known || Math.abs(now() - known.readAt) > BELIEVED_MS) {
      const reading = stored(storage, now()).then(readRing);
      reading.catch(() => (known = undefined));
      known = { ring: reading, readAt: now() };
    }
    return known.ring;
  };
  return {
    async seal(table, closing) {
      const { current } = await ring();
      const unsigned = { closedAt: now(), key: current.key };
      return { ...unsigned, signature: signWith(current, sealedText(table, closing, unsigned)) };
    },
    async published() {
      return publicKeys(readRing(await stored(storage, now())));
    },
  };
}

/**
 * Retires the key in use and makes another; returns it. Running nodes sign with it some seconds later. Of the
 * old one only the public half is kept, so that what it signed still verifies.
 */
export async function rotateSigningKey(storage: KeyStorage, now = Date.now()): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const before = await stored(storage, now);
    const ring = withNewKey(readRing(before), now);
    if (await storage.secrets.replace(NAME, before, JSON.stringify(ring))) return ring.current.key;
  }
  throw new Error('the signing key is being changed by others all the time');
}

function stored({ secrets }: KeyStorage, now: number): Promise<string> {
  return secrets.getOrCreate(NAME, () => JSON.stringify(newKeyRing(now)));
}

function readRing(text: string): KeyRing {
  return JSON.parse(text) as KeyRing;
}
