import { bind, type GameRecord, seedFromText } from '@bridgehead/kernel';
import { judgeSeal, KEYS_ADDRESS, type ServerKeys } from '@bridgehead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSigning, rotateSigningKey, type Signing } from '../src/signing/index.ts';
import { openSite, type TestSite } from './site.ts';
import { closed, header, move, room, tableId } from './tables.ts';

const HOUR = 3_600_000;
const NOON = 1_800_000_000_000;

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function sealed(signing: Signing): Promise<GameRecord> {
  const course = { header: { ...header, table: 'a table' }, setup: [3], entries: [move(1), move(2)] };
  const outcome = { kind: 'won', ending: 'held' } as const;
  const record = bind(course, { seed: seedFromText('signed'), hash: 'end', outcome });
  if (!record.closing) throw new Error('not closed');
  return { ...record, seal: await signing.seal('a table', record.closing) };
}

test('nodes that start together sign with one key', async () => {
  const rings = await Promise.all(
    Array.from({ length: 8 }, () => createSigning(site.storage, () => NOON).published()),
  );
  expect(new Set(rings.map(({ keys }) => JSON.stringify(keys))).size).toBe(1);
});

test('a seal holds for its table, its chain and its moment, and for nothing else', async () => {
  const signing = createSigning(site.storage, () => NOON);
  const known = await signing.published();
  const record = await sealed(signing);
  const { seal, closing, header: head } = record as Required<GameRecord>;
  expect(judgeSeal(record, known)).toBe('server');
  expect(judgeSeal(record, null)).toBe('unknown');
  const forged: GameRecord[] = [
    { ...record, header: { ...head, table: 'another table' } },
    {
      ...record,
      closing: { ...closing, link: bind({ ...record, setup: [4] }, closing).closing?.link ?? '' },
    },
    { ...record, seal: { ...seal, closedAt: seal.closedAt + 1 } },
    {
      ...record,
      seal: { ...seal, signature: seal.signature.replace(/^../, (pair) => (pair === '00' ? '01' : '00')) },
    },
    { ...record, seal: { ...seal, key: 'f'.repeat(64) } },
  ];
  for (const record of forged) expect(judgeSeal(record, known)).toBe('broken');
  const { seal: _, ...stripped } = record;
  expect(judgeSeal(stripped, known)).toBe('unsigned');
});

test('a key that was changed still stands for what it signed, and for nothing after it', async () => {
  let now = NOON;
  const signing = createSigning(site.storage, () => now);
  const before = await sealed(signing);
  const [old] = (await signing.published()).keys;
  const key = await rotateSigningKey(site.storage, NOON + HOUR);
  now += 2 * HOUR;
  const after = await sealed(signing);
  const known = await signing.published();
  expect(known.keys).toEqual([
    { key, since: NOON + HOUR },
    { ...old, until: NOON + HOUR },
  ]);
  expect(after.seal?.key).toBe(key);
  expect([before, after].map((record) => judgeSeal(record, known))).toEqual(['server', 'server']);
  // Whoever found the old key in an old backup cannot date a game after its end.
  const late = {
    keys: known.keys.map((each) => (each.key === old?.key ? { ...each, until: NOON - HOUR } : each)),
  };
  expect(judgeSeal(before, late)).toBe('stranger');
  // Two who change it at once both succeed, one after the other.
  await Promise.all([rotateSigningKey(site.storage), rotateSigningKey(site.storage)]);
  expect((await signing.published()).keys).toHaveLength(4);
  expect(
    JSON.stringify(await site.storage.secrets.getOrCreate('signing', () => '')).match(/secret/g),
  ).toHaveLength(1);
});

test('the keys are published at a fixed address, and nothing secret with them', async () => {
  const answer = await site.app.inject(KEYS_ADDRESS);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=300');
  const { keys } = answer.json<ServerKeys>();
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) expect(Object.keys(key)).toEqual(expect.arrayContaining(['key', 'since']));
  expect(answer.body).not.toContain('secret');
});

test('a table that was written down in an older form is refused, and left as it is', async () => {
  const id = tableId();
  const finished = room({ phase: 'finished' });
  const old = { ...header, format: 'bridgehead-record/1' } as unknown as typeof header;
  const closing = closed({ kind: 'won', ending: 'held' });
  await site.storage.tables.create({ id, room: finished });
  const start = { header: old, setup: [], seed: seedFromText('old'), turn: '' };
  await site.storage.tables.change(id, 1, { room: finished, start, closing });
  const before = await site.storage.tables.find(id);
  expect((await site.app.inject(`/api/tables/${id}/record`)).json()).toEqual({
    refusal: { reason: 'old-form' },
  });
  expect(await site.shelf.open(id)).toEqual({ refusal: { reason: 'old-form' } });
  expect(await site.storage.tables.find(id)).toEqual(before);
});
