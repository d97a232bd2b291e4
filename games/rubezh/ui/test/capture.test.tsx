import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { packFrom } from '../../content/index.ts';
import { observe } from '../../rules/view.ts';
import { position, type Position } from '../../test/scenario.ts';
import { Capture } from '../board/Capture.tsx';
import { lossWithout } from '../capture.ts';
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

test('RUB-8 what may drive off before a point is captured makes its capture possible, not certain', () => {
  const value = pack.scenarios.terespol[0]?.value ?? 0;
  const full = (kind: string) => Array.from({ length: value }, () => kind).join(' ');
  expect(told(full('armoured-car'), [2, 2, 2, 2, 2])).toContain('may be captured');
  expect(told(full('rockets'), [2, 2, 2, 2, 2])).toContain('the point is captured');
});

test('RUB-2.2 whoever alone keeps a point from its capture is told what leaving costs', () => {
  const value = pack.scenarios.terespol[0]?.value ?? 0;
  const crowd = Array.from({ length: value }, () => 'rockets').join(' ');
  const loss = (given: Position) => {
    const state = position({ set: pack, points: [crowd], units: [1, 2, 2, 2, 2], ...given });
    return lossWithout({ pack, view: observe(state, 0) }, 0);
  };
  expect(loss({})).toBe('point');
  expect(loss({ units: [1, 1, 2, 2, 2] })).toBe('none');
  expect(loss({ points: ['sappers'] })).toBe('none');
  expect(loss({ points: [crowd, '', 'captured', 'captured'] })).toBe('game');
});
