import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readTicket, writeTicket } from '../src/identity/challenges.ts';
import { Passwords } from '../src/identity/passwords.ts';
import { Seal } from '../src/identity/seal.ts';
import { newSessionCookie, readSessionCookie } from '../src/identity/session-cookie.ts';

const seal = new Seal(Seal.newSecret());
const identity = randomUUID();
const issuedAt = Date.UTC(2026, 0, 1);
const { id, value } = newSessionCookie(seal);

const readFrom = (cookie: string | undefined) => readSessionCookie(seal, cookie, false);

describe('a session cookie', () => {
  it('names its session, and does not hold what the database knows it by', () => {
    expect(readFrom(`theme=dark; bridgehead=${value}; other=1`)).toBe(id);
    expect(value).not.toContain(id);
  });

  it('has a name over https that no other host can set, and only that one counts there', () => {
    expect(readSessionCookie(seal, `__Host-bridgehead=${value}`, true)).toBe(id);
    expect(readSessionCookie(seal, `bridgehead=${value}`, true)).toBeNull();
    expect(readFrom(`__Host-bridgehead=${value}`)).toBeNull();
  });

  it('says nothing when it is forged', () => {
    const foreign = newSessionCookie(new Seal(Seal.newSecret())).value;
    expect(readFrom(`bridgehead=${foreign}`)).toBeNull();
    const unsigned = value.slice(0, value.lastIndexOf('.'));
    expect(readFrom(`bridgehead=${unsigned}`)).toBeNull();
    expect(readFrom(`bridgehead=${unsigned}.`)).toBeNull();
  });

  it('says nothing when it is garbled', () => {
    for (const cookie of [
      undefined,
      '',
      'bridgehead',
      'bridgehead=',
      'bridgehead=%zz',
      'bridgehead=....',
      ';;=;',
    ])
      expect(readFrom(cookie)).toBeNull();
    for (let at = 0; at < value.length - 1; at++)
      expect(readFrom(`bridgehead=${value.slice(0, at)}!${value.slice(at + 1)}`)).toBeNull();
  });

  it('is not to be had from something else that was sealed', () => {
    const secret = value.split('.')[0] ?? '';
    expect(readFrom(`bridgehead=${seal.close('other', secret)}`)).toBeNull();
  });
});

describe('the ticket of a passkey ceremony', () => {
  it('is good for its own ceremony, for five minutes', () => {
    const ticket = writeTicket(seal, `new:${identity}`, 'challenge', issuedAt);
    expect(readTicket(seal, `new:${identity}`, ticket, issuedAt + 299_000)).toBe('challenge');
    expect(readTicket(seal, `new:${identity}`, ticket, issuedAt + 300_000)).toBeNull();
    expect(readTicket(seal, `new:${randomUUID()}`, ticket, issuedAt)).toBeNull();
    expect(readTicket(seal, 'login', ticket, issuedAt)).toBeNull();
  });
});

describe('passwords', () => {
  const passwords = new Passwords();

  it('are kept as argon2id', async () => {
    const hashed = await passwords.hash('correct horse');
    expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.fits('correct horse', hashed)).toBe(true);
    expect(await passwords.fits('wrong horse', hashed)).toBe(false);
    expect(await passwords.fits('nobody has this password', null)).toBe(false);
  });

  it('are hashed a few at a time, and a crowd is turned away', async () => {
    const crowd = Array.from({ length: 50 }, () => passwords.fits('guess', null));
    const results = await Promise.allSettled(crowd);
    const turnedAway = results.filter(({ status }) => status === 'rejected');
    expect(turnedAway.length).toBeGreaterThan(0);
    expect(turnedAway.length).toBeLessThan(10);
    expect(await passwords.fits('guess', null)).toBe(false);
  });
});
