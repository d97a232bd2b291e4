import { once } from 'node:events';
import { utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { Problem } from '@bridgehead/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../src/http/listen.ts';
import { ownNames } from '../src/http/hosts.ts';
import { isOwnOrigin } from '../src/http/origin.ts';
import { clientAddress, readTrust, trustNobody } from '../src/proxies.ts';
import { openSite, type TestSite, Visitor } from './site.ts';

let site: TestSite;
let url: string;

beforeAll(async () => {
  site = await openSite();
  url = `http://127.0.0.1:${await listen(site.app, 0, '127.0.0.1')}`;
});
afterAll(() => site.close());

/** `fetch` would tidy the address up before it leaves. */
async function statusOfRawPath(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(url);
  const sent = request({ hostname, port, path }).end();
  const [response] = (await once(sent, 'response')) as [{ statusCode?: number; resume(): void }];
  response.resume();
  return response.statusCode;
}

describe('the app', () => {
  it('is not the answer to what is no page', async () => {
    const script = await fetch(`${url}/table`, { headers: { Accept: 'application/json' } });
    expect(script.status).toBe(404);
    for (const path of ['/api', '/api/nothing', '/socket', '/assets/gone.js']) {
      const response = await fetch(url + path);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ refusal: { reason: 'not-found' } });
    }
    expect(await statusOfRawPath('/%zz')).toBe(400);
    expect(await statusOfRawPath('/%00.txt')).toBe(400);
  });

  it('is not sent again unchanged, and is sent when it was built again', async () => {
    const headers = { 'If-None-Match': (await fetch(`${url}/sw.js`)).headers.get('etag') ?? '' };
    expect((await fetch(`${url}/sw.js`, { headers })).status).toBe(304);
    const file = join(site.appFolder, 'sw.js');
    writeFileSync(file, 'new!');
    utimesSync(file, new Date(), new Date(Date.now() + 2000));
    const again = await fetch(`${url}/sw.js`, { headers });
    expect(await again.text()).toBe('new!');
  });
});

describe('the headers', () => {
  it('allow nothing that is not from here', async () => {
    const { headers } = await fetch(`${url}/`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy.split(/; ?/)).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]),
    );
    expect(policy).not.toMatch(/unsafe-(?:inline|eval|hashes)(?<!wasm-unsafe-eval)/);
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.has('x-powered-by')).toBe(false);
    expect(headers.has('strict-transport-security')).toBe(false);
  });

  it('speak of https where it is used', async () => {
    const proxied = await openSite({ TRUST_PROXY: 'loopback' });
    const visitor = new Visitor(proxied);
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
    const reply = await visitor.ask('POST', '/api/me', { name: 'Гость' }, forwarded);
    expect(reply.headers['strict-transport-security']).toContain('max-age');
    expect(reply.cookies[0]).toMatchObject({ secure: true });
    await proxied.close();
    const believed = await new Visitor(site).ask('POST', '/api/me', { name: 'Гость' }, forwarded);
    expect(believed.cookies[0]).not.toHaveProperty('secure');
  });
});

describe('health and metrics', () => {
  it('are told to this machine', async () => {
    const health = await fetch(`${url}/health`);
    expect(health.status).toBe(200);
    expect(await health.json()).toEqual({ status: 'ok', database: true });
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toContain('process_cpu_seconds_total');
    expect(metrics).toContain(
      'bridgehead_http_request_seconds_count{method="GET",route="/health",status="200"} 1',
    );
  });

  it('are not told to whoever comes through a proxy, unless they are public', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.9' };
    expect((await fetch(`${url}/metrics`, { headers })).status).toBe(404);
    const open = await openSite({ METRICS: 'public' });
    expect((await open.app.inject({ url: '/metrics', headers })).statusCode).toBe(200);
    await open.close();
  });

  it('send visitors elsewhere while the node is stopping', async () => {
    const leaving = await openSite();
    leaving.drain();
    const reply = await leaving.app.inject('/health');
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toEqual({ status: 'draining', database: true });
    await leaving.close();
  });

  it('send visitors elsewhere while the database is away, and every error stays a sentence', async () => {
    const lost = await openSite();
    const visitor = await new Visitor(lost).become('Гость');
    await lost.storage.close();
    expect((await visitor.ask('GET', '/health')).json()).toEqual({ status: 'no-database', database: false });
    const failed = await visitor.ask('GET', '/api/me');
    expect(failed.statusCode).toBeGreaterThanOrEqual(500);
    expect(failed.json()).toEqual({ refusal: { reason: expect.stringMatching(/server-failed|try-again/) } });
    expect(failed.body).not.toContain('at ');
    await lost.close().catch(() => undefined);
  });
});

it('says in a sentence that the port is taken', async () => {
  const other = await openSite();
  const taken = Number(new URL(url).port);
  const problem = await listen(other.app, taken, '127.0.0.1').catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(Problem);
  expect((problem as Problem).sentence.ru).toContain(`Порт ${taken} занят`);
  await other.close();
});

describe('who asks', () => {
  it('is seen by the origin', () => {
    const home = ownNames({ publicOrigin: null, host: '127.0.0.1' });
    const site = ownNames({ publicOrigin: 'https://example.org', host: '127.0.0.1' });
    expect(isOwnOrigin('https://example.org', 'example.org', site)).toBe(true);
    expect(isOwnOrigin('https://example.org', 'example.org', home)).toBe(false);
    expect(isOwnOrigin('http://localhost:4173', 'LocalHost:4173', home)).toBe(true);
    expect(isOwnOrigin('https://example.org', '10.0.0.5:4173', site)).toBe(true);
    expect(isOwnOrigin('https://example.org', '10.0.0.5:4173', home)).toBe(false);
    expect(isOwnOrigin('http://localhost:1', 'localhost:2', home)).toBe(false);
    expect(isOwnOrigin(undefined, 'localhost', home)).toBe(false);
    expect(isOwnOrigin('null', 'null', home)).toBe(false);
  });

  it('is the last address that is no proxy of ours', () => {
    const from = (remoteAddress: string, forwarded?: string) =>
      ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as never;
    const trusts = readTrust('10.0.0.0/8') ?? trustNobody;
    expect(clientAddress(from('203.0.113.9', '1.2.3.4'), trusts)).toBe('203.0.113.9');
    expect(clientAddress(from('10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2'), trusts)).toBe('203.0.113.9');
    expect(clientAddress(from('10.0.0.1'), trusts)).toBe('10.0.0.1');
    expect(clientAddress(from('10.0.0.1', '1.2.3.4'), trustNobody)).toBe('10.0.0.1');
  });
});
