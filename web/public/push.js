// Part of the service worker: says that it is somebody's turn while no page of ours is in sight.
const PUSH_CACHE = 'bridgehead-push';

async function language() {
  const stored = await (await caches.open(PUSH_CACHE)).match('/push-language');
  const chosen = stored ? await stored.text() : navigator.language;
  return chosen.startsWith('ru') ? 'ru' : 'en';
}

async function pagesOf(table) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter(({ url }) => new URL(url).pathname === `/t/${table}`);
}

async function tell({ table, title, body }) {
  const spoken = await language();
  await registration.showNotification(title[spoken], {
    body: body[spoken],
    tag: `turn-${table}`,
    icon: '/icon-192.png',
    data: { table },
  });
}

addEventListener('push', (event) => {
  const message = event.data?.json();
  if (message?.kind === 'turn') event.waitUntil(tell(message));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table } = event.notification.data ?? {};
  const goThere = async () => {
    const [page] = await pagesOf(table);
    return page ? page.focus() : clients.openWindow(`/t/${table}`);
  };
  event.waitUntil(goThere());
});
