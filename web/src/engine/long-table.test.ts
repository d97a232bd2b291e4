import { type AnyGame, chanceFrom, nextDecision, replay, seedFromText } from '@bridgehead/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordOf } from '../storage/tables.ts';
import type { LocalTable } from './local-table.ts';
import { loadMarathon } from './marathon.ts';
import { PAGE } from './tail.ts';
import { type ListDisk, newDisk, openOn } from './testkit.ts';

const people = ['Anna', 'Boris'].map((name) => ({ kind: 'human', name }) as const);
const chance = chanceFrom(seedFromText('a long table'));
let plain: AnyGame;
let game: AnyGame;
let plays = 0;

beforeAll(async () => {
  plain = await loadMarathon();
  const play: typeof plain.rules.play = (...args) => {
    plays++;
    plain.rules.play(...args);
  };
  game = { ...plain, rules: { ...plain.rules, play } };
});

async function run(table: LocalTable, moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) {
    const decision = nextDecision(table.game.rules.pending(table.state));
    if (!decision) throw new Error('the game is over');
    await table.answer(decision, table.game.rules.randomMove(table.state, decision, chance));
  }
}

async function played(moves: number): Promise<{ table: LocalTable; disk: ListDisk }> {
  const disk = newDisk(game, people, { length: 10_000 });
  const table = await openOn(game, disk);
  await run(table, moves);
  return { table, disk };
}

/** As the kernel plays the record on disk from the beginning. */
function replayed({ table, rows }: ListDisk): unknown {
  const { table: kept, fault } = replay(plain.rules, recordOf({ table, entries: rows }), table.seed);
  expect(fault).toBeNull();
  return kept?.state;
}

const takeBack = async (table: LocalTable, keep: number) =>
  expect(await table.takeBack({ seat: 0, keep, consent: [0, 1] }, [0, 1])).toBeNull();

describe('a long table', () => {
  it.each([100, 1000])(
    'of %i moves opens by playing less than 64 of them, and reading little more than a page',
    async (moves) => {
      const { table, disk } = await played(moves);
      [plays, disk.read] = [0, 0];
      const again = await openOn(game, disk);
      expect(plays).toBeLessThan(64);
      expect(disk.read).toBeLessThanOrEqual(PAGE + 1);
      expect(again.state).toEqual(table.state);
      expect(again.snapshot(0).log).toHaveLength(moves > PAGE ? PAGE : moves + 1);
      await run(again, 5);
      expect(again.state).toEqual(replayed(disk));
    },
  );

  it('trusts no position that was spoiled', async () => {
    const { table, disk } = await played(300);
    disk.positions = disk.positions.map((position) => ({ ...position, state: { spoiled: true } }));
    expect((await openOn(game, disk)).state).toEqual(table.state);
  });

  it('takes back by playing no more than that, also past a position that was written meanwhile', async () => {
    const { table, disk } = await played(1000);
    for (const keep of [990, 985, 900]) {
      plays = 0;
      await takeBack(table, keep);
      expect(plays).toBeLessThan(64);
      expect(table.state).toEqual(replayed(disk));
      await run(table, 3);
    }
    expect((await openOn(game, disk)).state).toEqual(replayed(disk));
  });

  it('stands where its record says after any take-backs and openings', async () => {
    const { disk } = await played(10);
    let table = await openOn(game, disk);
    for (let i = 0; i < 60; i++) {
      await run(table, 1 + chance.below(12));
      const line = table.snapshot('spectator').log.length;
      if (chance.below(3) === 0) await takeBack(table, Math.max(0, lineOf(disk) - 1 - chance.below(line)));
      if (chance.below(4) === 0) table = await openOn(game, disk);
      expect(table.state).toEqual(replayed(disk));
    }
    expect((await table.verify()).fault).toBeNull();
  });

  it('tells older steps page by page, with what was taken back since', async () => {
    const { table, disk } = await played(250);
    await takeBack(table, 20);
    const whole = table.snapshot(0).log;
    const again = await openOn(game, disk);
    expect(again.snapshot(0).from).toBe(151);
    expect(again.snapshot(0).log.at(-1)).toMatchObject({ undid: 230 });
    await again.earlier();
    await again.earlier();
    expect(again.snapshot(0).from).toBe(0);
    expect(again.snapshot(0).log).toEqual(whole);
    expect(whole.filter(({ takenBack }) => takenBack)).toHaveLength(230);
  });
});

const lineOf = ({ rows }: ListDisk) => rows.at(-1)?.line ?? 0;
