import { describe, expect, test } from 'vitest';
import { chanceFrom, type DocumentKind, heardBy, Problem, seedFromText, Table } from '../src/index.ts';
import { headerFor } from '../testkit/index.ts';
import { muster } from './games/muster/index.ts';
import { rules } from './games/muster/rules.ts';

const army = { title: 'Guards', units: ['a', 'b', 'c'].map((name) => ({ name, strength: 4 })) };
const [kind] = muster.documents as readonly [DocumentKind];

describe('a document', () => {
  test('is named by its game', () => {
    expect(kind.read(army)).toEqual({ title: 'Guards' });
  });
  test('with something wrong in it gets a sentence that says where', () => {
    const units = [...army.units.slice(0, 2), { name: 'c', strength: 'great' }];
    expect(() => kind.read({ ...army, units })).toThrow(Problem);
    expect(() => kind.read({ ...army, units })).toThrow(
      'In the army, units[2].strength must be a whole number from 1.',
    );
    for (const body of [null, 7, [], {}, { title: '\u200b', units: [] }])
      expect(() => kind.read(body)).toThrow(Problem);
  });
});

describe('seats that bring documents to the table', () => {
  const seed = seedFromText('muster');
  const open = () =>
    Table.open(rules, headerFor(rules.manifest, {}, ['human', 'human'], seed), chanceFrom(seed));
  const bring = (seat: number, brought: unknown) => ({
    seat,
    decision: `bring:${seat}`,
    move: { kind: 'bring', army: brought },
  });

  test('do so at once, in any order, and unseen until all have', () => {
    const table = open();
    table.answer(bring(1, army));
    expect(rules.pending(table.state).map(({ seat }) => seat)).toEqual([0]);
    expect(JSON.stringify(table.view(0))).not.toContain('Guards');
    expect(JSON.stringify(table.view(1))).toContain('Guards');
    const done = table.answer(bring(0, { ...army, title: 'Rangers' }));
    const told = 'events' in done ? heardBy(done.events, 'spectator') : [];
    expect(told).toEqual([
      { kind: 'shown', seat: 0, title: 'Rangers' },
      { kind: 'shown', seat: 1, title: 'Guards' },
    ]);
  });
  test('are refused what the rules do not allow, with the figures', () => {
    const table = open();
    const strong = { ...army, units: army.units.map((unit) => ({ ...unit, strength: 5 })) };
    expect(table.answer(bring(0, strong))).toEqual({
      refusal: { clause: 'MUS-1.2', reason: 'too-strong', figures: { strength: 15, most: 12 } },
    });
    expect(table.answer(bring(0, { title: 'x' }))).toEqual({ refusal: { reason: 'malformed-move' } });
  });
});
