import type { Localized } from '@bridgehead/kernel';
import type { PushMessage } from '@bridgehead/wire';
import webPush from 'web-push';
import type { VapidKeys } from '../config.ts';
import type { Log } from '../log.ts';
import type { PushSubscription, PushSubscriptionStore } from '../storage/push-subscriptions.ts';

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
const PATIENCE_MS = 10_000;

export function createPush(vapid: VapidKeys | null, subscriptions: PushSubscriptionStore, log: Log): Push {
  if (!vapid) return { tell: async () => {} };
  const send = async (subscription: PushSubscription, notice: Notice): Promise<void> => {
    const status = await deliver(vapid, subscription, notice);
    // The browser has taken its subscription back.
    if (status === 404 || status === 410) await subscriptions.forget(subscription.endpoint);
    else if (status >= 400) log.warn({ host: new URL(subscription.endpoint).host, status }, 'push refused');
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

async function deliver(vapidDetails: VapidKeys, browser: PushSubscription, notice: Notice): Promise<number> {
  const { endpoint, p256dh, auth } = browser;
  const message: PushMessage = {
    kind: notice.kind,
    table: notice.table,
    title: TITLES[notice.kind],
    body: notice.game,
  };
  const request = webPush.generateRequestDetails(
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
  const response = await fetch(request.endpoint, {
    method: request.method,
    headers: Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
    body: request.body ? new Uint8Array(request.body) : null,
    // The address was checked when it was given to us; it may not send us elsewhere.
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await response.body?.cancel();
  return response.status;
}
