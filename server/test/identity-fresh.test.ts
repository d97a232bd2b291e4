import { type AccessReply, PASSKEY_ROUTES } from '@bridgehead/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Authenticator } from './authenticator.ts';
import { openSite, type TestSite, Visitor } from './site.ts';

const password = 'a quiet lamp';
let site: TestSite;
let logins = 0;

beforeAll(async () => {
  site = await openSite({ LOGINS_PER_MINUTE: '1000' });
});
afterAll(() => site.close());

async function newAccount(): Promise<{ owner: Visitor; login: string }> {
  const login = `owner-${logins++}`;
  const owner = await new Visitor(site).become('Вера');
  expect((await owner.ask('POST', '/api/account', { login, password })).statusCode).toBe(200);
  return { owner, login };
}

/** As if a quarter of an hour had passed. */
async function growStale(visitor: Visitor): Promise<void> {
  await site.query(`update sessions set fresh_at = now() - interval '15 minutes' where identity = $1`, [
    await visitor.id(),
  ]);
}

async function addPasskey(visitor: Visitor, authenticator: Authenticator) {
  const options = await visitor.ask('POST', PASSKEY_ROUTES.registerOptions);
  if (options.statusCode !== 200) return options;
  return visitor.ask('POST', PASSKEY_ROUTES.register, authenticator.create(options.json()));
}

async function confirmBy(visitor: Visitor, authenticator: Authenticator) {
  const options = (await visitor.ask('POST', PASSKEY_ROUTES.freshOptions)).json();
  return visitor.ask('POST', PASSKEY_ROUTES.fresh, authenticator.get(options));
}

const access = async (visitor: Visitor) => (await visitor.ask('GET', '/api/account')).json<AccessReply>();

describe('what would let somebody else in for good', () => {
  it('asks for the password again once the login is a while ago', async () => {
    const { owner } = await newAccount();
    await addPasskey(owner, new Authenticator('http://localhost'));
    const [passkey] = (await access(owner)).passkeys;
    await growStale(owner);
    const change = { password: 'another quiet lamp', passkeys: 'keep' };
    for (const [method, url, body] of [
      ['POST', PASSKEY_ROUTES.registerOptions, {}],
      ['DELETE', '/api/passkeys', { id: passkey?.id }],
      ['PUT', '/api/account/password', change],
    ] as const) {
      const refused = await owner.ask(method, url, body);
      expect(refused.statusCode, url).toBe(403);
      expect(refused.json()).toEqual({ refusal: { reason: 'needs-fresh-login' } });
    }
    expect((await owner.ask('POST', '/api/session/fresh', { password })).statusCode).toBe(200);
    expect((await owner.ask('PUT', '/api/account/password', change)).statusCode).toBe(200);
  });

  it('is not opened by a wrong password, however often it is tried', async () => {
    const { owner } = await newAccount();
    await growStale(owner);
    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess++) {
      statuses.push(
        (await owner.ask('POST', '/api/session/fresh', { password: `guess ${guess}` })).statusCode,
      );
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  it('is opened by a passkey of one’s own, and by no other', async () => {
    const { owner } = await newAccount();
    const own = new Authenticator('http://localhost');
    await addPasskey(owner, own);
    const foreign = new Authenticator('http://localhost');
    await addPasskey((await newAccount()).owner, foreign);
    await growStale(owner);
    expect((await confirmBy(owner, foreign)).statusCode).toBe(401);
    expect((await addPasskey(owner, new Authenticator('http://localhost'))).statusCode).toBe(403);
    expect((await confirmBy(owner, own)).statusCode).toBe(200);
    expect((await addPasskey(owner, new Authenticator('http://localhost'))).statusCode).toBe(200);
  });

  it('asks nothing of a guest who makes the first passkey, and ends the guest’s cookie', async () => {
    const guest = await new Visitor(site).become('Гость');
    const before = guest.cookies.get('bridgehead');
    expect((await addPasskey(guest, new Authenticator('http://localhost'))).statusCode).toBe(200);
    const thief = new Visitor(site);
    thief.cookies.set('bridgehead', before ?? '');
    expect(await thief.id()).toBe('');
    expect(await guest.id()).not.toBe('');
  });
});

describe('passkeys', () => {
  it('are listed by where they were made, and removed one by one', async () => {
    const { owner } = await newAccount();
    await addPasskey(owner, new Authenticator('http://localhost'));
    await addPasskey(owner, new Authenticator('http://localhost'));
    const { passkeys } = await access(owner);
    expect(passkeys).toHaveLength(2);
    expect(passkeys[0]).toMatchObject({ used: null, browser: expect.any(String) });
    const left = await owner.ask('DELETE', '/api/passkeys', { id: passkeys[0]?.id });
    expect(left.json()).toMatchObject({ me: { passkeys: 1 } });
    expect((await access(owner)).passkeys.map(({ id }) => id)).toEqual([passkeys[1]?.id]);
  });

  it('of somebody else stay', async () => {
    const [{ owner }, { owner: stranger }] = [await newAccount(), await newAccount()];
    await addPasskey(owner, new Authenticator('http://localhost'));
    const [{ id } = { id: '' }] = (await access(owner)).passkeys;
    await stranger.ask('DELETE', '/api/passkeys', { id });
    expect((await access(owner)).passkeys).toHaveLength(1);
  });

  it('cannot be removed when there is no other way in', async () => {
    const guest = await new Visitor(site).become('Гость');
    await addPasskey(guest, new Authenticator('http://localhost'));
    const [{ id } = { id: '' }] = (await access(guest)).passkeys;
    const refused = await guest.ask('DELETE', '/api/passkeys', { id });
    expect(refused.json()).toEqual({ refusal: { reason: 'last-passkey' } });
  });

  it('go with the old password if their owner wants it so', async () => {
    const { owner } = await newAccount();
    const key = new Authenticator('http://localhost');
    await addPasskey(owner, key);
    await owner.ask('PUT', '/api/account/password', { password: 'second quiet lamp', passkeys: 'keep' });
    expect((await access(owner)).passkeys).toHaveLength(1);
    await owner.ask('PUT', '/api/account/password', { password: 'third quiet lamp', passkeys: 'remove' });
    expect((await access(owner)).passkeys).toEqual([]);
    const undecided = await owner.ask('PUT', '/api/account/password', { password: 'fourth quiet lamp' });
    expect(undecided.statusCode).toBe(400);
  });
});
