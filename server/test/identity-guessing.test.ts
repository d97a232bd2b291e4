import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDevice } from '../src/devices.ts';
import { Guesses } from '../src/identity/guesses.ts';
import { isWeak } from '../src/identity/weak-passwords.ts';
import { Refused } from '../src/refused.ts';
import { openSite, type TestSite, Visitor } from './site.ts';

const account = { login: 'anna', password: 'a quiet lamp' };
const wrong = { ...account, password: 'not this lamp' };

let site: TestSite;

beforeAll(async () => {
  // No time passes between the guesses, however busy the machine is.
  site = await openSite({ LOGINS_PER_MINUTE: '1000', TRUST_PROXY: 'loopback' }, { clock: () => 0 });
});
afterAll(() => site.close());

describe('guessing at an account', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const logIn = async (visitor: Visitor, body: object, address: string) =>
    (await visitor.ask('POST', '/api/session', body, from(address))).statusCode;

  it('slows down whoever guesses, and keeps nobody else out', async () => {
    const owner = await new Visitor(site).become('Анна');
    await owner.ask('POST', '/api/account', account);
    const home = new Visitor(site);
    expect(await logIn(home, account, '198.51.100.7')).toBe(200);

    const guesser = new Visitor(site);
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess++) statuses.push(await logIn(guesser, wrong, '198.51.100.7'));
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
    const told = await guesser.ask('POST', '/api/session', account, from('198.51.100.7'));
    expect(told.json()).toMatchObject({ refusal: { reason: 'too-many-guesses' } });
    expect(told.headers['retry-after']).toBe('1');

    // From elsewhere; and from the very address of the guesser, in a browser that has been in the account.
    expect(await logIn(new Visitor(site), account, '203.0.113.9')).toBe(200);
    await home.ask('DELETE', '/api/session');
    expect(await logIn(home, account, '198.51.100.7')).toBe(200);
    // The mark of that browser is good for its own account only, and is not a way round the waiting.
    const stranger = await new Visitor(site).become('Чужой');
    await stranger.ask('POST', '/api/account', { login: 'other', password: 'a quiet lamp' });
    const marked = new Visitor(site);
    expect(await logIn(marked, { login: 'other', password: 'a quiet lamp' }, '192.0.2.1')).toBe(200);
    expect(await logIn(marked, account, '198.51.100.7')).toBe(429);
  });

  it('waits twice as long each time, five minutes at most, and is forgotten in an hour', async () => {
    let now = 0;
    const guesses = new Guesses(() => now);
    const fail = async () => {
      throw new Refused('wrong-login');
    };
    const seconds = async () => {
      const refused = await guesses.attempt('anna here', fail).catch((error: unknown) => error);
      return (refused as Refused).refusal.figures?.['seconds'] ?? 0;
    };
    const waits: unknown[] = [];
    for (let guess = 0; guess < 16; guess++) {
      await seconds();
      const wait = await seconds();
      // While it is free to try, trying is what the second question did.
      waits.push(wait);
      now += Number(wait) * 1000;
    }
    expect(waits.slice(0, 12)).toEqual([0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 300]);
    now += 60 * 60_000;
    expect(await seconds()).toBe(0);
    expect(await seconds()).toBe(0);
  });

  it('is not made quicker by asking many times at once', async () => {
    const guesses = new Guesses(() => 0);
    let tried = 0;
    const slow = async () => {
      tried++;
      throw new Refused('wrong-login');
    };
    await Promise.allSettled(Array.from({ length: 50 }, () => guesses.attempt('anna here', slow)));
    expect(tried).toBe(5);
  });
});

describe('a password', () => {
  it.each([
    'password123',
    'Password!!!',
    'p4ssw0rd!!',
    'passwordpassword',
    'пароль12345',
    '1234567890',
    '0987654321',
    'qwertyuiop',
    'йцукенгшщз',
    'aaaaaaaaaa',
    'ababababab',
    'annaivanova',
    'AnnaIvanova1',
    'Bridgehead1',
  ])('that everybody tries first is refused: %s', (password) => {
    expect(isWeak(password, ['annaivanova', 'Анна'])).toBe(true);
  });

  it.each(['correct horse', 'a quiet lamp', 'тихая лампа', 'x7#kQ!pw2z', 'my password is long'])(
    'of one’s own will do: %s',
    (password) => {
      expect(isWeak(password, ['annaivanova', 'Анна'])).toBe(false);
    },
  );

  it('is refused with a sentence, when an account is made and when it is changed', async () => {
    const guest = await new Visitor(site).become('Василиса');
    const make = (password: string) => guest.ask('POST', '/api/account', { login: 'vasilisa', password });
    const weak = { refusal: { reason: 'weak-password' } };
    expect((await make('password12')).json()).toEqual(weak);
    expect((await make('Василиса99')).json()).toEqual(weak);
    expect((await make('short one')).statusCode).toBe(400);
    expect((await make('a quiet lamp')).statusCode).toBe(200);
    const change = { password: 'vasilisa2026', passkeys: 'keep' };
    expect((await guest.ask('PUT', '/api/account/password', change)).json()).toEqual(weak);
  });
});

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36',
    'Chrome',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 YaBrowser/25.8 Safari/537.36',
    'Yandex Browser',
    'Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile/15E Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/19.0 Safari/605.1',
    'Safari',
    'macOS',
  ],
  ['curl/8.0', '', ''],
  [undefined, '', ''],
])('a browser is called what people call it: %s', (userAgent, browser, system) => {
  expect(readDevice(userAgent)).toEqual({ browser, system });
});
