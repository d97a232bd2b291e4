import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, sha256, stateHash } from '../src/index.ts';

test('SHA-256 agrees with Node’s on every text', () => {
  const node = (text: string) => createHash('sha256').update(text).digest('hex');
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => sha256(text) === node(text)),
    { numRuns: 300 },
  );
  for (const length of [0, 55, 56, 63, 64, 65, 1000])
    expect(sha256('я'.repeat(length))).toBe(node('я'.repeat(length)));
});

test('canonical JSON reads back as the same value, whatever the order of keys', () => {
  const reversed = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).reverse())
      : value;
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      expect(stateHash(reversed(value))).toBe(stateHash(value));
    }),
    { numRuns: 200 },
  );
});

test('what is not JSON has no hash', () => {
  expect(() => stateHash({ x: Number.NaN })).toThrow('NaN is not JSON');
});
