import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { packFrom } from '../../content/index.ts';
import { observe } from '../../rules/view.ts';
import { position } from '../../test/scenario.ts';
import { Lanes } from '../ask/Lanes.tsx';
import { SceneProvider } from '../scene.ts';
import { MESSAGES } from '../text.ts';

const pack = packFrom();

test('RUB-8 whoever attacks everybody stands in the lane of each, beside those that are divided', () => {
  const view = observe(position({ set: pack, points: ['infantry aviation'], units: [1, 1, 2, 2, 2] }), 0);
  const [infantry = 0, aviation = 0] = view.points[0]?.enemies ?? [];
  const scene = { pack, view, language: 'en', text: MESSAGES.en, seats: [], own: [0, 1] } as const;
  const lanes = renderToStaticMarkup(
    <SceneProvider value={scene}>
      <Lanes point={0} attackers={[infantry]} share={{ on: [1], order: [0, 1] }} onLook={() => {}} />
    </SceneProvider>,
  ).split('data-goal="unit:');
  const here = lanes.map((lane) => [...lane.matchAll(/data-enemy="(\d+)"/g)].map(([, id]) => Number(id)));
  expect(here).toEqual([[], [aviation], [infantry, aviation]]);
  expect(lanes[1]).toContain('Stand: 50%');
});
