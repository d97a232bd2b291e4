import { expect, test } from 'vitest';
import { observe } from '../../rules/view.ts';
import { DONE, held, played, position } from '../../test/scenario.ts';
import { offersOf } from '../legal.ts';
import { ableIn, concerned } from '../tray/concerned.ts';

const NONE = offersOf([]);

test('a check opens the hand of the unit that checks, for whoever commands it', () => {
  const checking = played(position({ points: ['', 'guns'], units: [1, 1, 1, 2, 1] }), 0, DONE).state;
  const view = observe(checking, 0);
  expect(concerned(view, [0, 1, 2, 3, 4], NONE)).toBe(3);
  expect(concerned(view, [0, 1], NONE)).toBeUndefined();
});

test('a window about no unit opens the hand that can answer it', () => {
  const state = position({ points: ['infantry'], units: [2, 2, 1, 2, 2], hands: { 3: 'barricade' } });
  const card = held(state, 3, 'barricade');
  const decision = { id: 'react:1:0', kind: 'react', seat: 0, must: true };
  const offers = offersOf([{ decision, move: { kind: 'react', card } }]);
  expect(concerned(observe(played(state, 0, DONE).state, 0), [0, 2], offers)).toBe(2);
});

test('while units act nothing is about one of them', () => {
  expect(concerned(observe(position(), 0), [0, 1], NONE)).toBeUndefined();
});

test('RUB-5.1 whoever has no action left, or has ended, makes way for the others', () => {
  const units = [
    { actions: 0, hasEnded: false },
    { actions: 1, hasEnded: true },
    { actions: 1, hasEnded: false },
  ];
  expect(ableIn({ units } as never, [0, 1, 2])).toEqual([2]);
});
