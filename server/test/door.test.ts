import { once } from 'node:events';
import { SOCKET_PATH } from '@bridgehead/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { RateStore } from '../src/http/rate-store.ts';
import { Seal } from '../src/identity/seal.ts';
import { newSessionCookie } from '../src/identity/session-cookie.ts';
import { SessionKeeper } from '../src/identity/sessions.ts';
import type { SessionStore } from '../src/storage/sessions.ts';
import { ApiClient } from '../testkit/api.ts';
import { freshDatabase } from './database.ts';
import { startTestNode, type TestNode } from './test-node.ts';

let node: TestNode;

beforeAll(async () => {
  node = await startTestNode(await freshDatabase(), { SOCKETS_PER_MINUTE: '6' });
}, 60_000);
afterAll(() => node.stop());

function knock(headers: Record<string, string>): WebSocket {
  const address = `${node.origin.replace('http', 'ws')}${SOCKET_PATH}`;
  return new WebSocket(address, { headers: { origin: node.origin, ...headers } });
}

/** 101 for a socket that was opened. */
async function statusOf(socket: WebSocket): Promise<number> {
  const opened = once(socket, 'open').then(() => 101);
  const refused = once(socket, 'unexpected-response').then(
    ([, response]) => (response as { statusCode: number }).statusCode,
  );
  const status = await Promise.race([opened, refused]);
  socket.on('error', () => {}).terminate();
  return status;
}

describe('the door of a node', () => {
  it('closes behind whoever logs out, at once', async () => {
    const guest = await ApiClient.guest(node.origin, 'Гость');
    const socket = knock({ cookie: guest.cookie });
    await once(socket, 'open');
    const closed = once(socket, 'close');
    await guest.send('DELETE', '/api/session');
    expect((await closed)[0]).toBe(4001);
  });

  it('is closed to a page of a name that only points here', async () => {
    const evil = { host: 'evil.example', origin: 'http://evil.example' };
    expect(await statusOf(knock(evil))).toBe(403);
  });

  it('opens so many times a minute to one network, before anybody is looked up', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 6; time++) statuses.push(await statusOf(knock({})));
    // One was opened above.
    expect(statuses).toEqual([101, 101, 101, 101, 101, 429]);
  });
});

it('a cookie whose seal does not fit never reaches the database', async () => {
  const unreachable = {
    find: () => {
      throw new Error('the database was asked');
    },
  } as unknown as SessionStore;
  const keeper = new SessionKeeper(unreachable, new Seal(Seal.newSecret()));
  const { value } = newSessionCookie(new Seal(Seal.newSecret()));
  expect(await keeper.recognise(`bridgehead=${value}`, false)).toBeNull();
  expect(await keeper.recognise('bridgehead=nonsense', false)).toBeNull();
});

it('requests are counted by a clock of their own: a minute is a minute, whatever the wall says', () => {
  let now = 0;
  const store = new RateStore(undefined, () => now);
  const count = (key: string) => {
    let current = 0;
    store.incr(key, (_error, counted) => (current = counted?.current ?? 0), 60_000);
    return current;
  };
  expect([count('a'), count('a'), count('b')]).toEqual([1, 2, 1]);
  now = 59_999;
  expect(count('a')).toBe(3);
  now = 60_000;
  expect(count('a')).toBe(1);
});
