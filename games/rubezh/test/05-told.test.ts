import { describe, expect, test } from 'vitest';
import { DONE, held, ofKind, play, played, position, react } from './scenario.ts';

/** What the log says of actions is what was done, once. */

describe('RUB-5.1 the end of a turn', () => {
  test('is told once of every unit, and not again of one that has passed', () => {
    const passed = played(position({ units: [1, 1, 2, 0, 2] }), 0, { kind: 'pass', unit: 1 });
    expect(ofKind(passed.events, 'ended').map(({ unit }) => unit)).toEqual([1]);
    const { events } = played(passed.state, 0, DONE);
    expect(ofKind(events, 'ended').map(({ unit }) => unit)).toEqual([0, 2, 4]);
  });
});

describe('RUB-5.2, RUB-5.3 a card that is played', () => {
  test('is told as an action, or as a reaction to its moment', () => {
    const state = position({
      points: ['infantry guns'],
      units: [2, 2, 1, 2, 2],
      hands: { 3: 'brace barricade' },
    });
    const braced = played(state, 0, play(state, 3, 'brace'));
    expect(ofKind(braced.events, 'played')).toEqual([
      { kind: 'played', unit: 2, card: held(state, 3, 'brace'), at: 'action' },
    ]);
    const opened = played(braced.state, 0, DONE).state;
    const { events } = played(opened, 0, react(opened, 3, 'barricade'));
    expect(ofKind(events, 'played')).toEqual([
      { kind: 'played', unit: 2, card: held(state, 3, 'barricade'), at: 'defence' },
    ]);
  });
});
