import { readServerKeys, type ServerKeys } from '@bridgehead/wire';
import { Failure } from './command.ts';
import { readJson } from './files.ts';
import { say } from './language.ts';

const PATIENCE_MS = 10_000;

/** A server's keys, from its address or from a file where somebody has kept them. */
export async function findServerKeys(where: string): Promise<ServerKeys> {
  const keys = readServerKeys(/^https?:\/\//.test(where) ? await fetchJson(where) : readJson(where));
  if (keys) return keys;
  throw new Failure(
    say({
      ru: `${where} — не список ключей сервера.`,
      en: `${where} is not a list of a server’s keys.`,
    }),
  );
}

async function fetchJson(address: string): Promise<unknown> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (response.ok) return await response.json();
    throw new Error(String(response.status));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Failure(
      say({
        ru: `Ключей по адресу ${address} не получить: ${why}.`,
        en: `The keys at ${address} cannot be had: ${why}.`,
      }),
    );
  }
}
