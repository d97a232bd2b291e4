import { randomUUID } from 'node:crypto';
import { admit } from '@bridgehead/catalogue';
import { type Game, kernelRefusal, type Manifest } from '@bridgehead/kernel';
import { heap, oldHeap } from '@bridgehead/kernel/test-games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStorage, type Storage } from '../src/storage/index.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import { Desk, Guest } from '../testkit/desk.ts';
import { freshDatabase, silent } from './database.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await openStorage({ connection: await freshDatabase(), log: silent });
}, 60_000);
afterAll(() => storage.close());

const house = (game: unknown) => admit(game as Game);

/** The game as it was under a version that nobody plays any more. */
function ancient(): Game {
  const manifest: Manifest = { ...oldHeap.manifest, version: '0' };
  return {
    manifest,
    async load() {
      const game = await oldHeap.load({ version: '1' });
      return { ...game, rules: { ...game.rules, manifest } } as never;
    },
  };
}

async function take(table: LiveTable, who: Guest, stones: number): Promise<string | null> {
  const [decision] = table.pending;
  const done = await table.answer(
    who,
    {
      kind: 'answer',
      id: randomUUID(),
      decision: decision?.id ?? '',
      seq: table.position?.seq ?? 0,
      move: { kind: 'take', stones },
    },
    () => {},
  );
  return 'refusal' in done ? done.refusal.reason : null;
}

test('a table begun under earlier rules goes on under them on a server that has newer ones; new tables are played by those', async () => {
  const people = [new Guest('Anna'), new Guest('Boris')] as const;
  house(oldHeap);
  const begun = await new Desk(storage).seat(people, { game: 'heap' });
  expect(await take(begun, people[0], 3)).toBe('too-many');
  expect(await take(begun, people[0], 2)).toBeNull();
  house(heap);
  const upgraded = new Desk(storage);
  const goesOn = await upgraded.open(begun.id);
  expect(goesOn.game.rules.manifest.version).toBe('1');
  expect(goesOn.position?.state).toEqual({ heap: 10, turn: 1 });
  await people[1].open(goesOn);
  expect(await take(goesOn, people[1], 3)).toBe('too-many');
  expect(await take(goesOn, people[1], 1)).toBeNull();
  const fresh = await upgraded.seat(people, { game: 'heap' });
  expect(fresh.game.rules.manifest.version).toBe('2');
  expect(await take(fresh, people[0], 3)).toBeNull();
});

test('a table of rules that were given up is refused with the reason, and not touched', async () => {
  const people = [new Guest('Anna'), new Guest('Boris')] as const;
  house(ancient());
  const { id } = await new Desk(storage).seat(people, { game: 'heap' });
  house(heap);
  const row = await storage.tables.find(id);
  const opened = await new Desk(storage).tryToOpen(id);
  if (!('refusal' in opened)) throw new Error('it was opened');
  expect(kernelRefusal(opened.refusal)?.en).toMatch(/^Under the first rules one could take nothing/);
  expect(await storage.tables.find(id)).toEqual(row);
});
