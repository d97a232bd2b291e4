import { sql } from 'kysely';
import type { Room } from '../tables/room.ts';
import type { Database } from './schema.ts';

/** A table in a list. */
export interface ListedTable {
  readonly id: string;
  readonly version: number;
  readonly room: Room;
  /** How many entries its record has. */
  readonly seq: number;
  /** The last move or change; of a finished game, when it ended. Milliseconds since 1970. */
  readonly changedAt: number;
}

const LONGEST_LIST = 50;

/** The end of the year 9999: a page that begins "at the end of time" asks for no date the database cannot read. */
const LATEST_MS = 253_402_300_799_000;
const UNFINISHED = ['waiting', 'playing'] as const;

export function tableLists(db: Database) {
  /** The newest entry is one step down the primary key, however long the record is. */
  const listed = () =>
    db
      .selectFrom('tables')
      .leftJoinLateral(
        (inner) =>
          inner
            .selectFrom('entries')
            .select(['seq', 'at'])
            .whereRef('entries.table_id', '=', 'tables.id')
            .orderBy('seq', 'desc')
            .limit(1)
            .as('newest'),
        (join) => join.onTrue(),
      )
      .select([
        'tables.id',
        'tables.version',
        'tables.room',
        'changed_at',
        'finished_at',
        'newest.seq',
        'newest.at',
      ]);

  type Row = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number];

  const listedTable = ({ id, version, room, changed_at, finished_at, seq, at }: Row): ListedTable => ({
    id,
    version,
    room,
    seq: seq ?? 0,
    changedAt: finished_at?.getTime() ?? Math.max(changed_at.getTime(), at ?? 0),
  });

  const shown = async (phase: 'waiting' | 'playing', game?: string): Promise<ListedTable[]> => {
    const rows = await listed()
      .where('visibility', '=', 'public')
      .where('phase', '=', phase)
      .$if(game !== undefined, (query) => query.where('game', '=', game ?? ''))
      .orderBy('changed_at', 'desc')
      .limit(LONGEST_LIST)
      .execute();
    return rows.map(listedTable);
  };

  const satAtBy = (identity: string) =>
    db.selectFrom('table_seats').select('table_id').where('identity', '=', identity);

  return {
    /** Public tables that still gather people, the newest first. */
    open: (game?: string): Promise<ListedTable[]> => shown('waiting', game),

    /** Public tables to watch, the newest first. */
    live: (game?: string): Promise<ListedTable[]> => shown('playing', game),

    /** Unfinished tables where somebody sits, and those they set up without sitting down. */
    async ofIdentity(identity: string): Promise<ListedTable[]> {
      const rows = await listed()
        .where('phase', 'in', UNFINISHED)
        .where(({ or, eb }) =>
          or([eb('tables.id', 'in', satAtBy(identity)), eb(sql`room ->> 'host'`, '=', identity)]),
        )
        .orderBy('changed_at', 'desc')
        .execute();
      return rows.map(listedTable);
    },

    async finishedOf(identity: string, beforeMs: number, limit: number): Promise<ListedTable[]> {
      const rows = await listed()
        .where('phase', '=', 'finished')
        .where('finished_at', '<', new Date(Math.min(beforeMs, LATEST_MS)))
        .where('tables.id', 'in', satAtBy(identity))
        .orderBy('finished_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(listedTable);
    },

    async countUnfinishedHostedBy(identity: string): Promise<number> {
      const row = await db
        .selectFrom('tables')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('phase', 'in', UNFINISHED)
        .where(sql`room ->> 'host'`, '=', identity)
        .executeTakeFirstOrThrow();
      return row.count;
    },

    /** Games with bots where nothing has happened for a while: the node that was to move may have died. */
    async idleWithBots(quietMs: number): Promise<{ readonly id: string; readonly seq: number }[]> {
      const before = Date.now() - quietMs;
      const rows = await listed()
        .where('phase', '=', 'playing')
        .where('has_bots', '=', true)
        .where(({ fn, val, eb }) =>
          eb(fn.coalesce('newest.at', sql<number>`extract(epoch from started_at) * 1000`), '<', val(before)),
        )
        .execute();
      return rows.map(({ id, seq }) => ({ id, seq: seq ?? 0 }));
    },
  };
}
