import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, it } from 'vitest';
import webPush from 'web-push';
import { createPush } from '../src/push/index.ts';
import type { Storage } from '../src/storage/index.ts';
import { freshStorage, silent } from './database.ts';
import { openSite, Visitor } from './site.ts';

/** What web-push encrypts with, to read what a browser would read. */
const { decrypt } = createRequire(createRequire(import.meta.url).resolve('web-push'))('http_ece') as {
  decrypt(body: Buffer, options: object): Buffer;
};

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const vapid = { publicKey, privateKey, subject: 'mailto:host@example.org' };
const notice = { kind: 'turn', table: 'a'.repeat(22), game: { ru: 'Победа', en: 'Victory' } } as const;

let storage: Storage;
let service: Server;
const received: { url: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];

beforeAll(async () => {
  storage = await freshStorage();
  service = createServer((request, response) => {
    const { url = '', headers } = request;
    void buffer(request).then((body) => {
      received.push({ url, headers, body });
      response.writeHead(url === '/gone' ? 410 : url === '/busy' ? 503 : 201).end();
    });
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
});
afterAll(async () => {
  service.close();
  await storage.close();
});

function browser(path: string) {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}${path}`;
  return { keys, subscription: { endpoint, p256dh, auth } };
}

it('reaches every browser of a player, and forgets those that are gone', async () => {
  const { id } = await storage.identities.create('Игрок');
  const [phone, old, busy] = [browser('/phone'), browser('/gone'), browser('/busy')];
  for (const { subscription } of [phone, old, busy]) await storage.pushSubscriptions.keep(id, subscription);

  await createPush(vapid, storage.pushSubscriptions, silent).tell(id, notice);

  const [message] = received.filter(({ url }) => url === '/phone');
  if (!message) throw new Error('nothing came to the phone');
  expect(message.headers['authorization']).toMatch(/^vapid t=/);
  expect(message.headers['topic']).toBe(notice.table);
  const { keys, subscription } = phone;
  const options = { version: 'aes128gcm', privateKey: keys, authSecret: subscription.auth };
  expect(JSON.parse(decrypt(message.body, options).toString())).toEqual({
    kind: 'turn',
    table: notice.table,
    title: { ru: 'Ваш ход', en: 'Your turn' },
    body: notice.game,
  });
  const left = (await storage.pushSubscriptions.of(id)).map(({ endpoint }) => new URL(endpoint).pathname);
  expect(left.sort()).toEqual(['/busy', '/phone']);
});

it('says nothing without keys, and fails quietly without a service', async () => {
  const { id } = await storage.identities.create('Игрок');
  const { subscription } = browser('/never');
  await storage.pushSubscriptions.keep(id, subscription);
  await createPush(null, storage.pushSubscriptions, silent).tell(id, notice);
  expect(received.some(({ url }) => url === '/never')).toBe(false);
  await storage.pushSubscriptions.keep(id, { ...subscription, endpoint: 'http://127.0.0.1:1/nobody' });
  await expect(
    createPush(vapid, storage.pushSubscriptions, silent).tell(id, notice),
  ).resolves.toBeUndefined();
});

it('is asked for and given up over HTTP, by its owner only', async () => {
  const environment = {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: vapid.subject,
  };
  const site = await openSite(environment);
  const player = await new Visitor(site).become('Игрок');
  expect((await player.ask('GET', '/api/me')).json()).toMatchObject({ pushKey: publicKey });
  const { id } = (await site.identities.identify(player.cookie)) ?? { id: '' };
  const { p256dh, auth } = browser('/').subscription;
  const endpoint = 'https://push.example.org/abc';
  const reply = await player.ask('POST', '/api/push', {
    endpoint,
    expirationTime: null,
    keys: { p256dh, auth },
  });
  expect(reply.statusCode).toBe(204);
  expect(await site.storage.pushSubscriptions.of(id)).toEqual([{ endpoint, p256dh, auth }]);
  const stranger = await new Visitor(site).become('Чужой');
  await stranger.ask('DELETE', '/api/push', { endpoint });
  expect(await site.storage.pushSubscriptions.of(id)).toHaveLength(1);
  await player.ask('DELETE', '/api/push', { endpoint });
  expect(await site.storage.pushSubscriptions.of(id)).toEqual([]);
  await site.close();
});

it('keeps a handful of browsers for one player', async () => {
  const { id } = await storage.identities.create('Игрок');
  for (let number = 0; number < 12; number++)
    await storage.pushSubscriptions.keep(id, browser(`/${number}`).subscription);
  expect(await storage.pushSubscriptions.of(id)).toHaveLength(10);
});
