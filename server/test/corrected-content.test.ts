import { randomUUID } from 'node:crypto';
import type { Edition, Game } from '@bridgehead/kernel';
import { pobeda } from '@bridgehead/pobeda';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Library } from '../src/library.ts';
import type { Storage } from '../src/storage/index.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import { Desk, Guest } from '../testkit/desk.ts';
import { freshStorage } from './database.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await freshStorage();
});
afterAll(() => storage.close());

/** The game after somebody has put a word of its own content right. */
async function corrected(): Promise<Game> {
  const own = (await pobeda.ownPack?.()) as { readonly title: object };
  const better = { ...own, title: { ...own.title, en: 'The war of 1941–1945' } };
  return {
    ...pobeda,
    ownPack: async () => better,
    load: (edition: Edition = {}) => pobeda.load({ pack: better, ...edition }),
  } as unknown as Game;
}

/** A node that knows this very game. */
function deskWith(game: Game): Desk {
  return new Desk(
    storage,
    new Library(
      async (hash) => (await storage.packs.find(hash))?.pack,
      () => game,
    ),
  );
}

async function move(table: LiveTable, people: readonly Guest[]): Promise<number> {
  const [decision] = table.pending;
  const { seq = 0, state } = table.position ?? {};
  if (!decision) throw new Error('nobody is to move');
  const [chosen] = table.game.rules.moves?.(state, decision) ?? [];
  const message = { kind: 'answer', id: randomUUID(), decision: decision.id, seq, move: chosen } as const;
  const done = await table.answer(people[decision.seat] as Guest, message, () => undefined);
  if ('refusal' in done) throw new Error(done.refusal.reason);
  return done.seq ?? 0;
}

test('a table goes on with the content it was begun with when the game’s own has been corrected', async () => {
  const people = [new Guest('Anna'), new Guest('Boris')];
  const begun = await deskWith(pobeda as unknown as Game).seat(people);
  expect(await move(begun, people)).toBe(1);

  const desk = deskWith(await corrected());
  const goesOn = await desk.open(begun.id);
  expect(goesOn.game.content).toEqual(begun.game.content);
  for (const person of people) await person.open(goesOn);
  expect(await move(goesOn, people)).toBe(2);

  const fresh = await desk.seat(people);
  expect(fresh.game.content.pack).toMatchObject({ title: { en: 'The war of 1941–1945' } });
  expect(fresh.game.content.hash).not.toBe(begun.game.content.hash);
});

test('the game’s own content is kept once, is nobody’s, and stays as long as a table needs it', async () => {
  const host = new Guest('Anna');
  const desk = deskWith(pobeda as unknown as Game);
  const limits = { packs: 0, bytes: 0 };
  const { hash } = (await desk.setUp(host, { seats: [{ kind: 'open' }, { kind: 'open' }] })).game.content;
  const kept = await storage.packs.find(hash);
  expect(kept?.pack).toEqual(await pobeda.ownPack?.());
  expect(await storage.packs.keep({ hash, game: 'pobeda', pack: {}, owner: null }, limits)).toBe(true);
  expect(await storage.packs.find(hash)).toEqual(kept);
  expect(await storage.packs.drop(hash)).toBe('needed');
});
