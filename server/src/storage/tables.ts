import type { RecordHeader, Seed } from '@bridgehead/kernel';
import { type Selectable, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import { isUnfinished, type Room } from '../room/room.ts';
import type { Database, Schema, TableClosing, TablesTable } from './schema.ts';
import { storableJson } from './storable.ts';
import { tableLists } from './table-lists.ts';

/** A table as it is kept. Moments are milliseconds since 1970. */
export interface TableRow {
  readonly id: string;
  readonly version: number;
  readonly room: Room;
  /** What the game was begun with; null while people still gather. */
  readonly start: TableStart | null;
  readonly closing: TableClosing | null;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
}

export interface NewTableRow {
  readonly id: string;
  readonly room: Room;
  /** Tables from one network have the same. */
  readonly origin?: string;
}

export interface TableStart {
  readonly header: RecordHeader;
  /** The chance that setting up used. */
  readonly setup: readonly number[];
  readonly seed: Seed;
}

export interface NewStart extends TableStart {
  /** Whom the game waits for at its beginning: see turn.ts. */
  readonly turn: string;
}

export interface TableChange {
  readonly room: Room;
  readonly start?: NewStart;
  readonly closing?: TableClosing;
}

/** How every game ends: prepared once on every connection. */
const FINISH = {
  name: 'finish-table',
  text: `update tables set phase = $3, visibility = $4, room = $5, closing = $6, version = version + 1,
    origin = null, changed_at = now(), finished_at = now()
    where id = $1 and version = $2`,
};

export function tableStore(db: Database, pool: pg.Pool) {
  return {
    async create({ id, room, origin }: NewTableRow): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('tables')
          .values({ id, game: room.game, origin: origin ?? null, ...roomColumns(room) })
          .execute();
        await seat(transaction, id, room);
      });
    },

    async find(id: string): Promise<TableRow | null> {
      const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
      return row ? tableRow(row) : null;
    },

    /** Writes the room if it still is the version that was read. False: somebody was faster. */
    change(id: string, version: number, change: TableChange, isReseated = true): Promise<boolean> {
      const { closing } = change;
      if (closing && !change.start && !isReseated) return finish(pool, id, version, change.room, closing);
      if (!isReseated) return update(db, id, version, change);
      return db.transaction().execute(async (transaction) => {
        if (!(await update(transaction, id, version, change))) return false;
        await transaction.deleteFrom('table_seats').where('table_id', '=', id).execute();
        await seat(transaction, id, change.room);
        return true;
      });
    },

    ...tableLists(db),
  };
}

async function update(
  db: Database,
  id: string,
  version: number,
  { room, start, closing }: TableChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tables')
    .set({ ...roomColumns(room), version: version + 1, changed_at: sql`now()` })
    .$if(!isUnfinished(room), (query) => query.set({ origin: null }))
    .$if(start !== undefined, (query) =>
      query.set({
        header: JSON.stringify(start?.header),
        setup: JSON.stringify(start?.setup),
        seed: start?.seed ?? sql`null`,
        turn: start?.turn ?? '',
        started_at: sql`now()`,
      }),
    )
    .$if(closing !== undefined, (query) =>
      query.set({ closing: JSON.stringify(closing), finished_at: sql`now()` }),
    )
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function finish(
  pool: pg.Pool,
  id: string,
  version: number,
  room: Room,
  closing: TableClosing,
): Promise<boolean> {
  const values = [id, version, room.phase, room.visibility, storableJson(room), JSON.stringify(closing)];
  const { rowCount } = await pool.query({ values, ...FINISH });
  return rowCount === 1;
}

function roomColumns(room: Room) {
  return {
    phase: room.phase,
    visibility: room.visibility,
    room: storableJson(room),
  };
}

async function seat(transaction: Transaction<Schema>, table: string, room: Room): Promise<void> {
  const held = room.seats.flatMap((place, number) =>
    place.kind === 'human' && !place.expelled
      ? [{ table_id: table, seat: number, identity: place.identity }]
      : [],
  );
  if (held.length > 0) await transaction.insertInto('table_seats').values(held).execute();
}

function tableRow(row: Selectable<TablesTable>): TableRow {
  const { id, version, room, header, setup, seed, closing } = row;
  return {
    id,
    version,
    room,
    start: header && setup && seed ? { header, setup, seed: seed as Seed } : null,
    closing,
    createdAt: row.created_at.getTime(),
    changedAt: row.changed_at.getTime(),
    startedAt: row.started_at?.getTime() ?? null,
    finishedAt: row.finished_at?.getTime() ?? null,
  };
}
