import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Passwords } from '../src/identity/passwords.ts';
import { NEW_TABLE, openSite, storedTable, type TestSite, Visitor } from './site.ts';

const account = { login: 'Ivan', password: 'correct horse' };

let site: TestSite;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('a guest', () => {
  it('is nobody until the first click, then somebody for 400 days', async () => {
    const guest = new Visitor(site);
    expect((await guest.ask('GET', '/api/me')).json()).toEqual({ me: null, pushKey: null });
    const reply = await guest.ask('POST', '/api/me', { name: '  Сокол ' });
    expect(reply.json()).toEqual({ me: { name: 'Сокол', login: null, passkeys: 0 }, pushKey: null });
    const [cookie] = reply.cookies;
    expect(cookie).toMatchObject({ name: 'bridgehead', httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie).toMatchObject({ maxAge: 400 * 24 * 60 * 60 });
    expect(cookie).not.toHaveProperty('secure');
    expect((await guest.ask('GET', '/api/me')).json()).toMatchObject({ me: { name: 'Сокол' } });
  });

  it('keeps the identity when renamed, and when greeted twice', async () => {
    const guest = await new Visitor(site).become('Ястреб');
    const id = await guest.id();
    await guest.ask('PATCH', '/api/me', { name: 'Беркут' });
    await guest.ask('POST', '/api/me', { name: 'Орёл' });
    expect(await guest.id()).toBe(id);
    expect((await guest.ask('GET', '/api/me')).json()).toMatchObject({ me: { name: 'Орёл' } });
  });

  it('is nobody with a forged cookie', async () => {
    const guest = await new Visitor(site).become('Ворон');
    const value = guest.cookies.get('bridgehead') ?? '';
    guest.cookies.set(
      'bridgehead',
      value.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
    );
    expect((await guest.ask('GET', '/api/me')).json()).toMatchObject({ me: null });
    const refused = await guest.ask('PATCH', '/api/me', { name: 'Ворон' });
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toEqual({ refusal: { reason: 'no-identity' } });
  });
});

describe('an account', () => {
  it('is the guest with a login: the tables stay', async () => {
    const guest = await new Visitor(site).become('Иван');
    const { table } = (await guest.ask('POST', '/api/tables', NEW_TABLE)).json<{ table: string }>();
    const id = await guest.id();
    const opened = await guest.ask('POST', '/api/account', account);
    expect(opened.json()).toMatchObject({ me: { name: 'Иван', login: 'ivan' } });
    expect(await guest.id()).toBe(id);
    expect((await guest.ask('GET', '/api/lobby')).json()).toMatchObject({ mine: [{ table, yours: true }] });
    const again = await guest.ask('POST', '/api/account', { ...account, login: 'other' });
    expect(again.json()).toEqual({ refusal: { reason: 'has-account' } });
  });

  it('has a login of its own', async () => {
    const other = await new Visitor(site).become('Другой');
    const taken = await other.ask('POST', '/api/account', { ...account, login: 'IVAN' });
    expect(taken.statusCode).toBe(409);
    expect(taken.json()).toEqual({ refusal: { reason: 'login-taken' } });
  });

  it('can be left and entered again', async () => {
    const visitor = new Visitor(site);
    const entered = await visitor.ask('POST', '/api/session', account);
    expect(entered.json()).toMatchObject({ me: { login: 'ivan' } });
    expect((await visitor.ask('DELETE', '/api/session')).json()).toMatchObject({ me: null });
    expect(visitor.cookies.has('bridgehead')).toBe(false);
  });

  it('does not say whether a login exists', async () => {
    const visitor = new Visitor(site);
    const attempt = async (login: string) => {
      const wrong = { login, password: 'wrong password' };
      const { statusCode, body } = await visitor.ask('POST', '/api/session', wrong);
      return `${statusCode} ${body}`;
    };
    expect(await attempt('nobody')).toBe(await attempt('ivan'));
  });

  it('does not tell it by the time it takes either: as much is compared for a login that nobody has', async () => {
    const compared: string[] = [];
    const passwords = new Passwords((hashed, password) => {
      compared.push(String(hashed));
      return verify(hashed, password);
    });
    const right = await passwords.hash('right password');
    expect(await passwords.fits('wrong password', right)).toBe(false);
    expect(await passwords.fits('wrong password', null)).toBe(false);
    // What a hash costs to compare with is written at its head.
    const [known, unknown] = compared.map((hashed) => hashed.split('$').slice(0, 4).join('$'));
    expect(known).toBe('$argon2id$v=19$m=19456,t=2,p=1');
    expect(unknown).toBe(known);
  });
});

describe('logging in where a guest has played', () => {
  it('moves the seats to the account, except where it sits already', async () => {
    const login = { login: 'holder', password: 'a long password' };
    const holder = await new Visitor(site).become('Хозяин');
    await holder.ask('POST', '/api/account', login);
    const guest = await new Visitor(site).become('Гость');
    const [accountId, guestId] = [await holder.id(), await guest.id()];
    const own = await storedTable(site, [guestId, 'c0ffee00-0000-4000-8000-000000000000']);
    const finished = await storedTable(site, [guestId], { phase: 'finished' });
    const both = await storedTable(site, [guestId, accountId]);

    await guest.ask('POST', '/api/session', login);

    expect(await guest.id()).toBe(accountId);
    const room = async (table: string) => (await site.storage.tables.find(table))?.room;
    const seatsOf = async (table: string) =>
      (await room(table))?.seats.map((seat) => (seat.kind === 'human' ? seat.identity : null));
    expect((await seatsOf(own))?.[0]).toBe(accountId);
    expect((await room(own))?.host).toBe(accountId);
    expect(await seatsOf(finished)).toEqual([accountId]);
    expect(await seatsOf(both)).toEqual([guestId, accountId]);
    expect((await site.storage.tables.find(own))?.version).toBe(2);
    const mine = (await site.storage.tables.ofIdentity(accountId)).map(({ id }) => id);
    expect(mine).toEqual(expect.arrayContaining([own, both]));
    expect((await site.storage.tables.ofIdentity(guestId)).map(({ id }) => id)).toEqual([both]);
  });

  it('takes nothing from another account', async () => {
    const first = await new Visitor(site).become('Первый');
    await first.ask('POST', '/api/account', { login: 'first', password: 'first password' });
    const second = await new Visitor(site).become('Второй');
    await second.ask('POST', '/api/account', { login: 'second', password: 'second password' });
    const secondId = await second.id();
    const table = await storedTable(site, [secondId]);
    await second.ask('POST', '/api/session', { login: 'first', password: 'first password' });
    expect((await site.storage.tables.find(table))?.room.host).toBe(secondId);
  });
});
