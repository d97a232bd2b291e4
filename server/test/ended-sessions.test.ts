import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type AccessReply, SOCKET_PATH } from '@bridgehead/wire';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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

/** Whoever has read the cookies of a browser. */
function copyOf(visitor: Visitor): Visitor {
  const copy = new Visitor(site);
  for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
  return copy;
}

async function isKnown(visitor: Visitor): Promise<boolean> {
  return (await visitor.ask('GET', '/api/me')).json<{ me: unknown }>().me !== null;
}

describe('logging out everywhere else', () => {
  it('leaves this browser logged in, and no other', async () => {
    const [here, there] = [await loggedIn(), await loggedIn()];
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
        const known = await identities.sessions.recognise(headers.cookie, false);
        return known && { session: known.session, actor: { identity: known.who.id, name: known.who.name } };
      },
      ended: (sessions) => identities.sessions.ended(sessions),
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
    await here.ask('DELETE', '/api/sessions');
    const kept = await connect({ cookie: here.cookie });
    const closed = once(cut, 'close');
    await gateway.closeEnded();
    expect((await closed)[0]).toBe(4001);
    // On the node where it happens nobody waits for the next look.
    identities.sessions.listen((ended) => gateway.closeSessions(ended));
    const third = await loggedIn();
    const leaving = await connect({ cookie: third.cookie });
    const left = once(leaving, 'close');
    await third.ask('DELETE', '/api/session');
    expect((await left)[0]).toBe(4001);
    expect([kept.readyState, watching.readyState]).toEqual([WebSocket.OPEN, WebSocket.OPEN]);
    await gateway.close();
    server.close();
  });
});

describe('logging out', () => {
  it('ends the session for good: a copy of its cookie is worth nothing', async () => {
    const visitor = await loggedIn();
    const copy = copyOf(visitor);
    await visitor.ask('DELETE', '/api/session');
    expect(await isKnown(copy)).toBe(false);
  });

  it('leaves the other devices as they are', async () => {
    const [here, there] = [await loggedIn(), await loggedIn()];
    await here.ask('DELETE', '/api/session');
    expect(await isKnown(there)).toBe(true);
  });
});

describe('making an account', () => {
  it('takes nobody along who has copied the guest’s cookie', async () => {
    const guest = await new Visitor(site).become('Гость');
    const thief = copyOf(guest);
    await guest.ask('POST', '/api/account', { login: 'copied', password: 'a quiet lamp' });
    expect(await isKnown(guest)).toBe(true);
    expect(await isKnown(thief)).toBe(false);
  });
});

describe('logging in', () => {
  it('ends the session this browser had', async () => {
    const guest = await new Visitor(site).become('Гость');
    const thief = copyOf(guest);
    await guest.ask('POST', '/api/session', account);
    expect(await isKnown(thief)).toBe(false);
  });
});

describe('the list of devices', () => {
  const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  const devices = async (visitor: Visitor) =>
    (await visitor.ask('GET', '/api/account')).json<AccessReply>().devices;

  it('says where one is logged in, and ends a session by name', async () => {
    const owner = await new Visitor(site).become('Вера');
    await owner.ask('POST', '/api/account', { login: 'vera', password: 'a quiet lamp' });
    const other = new Visitor(site);
    await other.ask('POST', '/api/session', { login: 'vera', password: 'a quiet lamp' }, firefox);
    const listed = await devices(owner);
    expect(listed.map(({ current }) => current).sort()).toEqual([false, true]);
    const there = listed.find(({ current }) => !current);
    expect(there).toMatchObject({ browser: 'Firefox', system: 'Linux' });
    await owner.ask('DELETE', '/api/devices', { id: there?.id });
    expect(await devices(owner)).toHaveLength(1);
    expect(await isKnown(other)).toBe(false);
  });

  it('ends no session of anybody else', async () => {
    const [owner, stranger] = [await loggedIn(), await new Visitor(site).become('Чужой')];
    const id = (await devices(owner)).find(({ current }) => current)?.id;
    await stranger.ask('DELETE', '/api/devices', { id });
    expect(await isKnown(owner)).toBe(true);
  });
});

it('a guest is still known when the clock on the wall is set back an hour', async () => {
  const guest = await new Visitor(site).become('Гость');
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 60 * 60_000);
  expect(await isKnown(guest)).toBe(true);
  now.mockRestore();
});

describe('changing the password', () => {
  const change = { password: 'second password', passkeys: 'keep' };

  it('is for accounts', async () => {
    const guest = await new Visitor(site).become('Гость');
    const none = await guest.ask('PUT', '/api/account/password', change);
    expect(none.json()).toEqual({ refusal: { reason: 'no-account' } });
  });

  it('lets in by the new one only, and logs out whoever came by the old one', async () => {
    const [anna, other] = [await loggedIn(), await loggedIn()];
    const copy = copyOf(anna);
    expect((await anna.ask('PUT', '/api/account/password', change)).json()).toMatchObject({
      me: { login: 'anna' },
    });
    expect(await isKnown(anna)).toBe(true);
    expect(await isKnown(other)).toBe(false);
    expect(await isKnown(copy)).toBe(false);
    expect((await new Visitor(site).ask('POST', '/api/session', account)).statusCode).toBe(401);
    expect(await isKnown(await loggedIn('second password'))).toBe(true);
  });
});
