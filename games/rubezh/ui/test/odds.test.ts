import { expect, test } from 'vitest';
import type { Check } from '../../rules/agenda.ts';
import type { Move } from '../../rules/moves.ts';
import { observe } from '../../rules/view.ts';
import type { State } from '../../rules/state.ts';
import { DONE, played, position, RETREAT, STAND } from '../../test/scenario.ts';
import { smallSet } from '../../test/small-set.ts';
import { forecastsOf, rollChance } from '../odds.ts';

/** The attack that the board shows on each unit. */
function shown(state: State): Record<number, number> {
  const outlooks = forecastsOf({ pack: smallSet, view: observe(state, 0) });
  return Object.fromEntries(
    [...outlooks].flatMap(([unit, { attack }]) => (attack > 0 ? [[unit, attack] as const] : [])),
  );
}

const ALL_ON_THE_FIRST: Move = { kind: 'divide', on: [0, 0], order: [0, 1] };

test('before anything is settled the attackers of a point are divided evenly', () => {
  const state = position({ points: ['infantry rockets'], units: [1, 1, 2, 2, 2] });
  expect(shown(state)).toEqual({ 0: 1, 1: 2 });
});

test('a division that waits for others is what the board shows', () => {
  const given = { points: ['infantry rockets'], units: [1, 1, 2, 2, 2], commanders: [0, 1, 0, 0, 1] };
  const asked = played(played(position(given), 0, DONE).state, 1, DONE).state;
  expect(shown(played(asked, 0, ALL_ON_THE_FIRST).state)).toEqual({ 0: 3 });
});

test('once checks have begun each unit has the attackers that were settled, and none after its check', () => {
  const state = position({ points: ['infantry rockets', 'guns'], units: [1, 1, 2, 0, 0] });
  const checking = played(played(state, 0, DONE).state, 0, ALL_ON_THE_FIRST).state;
  expect(shown(checking)).toEqual({ 0: 3, 2: 3 });
  expect(shown(played(checking, 0, STAND, [6]).state)).toEqual({ 2: 3 });
});

test('a declared check has the chance of its own roll', () => {
  const given = { points: ['guns rockets'], units: [1, 2, 2, 2, 2], tokens: [2] };
  const checking = played(position(given), 0, DONE).state;
  const failed = played(checking, 0, RETREAT, [1]);
  const ground = { pack: smallSet, view: observe(failed.state, 0) };
  expect(forecastsOf(ground).get(0)).toMatchObject({ attack: 5, stands: 4 / 6 });
  const check = ground.view.agenda.findLast((task) => task.task === 'check') as Check;
  expect(rollChance(ground, check, 1)).toBe(5 / 6);
});

test('a roll that cannot pass is told to have no chance', () => {
  const given = { points: ['tanks guns'], units: [1, 2, 2, 2, 2], tokens: [3] };
  const failed = played(played(position(given), 0, DONE).state, 0, STAND, [6]).state;
  const ground = { pack: smallSet, view: observe(failed, 0) };
  const check = ground.view.agenda.findLast((task) => task.task === 'check') as Check;
  expect(rollChance(ground, check)).toBe(0);
});
