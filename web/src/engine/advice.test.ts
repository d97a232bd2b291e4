import { blindazh } from '@bridgehead/blindazh';
import { advise, botsFor } from '@bridgehead/bots';
import { chanceFrom, nextDecision, readOptions, seedFromText } from '@bridgehead/kernel';
import { pobeda } from '@bridgehead/pobeda';
import { describe, expect, test } from 'vitest';
import { adviceOn } from './advice.ts';
import { freshTable, loadAny, thinkHere } from './testkit.ts';

describe.each([
  { game: pobeda, seats: 2 },
  { game: blindazh, seats: 1 },
])('advice at a table of $game.manifest.id', ({ game, seats }) => {
  test('is a legal move in words, and leaves no trace in the record', async () => {
    const { table, disk } = await freshTable(game, seats);
    const seat = nextDecision(table.game.rules.pending(table.state))?.seat as number;
    const [first] = await adviceOn(table.telling(seat), thinkHere(table.game));
    if (!first) throw new Error('no advice');
    for (const said of [first.text, first.why]) {
      expect(said?.ru).toMatch(/^[А-ЯЁ].*\.$/);
      expect(said?.en).toMatch(/^[A-Z].*\.$/);
    }
    expect(table.seq).toBe(0);
    expect(await table.answer(first.decision, first.move)).toBeNull();
    expect(disk).toHaveLength(1);
    expect(disk[0]).not.toHaveProperty('why');
  });

  test('is not given to whoever has nothing to decide', async () => {
    const { table } = await freshTable(game, seats);
    expect(await adviceOn(table.telling('spectator'), thinkHere(table.game))).toEqual([]);
  });
});

describe('a turn of several moves', () => {
  test('is told to its end, by moves that are legal whatever the seat cannot see', async () => {
    const game = await loadAny(blindazh);
    const { rules } = game;
    const quick = botsFor(game)[1];
    const plan = readOptions(rules.manifest, 3, {});
    if (!quick || 'refusal' in plan) throw new Error('no table');
    const chance = chanceFrom(seedFromText('several'));
    const thinking = { chance, clock: () => 0, budget: 0 };
    const kinds = new Set<number>();
    const state = rules.setup(plan.options, ['human', 'human', 'human'], chance);
    for (;;) {
      const decision = nextDecision(rules.pending(state));
      if (!decision) break;
      const moves = advise(game, quick, rules.observe(state, decision.seat), [decision], thinking);
      kinds.add(moves.length);
      for (const [index, advised] of moves.entries()) {
        expect(rules.pending(state)).toContainEqual(advised.decision);
        expect(rules.observe(state, decision.seat)).toEqual(advised.view);
        expect(rules.refusal(state, advised.decision, advised.move)).toBeNull();
        const isLast = index === moves.length - 1;
        const dice = isLast ? chance : { below: () => expect.fail('a walk uses no dice') };
        rules.play(state, advised.decision, advised.move, dice);
      }
    }
    expect([...kinds].sort()).toEqual([1, 2]);
  });
});
