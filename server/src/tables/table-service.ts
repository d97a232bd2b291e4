import { RECORD_FORMAT } from '@bridgehead/kernel';
import {
  type CreatedReply,
  type NewTable,
  type RecordReply,
  type RefusedReply,
  refuse,
  type TableBrief,
} from '@bridgehead/wire';
import type { Identity } from '../identity/index.ts';
import type { Log } from '../log.ts';
import type { ListedTable, Storage } from '../storage/index.ts';
import { recordOf } from './closing.ts';
import type { Library } from '../library.ts';
import type { NewTables } from './new-tables.ts';
import { isUnfinished, seatOf, sitting } from '../room/room.ts';
import { type SetUpLimits, setUpTable } from './set-up.ts';
import type { Shelf } from './shelf.ts';

/** What HTTP asks of the tables; everything that happens at a table goes over sockets. */
export interface TableService {
  create(who: Identity, table: NewTable, network: string): Promise<CreatedReply | RefusedReply>;
  briefs(rows: readonly ListedTable[], who: Identity | null): readonly TableBrief[];
  /** Called only for those who may read it; refused while the game is played. */
  recordOf(table: string, who: Identity | null): Promise<RecordReply | RefusedReply>;
  /** These rooms were rewritten in the database: somebody has become another, or is gone. */
  roomsChanged(tables: readonly string[]): void | Promise<void>;
}

export function tableService(
  storage: Storage,
  library: Library,
  shelf: Shelf,
  limits: SetUpLimits,
  newTables: NewTables,
  log: Log,
): TableService {
  /** One table that cannot be read must not take a whole list with it. */
  const opened = (id: string) =>
    shelf.open(id).catch((error: unknown) => {
      log.error({ table: id, error: String(error) }, 'a table cannot be opened');
      return { refusal: refuse('no-table') };
    });

  const brief = ({ id, room, seq, turn, changedAt }: ListedTable, identity: string | null): TableBrief => {
    const own = identity === null ? null : seatOf(room, identity);
    const { game, phase, visibility, options, clock, practice, ended, takeBacks } = room;
    return {
      table: id,
      game,
      phase,
      visibility,
      options,
      clock,
      ...sitting(room),
      moves: seq,
      changedAt,
      yourTurn: room.phase === 'playing' && own !== null && turn.includes(own),
      yours: own !== null,
      ...(practice && { practice }),
      ...(ended && { ended }),
      ...(takeBacks && { takeBacks }),
    };
  };

  return {
    async create({ id: identity, name }, wish, network) {
      if (!newTables.take(identity, network, wish.pack !== undefined))
        return { refusal: refuse('too-many-new-tables') };
      const origin = newTables.originOf(network);
      return setUpTable(storage, library, limits, { identity, name }, wish, origin);
    },

    briefs: (rows, who) => rows.map((row) => brief(row, who?.id ?? null)),

    async recordOf(id) {
      // A node that died right after the last move has left the closing to whoever opens the table next.
      if ((await storage.tables.find(id))?.closing === null) await opened(id);
      const row = await storage.tables.find(id);
      if (!row?.start || isUnfinished(row.room)) return { refusal: refuse('not-finished') };
      if (row.start.header.format !== RECORD_FORMAT) return { refusal: refuse('old-form') };
      const log = await storage.entries.since(id, 0);
      const entries = log.map(({ entry }) => entry);
      const record = await recordOf(row.start, entries, row.closing);
      return { record, whys: log.map(({ why }) => why) };
    },

    async roomsChanged(ids) {
      for (const id of ids) {
        storage.hints.publish({ table: id, room: true });
        await (await shelf.find(id))?.hear({ room: true });
      }
    },
  };
}
