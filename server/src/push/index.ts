import type { Localized } from '@bridgehead/kernel';
import { isPushAddress, type PushMessage } from '@bridgehead/wire';
import type { Agent } from 'node:https';
import webPush from 'web-push';
import type { VapidKeys } from '../config.ts';
import type { Log } from '../log.ts';
import type { PushSubscription, PushSubscriptionStore } from '../storage/push-subscriptions.ts';
import { post, publicAgent } from './post.ts';
import { systemResolve } from './public-hosts.ts';

/** Something a player wants to hear of while no page is open. */
export interface Notice {
  readonly kind: 'turn';
  readonly table: string;
  /** The title of the game. */
  readonly game: Localized;
}

export interface Push {
  /** Never fails: a notice that does not arrive is a pity, not an error. */
  tell(identity: string, notice: Notice): Promise<void>;
}

const TITLES: Readonly<Record<Notice['kind'], Localized>> = {
  turn: { ru: 'Ваш ход', en: 'Your turn' },
};

/** A turn is worth telling of for a day. */
const TTL_SECONDS = 24 * 60 * 60;

export function createPush(
  vapid: VapidKeys | null,
  subscriptions: PushSubscriptionStore,
  log: Log,
  agent: Agent = publicAgent(systemResolve),
): Push {
  if (!vapid) return { tell: async () => {} };
  const send = async (subscription: PushSubscription, notice: Notice): Promise<void> => {
    const status = await deliver(vapid, subscription, notice, agent);
    // The browser has taken its subscription back.
    if (status === 404 || status === 410) await subscriptions.forget(subscription.endpoint);
    else if (status >= 300) log.warn({ host: new URL(subscription.endpoint).host, status }, 'push refused');
  };
  return {
    async tell(identity, notice) {
      try {
        const browsers = await subscriptions.of(identity);
        const sent = await Promise.allSettled(browsers.map((browser) => send(browser, notice)));
        for (const result of sent)
          if (result.status === 'rejected') log.warn({ error: String(result.reason) }, 'push failed');
      } catch (error) {
        log.warn({ error: String(error) }, 'push failed');
      }
    },
  };
}

async function deliver(
  vapidDetails: VapidKeys,
  { endpoint, p256dh, auth }: PushSubscription,
  notice: Notice,
  agent: Agent,
): Promise<number> {
  // A number instead of a name would never be looked up, and so never checked.
  if (!isPushAddress(endpoint)) throw new Error('the subscription names no push service');
  const message: PushMessage = {
    kind: notice.kind,
    table: notice.table,
    title: TITLES[notice.kind],
    body: notice.game,
  };
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails,
      TTL: TTL_SECONDS,
      urgency: 'high',
      // A later notice of the same table replaces one that has not been delivered yet.
      topic: notice.table,
    },
  );
  const named = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return post({ endpoint, headers: Object.fromEntries(named), body }, agent);
}
