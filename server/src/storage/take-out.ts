import type { Database } from './schema.ts';

/**
 * Everything that is kept of one person; null for nobody. Of a table only what concerns them: what the others do there
 * is not theirs to take.
 */
export async function takeOut(db: Database, identity: string) {
  const who = await db
    .selectFrom('identities')
    .select(['id', 'name', 'login', 'created_at as createdAt', 'seen_at as seenAt'])
    .where('id', '=', identity)
    .executeTakeFirst();
  if (!who) return null;
  const devices = await db
    .selectFrom('sessions')
    .select(['browser', 'system', 'issued_at as since', 'seen_at as seen'])
    .where('identity', '=', identity)
    .orderBy('issued_at')
    .execute();
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['id', 'browser', 'system', 'created_at as since', 'used_at as used'])
    .where('identity', '=', identity)
    .orderBy('created_at')
    .execute();
  const seats = await db
    .selectFrom('tables')
    .innerJoin('table_seats', 'table_seats.table_id', 'tables.id')
    .select(['tables.id as table', 'game', 'phase', 'room', 'table_seats.seat'])
    .select(['created_at as createdAt', 'started_at as startedAt', 'finished_at as finishedAt'])
    .where('table_seats.identity', '=', identity)
    .orderBy('created_at')
    .execute();
  const chat = await db
    .selectFrom('chat')
    .select(['table_id as table', 'at', 'name', 'text'])
    .where('identity', '=', identity)
    .orderBy('at')
    .execute();
  const packs = await db
    .selectFrom('packs')
    .select(['hash', 'game', 'pack'])
    .where('owner', '=', identity)
    .execute();
  const documents = await db
    .selectFrom('documents')
    .select(['id', 'game', 'kind', 'title', 'body', 'share'])
    .select(['created_at as createdAt', 'changed_at as changedAt'])
    .where('owner', '=', identity)
    .orderBy('created_at')
    .execute();
  const pushSubscriptions = await db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'created_at as since'])
    .where('identity', '=', identity)
    .execute();
  const tables = seats.map(({ room, seat, ...table }) => {
    const held = room.seats[seat];
    const name = held?.kind === 'human' ? held.name : '';
    // Seats are numbered from one for people.
    return { ...table, seat: seat + 1, name, isHost: room.host === identity };
  });
  const said = chat.map(({ at, ...line }) => ({ ...line, at: new Date(at) }));
  return { identity: who, devices, passkeys, tables, chat: said, packs, documents, pushSubscriptions };
}
