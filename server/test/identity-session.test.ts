import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readTicket, writeTicket } from '../src/identity/challenges.ts';
import { Passwords } from '../src/identity/passwords.ts';
import { Seal } from '../src/identity/seal.ts';
import { needsRenewal, readSession, writeSession } from '../src/identity/session.ts';

const DAY = 24 * 60 * 60 * 1000;
const seal = new Seal(Seal.newSecret());
const identity = randomUUID();
const issuedAt = Date.UTC(2026, 0, 1);
const value = writeSession(seal, { identity, issuedAt });

const readAt = (cookie: string | undefined, now = issuedAt) => readSession(seal, cookie, now);

describe('a session cookie', () => {
  it('says who somebody is', () => {
    expect(readAt(`theme=dark; bridgehead=${value}; other=1`)).toEqual({ identity, issuedAt });
  });

  it('says nothing when it is forged', () => {
    const other = randomUUID();
    expect(readAt(`bridgehead=${value.replace(identity, other)}`)).toBeNull();
    const foreign = writeSession(new Seal(Seal.newSecret()), { identity, issuedAt });
    expect(readAt(`bridgehead=${foreign}`)).toBeNull();
    const unsigned = value.slice(0, value.lastIndexOf('.'));
    expect(readAt(`bridgehead=${unsigned}`)).toBeNull();
    expect(readAt(`bridgehead=${unsigned}.`)).toBeNull();
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
      expect(readAt(cookie)).toBeNull();
    for (let at = 0; at < value.length - 1; at++)
      expect(readAt(`bridgehead=${value.slice(0, at)}!${value.slice(at + 1)}`)).toBeNull();
  });

  it('lasts 400 days and is renewed after 30', () => {
    const cookie = `bridgehead=${value}`;
    expect(readAt(cookie, issuedAt + 399 * DAY)).not.toBeNull();
    expect(readAt(cookie, issuedAt + 400 * DAY)).toBeNull();
    expect(readAt(cookie, issuedAt - DAY)).toBeNull();
    expect(needsRenewal({ identity, issuedAt }, issuedAt + 29 * DAY)).toBe(false);
    expect(needsRenewal({ identity, issuedAt }, issuedAt + 31 * DAY)).toBe(true);
  });

  it('is not to be had from something else that was sealed', () => {
    const sealed = seal.close('other', `${identity}.${issuedAt.toString(36)}`);
    expect(readAt(`bridgehead=${sealed}`)).toBeNull();
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
