import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { packFrom } from '../../content/index.ts';
import { observe } from '../../rules/view.ts';
import { position } from '../../test/scenario.ts';
import { Capture } from '../board/Capture.tsx';
import { SceneProvider } from '../scene.ts';
import { MESSAGES } from '../text.ts';

const pack = packFrom();

/** What point 1 says of its capture. */
function told(enemies: string, units: readonly number[]): string {
  const view = observe(position({ set: pack, points: [enemies], units }), 0);
  const scene = { pack, view, language: 'en', text: MESSAGES.en, seats: [], own: [] } as const;
  return renderToStaticMarkup(
    <SceneProvider value={scene}>
      <Capture point={0} isManned={units.includes(1)} />
    </SceneProvider>,
  );
}

test('RUB-7.1 whoever is called before captures are tested is counted in what threatens a point', () => {
  const value = pack.scenarios.terespol[0]?.value ?? 0;
  const short = Array.from({ length: value - 2 }, () => 'infantry').join(' ');
  const bare = told(short, [2, 2, 2, 2, 2]);
  expect(bare).toContain(`${value - 2}+2/${value}`);
  expect(bare).toContain('Without a unit the point may be captured.');
  expect(told(short, [1, 2, 2, 2, 2])).not.toContain('may be captured');
  expect(told('infantry infantry', [2, 2, 2, 2, 2])).toContain(`2/${value}`);
});
