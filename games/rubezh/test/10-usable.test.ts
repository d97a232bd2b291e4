import { describe, expect, test } from 'vitest';
import type { State } from '../rules/state.ts';
import { changes } from '../rules/usable.ts';
import type { Effect } from '../rules/vocabulary.ts';
import { coreSet } from './cards/core-set.ts';
import { type Position, position } from './scenario.ts';

/** RUB-5.2: what an effect needs on the table to come to something. The third unit stands on point 1 and plays it. */
const NEEDS: readonly (readonly [effect: Effect, something: Position, nothing: Position])[] = [
  [{ do: 'attack', times: 1, bonus: 0 }, { points: ['tanks'] }, { points: ['', 'infantry'] }],
  [
    { do: 'attack', times: 1, bonus: 0, prey: 'arrived' },
    { points: ['rockets rifle'] },
    { points: ['infantry rockets'] },
  ],
  [{ do: 'assault', bonus: 0, kinds: ['rifle'] }, { points: ['rifle'] }, { points: ['infantry'] }],
  [
    { do: 'destroy', count: 1, where: 'here' },
    { points: ['rockets infantry'] },
    { points: ['tanks', 'infantry'] },
  ],
  [{ do: 'destroy', count: 1, where: 'one' }, { points: ['', 'infantry'] }, { points: ['', 'tanks'] }],
  [
    { do: 'displace', count: 1, to: 'either', where: 'here' },
    { points: ['rifle'] },
    { points: ['aviation'] },
  ],
  [{ do: 'hold', count: 1, where: 'here', maxAttack: 1 }, { points: ['infantry'] }, { points: ['rifle'] }],
  [{ do: 'fury', bonus: -1, where: 2 }, {}, { points: ['', 'captured'] }],
  [{ do: 'cover', bonus: 1, where: 'unmanned' }, {}, { units: [1, 2, 1, 3, 4] }],
  [{ do: 'withhold', count: 1, where: 3 }, {}, { points: ['', '', 'captured'] }],
  [
    { do: 'draw', count: 1, who: 'self' },
    { decks: { 3: '' }, discards: { 3: 'tunnel' } },
    { decks: { 3: '' } },
  ],
  [{ do: 'discard', count: 1, who: 'each' }, { hands: { 5: 'sniper' } }, {}],
  [
    { do: 'recover', count: 1, who: 'one-here' },
    { discards: { 2: 'volley' } },
    { discards: { 2: 'volley' }, units: [1, 2, 1, 1, 1] },
  ],
  [{ do: 'move', who: 'other-here' }, {}, { units: [2, 2, 1, 2, 2] }],
  [{ do: 'action', count: -1, who: 'self' }, {}, { actions: [1, 1, 0, 1, 1] }],
  [{ do: 'action', count: 1, who: 'other-here' }, { actions: [0, 0, 0, 0, 0] }, { units: [2, 2, 1, 2, 2] }],
  [{ do: 'steady', bonus: 1, who: 'self', lasts: 'turn' }, {}, { units: [1, 1, 0, 1, 1] }],
  [{ do: 'inspire', bonus: 1, who: 'other-here', lasts: 'next' }, {}, { units: [2, 2, 1, 2, 2] }],
  [{ do: 'fortify', tokens: 1, where: 'here' }, { tokens: [1] }, { tokens: [2] }],
  [{ do: 'fortify', tokens: -1, where: 'here' }, { tokens: [1] }, { tokens: [0, 2] }],
  [{ do: 'look', deck: 'fresh', count: 3, bottom: 0 }, { fresh: 'infantry' }, { fresh: '' }],
  [{ do: 'look', deck: 'events', count: 3, bottom: 0 }, { events: 'karl' }, { events: '' }],
  [{ do: 'arrive', count: 1, where: 'here' }, { fresh: 'infantry' }, { fresh: '' }],
  [
    { do: 'for', who: 'other-here', does: [{ do: 'recover', count: 1, who: 'self' }] },
    { discards: { 1: 'hurrah' } },
    { discards: { 3: 'tunnel' } },
  ],
  [
    { do: 'at', where: 'manned', does: [{ do: 'destroy', count: 1, where: 'here' }] },
    { points: ['infantry'] },
    { points: ['', 'infantry'] },
  ],
  [
    {
      do: 'choose',
      of: [[{ do: 'draw', count: 1, who: 'self' }], [{ do: 'fortify', tokens: 1, where: 'here' }]],
    },
    { decks: { 3: '' } },
    { decks: { 3: '' }, tokens: [2] },
  ],
  [
    {
      do: 'when',
      holds: { count: 'tokens', where: 'here', atLeast: 2 },
      does: [{ do: 'draw', count: 1, who: 'self' }],
      otherwise: [{ do: 'fortify', tokens: -1, where: 'here' }],
    },
    { tokens: [2] },
    { tokens: [0] },
  ],
];

function stateOf(given: Position): State {
  return position({ set: coreSet, events: '', ...given });
}

/** Whoever came last to point 1 has just arrived there. */
function comesToSomething(effect: Effect, state: State): boolean {
  const prey = state.points[0]?.enemies.slice(-1) ?? [];
  return changes(coreSet, state, effect, { unit: 2, point: 0, prey });
}

describe('RUB-5.2 an effect', () => {
  test.each(NEEDS)('%j comes to something, or not', (effect, something, nothing) => {
    expect(comesToSomething(effect, stateOf(something))).toBe(true);
    expect(comesToSomething(effect, stateOf(nothing))).toBe(false);
  });
  test('is enough where others come to nothing', () => {
    const both: Effect[] = [
      { do: 'fortify', tokens: -1, where: 'here' },
      { do: 'move', who: 'self' },
    ];
    const holds = { count: 'captured', atLeast: 0 } as const;
    for (const effect of [
      { do: 'choose', of: [both, []] },
      { do: 'when', holds, does: both },
    ] as const) {
      expect(comesToSomething(effect, stateOf({}))).toBe(true);
    }
    expect(
      comesToSomething({ do: 'when', holds: { count: 'captured', atLeast: 1 }, does: both }, stateOf({})),
    ).toBe(false);
  });
  test('on a check needs a check, and on retreats nothing', () => {
    const by = { unit: 2, point: 0 };
    const state = stateOf({});
    expect(changes(coreSet, state, { do: 'reroll', bonus: 0 }, by)).toBe(false);
    expect(changes(coreSet, state, { do: 'save' }, by)).toBe(false);
    expect(changes(coreSet, state, { do: 'retreat', bonus: 1 }, by)).toBe(true);
  });
});
