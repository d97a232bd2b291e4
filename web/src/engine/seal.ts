import type { GameRecord } from '@bridgehead/kernel';
import { judgeSeal, KEYS_ADDRESS, readServerKeys, type SealVerdict, type ServerKeys } from '@bridgehead/wire';

const PATIENCE_MS = 5_000;

/** Whose word a record is, by the keys of the server this page came from. Without a network nobody can say. */
export async function sealOf(record: GameRecord): Promise<SealVerdict> {
  return judgeSeal(record, await serverKeys().catch(() => null));
}

async function serverKeys(): Promise<ServerKeys | null> {
  const response = await fetch(KEYS_ADDRESS, { signal: AbortSignal.timeout(PATIENCE_MS) });
  return response.ok ? readServerKeys(await response.json()) : null;
}
