import { toldReason } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { explain } from '../bot/explain.ts';
import { packFrom } from '../content/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { observe } from '../rules/view.ts';
import { moveText } from '../text/moves.ts';
import { reasonText } from '../text/reasons.ts';
import { choose, DECLINE, decisionFor, DONE, played, position, react, RETREAT, STAND } from './scenario.ts';
import { smallSet } from './small-set.ts';

const why = (state: State, move: Move) => explain(smallSet, state, decisionFor(state, 0, move), move);

describe('why a unit goes where it goes', () => {
  const points = ['infantry infantry', 'infantry', '', 'infantry infantry infantry'];

  test('where a retreat leads is explained by who is there, like any other way', () => {
    const state = position({ points, units: [1, 3, 3, 4, 3] });
    const leaving = played(played(state, 0, DONE).state, 0, RETREAT, [6]).state;
    const reasons = [1, 2, 3].map((point) => why(leaving, choose(point)));
    expect(reasons).toEqual([
      { reason: 'go-empty', figures: { point: 2 } },
      { reason: 'go-clear', figures: { point: 3 } },
      { reason: 'go', figures: { point: 4 } },
    ]);
  });

  test('nobody is said to be fewer than others where there is nobody', () => {
    const state = position({ points, units: [1, 2, 3, 4, 4] });
    const go = (to: number) => why(state, { kind: 'go', unit: 0, to }).reason;
    expect([1, 2].map(go)).toEqual(['fall-back', 'go-clear']);
  });
});

describe('why one answers a window, or not', () => {
  const hands = { 1: 'stand-fast' };
  const failed = (commanders: readonly number[]) => {
    const state = position({ points: ['infantry infantry'], units: [1, 2, 2, 2, 2], hands, commanders });
    const seats = [...new Set(commanders)];
    const standing = seats.reduce((before, seat) => played(before, seat, DONE).state, state);
    return played(standing, 0, STAND, [1]).state;
  };

  test('is told alone, and to oneself', () => {
    const keeping = { reason: 'keep' };
    expect(why(failed([0, 0, 0, 0, 0]), DECLINE)).toEqual(keeping);
    const { reason, own } = why(failed([0, 1, 1, 1, 1]), DECLINE);
    expect({ reason, own }).toEqual({ reason: 'window', own: { answer: 'keep' } });
    const advised = toldReason(why(failed([0, 1, 1, 1, 1]), DECLINE), true);
    expect(reasonText(advised, packFrom())).toEqual(reasonText(keeping, packFrom()));
  });
  test('is no business of others, whatever is answered', () => {
    const state = failed([0, 1, 1, 1, 1]);
    for (const move of [DECLINE, react(state, 1, 'stand-fast')])
      expect(toldReason(why(state, move), false)).toEqual({ reason: 'window' });
  });
});

test('a division is advised in full: another one may be laid out on the table', () => {
  const state = position({ points: ['infantry rockets infantry'], units: [1, 1, 2, 2, 2] });
  const dividing = observe(played(state, 0, DONE).state, 0);
  const said = moveText({ kind: 'divide', on: [1, 0, 1], order: [0, 1] }, packFrom(), dividing);
  const [first, second] = ['9‑я погранзастава', '2‑й курсантский взвод'];
  expect(said.ru).toMatch(new RegExp(`^Распределить нападающих: ${second} \\(.+\\), ${first} \\(.+\\)\\.$`));
  expect(said.en).toMatch(/^Divide the attackers: 2nd Cadet Platoon \(.+\), 9th Frontier Outpost \(.+\)\.$/);
});

test('a division that may yet fail is not said to spare everybody', () => {
  const divided = (tokens: number, foes: string) =>
    why(played(position({ points: [foes], tokens: [tokens], units: [1, 1, 2, 2, 2] }), 0, DONE).state, {
      kind: 'divide',
      on: foes.split(' ').map(() => 0),
      order: [0, 1],
    });
  expect(divided(0, 'infantry')).toEqual({ reason: 'share', figures: { unit: 1, odds: 100 } });
  expect(divided(2, 'infantry infantry infantry infantry').figures).toEqual({ unit: 1, odds: 99 });
});
