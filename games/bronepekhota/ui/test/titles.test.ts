import { expect, test } from 'vitest';
import { packFrom } from '../../content/index.ts';
import { observe } from '../../rules/view.ts';
import { Battle } from '../../test/scenario.ts';
import { pieceTitle, type Scene, titlesOf } from '../scene.ts';
import { ru } from '../text/ru.ts';

test('soldiers have numbers, but for whoever is a squad of one', () => {
  const battle = new Battle();
  const [first = -1, second = -1] = battle.squad(0, 'tribunators', [100, 100], [150, 100]);
  const [colonel = -1] = battle.squad(0, 'colonel', [200, 100]);
  const view = observe(battle.state, 0);
  const scene = { pack: packFrom(), view, viewer: 0, language: 'ru', text: ru } as unknown as Scene;
  expect(pieceTitle(scene, second)).toBe('Трибунаторы, №\u00a02');
  expect(pieceTitle(scene, colonel)).toBe('Полковник');
  expect(titlesOf(scene, [first, colonel, second])).toBe('Трибунаторы, №\u00a01, 2, Полковник');
});
