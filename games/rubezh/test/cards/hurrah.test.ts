import { expect, test } from 'vitest';
import { coreSet } from './core-set.ts';
import { Table } from './table.ts';

test('RUB-9 Hurrah!: every unit here now, its own included, has +2 on its next attack roll, anywhere', () => {
  const hands = { 1: 'hurrah squall-fire', 2: 'volley', 3: 'sapper-charge' };
  const table = new Table({ points: ['infantry infantry', 'infantry'], units: [1, 1, 2, 2, 2], hands });
  table.play('hurrah').play('squall-fire').choose(['infantry'], 1);
  expect(table.attacks).toEqual(['infantry 1+3>3']);
  table.choose(['infantry'], 2);
  expect(table.attacks).toEqual(['infantry 2+1≤3']);
  table.move({ kind: 'pass', unit: 0 }).play('volley', 1);
  expect(table.attacks).toEqual(['infantry 1+3>3']);
  expect(table.play('sapper-charge', 1).attacks).toEqual(['infantry 1+2≤3']);
});

test('RUB-9 Hurrah!: gives its action back, and works for reactions in the same turn', () => {
  const table = new Table({ points: [''], fresh: 'infantry', hands: { 1: 'hurrah', 5: 'ambush' } });
  table.play('hurrah');
  expect(table.actions(1)).toBe(1);
  table.arrive(1, 1).react('ambush', 1);
  expect(table.attacks).toEqual(['infantry 1+4>3']);
});

test('RUB-5.5 Hurrah!: does not stack with itself, but adds to other bonuses', () => {
  const skills = coreSet.units[0]?.skills.map((skill) =>
    skill.id === 'hurrah'
      ? { ...skill, copies: 2 }
      : skill.id === 'bayonets'
        ? { ...skill, copies: 1 }
        : skill,
  );
  const units = coreSet.units.map((unit, place) => (place === 0 && skills ? { ...unit, skills } : unit));
  const table = new Table({
    set: { ...coreSet, units },
    points: ['tanks'],
    hands: { 1: 'hurrah hurrah', 2: 'volley' },
  });
  table.state.units.forEach((unit) => (unit.inspired = 1));
  table.play('hurrah').play('hurrah');
  expect(table.play('volley', 2).attacks).toEqual(['tanks 2+4>5']);
  expect(table.events).toContainEqual(expect.objectContaining({ kind: 'attacked', bonus: 4, inspired: 3 }));
});

test('RUB-7.2 Hurrah!: ends with the turn', () => {
  const table = new Table({ hands: { 1: 'hurrah' }, fresh: '', points: ['', 'infantry'] }).play('hurrah');
  table.move({ kind: 'done' });
  expect(table.state.turn).toBe(3);
  expect(table.state.units.map(({ nextInspired }) => nextInspired)).toEqual([0, 0, 0, 0, 0]);
});
