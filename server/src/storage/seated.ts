import type { Transaction } from 'kysely';
import type { Room } from '../room/room.ts';
import type { Schema } from './schema.ts';
import { storableJson } from './storable.ts';

/**
 * The tables where somebody sits, and the unfinished ones that are theirs to arrange; nobody else changes them now. Locked
 * one by one, in one order everywhere: a lock is never asked for in more than one place at once.
 */
export async function lockTablesOf(
  transaction: Transaction<Schema>,
  identity: string,
): Promise<{ readonly id: string; readonly room: Room }[]> {
  const hosted = transaction
    .selectFrom('tables')
    .select('id')
    .where('host', '=', identity)
    .where('phase', 'in', ['waiting', 'playing']);
  const ids = await transaction
    .selectFrom('table_seats')
    .select('table_id as id')
    .where('identity', '=', identity)
    .union(hosted)
    .orderBy('id')
    .execute();
  const locked: { id: string; room: Room }[] = [];
  for (const { id } of ids) {
    const query = transaction.selectFrom('tables').select(['id', 'room']).where('id', '=', id).forUpdate();
    locked.push(...(await query.execute()));
  }
  return locked;
}

export async function rewriteRoom(transaction: Transaction<Schema>, id: string, room: Room): Promise<void> {
  await transaction
    .updateTable('tables')
    .set((column) => ({ room: storableJson(room), phase: room.phase, version: column('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
