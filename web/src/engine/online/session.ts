import { type AnyGame, Problem } from '@bridgehead/kernel';
import type { RecordReply } from '@bridgehead/wire';
import { findPack, keepPack } from '../../storage/packs.ts';
import { fetchJson, Unreachable } from '../../online/http.ts';
import { findGame, loadOwn, type Played, versionFor } from '../games.ts';
import { asFailure } from '../../carrier/border.ts';
import type { Push } from '../../carrier/protocol.ts';
import { Screen } from '../screen.ts';
import { ServerTable } from './server-table.ts';
import { openLink } from './socket.ts';

export function openServerTable(
  channel: number,
  id: string,
  key: string | undefined,
  post: (push: Push) => void,
): ServerTable {
  const screen = new Screen((change) => post({ kind: 'change', channel, change }));
  return new ServerTable(
    id,
    key,
    {
      online: (state) => post({ kind: 'online', channel, state }),
      begun: (opened) => {
        screen.open(opened.snapshot);
        post({ kind: 'begun', channel, opened });
      },
      snapshot: (snapshot) => screen.show(snapshot),
      broken: (error) => post({ kind: 'broken', channel, failure: asFailure(error) }),
    },
    { connect: openLink, loadGame: loadServed, fetchRecord: awaitRecord, now: () => Date.now() },
  );
}

export function fetchRecord(table: string): Promise<RecordReply> {
  return fetchJson<RecordReply>('GET', `/api/tables/${encodeURIComponent(table)}/record`);
}

const RETRY_MS = 1000;
const MOST_RETRIES = 300;

/** For a table that has just ended: while the line is down, its page waits with it. */
async function awaitRecord(table: string): Promise<RecordReply> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await fetchRecord(table);
    } catch (error) {
      if (!(error instanceof Unreachable) || attempt === MOST_RETRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** The game with the content a table on the server names: its own, or a pack that the server has. */
export async function loadServed({ game: id, rules, content: { hash } }: Played): Promise<AnyGame> {
  const version = await versionFor(id, rules);
  const own = await loadOwn(id, version);
  if (own.content.hash === hash) return own;
  const pack = (await findPack(hash)) ?? (await fetchPack(hash));
  const game = await (await findGame(id)).load({ pack, version });
  if (game.content.hash !== hash) {
    throw new Problem({
      ru: 'Сервер прислал не тот набор, с которым играют за этим столом.',
      en: 'The server sent another content pack than the one this table plays with.',
    });
  }
  return game;
}

async function fetchPack(hash: string): Promise<unknown> {
  const pack = await fetchJson<unknown>('GET', `/api/packs/${encodeURIComponent(hash)}`);
  // Without storage the pack is simply fetched again the next time.
  await keepPack(hash, pack).catch(() => {});
  return pack;
}
