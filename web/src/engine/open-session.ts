import { type AnyGame, checkForm, humansOf, type KeptStep, Problem, type Viewer } from '@bridgehead/kernel';
import type { Pace } from '@bridgehead/kit';
import type { RecordReply } from '@bridgehead/wire';
import { asFailure } from '../carrier/border.ts';
import type { Opened, Push } from '../carrier/protocol.ts';
import { diskOf } from '../storage/disk.ts';
import { lockTable } from '../storage/lock.ts';
import { findTable, readTable, recordOf } from '../storage/tables.ts';
import { BotPlayers } from './bot-players.ts';
import { loadFor } from './games.ts';
import { LocalTable } from './local-table.ts';
import { ReplayTable } from './replay-table.ts';
import { Screen } from './screen.ts';
import { beginSession, keepSession, type LocalSession, showStep } from './sessions.ts';
import { infoOf } from './telling.ts';
import { startThinker } from './thinker.ts';

/** Bots and advice think in one worker; what a move needs found is not kept waiting by them. */
export const thinkAsBot = startThinker();
const findElsewhere = startThinker();

export async function openLocal(
  channel: number,
  id: string,
  pace: Pace,
  post: (push: Push) => void,
): Promise<Opened> {
  const closer = beginSession(channel);
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
      showStep(session);
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
    keepSession(channel, session);
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
  const closer = beginSession(channel);
  const { openServerTable } = await import('./online/session.ts');
  if (closer.signal.aborted) return;
  const table = openServerTable(channel, id, key, post);
  keepSession(channel, { kind: 'online', table });
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
  keepSession(channel, { kind: 'replay', table, screen, viewer: 'spectator', seq: 0, from: 0 });
  return {
    info: infoOf(id, game, reply.record.header),
    snapshot: screen.open(table.snapshot(0, 'spectator')),
    length: table.length,
  };
}

function screenOf(channel: number, post: (push: Push) => void): Screen {
  return new Screen((change) => post({ kind: 'change', channel, change }));
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
