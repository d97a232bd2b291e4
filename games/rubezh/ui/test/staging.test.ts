import { cuesOf } from '@bridgehead/kit';
import { expect, test } from 'vitest';
import type { Pack } from '../../content/pack.ts';
import { observe } from '../../rules/view.ts';
import { DONE, played, position, unshuffled } from '../../test/scenario.ts';
import { smallSet } from '../../test/small-set.ts';
import { staging } from '../staging.ts';

const away = [4, 4, 4, 4, 4];

/** What is told when the turn goes on from here: `phase: words` of whatever is announced. */
function announced(points: string[], fresh: string, units = away, luck: number[] = []): string[] {
  const state = position({ points, units, fresh, events: 'quiet' });
  const { events } = played(state, 0, DONE, luck);
  const told = events.map((event) => ({ event, text: null }));
  const { cues } = cuesOf(staging, smallSet as Pack, observe(state, 0), { seq: 1, told });
  return cues
    .filter(({ stage }) => stage === 'phase')
    .map(({ phase, words }) => `${phase?.en}: ${words?.en}`);
}

test('RUB-4 a turn is announced with its number and with how much is to come, a defence with who is attacked', () => {
  expect(announced(['rockets'], 'guns sappers')).toEqual([
    'Defence: No enemy stands by a unit.',
    'Turn 3. Event: Cards in the enemy’s fresh forces: 2.',
  ]);
  expect(announced(['rockets', '', 'guns', 'rockets'], '', [1, 1, 2, 3, 3])).toEqual([
    'Defence: Fire points under attack: 1, 3.',
  ]);
});

test('RUB-7.1 the end of a turn is announced where it brings something', () => {
  const four = 'infantry infantry infantry infantry';
  const [, end] = announced(['', four], 'rockets guns sappers', away, unshuffled(7));
  expect(end).toMatch(/^End of the turn/);
});
