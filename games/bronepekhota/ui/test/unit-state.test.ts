import { expect, test } from 'vitest';
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
