import type { Viewer } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import type { Scene } from '../scene.ts';
import { MESSAGES } from '../text.ts';
import { sidesIn } from '../panels/sides.ts';

const NAMES = ['Anna', 'Birch', 'Cedar', 'Dove'];

function titles(sides: readonly number[], viewer: Viewer, language: 'ru' | 'en' = 'en') {
  const seats = sides.map((_, seat) => ({ name: NAMES[seat] }));
  const scene = { view: { sides }, viewer, seats, language, text: MESSAGES[language] } as unknown as Scene;
  return sidesIn(scene).map(({ seats: members, title }) => [members.join(''), title]);
}

describe('the list of units says who fights beside whom', () => {
  test('two need no word', () =>
    expect(titles([0, 1], 0)).toEqual([
      ['0', null],
      ['1', null],
    ]));
  test('pairs, one\u2019s own first', () =>
    expect(titles([0, 0, 1, 1], 2)).toEqual([
      ['23', 'Your side: you and Dove'],
      ['01', 'Against you, together: Anna and Birch'],
    ]));
  test('those who fight alone are not thrown together', () =>
    expect(titles([0, 0, 1, 2], 0, 'ru')).toEqual([
      ['01', 'Ваша сторона: вы и Birch'],
      ['2', 'Против вас: Cedar'],
      ['3', 'Против вас: Dove'],
    ]));
  test('one against three', () =>
    expect(titles([0, 0, 0, 1], 3)).toEqual([
      ['3', 'Your side: you alone'],
      ['012', 'Against you, together: Anna, Birch, and Cedar'],
    ]));
  test('each for themselves is said once', () =>
    expect(titles([0, 1, 2], 1)).toEqual([
      ['1', 'Each for themselves: no allies'],
      ['0', null],
      ['2', null],
    ]));
  test('whoever looks on is told the sides', () =>
    expect(titles([0, 0, 1], 'spectator', 'ru')).toEqual([
      ['01', 'Сторона 1: Anna и Birch'],
      ['2', 'Сторона 2: Cedar'],
    ]));
});
