import { admit } from '@bridgehead/catalogue';
import { type Decision, type Game, Problem } from '@bridgehead/kernel';
import { heap, oldHeap } from '@bridgehead/kernel/test-games';
import { expect, test } from 'vitest';
import { loadFor } from './games.ts';
import type { LocalTable } from './local-table.ts';
import { loadAny, newDisk, openOn } from './testkit.ts';

const people = ['Anna', 'Boris'].map((name) => ({ kind: 'human', name }) as const);
const house = (game: unknown) => admit(game as Game);

async function take(table: LocalTable, stones: number): Promise<string | null> {
  const [decision] = table.game.rules.pending(table.state) as readonly [Decision];
  const refused = await table.answer(decision, { kind: 'take', stones });
  return refused && refused.refusal.reason;
}

test('a table begun under earlier rules goes on under them in an app that has newer ones', async () => {
  const disk = newDisk(await loadAny(oldHeap), people);
  const begun = await openOn(await loadAny(oldHeap), disk);
  expect(await take(begun, 2)).toBeNull();
  house(heap);
  const game = await loadFor(disk.table.header);
  expect(game.rules.manifest.version).toBe('1');
  const goesOn = await openOn(game, disk);
  expect(await take(goesOn, 3)).toBe('too-many');
  expect(await take(goesOn, 1)).toBeNull();
  expect(goesOn.state).toEqual({ heap: 9, turn: 2 });
});

test('a table of rules that were given up says why, and that its record is safe', async () => {
  house(heap);
  const disk = newDisk(await loadAny(oldHeap), people);
  disk.table = { ...disk.table, header: { ...disk.table.header, rules: '0' } };
  const opened = openOn(await loadFor(disk.table.header), disk);
  await expect(opened).rejects.toThrow(Problem);
  await expect(opened).rejects.toThrow(/^Under the first rules one could take nothing.*Its record is safe/);
});
