import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleErrors } from '../src/http/errors.ts';
import { secureHeaders } from '../src/http/security.ts';
import { trustNobody } from '../src/proxies.ts';
import { staticRoutes } from '../src/http/static.ts';

let folder: string;
let server: FastifyInstance;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bridgehead-serve-'));
  await mkdir(join(folder, 'app', 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(folder, 'app', 'index.html'), '<title>Плацдарм</title>');
  await writeFile(join(folder, 'app', 'sw.js'), 'self');
  await writeFile(join(folder, 'app', 'assets', 'main-1a2b.js'), 'export {};');
  server = Fastify();
  handleErrors(server);
  await secureHeaders(server, { publicOrigin: null, trusts: trustNobody });
  staticRoutes(server, join(folder, 'app'));
  url = await server.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** `fetch` would tidy the address up before it leaves. */
async function statusOfRawPath(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(url);
  const sent = request({ hostname, port, path }).end();
  const [response] = (await once(sent, 'response')) as [{ statusCode?: number; resume(): void }];
  response.resume();
  return response.statusCode;
}

describe('the built app', () => {
  it('answers every page address with the app', async () => {
    for (const path of ['/', '/table/pobeda', '/новая-партия?seed=1']) {
      const response = await fetch(url + path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('Плацдарм');
    }
  });

  it('lets hashed files be kept for ever and the service worker not at all', async () => {
    const asset = await fetch(`${url}/assets/main-1a2b.js`);
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(asset.headers.get('content-encoding')).toBe('gzip');
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect(await asset.text()).toBe('export {};');
    const worker = await fetch(`${url}/sw.js`);
    expect(worker.headers.get('cache-control')).toBe('no-cache');
  });

  it('answers an unchanged file with 304', async () => {
    const first = await fetch(`${url}/`);
    const headers = { 'If-None-Match': first.headers.get('etag') ?? '' };
    expect((await fetch(`${url}/`, { headers })).status).toBe(304);
  });

  it('allows scripts from itself only', async () => {
    const policy = (await fetch(`${url}/`)).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  });

  it('refuses what it does not have', async () => {
    expect((await fetch(`${url}/assets/gone.js`)).status).toBe(404);
    expect((await fetch(`${url}/`, { method: 'POST' })).status).toBe(404);
    expect(await statusOfRawPath('/%zz')).toBe(400);
    expect(await statusOfRawPath('/%00.txt')).toBe(400);
  });

  it('never leaves its folder', async () => {
    for (const path of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/assets/../../secret.txt',
      '/%2e%2e/secret.txt',
    ]) {
      expect(await statusOfRawPath(path)).toBe(404);
    }
  });
});
