// Part of the service worker: keeps the files of the games that were opened here, all of them, to be played offline.
const GAMES_CACHE = 'bridgehead-games';
const LIST = '/games.json';
const OF_GAME = /^\/assets\/([^/]+)\//;

function gameOf(url) {
  const { origin, pathname } = new URL(url, location.origin);
  return origin === location.origin ? OF_GAME.exec(pathname)?.[1] : undefined;
}

async function addMissing(cache, files) {
  const there = await Promise.all(files.map((file) => cache.match(file)));
  await cache.addAll(files.filter((_, index) => !there[index]));
}

/** A new version is ready only with the files of what was opened before. */
async function renew() {
  const cache = await caches.open(GAMES_CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => gameOf(url)));
  if (kept.size === 0) return;
  const games = await (await fetch(LIST, { cache: 'no-cache' })).json();
  for (const game of kept) await addMissing(cache, games[game] ?? []);
}

/** Whatever an older version has left behind goes. */
async function keep(game) {
  const list = await caches.match(LIST, { ignoreSearch: true });
  const files = (await list?.json())?.[game] ?? [];
  const cache = await caches.open(GAMES_CACHE);
  await addMissing(cache, files);
  const isOld = ({ url }) => gameOf(url) === game && !files.includes(new URL(url).pathname);
  await Promise.all((await cache.keys()).filter(isOld).map((request) => cache.delete(request)));
}

async function fromCache(request) {
  const kept = await caches.match(request, { cacheName: GAMES_CACHE, ignoreVary: true });
  return kept ?? fetch(request);
}

// Without the network a new version comes later, and a game is kept the next time it is opened.
addEventListener('install', (event) => event.waitUntil(renew().catch(() => {})));

addEventListener('message', (event) => {
  const { kind, game } = event.data ?? {};
  if (kind === 'keep-game') event.waitUntil(keep(game).catch(() => {}));
});

addEventListener('fetch', (event) => {
  if (event.request.method === 'GET' && gameOf(event.request.url))
    event.respondWith(fromCache(event.request));
});
