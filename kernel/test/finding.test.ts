import { describe, expect, test } from 'vitest';
import {
  bind,
  chanceFrom,
  type Closing,
  find,
  findingChance,
  type GameRecord,
  judge,
  type Linked,
  type MoveEntry,
  replay,
  ScriptMismatch,
  seedFromText,
  step,
  Table,
  verify,
} from '../src/index.ts';
import { headerFor, playAtRandom } from '../testkit/index.ts';
import { rules, type State } from './games/mortar/rules.ts';

const seed = seedFromText('findings');
const fire = { seat: 0, decision: 'fire:0', move: { kind: 'fire', charge: 60 } };

/** Rules that count how often they had to search. */
function counting() {
  const searched: State[] = [];
  const findings = {
    needs: () => true,
    find: (...asked: Parameters<NonNullable<typeof rules.findings>['find']>) => {
      searched.push(asked[0]);
      return rules.findings?.find(...asked);
    },
  };
  return { searched, rules: { ...rules, findings } };
}

function open(mortar = rules) {
  return Table.open(mortar, headerFor(mortar.manifest, {}, ['human', 'human'], seed), chanceFrom(seed));
}

describe('a finding', () => {
  test('may be made beforehand by whoever has four numbers, and comes to the same', () => {
    const { state } = open();
    const here = step(rules, state, fire, chanceFrom(seed));
    const judged = judge(rules, state, fire);
    if ('refusal' in judged) throw new Error(judged.refusal.reason);
    const drawn = findingChance(chanceFrom(seed));
    const result = find(rules, structuredClone(state), judged.decision, judged.move, drawn);
    const { searched, rules: watched } = counting();
    const there = step(watched, state, fire, chanceFrom(seed), { finding: { drawn, result } });
    expect(there).toEqual(here);
    expect(searched).toEqual([]);
    expect('chance' in there && there.chance).toEqual([...drawn]);
  });
  test('made with other chance is not this move’s', () => {
    const finding = { drawn: [1, 2, 3, 4], result: { landed: 40 } } as const;
    expect(() => step(rules, open().state, fire, chanceFrom(seed), { finding })).toThrow(ScriptMismatch);
  });
  test('is not searched for again by a take-back or a replay, and is by a verification', () => {
    const { searched, rules: watched } = counting();
    const table = open(watched);
    table.answer(fire);
    table.answer({ seat: 1, decision: 'fire:1', move: { kind: 'fire', charge: 63 } });
    expect(searched).toHaveLength(2);
    table.undo(1, 1, [0, 1]);
    replay(watched, table.record(), seed);
    expect(searched).toHaveLength(2);
    expect(verify(watched, 'test', table.record()).fault).toBeNull();
    expect(searched).toHaveLength(4);
  });
});

describe('a record with findings', () => {
  const { record } = playAtRandom({ rules, seats: ['human', 'bot'], seed: 'found', undoEvery: 4 });
  const closing = record.closing as Closing;
  const bent = (change: (entry: Linked<MoveEntry>) => object) => {
    const [first, ...rest] = record.entries as [Linked<MoveEntry>, ...GameRecord['entries']];
    return bind({ ...record, entries: [change(first) as Linked<MoveEntry>, ...rest] }, closing);
  };
  const faultOf = (changed: GameRecord) => verify(rules, 'test', changed).fault;

  test('holds', () => {
    expect(faultOf(record)).toBeNull();
  });
  test('that claims another one is caught where it does, even with a chain made anew', () => {
    expect(faultOf(bent((entry) => ({ ...entry, finding: { landed: 40 } })))).toEqual({
      kind: 'finding',
      entry: 0,
    });
  });
  test('that leaves one out is caught, too', () => {
    const changed = bent((entry) => ({ ...entry, finding: undefined }));
    expect(faultOf(changed)).toEqual({ kind: 'finding', entry: 0 });
    expect(replay(rules, changed).fault).toEqual({ kind: 'finding', entry: 0 });
  });
  test('whose search had other chance is caught as bent chance', () => {
    const changed = bent((entry) => ({ ...entry, chance: [1, 2, 3, 4] }));
    expect(replay(rules, changed).fault).toEqual({ kind: 'chance', entry: 0 });
  });
});
