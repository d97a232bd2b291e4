import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import webPush from 'web-push';
import { createLog } from '../src/log.ts';
import { createPush } from '../src/push/index.ts';
import { publicAgent } from '../src/push/post.ts';
import { isPublicAddress, isPublicHost, publicLookup, type Resolve } from '../src/push/public-hosts.ts';
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
      response.setHeader('location', 'https://push.example.org/phone');
      response.writeHead(url === '/gone' ? 410 : url === '/moved' ? 301 : 201).end();
    });
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
});
afterAll(async () => {
  service.close();
  await storage.close();
});

/** Every push service there is, as far as this agent knows. */
class LocalAgent extends Agent {
  override createConnection(): Duplex {
    return connect((service.address() as AddressInfo).port, '127.0.0.1');
  }
}

function browser(path: string) {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const endpoint = `https://push.example.org${path}`;
  return { keys, subscription: { endpoint, p256dh, auth } };
}

it('reaches every browser of a player, and forgets those that are gone', async () => {
  const { id } = await storage.identities.create('Игрок');
  const [phone, old, moved] = [browser('/phone'), browser('/gone'), browser('/moved')];
  for (const { subscription } of [phone, old, moved]) await storage.pushSubscriptions.keep(id, subscription);

  await createPush(vapid, storage.pushSubscriptions, silent, new LocalAgent()).tell(id, notice);

  const [message, ...others] = received.filter(({ url }) => url === '/phone');
  if (!message) throw new Error('nothing came to the phone');
  expect(others, 'a redirection is not followed').toEqual([]);
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
  expect(left.sort()).toEqual(['/moved', '/phone']);
});

it('says nothing without keys, and fails quietly without a service', async () => {
  const { id } = await storage.identities.create('Игрок');
  const { subscription } = browser('/never');
  await storage.pushSubscriptions.keep(id, subscription);
  await createPush(null, storage.pushSubscriptions, silent, new LocalAgent()).tell(id, notice);
  expect(received.some(({ url }) => url === '/never')).toBe(false);
  const nobody = publicAgent(() => Promise.reject(new Error('no such host')));
  const push = createPush(vapid, storage.pushSubscriptions, silent, nobody);
  await expect(push.tell(id, notice)).resolves.toBeUndefined();
});

const standsFor =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

it('is never sent into the server’s own network', async () => {
  for (const address of ['8.8.8.8', '172.15.0.1', '2a00:1450:4010::5f', '2606:4700::1111'])
    expect(isPublicAddress(address), address).toBe(true);
  const inside = [
    '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.31.255.255 192.168.0.1 198.18.0.1 203.0.113.1',
    '224.0.0.1 255.255.255.255 :: ::1 fe80::1 fd00::1 ff02::1 ::ffff:8.8.8.8 ::ffff:10.0.0.1 64:ff9b::a00:1',
    '2001::1 2001:db8::1 2002:a00:1::1 nonsense',
  ];
  for (const address of inside.join(' ').split(' ')) expect(isPublicAddress(address), address).toBe(false);
  expect(await isPublicHost('push.example.org', standsFor('8.8.8.8', '2606:4700::1111'))).toBe(true);
  expect(await isPublicHost('push.example.org', standsFor('8.8.8.8', '10.0.0.1'))).toBe(false);
  expect(await isPublicHost('push.example.org', standsFor())).toBe(false);
});

it('connects to the addresses that were checked, and to none of a name that has moved inside', async () => {
  const lookup = promisify(publicLookup(standsFor('8.8.8.8', '2606:4700::1111')));
  const found: unknown = await lookup('push.example.org', { all: true });
  expect(found).toEqual([
    { address: '8.8.8.8', family: 4 },
    { address: '2606:4700::1111', family: 6 },
  ]);

  const { id } = await storage.identities.create('Игрок');
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => lines.push(line) });
  const push = createPush(vapid, storage.pushSubscriptions, log, publicAgent(standsFor('127.0.0.1')));
  const { subscription } = browser('/inside');
  await storage.pushSubscriptions.keep(id, subscription);
  await storage.pushSubscriptions.keep(id, { ...subscription, endpoint: 'https://127.0.0.1/a' });
  await push.tell(id, notice);
  expect(lines.join('')).toContain('push.example.org is not a public host');
  expect(lines.join('')).toContain('the subscription names no push service');
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
  const id = await player.id();
  const { p256dh, auth } = browser('/').subscription;
  const endpoint = 'https://push.example.org/abc';
  const reply = await player.ask('POST', '/api/push', {
    endpoint,
    expirationTime: null,
    keys: { p256dh, auth },
  });
  expect(reply.statusCode).toBe(204);
  const inside = { endpoint: 'https://router.example.org/abc', keys: { p256dh, auth } };
  const refused = await player.ask('POST', '/api/push', inside);
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ refusal: { figures: { where: 'endpoint' } } });
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
