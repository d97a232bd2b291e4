import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { admit } from '@bridgehead/catalogue';
import {
  bind,
  chanceFrom,
  type Game,
  type GameRecord,
  seedFromText,
  Table,
  writeRecord,
} from '@bridgehead/kernel';
import { heap, oldHeap } from '@bridgehead/kernel/test-games';
import { headerFor } from '@bridgehead/kernel/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRecord } from '../src/record-file.ts';
import { prove } from '../src/proof.ts';

const folder = mkdtempSync(join(tmpdir(), 'versions-'));
const seed = seedFromText('versions');
beforeAll(() => admit(heap as unknown as Game));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, record: GameRecord): string {
  const file = join(folder, name);
  writeFileSync(file, writeRecord(record));
  return file;
}

/** Of a game under the first rules, which allow two stones at most. */
async function played(): Promise<GameRecord> {
  const { rules, content } = await oldHeap.load();
  const header = { ...headerFor(rules.manifest, {}, ['human', 'human'], seed), content };
  const { pack: _pack, ...pinned } = content;
  const table = Table.open(rules, { ...header, content: pinned }, chanceFrom(seed));
  for (let turn = 0; !table.outcome; turn++)
    table.answer({ seat: turn % 2, decision: `take:${turn}`, move: { kind: 'take', stones: 2 } });
  return table.record(seed);
}

test('a record of an earlier version is proved by the rules it was made under', async () => {
  const { game, record } = await openRecord([written('first.json', await played())], undefined);
  expect(game.rules.manifest.version).toBe('1');
  expect(prove(game, record, null).verdict).toBe('holds');
});

test('a record of a version that was given up is answered with the reason', async () => {
  const { closing, ...record } = await played();
  const given = bind({ ...record, header: { ...record.header, rules: '0' } }, closing);
  const opening = openRecord([written('given-up.json', given)], undefined);
  await expect(opening).rejects.toThrow(/one could take nothing|можно было не брать ничего/);
});
