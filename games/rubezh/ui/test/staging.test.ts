import { cuesOf } from '@bridgehead/kit';
import { expect, test } from 'vitest';
import type { Pack } from '../../content/pack.ts';
import { observe } from '../../rules/view.ts';
import { DONE, played, position, unshuffled } from '../../test/scenario.ts';
import { smallSet } from '../../test/small-set.ts';
import { staging } from '../staging.ts';

const away = [4, 4, 4, 4, 4];

/** The phases that are announced when the turn goes on from here. */
function announced(points: string[], fresh: string, luck: number[] = []): (string | undefined)[] {
  const state = position({ points, units: away, fresh, events: 'quiet' });
  const { events } = played(state, 0, DONE, luck);
  const told = events.map((event) => ({ event, text: null }));
  const { cues } = cuesOf(staging, smallSet as Pack, observe(state, 0), { seq: 1, told });
  return cues.filter(({ stage }) => stage === 'phase').map(({ phase }) => phase?.en);
}

test('RUB-4 a turn is announced with its number', () => {
  expect(announced(['rockets'], 'guns sappers')).toEqual(['Defence', 'Turn 3. Event']);
});

test('RUB-7.1 the end of a turn is announced where it brings something', () => {
  const four = 'infantry infantry infantry infantry';
  const phases = announced(['', four], 'rockets guns sappers', unshuffled(7));
  expect(phases).toEqual(['Defence', 'End of the turn', 'Turn 3. Event']);
});
