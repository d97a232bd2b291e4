import type { Decision } from '@bridgehead/kernel';
import { trek } from '@bridgehead/kernel/test-games';
import { afterEach, expect, test, vi } from 'vitest';
import { BotPlayers } from './bot-players.ts';
import { loadAny, newDisk, openOn, thinkHere } from './testkit.ts';

const players: BotPlayers[] = [];
afterEach(() => {
  for (const bots of players.splice(0)) bots.stop();
});

/** Long enough for a bot that does not wait. */
const A_WHILE_MS = 200;
const aWhile = () => new Promise((resolve) => setTimeout(resolve, A_WHILE_MS));

test('a bot makes no move before the page has shown everything up to it, and none is lost by that', async () => {
  const game = await loadAny(trek);
  const disk = newDisk(game, [
    { kind: 'human', name: 'Anna' },
    { kind: 'bot', name: 'Boris', bot: 'quick' },
  ]);
  const table = await openOn(game, disk, (step) => bots.stir(step));
  const bots = new BotPlayers(table, disk.table.header, 'step', thinkHere(game), (error) => {
    throw error;
  });
  players.push(bots);
  const own = game.rules.pending(table.state)[0] as Decision;
  expect(await table.answer(own, { kind: 'stop' })).toBeNull();
  await aWhile();
  expect(table.seq).toBe(1);
  bots.setShown(1);
  await vi.waitFor(() => expect(table.seq).toBe(2));
  await aWhile();
  expect(table.seq, 'and waits again').toBe(2);
  bots.setPace('instant');
  await aWhile();
  expect(table.seq, 'however fast it is to play').toBe(2);
  bots.setShown(2);
  await vi.waitFor(() => expect(table.seq).toBe(3));
  bots.setShown(Infinity);
  await vi.waitFor(() => expect(game.rules.pending(table.state)[0]?.seat).toBe(0));
});
