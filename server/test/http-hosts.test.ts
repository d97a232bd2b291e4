import { hostname } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOwnOrigin } from '../src/http/origin.ts';
import { ownNames } from '../src/http/hosts.ts';
import { openSite, type TestSite, Visitor } from './site.ts';

let home: TestSite;
let site: TestSite;

beforeAll(async () => {
  home = await openSite({ HOST: 'Games.lan' });
  site = await openSite({ PUBLIC_ORIGIN: 'https://example.org' });
});
afterAll(async () => {
  await home.close();
  await site.close();
});

async function status(at: TestSite, host: string, url = '/api/me'): Promise<number> {
  return (await new Visitor(at).ask('GET', url, undefined, { host })).statusCode;
}

describe('a name that somebody else made point here', () => {
  it('is not answered: not the interface, not the pages, not what is counted', async () => {
    for (const url of ['/api/me', '/', '/metrics']) {
      expect(await status(home, 'evil.example:4173', url), url).toBe(421);
      expect(await status(site, 'evil.example', url), url).toBe(421);
      expect(await status(site, 'example.org.evil.example', url), url).toBe(421);
    }
    const reply = await new Visitor(home).ask('GET', '/api/me', undefined, { host: 'evil.example:4173' });
    expect(reply.json()).toEqual({ refusal: { reason: 'unknown-host', figures: { host: 'evil.example' } } });
    const page = await new Visitor(home).ask('GET', '/', undefined, { host: 'evil.example' });
    expect(page.body).toContain('PUBLIC_ORIGIN');
  });

  it('opens no socket and changes nothing, although the page is of the same name', () => {
    const names = ownNames({ publicOrigin: null, host: '127.0.0.1' });
    expect(isOwnOrigin('http://evil.example', 'evil.example', names)).toBe(false);
    expect(isOwnOrigin('http://localhost:4173', 'localhost:4173', names)).toBe(true);
  });
});

describe('the server answers', () => {
  it('by its public name', async () => {
    expect(await status(site, 'example.org')).toBe(200);
    expect(await status(site, 'EXAMPLE.ORG:443')).toBe(200);
  });

  it('by any address: only names can be made to point elsewhere', async () => {
    for (const host of ['127.0.0.1:4173', 'localhost', 'LOCALHOST:4173', '[::1]:4173', '192.168.1.7:4173'])
      for (const at of [home, site]) expect(await status(at, host), host).toBe(200);
  });

  it('in a home network by the name of HOST and of the machine', async () => {
    expect(await status(home, 'games.lan:4173')).toBe(200);
    expect(await status(home, `${hostname()}:4173`)).toBe(200);
    expect(await status(home, `${hostname()}.local:4173`)).toBe(200);
  });

  it('a balancer that asks for its health by whatever name', async () => {
    expect(await status(site, 'node-1.internal:4173', '/health')).toBe(200);
  });
});
