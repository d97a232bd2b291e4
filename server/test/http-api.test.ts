import { randomUUID } from 'node:crypto';
import type { Refusal } from '@bridgehead/kernel';
import { houseRefusal, pushSubscriptionSchema } from '@bridgehead/wire';
import coreSet from '../../games/blindazh/content/core-set.json' with { type: 'json' };
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { NEW_TABLE, openSite, storedTable, type TestSite, Visitor } from './site.ts';

let site: TestSite;
let host: Visitor;
let hostId: string;

beforeAll(async () => {
  site = await openSite();
  host = await new Visitor(site).become('Хозяин');
  hostId = await host.id();
});
afterAll(() => site.close());

describe('a page of another site', () => {
  it.each(['https://evil.example', 'http://localhost.evil.example', 'null', ''])(
    'changes nothing from “%s”',
    async (origin) => {
      const reply = await host.ask('PATCH', '/api/me', { name: 'Чужой' }, { origin });
      expect(reply.statusCode).toBe(403);
      expect(reply.json()).toEqual({ refusal: { reason: 'foreign-origin' } });
    },
  );

  it('cannot send a form or plain text', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const reply = await site.app.inject({
        method: 'POST',
        url: '/api/me',
        headers: { host: 'localhost', origin: 'http://localhost', 'content-type': type },
        payload: '{"name":"x"}',
      });
      expect(reply.json()).toEqual({ refusal: { reason: 'malformed-message' } });
    }
  });
});

describe('what makes no sense', () => {
  it('is answered by where it stops making sense', async () => {
    const reply = await host.ask('POST', '/api/tables', { ...NEW_TABLE, clock: { kind: 'days', days: 99 } });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({
      refusal: { reason: 'malformed-message', figures: { where: 'clock.days' } },
    });
  });

  it('is answered when it is no JSON', async () => {
    const reply = await site.app.inject({
      method: 'POST',
      url: '/api/me',
      headers: { host: 'localhost', origin: 'http://localhost', 'content-type': 'application/json' },
      payload: '{"name":',
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ refusal: { reason: 'malformed-message' } });
  });

  it('is answered when it is too long', async () => {
    const long = await host.ask('PATCH', '/api/me', { name: 'x'.repeat(70_000) });
    expect(long.statusCode).toBe(413);
    expect(long.json()).toEqual({ refusal: { reason: 'message-too-long', figures: { most: 65_536 } } });
    const pack = { text: 'x'.repeat(900_000) };
    const fits = await host.ask('POST', '/api/tables', { ...NEW_TABLE, pack });
    expect(fits.statusCode).not.toBe(413);
    const longer = await host.ask('POST', '/api/tables', {
      ...NEW_TABLE,
      pack: { text: 'x'.repeat(1_100_000) },
    });
    expect(longer.json()).toMatchObject({ refusal: { reason: 'message-too-long' } });
  });

  it.each(['GET', 'POST', 'DELETE'] as const)(
    'is 404 in JSON where there is no such route (%s)',
    async (method) => {
      const reply = await host.ask(method, '/api/nothing');
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toEqual({ refusal: { reason: 'not-found' } });
    },
  );
});

describe('tables', () => {
  it('need somebody to set them up', async () => {
    const reply = await new Visitor(site).ask('POST', '/api/tables', NEW_TABLE);
    expect(reply.statusCode).toBe(401);
  });

  it('are listed where they belong', async () => {
    const { table } = (await host.ask('POST', '/api/tables', NEW_TABLE)).json<{ table: string }>();
    const secret = await host.ask('POST', '/api/tables', { ...NEW_TABLE, visibility: 'link' });
    const hidden = secret.json<{ table: string }>().table;
    const live = await storedTable(site, [randomUUID()]);
    const lobby = (await new Visitor(site).ask('GET', '/api/lobby')).json();
    const ids = (list: { table: string }[]) => list.map((brief) => brief.table);
    expect(ids(lobby.open)).toContain(table);
    expect(ids(lobby.open)).not.toContain(hidden);
    expect(ids(lobby.live)).toContain(live);
    expect(lobby.mine).toEqual([]);
    const mine = (await host.ask('GET', '/api/lobby?game=other')).json();
    expect(mine.open).toEqual([]);
    expect(ids(mine.mine)).toEqual(expect.arrayContaining([table, hidden]));
  });

  it('say by their link who invites to what, to anybody who may come; a dead link says so', async () => {
    const stranger = new Visitor(site);
    const wish = { ...NEW_TABLE, visibility: 'private' };
    const made = (await host.ask('POST', '/api/tables', wish)).json<{ table: string; key: string }>();
    const path = `/api/tables/${made.table}/invitation`;
    const invited = (await stranger.ask('GET', `${path}?key=${made.key}`)).json();
    expect(invited).toMatchObject({ game: 'pobeda', phase: 'waiting', by: expect.any(String) });
    expect(invited.seats[0]).toBe(invited.by);
    const nowhere = { refusal: { reason: 'no-table' } };
    expect((await stranger.ask('GET', path)).json()).toEqual(nowhere);
    const dead = await stranger.ask('GET', `/api/tables/${'0'.repeat(22)}/invitation`);
    expect(dead.json()).toEqual(nowhere);
  });

  it('are no more than a few for one player', async () => {
    const small = await openSite({ TABLES_PER_PLAYER: '1' });
    const guest = await new Visitor(small).become('Гость');
    expect((await guest.ask('POST', '/api/tables', NEW_TABLE)).statusCode).toBe(200);
    const refused = await guest.ask('POST', '/api/tables', NEW_TABLE);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({ refusal: { reason: 'too-many-tables', figures: { most: 1 } } });
    await small.close();
  });
});

describe('setting up and closing, again and again', () => {
  it('comes to an end for one player, and for one network however many guests it sends', async () => {
    const small = await openSite({ TABLES_PER_HOUR: '2', TABLES_PER_HOUR_OF_NETWORK: '3' });
    const asks = async (guest: Visitor) => {
      const reply = await guest.ask('POST', '/api/tables', NEW_TABLE);
      return reply.statusCode === 200 ? 'made' : reply.json().refusal.reason;
    };
    const one = await new Visitor(small).become('Аня');
    const other = await new Visitor(small).become('Боря');
    expect([await asks(one), await asks(one), await asks(one)]).toEqual([
      'made',
      'made',
      'too-many-new-tables',
    ]);
    expect([await asks(other), await asks(other)]).toEqual(['made', 'too-many-new-tables']);
    await small.close();
  });

  it('does not fill the disk with packs', async () => {
    const small = await openSite({ PACKS_PER_PLAYER: '1' });
    const guest = await new Visitor(small).become('Аня');
    const wish = { ...NEW_TABLE, game: 'blindazh', seats: [{ kind: 'open' }] };
    const asks = (shield: number) => {
      const enemies = coreSet.enemies.map((enemy, index) => (index === 0 ? { ...enemy, shield } : enemy));
      return guest.ask('POST', '/api/tables', { ...wish, pack: { ...coreSet, enemies } });
    };
    const shields = [1, 2, 3, 4].filter((shield) => shield !== coreSet.enemies[0]?.shield);
    expect((await asks(shields[0] ?? 0)).statusCode).toBe(200);
    expect((await asks(shields[0] ?? 0)).statusCode).toBe(200);
    const refused = await asks(shields[1] ?? 0);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().refusal.reason).toBe('too-many-packs');
    await small.close();
  });
});

describe('the record of a game', () => {
  const record = (visitor: Visitor, table: string) => visitor.ask('GET', `/api/tables/${table}/record`);

  it('is not shown before the end, not even to those who play', async () => {
    const table = await storedTable(site, [hostId]);
    const reply = await record(host, table);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toEqual({ refusal: { reason: 'not-finished' } });
  });

  it('is shown to everybody afterwards, of a private table to those who sat there', async () => {
    const open = await storedTable(site, [hostId], { phase: 'finished' });
    expect((await record(new Visitor(site), open)).statusCode).toBe(200);
    const closed = await storedTable(site, [hostId], { phase: 'finished', visibility: 'private' });
    expect((await record(host, closed)).statusCode).toBe(200);
    const stranger = await record(await new Visitor(site).become('Чужой'), closed);
    expect(stranger.statusCode).toBe(404);
    expect(stranger.json()).toEqual({ refusal: { reason: 'no-table' } });
  });

  it('is put together once, however many ask for it', async () => {
    const table = await storedTable(site, [hostId], { phase: 'finished' });
    const read = vi.spyOn(site.storage.entries, 'since');
    const asked = Array.from({ length: 6 }, () => record(new Visitor(site), table));
    const bodies = (await Promise.all(asked)).map(({ body }) => body);
    bodies.push((await record(host, table)).body);
    expect(new Set(bodies).size).toBe(1);
    expect(read).toHaveBeenCalledTimes(1);
    read.mockRestore();
  });

  it('may be asked for less often than what is short', async () => {
    const small = await openSite({ READS_PER_MINUTE: '20' });
    const nobody = new Visitor(small);
    const statuses: number[] = [];
    for (let asked = 0; asked < 3; asked++) statuses.push((await record(nobody, 'x'.repeat(22))).statusCode);
    expect(statuses).toEqual([404, 404, 429]);
    expect((await nobody.ask('GET', '/api/lobby')).statusCode).toBe(200);
    await small.close();
  });

  it('does not exist for a table that does not', async () => {
    expect((await record(host, 'x'.repeat(22))).json()).toEqual({ refusal: { reason: 'no-table' } });
    expect((await record(host, '%00')).statusCode).toBe(404);
  });

  it('is listed page by page', async () => {
    const many = await new Visitor(site).become('Бывалый');
    const id = await many.id();
    const tables: string[] = [];
    for (let game = 0; game < 23; game++) tables.push(await storedTable(site, [id], { phase: 'finished' }));
    const first = (await many.ask('GET', '/api/finished')).json();
    const second = (await many.ask('GET', `/api/finished?before=${first.before}`)).json();
    const listed = [...first.games, ...second.games].map(({ table }: { table: string }) => table);
    expect(first.games).toHaveLength(20);
    expect(second.before).toBeNull();
    expect(new Set(listed)).toEqual(new Set(tables));
    expect((await new Visitor(site).ask('GET', '/api/finished')).json()).toEqual({ games: [], before: null });
  });
});

describe('packs', () => {
  it('are found by their hash and never change', async () => {
    const pack = { hash: 'abc', game: 'pobeda', pack: { events: [] }, owner: randomUUID() };
    await site.storage.packs.keep(pack, { packs: 1, bytes: 100 });
    const reply = await host.ask('GET', '/api/packs/abc');
    expect(reply.json()).toEqual({ events: [] });
    expect(reply.headers['cache-control']).toContain('immutable');
    expect((await host.ask('GET', '/api/packs/def')).json()).toEqual({ refusal: { reason: 'not-found' } });
  });

  it('that will not do are refused by the game’s own sentence, in the language of the reader', async () => {
    const reply = await host.ask('POST', '/api/tables', {
      ...NEW_TABLE,
      pack: { ...coreSet, flags: 'many' },
    });
    const { refusal } = reply.json() as { refusal: Refusal };
    expect(houseRefusal(refusal)).toEqual({
      ru: expect.stringMatching(/^Набор \S+ не годится: в поле [^a-z]*\w+ /),
      en: expect.stringMatching(/^The pack cannot be used: /),
    });
  });
});

describe('push subscriptions', () => {
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  const endpoint = 'https://push.example.org/abc';

  it('are refused where the server has no keys', async () => {
    expect((await host.ask('POST', '/api/push', { endpoint, keys })).statusCode).toBe(404);
  });

  it('never point into the server’s own network', () => {
    const isTaken = (address: string) => v.is(pushSubscriptionSchema, { endpoint: address, keys });
    expect(isTaken(endpoint)).toBe(true);
    for (const address of [
      'http://push.example.org/a',
      'https://127.0.0.1/a',
      'https://[::1]/a',
      'https://2130706433/a',
      'https://localhost/a',
      'https://db.internal/a',
      'https://push.example.org:5432/a',
      'https://me:secret@push.example.org/a',
      'nonsense',
    ])
      expect(isTaken(address), address).toBe(false);
  });
});

describe('a crowd', () => {
  it('is slowed down, reading and writing apart', async () => {
    const small = await openSite({ READS_PER_MINUTE: '3', WRITES_PER_MINUTE: '2', GUESTS_PER_MINUTE: '1' });
    const guest = await new Visitor(small).become('Гость');
    const refused = await new Visitor(small).ask('POST', '/api/me', { name: 'Второй' });
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({ refusal: { reason: 'too-fast' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const status = async (method: 'GET' | 'PATCH', times: number) => {
      const seen: number[] = [];
      const body = method === 'GET' ? undefined : { name: 'Имя' };
      for (let time = 0; time < times; time++)
        seen.push((await guest.ask(method, '/api/me', body)).statusCode);
      return seen;
    };
    expect(await status('GET', 4)).toEqual([200, 200, 200, 429]);
    expect(await status('PATCH', 3)).toEqual([200, 200, 429]);
    await small.close();
  });
});
