import { type AnyGame, checkForm, humansOf, type KeptStep, Problem, type Viewer } from '@bridgehead/kernel';
import type { Pace } from '@bridgehead/kit';
import { lockTable } from '../storage/lock.ts';
import { diskOf } from '../storage/disk.ts';
import { findTable, readTable, recordOf } from '../storage/tables.ts';
import type { RecordReply } from '@bridgehead/wire';
import type { PastView } from '../carrier/snapshot.ts';
import { BotPlayers } from './bot-players.ts';
import { asFailure } from '../carrier/border.ts';
import { loadFor } from './games.ts';
import { LocalTable } from './local-table.ts';
import type { ServerTable } from './online/server-table.ts';
import type { Opened, Push } from '../carrier/protocol.ts';
import { pageBefore, ReplayTable } from './replay-table.ts';
import { Screen } from './screen.ts';
import { infoOf, type Telling } from './telling.ts';
import { startThinker } from './thinker.ts';

export interface LocalSession {
  readonly kind: 'local';
  readonly table: LocalTable;
  readonly bots: BotPlayers;
  readonly screen: Screen;
  viewer: Viewer;
}

export interface ReplaySession {
  readonly kind: 'replay';
  readonly table: ReplayTable;
  readonly screen: Screen;
  viewer: Viewer;
  seq: number;
  /** Where its log begins. */
  from: number;
}

export interface OnlineSession {
  readonly kind: 'online';
  readonly table: ServerTable;
}

export type Session = LocalSession | ReplaySession | OnlineSession;

/** Bots and advice think in one worker; what a move needs found is not kept waiting by them. */
export const thinkAsBot = startThinker();
const findElsewhere = startThinker();

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
  if (session.kind === 'online') return session.table.telling();
  const { viewer } = session;
  return session.kind === 'local'
    ? session.table.telling(viewer)
    : session.table.telling(session.seq, viewer, session.from);
}

export async function openLocal(
  channel: number,
  id: string,
  pace: Pace,
  post: (push: Push) => void,
): Promise<Opened> {
  const closer = new AbortController();
  closers.set(channel, closer);
  const lock = await lockTable(id, () => post({ kind: 'busy', channel }), closer.signal);
  closer.signal.addEventListener('abort', lock.release);
  try {
    const stored = await findTable(id);
    if (!stored?.seed) throw missing();
    const { header, seed } = stored;
    checkForm(header);
    const game = await loadFor(header);
    if (closer.signal.aborted) throw new Error('closed while opening');
    const failed = (error: unknown) => post({ kind: 'broken', channel, failure: asFailure(error) });
    const changed = (step: KeptStep) => {
      screen.show(table.snapshot(session.viewer));
      bots.stir(step);
    };
    const screen = screenOf(channel, post);
    const table = await LocalTable.open(game, stored, seed, {
      disk: diskOf(id),
      think: findElsewhere,
      changed,
    });
    const bots = new BotPlayers(table, header, pace, thinkAsBot, failed);
    const humans = humansOf(header);
    // With several people at one screen nobody's hand is sent before that person has asked for it.
    const viewer = humans.length === 1 ? (humans[0] as Viewer) : 'spectator';
    const session: LocalSession = { kind: 'local', table, bots, screen, viewer };
    sessions.set(channel, session);
    closer.signal.addEventListener('abort', () => bots.stop());
    bots.stir();
    return { info: infoOf(id, game, header), snapshot: screen.open(table.snapshot(viewer)) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

export async function openReplay(
  channel: number,
  id: string,
  post: (push: Push) => void,
): Promise<Opened & { length: number }> {
  const stored = await readTable(id);
  if (!stored) throw missing();
  const { header } = stored.table;
  checkForm(header);
  const whys = stored.entries.map(({ why }) => why ?? null);
  return showReplay(channel, id, await loadFor(header), { record: recordOf(stored), whys }, post);
}

/** A finished game from the server, shown as any other record. */
export async function openServedReplay(
  channel: number,
  id: string,
  post: (push: Push) => void,
): Promise<Opened & { length: number }> {
  const { fetchRecord, loadServed } = await import('./online/session.ts');
  const reply = await fetchRecord(id);
  return showReplay(channel, id, await loadServed(reply.record.header), reply, post);
}

export async function openOnline(
  channel: number,
  id: string,
  key: string | undefined,
  post: (push: Push) => void,
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
  post: (push: Push) => void,
): Opened & { length: number } {
  const table = replayed(game, reply);
  const screen = screenOf(channel, post);
  sessions.set(channel, { kind: 'replay', table, screen, viewer: 'spectator', seq: 0, from: 0 });
  return {
    info: infoOf(id, game, reply.record.header),
    snapshot: screen.open(table.snapshot(0, 'spectator')),
    length: table.length,
  };
}

function screenOf(channel: number, post: (push: Push) => void): Screen {
  return new Screen((change) => post({ kind: 'change', channel, change }));
}

/** Through whose eyes the page looks; a table on a server knows by itself. */
export function look(session: Session, viewer: Viewer): void {
  if (session.kind === 'online') return;
  session.viewer = viewer;
  show(session);
}

export function seek(session: Session, seq: number): void {
  if (session.kind !== 'replay') throw new Error('only a record has a past to go to');
  session.seq = Math.min(Math.max(seq, 0), session.table.length);
  session.from = Math.min(session.from, pageBefore(session.seq));
  show(session);
}

/** Shows a page more of what lies before the log. */
export async function lookEarlier(session: Session): Promise<void> {
  if (session.kind === 'online') return session.table.earlier();
  if (session.kind === 'local') await session.table.earlier();
  else session.from = pageBefore(session.from);
  show(session);
}

export async function pastOf(session: Session, seq: number): Promise<PastView | null> {
  if (session.kind === 'online') return session.table.past(seq);
  if (session.kind === 'local') return { seq, view: await session.table.past(seq, session.viewer) };
  return { seq, view: session.table.telling(seq, session.viewer).view };
}

function show(session: LocalSession | ReplaySession): void {
  const { screen, viewer } = session;
  if (session.kind === 'local') screen.show(session.table.snapshot(viewer));
  else screen.show(session.table.snapshot(session.seq, viewer, session.from));
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

function missing(): Problem {
  return new Problem({
    ru: 'Такого стола в этом браузере нет. Возможно, он удалён или начат на другом устройстве.',
    en: 'There is no such table in this browser. It may have been deleted, or begun on another device.',
  });
}
