import { type AnyGame, checkForm, humansOf, type KeptStep, Problem, type Viewer } from '@bridgehead/kernel';
import type { Pace } from '@bridgehead/kit';
import { lockTable } from '../storage/lock.ts';
import { appendEntry, readTable, recordOf, type StoredGame } from '../storage/tables.ts';
import type { RecordReply } from '@bridgehead/wire';
import { BotPlayers } from './bot-players.ts';
import { seatedBots } from './bots.ts';
import { asFailure } from './failure.ts';
import { loadFor } from './games.ts';
import { LocalTable } from './local-table.ts';
import type { ServerTable } from './online/server-table.ts';
import type { Message, Opened } from './protocol.ts';
import { ReplayTable } from './replay-table.ts';
import { infoOf, type Telling } from './telling.ts';

export interface LocalSession {
  readonly kind: 'local';
  readonly table: LocalTable;
  readonly bots: BotPlayers;
  viewer: Viewer;
}

export interface ReplaySession {
  readonly kind: 'replay';
  readonly table: ReplayTable;
  viewer: Viewer;
  seq: number;
}

export interface OnlineSession {
  readonly kind: 'online';
  readonly table: ServerTable;
}

export type Session = LocalSession | ReplaySession | OnlineSession;

const sessions = new Map<number, Session>();
const closers = new Map<number, AbortController>();

export function sessionOf(channel: number): Session {
  const session = sessions.get(channel);
  if (!session) throw new Error('this table is not open');
  return session;
}

export function localSession(channel: number): LocalSession {
  const session = sessionOf(channel);
  if (session.kind !== 'local') throw new Error('this table is not kept here');
  return session;
}

export function onlineTable(channel: number): ServerTable {
  const session = sessionOf(channel);
  if (session.kind !== 'online') throw new Error('this table is not on a server');
  return session.table;
}

/** Wherever it is kept, somebody can move at it. */
export function playedTable(channel: number): LocalTable | ServerTable {
  const session = sessionOf(channel);
  if (session.kind === 'replay') throw new Error('a record cannot be played');
  return session.table;
}

/** The game as whoever looks at it has heard it so far. */
export function tellingOf(channel: number): Telling {
  const session = sessionOf(channel);
  if (session.kind === 'replay') throw new Error('a record cannot be played');
  return session.kind === 'local' ? session.table.telling(session.viewer) : session.table.telling();
}

export async function openLocal(
  channel: number,
  id: string,
  pace: Pace,
  post: (message: Message) => void,
): Promise<Opened> {
  const closer = new AbortController();
  closers.set(channel, closer);
  const lock = await lockTable(id, () => post({ kind: 'busy', channel }), closer.signal);
  closer.signal.addEventListener('abort', lock.release);
  try {
    const stored = await findTable(id);
    const { header, seed } = stored.table;
    if (!seed) throw missing();
    const game = await loadFor(header);
    if (closer.signal.aborted) throw new Error('closed while opening');
    const failed = (error: unknown) => post({ kind: 'broken', channel, failure: asFailure(error) });
    const changed = (step: KeptStep) => {
      post({ kind: 'snapshot', channel, snapshot: table.snapshot(session.viewer) });
      bots.stir(step);
    };
    const table = new LocalTable(game, stored, seed, { append: appendEntry, changed });
    const bots = new BotPlayers(table, seatedBots(game, header.seats), pace, failed);
    const humans = humansOf(header);
    // With several people at one screen nobody's hand is sent before that person has asked for it.
    const viewer = humans.length === 1 ? (humans[0] as Viewer) : 'spectator';
    const session: LocalSession = { kind: 'local', table, bots, viewer };
    sessions.set(channel, session);
    closer.signal.addEventListener('abort', () => bots.stop());
    bots.stir();
    return { info: infoOf(id, game, header), snapshot: table.snapshot(viewer) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

export async function openReplay(channel: number, id: string): Promise<Opened & { length: number }> {
  const stored = await findTable(id);
  const whys = stored.entries.map(({ why }) => why ?? null);
  return showReplay(channel, id, await loadFor(stored.table.header), { record: recordOf(stored), whys });
}

/** A finished game from the server, shown as any other record. */
export async function openServedReplay(channel: number, id: string): Promise<Opened & { length: number }> {
  const { fetchRecord, loadServed } = await import('./online/session.ts');
  const reply = await fetchRecord(id);
  return showReplay(channel, id, await loadServed(reply.record.header), reply);
}

export async function openOnline(
  channel: number,
  id: string,
  key: string | undefined,
  post: (message: Message) => void,
): Promise<void> {
  const closer = new AbortController();
  closers.set(channel, closer);
  const { openServerTable } = await import('./online/session.ts');
  if (closer.signal.aborted) return;
  const table = openServerTable(channel, id, key, post);
  sessions.set(channel, { kind: 'online', table });
  closer.signal.addEventListener('abort', () => table.close());
}

function showReplay(
  channel: number,
  id: string,
  game: AnyGame,
  reply: RecordReply,
): Opened & { length: number } {
  const table = replayed(game, reply);
  sessions.set(channel, { kind: 'replay', table, viewer: 'spectator', seq: 0 });
  return {
    info: infoOf(id, game, reply.record.header),
    snapshot: table.snapshot(0, 'spectator'),
    length: table.length,
  };
}

/** Shows a page more of what lies before the log; of a table kept here all of it is there. */
export async function lookEarlier(session: Session): Promise<void> {
  if (session.kind === 'online') await session.table.earlier();
}

export function closeSession(channel: number): void {
  closers.get(channel)?.abort();
  closers.delete(channel);
  sessions.delete(channel);
}

/** A file can be well-formed and still describe no game: whatever the rules stumble over is said as one sentence. */
function replayed(game: AnyGame, { record, whys }: RecordReply): ReplayTable {
  try {
    return new ReplayTable(game, record, whys);
  } catch {
    throw new Problem({
      ru: 'Эту запись нельзя воспроизвести: она не складывается в партию по этим правилам.',
      en: 'This record cannot be replayed: it does not add up to a game under these rules.',
    });
  }
}

async function findTable(id: string): Promise<StoredGame> {
  const stored = await readTable(id);
  if (!stored) throw missing();
  checkForm(stored.table.header);
  return stored;
}

function missing(): Problem {
  return new Problem({
    ru: 'Такого стола в этом браузере нет. Возможно, он удалён или начат на другом устройстве.',
    en: 'There is no such table in this browser. It may have been deleted, or begun on another device.',
  });
}
