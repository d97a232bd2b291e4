import { complaintOf } from '@bridgehead/kernel/testkit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { logRequests } from '../src/http/request-log.ts';
import type { LoggedAddresses } from '../src/log.ts';
import { createLog } from '../src/log.ts';

const vapid = {
  VAPID_PUBLIC_KEY: 'B'.repeat(87),
  VAPID_PRIVATE_KEY: 'p'.repeat(43),
  VAPID_SUBJECT: 'mailto:host@example.org',
};

const sentence = (environment: Record<string, string>): string =>
  complaintOf(() => readConfig(environment))?.en ?? '';

describe('the settings', () => {
  it('need nothing to be set', () => {
    const config = readConfig({});
    expect(config.port).toBe(4173);
    expect(config.host).toBe('127.0.0.1');
    expect(config.databaseUrl).toBeNull();
    expect(config.dataFolder).toMatch(/data$/);
    expect(config.vapid).toBeNull();
    expect(config.trusts('127.0.0.1')).toBe(false);
  });

  it('take what is set', () => {
    const config = readConfig({
      ...vapid,
      PORT: '0',
      DATABASE_URL: 'postgres://me:secret@db/bridgehead',
      PUBLIC_ORIGIN: 'https://Example.org/',
      TRUST_PROXY: 'loopback, 10.1.0.0/16',
      TABLES_PER_PLAYER: '7',
      DATA_FOLDER: '/srv/bridgehead',
    });
    expect(config.port).toBe(0);
    expect(config.publicOrigin).toBe('https://example.org');
    expect(config.dataFolder).toBe('/srv/bridgehead');
    expect(config.limits.tablesPerPlayer).toBe(7);
    expect(config.vapid?.subject).toBe(vapid.VAPID_SUBJECT);
    expect(['::1', '::ffff:127.0.0.1', '10.1.2.3', '10.2.2.3'].map(config.trusts)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it.each([
    [{ PORT: '70000' }, 'PORT=70000'],
    [{ PORT: '4173x' }, 'PORT=4173x'],
    [{ LOG_LEVEL: 'loud' }, 'trace, debug'],
    [{ METRICS: 'yes' }, 'local, public'],
    [{ LOG_ADDRESSES: 'yes' }, 'full, network, none'],
    [{ PUBLIC_ORIGIN: 'https://example.org/games' }, 'PUBLIC_ORIGIN'],
    [{ PUBLIC_ORIGIN: 'example.org' }, 'PUBLIC_ORIGIN'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
    [{ TABLES_PER_PLAYER: '0' }, 'TABLES_PER_PLAYER'],
    [{ KEEP_UNFINISHED_DAYS: '14' }, '14 days'],
    [{ ...vapid, VAPID_SUBJECT: '' }, 'VAPID_SUBJECT'],
  ])('say in a sentence what is wrong with %o', (environment, words) => {
    expect(sentence(environment)).toContain(words);
    expect(sentence(environment)).toMatch(/\.$/);
  });

  it('never repeat the password of the database', () => {
    expect(sentence({ DATABASE_URL: 'mysql://me:secret@db/x' })).toContain('DATABASE_URL');
    expect(sentence({ DATABASE_URL: 'mysql://me:secret@db/x' })).not.toContain('secret');
  });
});

describe('the log', () => {
  it('keeps cookies, passwords, seeds and keys to itself', () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => lines.push(line) });
    log.info({ headers: { cookie: 'hush', 'set-cookie': 'hush', authorization: 'hush' } }, 'request');
    log.info({ req: { headers: { cookie: 'hush' } }, body: { password: 'hush', key: 'hush' }, seed: 'hush' });
    expect(lines.join('')).not.toContain('hush');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'request', level: 30 });
  });

  it.each<[LoggedAddresses, string, string | undefined]>([
    ['full', '203.0.113.77', '203.0.113.77'],
    ['network', '203.0.113.77', '203.0.113.0/24'],
    ['network', '::ffff:203.0.113.77', '203.0.113.0/24'],
    ['network', '2001:db8:7::42', '2001:db8:7::/48'],
    ['none', '203.0.113.77', undefined],
  ])('with LOG_ADDRESSES=%s names a visitor from %s as %s', async (addresses, remoteAddress, named) => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => lines.push(line) });
    const app: FastifyInstance = Fastify({ loggerInstance: log as FastifyBaseLogger });
    logRequests(app, addresses);
    app.post('/moves/:key', async () => 'done');
    await app.inject({ method: 'POST', url: '/moves/hush', remoteAddress });
    const line = lines.map((text) => JSON.parse(text)).find(({ route }) => route === '/moves/:key');
    expect(line).toMatchObject({ method: 'POST', status: 200 });
    expect(line.ip).toBe(named);
    await app.close();
  });
});
