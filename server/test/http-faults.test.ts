import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, type TestSite, Visitor } from './site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const fault = { game: 'pobeda', part: 'reason', about: 'block', error: 'Error: no figure' };

it('takes a page’s fault from anybody, and only as much as a fault is', async () => {
  const anybody = new Visitor(site);
  expect((await anybody.ask('POST', '/api/faults', fault)).statusCode).toBe(204);
  const long = await anybody.ask('POST', '/api/faults', { ...fault, error: 'x'.repeat(401) });
  expect(long.json()).toEqual({ refusal: { reason: 'malformed-message', figures: { where: 'error' } } });
  const huge = await anybody.ask('POST', '/api/faults', { ...fault, error: 'x'.repeat(5000) });
  expect(huge.statusCode).toBe(413);
});

it('stops listening to whoever tells too many', async () => {
  const codes: number[] = [];
  for (let told = 0; told < 25; told++) {
    codes.push((await new Visitor(site).ask('POST', '/api/faults', fault)).statusCode);
  }
  expect(codes).toContain(204);
  expect(codes.at(-1)).toBe(429);
});
