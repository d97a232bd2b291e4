import type { Viewer } from '@bridgehead/kernel';
import type { PastView } from '../carrier/snapshot.ts';
import type { BotPlayers } from './bot-players.ts';
import type { LocalTable } from './local-table.ts';
import type { ServerTable } from './online/server-table.ts';
import { pageBefore, type ReplayTable } from './replay-table.ts';
import type { Screen } from './screen.ts';
import type { Telling } from './telling.ts';

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

const sessions = new Map<number, Session>();
const closers = new Map<number, AbortController>();

/** What is to end with the session; a table may be closed while it is still being opened. */
export function beginSession(channel: number): AbortController {
  const closer = new AbortController();
  closers.set(channel, closer);
  return closer;
}

export function keepSession(channel: number, session: Session): void {
  sessions.set(channel, session);
}

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

/** Through whose eyes the page looks; a table on a server knows by itself. */
export function look(session: Session, viewer: Viewer): void {
  if (session.kind === 'online') return;
  session.viewer = viewer;
  show(session);
}

/**
 * Shows the page a step that was made. While nobody has anything to hide it turns to whoever is to move unasked; what is
 * dealt to them then is not sent before they ask for it.
 */
export function showStep(session: Pick<LocalSession, 'table' | 'screen' | 'viewer'>): void {
  const { table, screen, viewer } = session;
  const snapshot = table.snapshot(viewer);
  if (snapshot.isOpen || !screen.isOpen) return screen.show(snapshot);
  session.viewer = 'spectator';
  screen.show(table.snapshot('spectator'));
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
