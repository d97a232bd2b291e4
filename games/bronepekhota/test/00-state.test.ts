import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import { missionOf } from '../rules/kinds.ts';
import { cloneState, type Machine } from '../rules/state.ts';
import { Battle } from './scenario.ts';

describe('BRP-0.1 a copy of a state', () => {
  test('is the same, and nothing that is done to it is done to the other', () => {
    const battle = new Battle({ sides: [0, 1, 0] });
    const raptor = battle.machine(0, 'raptor', [100, 100], { pilot: 'regime-clones' });
    Object.assign(battle.state, { out: [1], refilled: [0], scores: [3, 4], costs: [60, null, 40] });
    const before = structuredClone(battle.state);
    const copy = cloneState(battle.state);
    expect(copy).toEqual(before);
    copy.costs[1] = 90;
    copy.out.push(2);
    copy.refilled.push(2);
    copy.scores[0] = 5;
    Object.assign(copy.squads[0] ?? {}, { hasActed: true });
    (copy.pieces[raptor] as Machine).durability = 1;
    copy.pieces.pop();
    copy.squads.pop();
    expect(battle.state).toEqual(before);
  });
});

describe('BRP-12.4 a mission that the content does not have', () => {
  test('is named', () => {
    expect(() => missionOf(packFrom(), { mission: 'picnic' })).toThrow('there is no mission “picnic”');
  });
});
