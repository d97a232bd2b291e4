import { randomUUID } from 'node:crypto';
import { admit } from '@bridgehead/catalogue';
import { authorOf, type Decision, type Game } from '@bridgehead/kernel';
import { muster, trek } from '@bridgehead/kernel/test-games';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BotKeeper } from '../src/bots/keeper.ts';
import { openStorage, type Storage } from '../src/storage/index.ts';
import { Library } from '../src/library.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import { Desk, Guest } from '../testkit/desk.ts';
import { freshDatabase, silent } from './database.ts';

let storage: Storage;
let bots: BotKeeper;
beforeAll(async () => {
  for (const game of [muster, trek]) admit(game as unknown as Game);
  vi.stubEnv('GUEST_GAMES', import.meta.resolve('@bridgehead/kernel/test-games'));
  storage = await openStorage({ connection: await freshDatabase(), log: silent });
  const library = new Library(async () => undefined);
  bots = new BotKeeper({ budgetMs: 50, pauseMs: 0, threads: 1 }, storage, library, silent);
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await bots.close();
  await storage.close();
});

/** One person and three bots, who think in threads. */
async function begin(game: string): Promise<{ table: LiveTable; anna: Guest }> {
  const anna = new Guest('Anna');
  const desk = new Desk(storage, undefined, 100, (table, step) => bots.stir(table, step));
  const bot = { kind: 'bot', bot: 'quick', name: 'Бот' } as const;
  const table = await desk.setUp(anna, { game, seats: [{ kind: 'open' }, bot, bot, bot] });
  await table.change(anna, { do: 'start' });
  return { table, anna };
}

async function answer(table: LiveTable, anna: Guest, { id }: Decision, move: unknown): Promise<void> {
  const seq = table.position?.seq ?? 0;
  const message = { kind: 'answer', id: randomUUID(), decision: id, seq, move } as const;
  expect(await table.answer(anna, message, () => {})).toHaveProperty('seq');
}

const asked = (table: LiveTable) => table.pending.map(({ seat }) => seat);
const patiently = { timeout: 20_000, interval: 20 };

test('bots answer a window at once and wait for nobody; whoever is away is waited for alone', async () => {
  const { table } = await begin('muster');
  await vi.waitFor(() => expect(asked(table)).toEqual([0]), patiently);
  const entries = await storage.entries.since(table.id, 0);
  expect(entries.map(({ entry }) => authorOf(entry))).toEqual([1, 2, 3]);
});

test('a bot carries out the whole plan of its turn', async () => {
  const { table, anna } = await begin('trek');
  await answer(table, anna, table.pending[0] as Decision, { kind: 'stop' });
  await vi.waitFor(() => expect(table.position?.seq).toBe(10), patiently);
  const entries = await storage.entries.since(table.id, 1);
  const kinds = entries.map(({ entry }) => entry.kind === 'move' && (entry.move as { kind: string }).kind);
  expect(kinds).toEqual(['walk', 'walk', 'stop', 'walk', 'walk', 'stop', 'walk', 'walk', 'stop']);
  expect(asked(table)).toEqual([0]);
});
