import { expect, test } from 'vitest';
import { packFrom } from '../../content/index.ts';
import type { View } from '../../rules/view.ts';
import { tasksIn } from '../panels/tasks.ts';
import type { Scene } from '../scene.ts';

const pack = packFrom();
const seats = ['Anna', 'Boris', 'Clara'].map((name) => ({ name, kind: 'human' as const }));

function whose(id: string, viewer: Scene['viewer'], sides: readonly number[] = [0, 1, 1]) {
  const mission = pack.missions.find((each) => each.id === id) as Scene['mission'];
  const scene = { mission, view: { sides } as View, viewer, seats, language: 'en' as const };
  return tasksIn(scene).map(({ whose: name, task }) => [name, mission.tasks.indexOf(task)]);
}

test('one has the task of one’s own side', () => {
  expect(whose('line', 0)).toEqual([[null, 0]]);
  expect(whose('line', 2)).toEqual([[null, 1]]);
});

test('whoever looks on is told whose each task is', () => {
  expect(whose('line', 'spectator')).toEqual([
    ['Anna', 0],
    ['Boris and Clara', 1],
  ]);
});

test('what everybody has to do is nobody’s own', () => {
  expect(whose('annihilation', 'spectator')).toEqual([[null, 0]]);
});
