import type { Seat } from '@bridgehead/kernel';
import { depart, NOBODY } from '../room/departure.ts';
import { type Room, seatOf } from '../room/room.ts';
import { notNeeded } from './packs.ts';
import type { Database } from './schema.ts';
import { lockTablesOf, rewriteRoom } from './seated.ts';
import { takeOut } from './take-out.ts';

export type PeopleStore = ReturnType<typeof peopleStore>;

/** Everything that is kept of one person: to be taken out, and to be deleted. */
export function peopleStore(db: Database) {
  return {
    takeOut: (identity: string) => takeOut(db, identity),

    /**
     * Deletes a person, at once or not at all; returns the tables whose rooms have changed. A line they said keeps its
     * number and loses its words. The headers of records stay as they are: the names there are part of what is proved.
     */
    async forget(identity: string): Promise<string[]> {
      return db.transaction().execute(async (transaction) => {
        const rows = await lockTablesOf(transaction, identity);
        for (const { id, room } of rows) await rewriteRoom(transaction, id, depart(room, identity));
        await transaction.deleteFrom('table_seats').where('identity', '=', identity).execute();
        await transaction.deleteFrom('presence').where('identity', '=', identity).execute();
        await transaction
          .updateTable('chat')
          .set({ identity: NOBODY, name: '', text: '' })
          .where('identity', '=', identity)
          .execute();
        const packs = await transaction
          .selectFrom('packs')
          .select('hash')
          .where('owner', '=', identity)
          .execute();
        const free = await notNeeded(
          transaction,
          packs.map(({ hash }) => hash),
        );
        if (free.length > 0) await transaction.deleteFrom('packs').where('hash', 'in', free).execute();
        await transaction.updateTable('packs').set({ owner: null }).where('owner', '=', identity).execute();
        // Sessions, passkeys, push subscriptions and documents go with it.
        await transaction.deleteFrom('identities').where('id', '=', identity).execute();
        return rows.map(({ id }) => id);
      });
    },

    /**
     * Everything a guest has becomes the account's, at once or not at all. A seat stays where it is when the account
     * sits at that table itself: nobody holds two. Returns the tables whose rooms have changed.
     */
    async adopt(guest: string, account: string): Promise<string[]> {
      return db.transaction().execute(async (transaction) => {
        const changed: string[] = [];
        for (const { id, room } of await lockTablesOf(transaction, guest)) {
          const seat = seatOf(room, account) === null ? seatOf(room, guest) : null;
          if (seat === null && room.host !== guest) continue;
          changed.push(id);
          await rewriteRoom(transaction, id, handedOver(room, seat, guest, account));
          if (seat === null) continue;
          await transaction
            .updateTable('table_seats')
            .set({ identity: account })
            .where('table_id', '=', id)
            .where('seat', '=', seat)
            .execute();
        }
        for (const held of ['chat', 'push_subscriptions'] as const) {
          await transaction
            .updateTable(held)
            .set({ identity: account })
            .where('identity', '=', guest)
            .execute();
        }
        for (const made of ['packs', 'documents'] as const)
          await transaction.updateTable(made).set({ owner: account }).where('owner', '=', guest).execute();
        return changed;
      });
    },
  };
}

/** The room after a guest turned out to be the holder of an account. */
function handedOver(room: Room, seat: Seat | null, guest: string, account: string): Room {
  const seats = room.seats.map((held, number) => (number === seat ? { ...held, identity: account } : held));
  return { ...room, seats, host: room.host === guest ? account : room.host };
}
