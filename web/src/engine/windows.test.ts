import { authorOf, type Decision } from '@bridgehead/kernel';
import { ambush, muster, trek } from '@bridgehead/kernel/test-games';
import { afterEach, expect, test, vi } from 'vitest';
import { BotPlayers } from './bot-players.ts';
import { loadAny, newDisk, openOn, thinkHere } from './testkit.ts';

const players: BotPlayers[] = [];
afterEach(() => {
  for (const bots of players.splice(0)) bots.stop();
  vi.restoreAllMocks();
});

/** One person and as many bots as that, who play at once: whatever happens has been shown. */
async function tableWith(of: unknown, bots: number) {
  const game = await loadAny(of);
  const seats = [
    { kind: 'human', name: 'Anna' } as const,
    ...Array.from({ length: bots }, (_, seat) => ({ kind: 'bot', name: `B${seat}`, bot: 'quick' }) as const),
  ];
  const disk = newDisk(game, seats);
  const table = await openOn(game, disk, (step) => playing.stir(step));
  const playing = new BotPlayers(table, disk.table.header, 'instant', thinkHere(game), (error) => {
    throw error;
  });
  players.push(playing);
  playing.setShown(Infinity);
  const pending = (): readonly Decision[] => game.rules.pending(table.state);
  return { game, table, disk, playing, pending };
}

test('in a window all bots answer at once, and a person who is away is waited for alone', async () => {
  const { game, table, disk, playing, pending } = await tableWith(muster, 3);
  expect(pending().map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  playing.stir();
  await vi.waitFor(() => expect(pending().map(({ seat }) => seat)).toEqual([0]));
  expect(disk.rows.map(({ entry }) => authorOf(entry))).toEqual([1, 2, 3]);
  const own = pending()[0] as Decision;
  const army = game.knowledge.glance(table.telling(0).view, own);
  expect(await table.answer(own, army)).toBeNull();
  await vi.waitFor(() => expect(disk.rows.length).toBeGreaterThan(3));
});

test('a chain of reactions goes on as soon as the person has said not to be asked again', async () => {
  const { table, playing, pending } = await tableWith(ambush, 5);
  playing.stir();
  for (let asked = 0; asked < 3; asked++) {
    await vi.waitFor(() => expect(pending().map(({ seat }) => seat)).toEqual([0]));
    const own = pending()[0] as Decision;
    expect(await table.answer(own, { kind: own.kind === 'turn' ? 'wait' : 'rest' })).toBeNull();
  }
});

test('a bot carries out a plan of several moves with the person looking on', async () => {
  const { game, table, disk, pending } = await tableWith(trek, 1);
  const own = pending()[0] as Decision;
  const thought = vi.spyOn(game.knowledge, 'lines');
  expect(await table.answer(own, { kind: 'stop' })).toBeNull();
  await vi.waitFor(() => expect(pending()[0]?.seat).toBe(0));
  expect(
    disk.rows.map(({ entry }) => entry.kind === 'move' && (entry.move as { kind: string }).kind),
  ).toEqual(['stop', 'walk', 'walk', 'stop']);
  expect(thought).toHaveBeenCalledTimes(1);
});
