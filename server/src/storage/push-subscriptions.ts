import { sql } from 'kysely';
import type { Database } from './schema.ts';

export interface PushSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** One for every browser somebody plays in; the oldest give way. */
const MOST_PER_IDENTITY = 10;

export type PushSubscriptionStore = ReturnType<typeof pushSubscriptionStore>;

export function pushSubscriptionStore(db: Database) {
  return {
    /** A browser has one subscription: it follows whoever uses the browser now. */
    async keep(identity: string, { endpoint, p256dh, auth }: PushSubscription): Promise<void> {
      await db
        .insertInto('push_subscriptions')
        .values({ endpoint, identity, p256dh, auth })
        .onConflict((conflict) =>
          conflict.column('endpoint').doUpdateSet({ identity, p256dh, auth, created_at: sql`now()` }),
        )
        .execute();
      await db
        .deleteFrom('push_subscriptions')
        .where('endpoint', 'in', (query) =>
          query
            .selectFrom('push_subscriptions')
            .select('endpoint')
            .where('identity', '=', identity)
            .orderBy('created_at', 'desc')
            .orderBy('endpoint')
            .offset(MOST_PER_IDENTITY),
        )
        .execute();
    },

    async of(identity: string): Promise<PushSubscription[]> {
      return db
        .selectFrom('push_subscriptions')
        .select(['endpoint', 'p256dh', 'auth'])
        .where('identity', '=', identity)
        .execute();
    },

    /** Given an identity, only if the subscription is its own. */
    async forget(endpoint: string, identity?: string): Promise<void> {
      const all = db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint);
      await (identity === undefined ? all : all.where('identity', '=', identity)).execute();
    },
  };
}
