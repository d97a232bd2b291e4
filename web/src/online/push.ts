import { fetchJson } from './http.ts';

export const PUSH_CACHE = 'bridgehead-push';
const LANGUAGE_KEY = '/push-language';

/** What became of asking for notifications. */
export type Permission = 'granted' | 'denied';

export async function askToNotify(): Promise<Permission> {
  if (!('Notification' in globalThis)) return 'denied';
  return (await Notification.requestPermission()) === 'granted' ? 'granted' : 'denied';
}

/** Lets the server reach this browser while no page of ours is open; without keys or a service worker it cannot. */
export async function subscribeToPush(pushKey: string): Promise<void> {
  const registration = await serviceWorker();
  if (!registration) return;
  const subscription =
    (await registration.pushManager.getSubscription()) ??
    (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey }));
  const { endpoint, keys } = subscription.toJSON();
  await fetchJson('POST', '/api/push', { endpoint, keys });
}

export async function unsubscribeFromPush(): Promise<void> {
  const subscription = await (await serviceWorker())?.pushManager.getSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await fetchJson('DELETE', '/api/push', { endpoint });
}

/** The service worker has no settings of its own: it finds the language here. */
export async function tellWorkerLanguage(language: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(PUSH_CACHE);
  await cache.put(LANGUAGE_KEY, new Response(language));
}

/** Shown by the service worker where there is one: phones allow nothing else. The tag keeps one notice per table. */
export async function showNotice(title: string, body: string, table: string): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const options = { body, tag: `turn-${table}`, icon: '/icon-192.png', data: { table } };
  const registration = await serviceWorker();
  if (registration) await registration.showNotification(title, options);
  else new Notification(title, options).onclick = () => window.focus();
}

async function serviceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.getRegistration();
}
