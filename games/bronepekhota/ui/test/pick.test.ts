import { describe, expect, test } from 'vitest';
import type { Machine } from '../../rules/state.ts';
import { Battle } from '../../test/scenario.ts';
import { onItsLine } from '../board/pick.ts';

describe('BRP-4.2 a place beside the line a machine looks along', () => {
  const battle = new Battle();
  const machine = battle.get<Machine>(battle.machine(0, 'bronekhod', [400, 300]));

  test('is taken for one on it, ahead and behind: a turn costs a whole point', () => {
    expect(onItsLine(machine, { x: 460, y: 303 }, 5)).toEqual({ x: 460, y: 300 });
    expect(onItsLine(machine, { x: 340, y: 298 }, 5)).toEqual({ x: 340, y: 300 });
  });
  test('stays what it is where it was meant', () => {
    expect(onItsLine(machine, { x: 460, y: 308 }, 5)).toEqual({ x: 460, y: 308 });
  });
  test('lies on the line however it is turned', () => {
    Object.assign(machine, { hx: 3, hy: 4 });
    const { x, y } = onItsLine(machine, { x: 431, y: 340 }, 5);
    expect((x - 400) * 4 - (y - 300) * 3).toBeCloseTo(0, 9);
  });
});
