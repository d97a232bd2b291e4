import type { ChatLine } from '@bridgehead/wire';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Database } from './schema.ts';
import { storableText } from './storable.ts';

export interface NewChatLine {
  readonly table: string;
  /** The id of the message: a line sent twice is kept once. */
  readonly key: string;
  readonly identity: string;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
  readonly at: number;
}

const MOST_LINES = 200;
/** What a table keeps of its talk: the oldest lines give way, so many at a time. */
const LINES_KEPT = 1000;
const LINES_DROPPED = 100;

/** Asked by everybody who opens a table: prepared once on every connection. */
const SINCE = {
  name: 'chat-since',
  text: `select number, name, seat, text, at from chat where table_id = $1 and number > $2 and text <> ''
    order by number desc limit ${MOST_LINES}`,
};

export function chatStore(db: Database, pool: pg.Pool) {
  const numberOf = async (table: string, key: string): Promise<number | undefined> => {
    const row = await db
      .selectFrom('chat')
      .select('number')
      .where('table_id', '=', table)
      .where('key', '=', key)
      .executeTakeFirst();
    return row?.number;
  };

  const dropBefore = async (table: string, number: number): Promise<void> => {
    await db.deleteFrom('chat').where('table_id', '=', table).where('number', '<', number).execute();
  };

  return {
    /** The number of the line. Lines that take the same number at the same moment sort it out here. */
    async add(line: NewChatLine): Promise<number> {
      const { table, key, identity, name, seat, text, at } = line;
      for (;;) {
        const { rows } = await sql<{ number: number }>`
          insert into chat (table_id, number, key, identity, name, seat, text, at)
          select ${table}, coalesce(max(number), 0) + 1, ${key}, ${identity}::uuid, ${storableText(name)},
            ${seat}::int, ${storableText(text)}, ${at}::bigint
          from chat where table_id = ${table}
          on conflict do nothing
          returning number
        `.execute(db);
        const added = rows[0]?.number;
        if (added !== undefined && added % LINES_DROPPED === 0)
          await dropBefore(table, added - LINES_KEPT + 1);
        const number = added ?? (await numberOf(table, key));
        if (number !== undefined) return number;
      }
    },

    /** The last lines after a number, in order. */
    async since(table: string, afterNumber: number): Promise<ChatLine[]> {
      const { rows } = await pool.query<ChatLine>({ values: [table, afterNumber], ...SINCE });
      return rows.reverse();
    },
  };
}
