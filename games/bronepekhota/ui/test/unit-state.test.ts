import { expect, test } from 'vitest';
import type { Machine } from '../../rules/state.ts';
import { Battle } from '../../test/scenario.ts';
import { stateOf } from '../panels/unit-state.ts';

test('guns have no turns: they are manned or not, as machines have a pilot or not', () => {
  const battle = new Battle();
  const gun = battle.gun(0, 'mortar', [300, 300]);
  const machine = battle.machine(0, 'bronekhod', [600, 300]);
  const state = (piece: number) => stateOf(battle.battlefield, { piece });
  expect(state(gun)).toBe('unserved');
  expect(state(machine)).toBe('pilotless');
  battle.soldier(0, 'heavy-clones', 1, [267, 300]);
  expect(state(gun)).toBe('served');
  battle.get(gun).status = 'left';
  expect(state(gun)).toBe('left');
});

test('a squad that is not set up yet waits, though its pilot sits in a machine', () => {
  const battle = new Battle();
  const [pilot = -1, other = -1] = battle.squad(0, 'heavy-clones', [300, 300], [340, 300]);
  battle.get(pilot).status = 'aboard';
  battle.get(other).status = 'reserve';
  expect(stateOf(battle.battlefield, { squad: 0 })).toBe('waiting');
});

test('BRP-9.1 whoever has just boarded a machine waits with it for the next tour', () => {
  const battle = new Battle();
  const piece = battle.machine(0, 'bronekhod', [600, 300], { pilot: 'heavy-clones' });
  expect(stateOf(battle.battlefield, { piece })).toBe('ready');
  battle.get<Machine>(piece).since = battle.state.tour;
  expect(stateOf(battle.battlefield, { piece })).toBe('done');
});
