import { expect, test } from 'vitest';
import { coreSet } from './core-set.ts';
import { Table } from './table.ts';

const hands = { 1: 'bayonets' };

test('RUB-9 Bayonets: one roll at every infantry and rifle platoon here, and at nobody else', () => {
  const table = new Table({ points: ['infantry artillery rifle', 'infantry'], hands }).play('bayonets', 4, 3);
  expect(table.attacks).toEqual(['infantry 4+0>3', 'rifle 3+0≤3']);
  expect(table.enemies(1)).toBe('artillery rifle');
  expect(table.enemies(2)).toBe('infantry');
});

test('RUB-9 Bayonets: −1 to its own checks this turn', () => {
  const table = new Table({ points: ['infantry', 'artillery'], units: [1, 3, 3, 3, 3], hands });
  table.play('bayonets', 2).defend().move({ kind: 'stand' }, [3]);
  expect(table.checks).toEqual(['1 3+-1>1']);
});

test('RUB-5.6 Bayonets: whom a screen protected when it began is not attacked, though the screen falls', () => {
  const screened = { id: 'rifle', copies: 5, attack: 2, defence: 3, capture: 1 };
  const traits = [{ trait: 'screened', by: ['infantry'] }] as const;
  const set = {
    ...coreSet,
    enemies: coreSet.enemies.map((kind) => (kind.id === 'rifle' ? { ...screened, traits } : kind)),
  };
  const table = new Table({ set, points: ['infantry rifle'], hands }).play('bayonets', 6);
  expect(table.attacks).toEqual(['infantry 6+0>3']);
  expect(table.enemies(1)).toBe('rifle');
});

test('RUB-5.2 Bayonets: only changes the battalion’s own checks where nobody can be stabbed', () => {
  const table = new Table({ points: ['artillery'], hands }).play('bayonets');
  expect(table.attacks).toEqual([]);
  expect(table.state.units[0]?.steady).toBe(-1);
});
