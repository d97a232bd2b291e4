import { type RawBuilder, sql } from 'kysely';
import type { Room } from '../room/room.ts';
import { readTurn, type Turn } from '../room/turn.ts';
import type { Database } from './schema.ts';

/** A table in a list. */
export interface ListedTable {
  readonly id: string;
  readonly version: number;
  readonly room: Room;
  /** How many entries its record has. */
  readonly seq: number;
  /** Whom the game waits for. */
  readonly turn: Turn;
  /** The last move or change; of a finished game, when it ended. Milliseconds since 1970. */
  readonly changedAt: number;
}

const LONGEST_LIST = 50;
/** How far back the places of a list are given out. */
const CANDIDATES = 500;
const PLACES_PER_HOST = 3;

/** The end of the year 9999: a page that begins "at the end of time" asks for no date the database cannot read. */
const LATEST_MS = 253_402_300_799_000;
/** More than anybody plays at; a person is told of the newest. */
const LONGEST_OWN_LIST = 200;
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
            .select(['seq', 'at', 'turn'])
            .whereRef('entries.table_id', '=', 'tables.id')
            .orderBy('seq', 'desc')
            .limit(1)
            .as('newest'),
        (join) => join.onTrue(),
      )
      .select(({ fn }) => [
        'tables.id',
        'tables.version',
        'tables.room',
        'changed_at',
        'finished_at',
        'newest.seq',
        'newest.at',
        fn.coalesce('newest.turn', 'tables.turn').as('turn'),
      ]);

  type Row = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number];

  const listedTable = ({ id, version, room, changed_at, finished_at, seq, at, turn }: Row): ListedTable => ({
    id,
    version,
    room,
    seq: seq ?? 0,
    turn: readTurn(turn).turn,
    changedAt: finished_at?.getTime() ?? Math.max(changed_at.getTime(), at ?? 0),
  });

  /**
   * Places in a list are few and tables are cheap. So a person has some places and no more, and among the rest every
   * network gets its first before anybody gets a second. Only the index is read until the places are given out.
   */
  const shown = async (phase: 'waiting' | 'playing', game?: string): Promise<ListedTable[]> => {
    const rows = await listed()
      .where('tables.id', 'in', (query) =>
        query
          .selectFrom(ranked(db, phase, game).as('ranked'))
          .select('id')
          .where('of_host', '<=', PLACES_PER_HOST)
          .orderBy('of_origin')
          .orderBy('changed_at', 'desc')
          .limit(LONGEST_LIST),
      )
      .orderBy('changed_at', 'desc')
      .execute();
    return rows.map(listedTable);
  };

  const satAtBy = (identity: string) =>
    db.selectFrom('table_seats').select('table_id as id').where('identity', '=', identity);
  const hostedBy = (identity: string) =>
    db.selectFrom('tables').select('id').where('phase', 'in', UNFINISHED).where('host', '=', identity);

  return {
    /** Public tables that still gather people, the newest first. */
    open: (game?: string): Promise<ListedTable[]> => shown('waiting', game),

    /** Public tables to watch, the newest first. */
    live: (game?: string): Promise<ListedTable[]> => shown('playing', game),

    /** Unfinished tables where somebody sits, and those they set up without sitting down. */
    async ofIdentity(identity: string): Promise<ListedTable[]> {
      const rows = await listed()
        .where('phase', 'in', UNFINISHED)
        .where('tables.id', 'in', satAtBy(identity).union(hostedBy(identity)))
        .orderBy('changed_at', 'desc')
        .limit(LONGEST_OWN_LIST)
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
        .selectFrom(hostedBy(identity).as('hosted'))
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return row.count;
    },
  };
}

/** The newest public tables, numbered among those of their host and of their network. */
function ranked(db: Database, phase: 'waiting' | 'playing', game?: string) {
  const newest = db
    .selectFrom('tables')
    .select(['id', 'host', 'origin', 'changed_at'])
    .where('visibility', '=', 'public')
    .where('phase', 'in', UNFINISHED)
    .where('phase', '=', phase)
    .$if(game !== undefined, (all) => all.where('game', '=', game ?? ''))
    .orderBy('changed_at', 'desc')
    .limit(CANDIDATES);
  const place = (group: RawBuilder<unknown>) =>
    sql<number>`row_number() over (partition by ${group} order by changed_at desc)`;
  return db
    .selectFrom(newest.as('newest'))
    .select([
      'id',
      'changed_at',
      place(sql`host`).as('of_host'),
      place(sql`coalesce(origin, host)`).as('of_origin'),
    ]);
}
