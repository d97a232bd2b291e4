import { randomUUID } from 'node:crypto';
import { GAMES } from '@bridgehead/catalogue';
import { PASSKEY_ROUTES } from '@bridgehead/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { depart, NOBODY, STAND_IN } from '../src/room/departure.ts';
import { strongestBot } from '../src/library.ts';
import { Authenticator } from './authenticator.ts';
import { NEW_TABLE, openSite, storedTable, type TestSite, Visitor } from './site.ts';
import { human, room } from './tables.ts';

let site: TestSite;

beforeAll(async () => {
  site = await openSite({ LOGINS_PER_MINUTE: '1000' });
});
afterAll(() => site.close());

const roomOf = async (table: string) => (await site.storage.tables.find(table))?.room;

function say(table: string, identity: string, text: string): Promise<number> {
  const line = { table, identity, text, key: randomUUID(), name: 'Вера', seat: 0, at: Date.now() };
  return site.storage.chat.add(line);
}

async function withPasskey(visitor: Visitor): Promise<void> {
  const options = (await visitor.ask('POST', PASSKEY_ROUTES.registerOptions)).json();
  await visitor.ask('POST', PASSKEY_ROUTES.register, new Authenticator('http://localhost').create(options));
}

describe('taking out what is one’s own', () => {
  it('gives a file with all of it, and nothing of anybody else', async () => {
    const vera = await new Visitor(site).become('Вера');
    await vera.ask('POST', '/api/account', { login: 'vera', password: 'a quiet lamp' });
    await withPasskey(vera);
    const [own, other] = [await vera.id(), randomUUID()];
    const table = await storedTable(site, [other, own]);
    await say(table, own, 'Добрый вечер');
    await say(table, other, 'Не ваше дело');
    const push = { endpoint: 'https://push.example.org/vera', p256dh: 'p256dh-of-vera', auth: 'auth' };
    await site.storage.pushSubscriptions.keep(own, push);
    const reply = await vera.ask('GET', '/api/me/export');
    expect(reply.headers['content-disposition']).toContain('attachment');
    expect(reply.json()).toMatchObject({
      identity: { id: own, name: 'Вера', login: 'vera' },
      devices: [{ browser: expect.any(String) }],
      passkeys: [{ id: expect.any(String) }],
      tables: [{ table, game: 'pobeda', phase: 'playing', seat: 2, isHost: false }],
      chat: [{ table, text: 'Добрый вечер' }],
      packs: [],
      pushSubscriptions: [{ endpoint: push.endpoint }],
    });
    for (const secret of ['Не ваше дело', other, 'argon2', push.p256dh])
      expect(reply.body).not.toContain(secret);
  });

  it('is for those who are somebody', async () => {
    expect((await new Visitor(site).ask('GET', '/api/me/export')).statusCode).toBe(401);
  });
});

describe('deleting oneself', () => {
  it('leaves no row that names them, and the tables to the others', async () => {
    const [anna, boris] = [await new Visitor(site).become('Анна'), await new Visitor(site).become('Борис')];
    await anna.ask('POST', '/api/account', { login: 'anna', password: 'a quiet lamp' });
    await withPasskey(anna);
    const [gone, left] = [await anna.id(), await boris.id()];
    const playing = await storedTable(site, [gone, left]);
    const alone = await storedTable(site, [gone]);
    const waiting = await storedTable(site, [gone, left], { phase: 'waiting' });
    const finished = await storedTable(site, [gone, left], { phase: 'finished' });
    await say(playing, gone, 'Секрет');
    await say(playing, left, 'Слышу');
    const record = (await boris.ask('GET', `/api/tables/${finished}/record`)).body;
    const copy = anna.cookie;

    expect((await anna.ask('DELETE', '/api/me')).json()).toMatchObject({ me: null });

    expect((await roomOf(playing))?.seats[0]).toEqual({
      kind: 'human',
      identity: NOBODY,
      name: '',
      ready: true,
      expelled: true,
      standIn: STAND_IN,
    });
    expect((await roomOf(playing))?.host).toBe(left);
    expect((await roomOf(alone))?.phase).toBe('closed');
    expect(await roomOf(waiting)).toMatchObject({
      phase: 'waiting',
      host: left,
      seats: [{ kind: 'open' }, {}],
    });
    expect((await roomOf(finished))?.seats[0]).toMatchObject({ identity: NOBODY, name: '' });
    expect((await boris.ask('GET', `/api/tables/${finished}/record`)).body).toBe(record);
    expect((await site.storage.chat.since(playing, 0)).map(({ text }) => text)).toEqual(['Слышу']);
    expect(await site.identities.sessions.recognise(copy, false)).toBeNull();
    const login = { login: 'anna', password: 'a quiet lamp' };
    expect((await new Visitor(site).ask('POST', '/api/session', login)).statusCode).toBe(401);
    for (const [table, column] of [
      ['identities', 'id'],
      ['sessions', 'identity'],
      ['passkeys', 'identity'],
      ['push_subscriptions', 'identity'],
      ['table_seats', 'identity'],
      ['chat', 'identity'],
      ['presence', 'identity'],
    ])
      expect(await site.query(`select from ${table} where ${column} = $1`, [gone]), table).toEqual([]);
    expect(await site.query(`select from tables where room::text like '%' || $1 || '%'`, [gone])).toEqual([]);
  });

  it('is seen at once by whoever is at the table', async () => {
    const host = await new Visitor(site).become('Хозяин');
    const { table } = (await host.ask('POST', '/api/tables', NEW_TABLE)).json<{ table: string }>();
    const live = await site.shelf.open(table);
    await host.ask('DELETE', '/api/me');
    expect('room' in live && live.room.phase).toBe('closed');
  });

  it('needs a fresh login, except of a guest', async () => {
    const vera = await new Visitor(site).become('Вера');
    await vera.ask('POST', '/api/account', { login: 'leaving', password: 'a quiet lamp' });
    await site.query(`update sessions set fresh_at = null where identity = $1`, [await vera.id()]);
    const refused = await vera.ask('DELETE', '/api/me');
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toEqual({ refusal: { reason: 'needs-fresh-login' } });
    const guest = await new Visitor(site).become('Гость');
    expect((await guest.ask('DELETE', '/api/me')).statusCode).toBe(200);
    expect(await guest.id()).toBe('');
  });
});

describe('a room without one of its people', () => {
  it('asks nobody for what the one who is gone had proposed or was asked', () => {
    const [gone, left] = [randomUUID(), randomUUID()];
    const what = { kind: 'take-back', keep: 0, seq: 1 } as const;
    const proposal = { id: 'p', by: 1, agreed: [1], asked: [0, 1], what };
    const before = room({ phase: 'playing', host: left, seats: [human(gone), human(left)], proposal });
    expect(depart(before, gone).proposal).toBeNull();
  });

  it('has a bot in that seat which every game knows, and none is stronger', async () => {
    for (const game of GAMES) expect(strongestBot(await game.load())).toBe(STAND_IN);
  });

  it('frees the seat in another game with the same people', () => {
    const gone = randomUUID();
    const { seats } = depart(room({ phase: 'finished', host: gone, seats: [human(gone)] }), gone);
    expect(seats[0]).toMatchObject({ expelled: true });
  });
});
