import { bind, RECORD_FORMAT } from '@bridgehead/kernel';
import { refuse, type TableBrief } from '@bridgehead/wire';
import type { TableService } from '../http/services.ts';
import type { Log } from '../log.ts';
import type { ListedTable, Storage } from '../storage/index.ts';
import type { Library } from './games.ts';
import { type Room, seatOf } from './room.ts';
import { type SetUpLimits, setUpTable } from './set-up.ts';
import type { Shelf } from './shelf.ts';

/** What HTTP asks of the tables. */
export function tableService(
  storage: Storage,
  library: Library,
  shelf: Shelf,
  limits: SetUpLimits,
  log: Log,
): TableService {
  /** One table that cannot be read must not take a whole list with it. */
  const opened = (id: string) =>
    shelf.open(id).catch((error: unknown) => {
      log.error({ table: id, error: String(error) }, 'a table cannot be opened');
      return { refusal: refuse('no-table') };
    });

  const isTurnOf = async (id: string, room: Room, identity: string): Promise<boolean> => {
    const seat = seatOf(room, identity);
    if (room.phase !== 'playing' || seat === null) return false;
    const table = await opened(id);
    return !('refusal' in table) && table.pending.some(({ must, seat: asked }) => must && asked === seat);
  };

  const brief = async (
    { id, room, seq, changedAt }: ListedTable,
    identity: string | null,
  ): Promise<TableBrief> => {
    const { game, phase, visibility, options, clock } = room;
    return {
      table: id,
      game,
      phase,
      visibility,
      options,
      clock,
      seats: room.seats.map((seat) => (seat.kind === 'open' ? null : seat.name)),
      moves: seq,
      changedAt,
      yourTurn: identity !== null && (await isTurnOf(id, room, identity)),
      yours: identity !== null && seatOf(room, identity) !== null,
    };
  };

  return {
    create: ({ id: identity, name }, wish) => setUpTable(storage, library, limits, { identity, name }, wish),

    briefs: (rows, who) => Promise.all(rows.map((row) => brief(row, who?.id ?? null))),

    async recordOf(id) {
      // A node that died right after the last move has left the closing to whoever opens the table next.
      if ((await storage.tables.find(id))?.closing === null) await opened(id);
      const row = await storage.tables.find(id);
      if (!row?.start || !row.closing) return { refusal: refuse('not-finished') };
      const { header, setup, seed } = row.start;
      if (header.format !== RECORD_FORMAT) return { refusal: refuse('old-form') };
      const log = await storage.entries.since(id, 0);
      const course = { header, setup, entries: log.map(({ entry }) => entry) };
      const record = bind(course, { seed, ...row.closing });
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
