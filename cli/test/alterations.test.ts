import { readRecord, writeRecord } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { prove } from '../src/proof.ts';
import { WAYS } from './alterations/fields.ts';
import { makeRecords, type Original } from './alterations/records.ts';
import { FORGERIES, tryAlterations } from './alterations/try.ts';

/** `npm run alterations` tries ten thousand. */
const COUNT = 800;

test('whatever is altered in a record is detected, and so is a forgery whose links are all made anew', async () => {
  const { records, tried, byWay, untouched, undetected } = await tryAlterations(COUNT, 'bent');
  expect(undetected).toEqual([]);
  expect(tried).toBe(COUNT);
  expect(untouched).toEqual([]);
  const ways = [...byWay.keys()].join();
  for (const way of [...Object.keys(WAYS), ...FORGERIES]) expect(ways).toContain(way);
  expect(records).toHaveLength(32);
  const everything = records.map(writeRecord).join();
  for (const part of [
    '"kind":"undo"',
    '"kind":"agreed"',
    '"practice":true',
    '"kind":"vote"',
    '"kind":"plead"',
    '"kind":"claim"',
    '"finding":{',
    '"lapsed":true',
    '"kind":"bot"',
    '"seal"',
  ]) {
    expect(everything.includes(part), part).toBe(true);
  }
}, 240_000);

test('what JSON does not tell apart is harmless', async () => {
  const original = (await makeRecords('harmless')).at(-1) as Original;
  const keys = (await original.server?.keys()) ?? null;
  const text = writeRecord(original.record);
  const [first = ''] = /"seat":\d+/.exec(text) ?? [];
  const spelled = [
    JSON.stringify(original.record, null, 3),
    JSON.stringify(backwards(original.record)),
    text.replaceAll('\n', '\r\n'),
    text.replaceAll('"header"', '"\\u0068eader"'),
    text.replace(first, `"seat":7,${first}`),
    text.replace(first, `${first}.0`),
  ];
  for (const again of spelled) {
    expect(again).not.toBe(text);
    expect(prove(original.game, readRecord(again), keys).verdict).toBe('holds');
  }
});

/** The same members, the last first. */
function backwards(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(backwards);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).reverse();
  return Object.fromEntries(members.map(([key, member]) => [key, backwards(member)]));
}
