import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SOCKET_PATH } from '@bridgehead/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Gateway } from '../src/sockets/gateway.ts';
import { silent } from './database.ts';
import { openSite, type TestSite, Visitor } from './site.ts';

const account = { login: 'anna', password: 'first password' };

let site: TestSite;

beforeAll(async () => {
  site = await openSite();
  const anna = await new Visitor(site).become('Анна');
  await anna.ask('POST', '/api/account', account);
});
afterAll(() => site.close());

async function loggedIn(password = account.password): Promise<Visitor> {
  const visitor = new Visitor(site);
  expect((await visitor.ask('POST', '/api/session', { ...account, password })).statusCode).toBe(200);
  return visitor;
}

async function isKnown(visitor: Visitor): Promise<boolean> {
  return (await visitor.ask('GET', '/api/me')).json<{ me: unknown }>().me !== null;
}

describe('logging out everywhere else', () => {
  it('leaves this browser logged in, and no other', async () => {
    const [here, there] = [await loggedIn(), await loggedIn()];
    await nextMillisecond();
    expect((await here.ask('DELETE', '/api/sessions')).json()).toMatchObject({ me: { login: 'anna' } });
    expect(await isKnown(here)).toBe(true);
    expect(await isKnown(there)).toBe(false);
    expect(await isKnown(await loggedIn())).toBe(true);
  });

  it('closes the sockets that came by an ended session', async () => {
    const { identities, shelf } = site;
    const gateway = new Gateway({
      shelf,
      log: silent,
      clock: () => performance.now(),
      settings: { messagesPerSecond: 10, chatPerMinute: 10, opensPerMinute: 10 },
      refused: () => {},
      connectionsPerAddress: 10,
      addressOf: () => 'here',
      mayOpen: () => true,
      isOwnOrigin: () => true,
      identify: async ({ headers }) => {
        const session = identities.session(headers.cookie);
        const who = session && (await identities.find(session));
        return who && { session, actor: { identity: who.id, name: who.name } };
      },
      ended: (sessions) => identities.ended(sessions),
    });
    const server = createServer().on('upgrade', gateway.upgrade).listen(0);
    const { port } = server.address() as AddressInfo;
    const connect = async (headers: Record<string, string>) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}`, { headers });
      await once(socket, 'open');
      return socket;
    };
    const [here, there] = [await loggedIn(), await loggedIn()];
    const [cut, watching] = [await connect({ cookie: there.cookie }), await connect({})];
    await nextMillisecond();
    await here.ask('DELETE', '/api/sessions');
    const kept = await connect({ cookie: here.cookie });
    const closed = once(cut, 'close');
    await gateway.closeEnded();
    expect((await closed)[0]).toBe(4001);
    expect([kept.readyState, watching.readyState]).toEqual([WebSocket.OPEN, WebSocket.OPEN]);
    await gateway.close();
    server.close();
  });
});

describe('changing the password', () => {
  it('needs the current one', async () => {
    const anna = await loggedIn();
    const refused = await anna.ask('PUT', '/api/account/password', {
      current: 'not this one',
      password: 'x'.repeat(8),
    });
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toEqual({ refusal: { reason: 'wrong-password' } });
    const guest = await new Visitor(site).become('Гость');
    const none = await guest.ask('PUT', '/api/account/password', {
      current: 'x'.repeat(8),
      password: 'y'.repeat(8),
    });
    expect(none.json()).toEqual({ refusal: { reason: 'no-account' } });
  });

  it('lets in by the new one only, and logs out whoever came by the old one', async () => {
    const [anna, other] = [await loggedIn(), await loggedIn()];
    await nextMillisecond();
    const change = { current: account.password, password: 'second password' };
    expect((await anna.ask('PUT', '/api/account/password', change)).json()).toMatchObject({
      me: { login: 'anna' },
    });
    expect(await isKnown(anna)).toBe(true);
    expect(await isKnown(other)).toBe(false);
    expect((await new Visitor(site).ask('POST', '/api/session', account)).statusCode).toBe(401);
    expect(await isKnown(await loggedIn('second password'))).toBe(true);
  });
});

/** Sessions begin by the millisecond: one that begins in the very millisecond of the end still counts. */
async function nextMillisecond(): Promise<void> {
  for (const now = Date.now(); Date.now() === now; ) await new Promise(setImmediate);
}
