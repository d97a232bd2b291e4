import type { Transaction } from 'kysely';
import type { Room } from '../tables/room.ts';
import type { Schema } from './schema.ts';
import { storableJson } from './storable.ts';

/** The tables where somebody sits, and the unfinished ones that are theirs to arrange; nobody else changes them now. */
export function lockTablesOf(
  transaction: Transaction<Schema>,
  identity: string,
): Promise<{ readonly id: string; readonly room: Room }[]> {
  return transaction
    .selectFrom('tables')
    .select(['id', 'room'])
    .where((where) =>
      where.or([
        where(
          'id',
          'in',
          where.selectFrom('table_seats').select('table_id').where('identity', '=', identity),
        ),
        where.and([where('host', '=', identity), where('phase', 'in', ['waiting', 'playing'])]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function rewriteRoom(transaction: Transaction<Schema>, id: string, room: Room): Promise<void> {
  await transaction
    .updateTable('tables')
    .set((column) => ({ room: storableJson(room), phase: room.phase, version: column('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
