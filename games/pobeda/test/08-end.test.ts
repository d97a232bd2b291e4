import { describe, expect, test } from 'vitest';
import type { Card } from '../rules/cards.ts';
import { rules } from '../rules/rules.ts';
import {
  after,
  BLUE,
  event,
  GOLD,
  IDLE,
  line,
  PLUS,
  play,
  played,
  playEvent,
  position,
  RED,
} from './scenario.ts';

const plus = PLUS[0] as Card;

describe('POB-8.1 the first colour to reach its target', () => {
  test('wins at once: nothing is drawn and nobody moves any more', () => {
    const state = position({
      board: '* r r r r . . . . . . *',
      hands: [[...PLUS], IDLE],
      options: { lines: 1 },
    });
    const { state: next, events } = played(state, 0, play(plus, 'f1'));
    expect(next.outcome).toEqual({ kind: 'win', winners: [0], ending: 'lines' });
    expect(rules.pending(next)).toEqual([]);
    expect(next.deck).toEqual(state.deck);
    expect(events.at(-1)?.event.kind).toBe('ended');
  });
  test('wins with the whole team', () => {
    const hands = [[...PLUS], IDLE, IDLE, IDLE, IDLE];
    const state = position({ board: '* r r r r . . . . . . *', hands, options: { teams: '3+2', lines: 1 } });
    expect(played(state, 0, play(plus, 'f1')).state.outcome).toMatchObject({ winners: [0, 1, 2] });
  });
  test('needs all its lines: two are not three, and two at once may be the last two', () => {
    const board = `* . . . . . . . . . . *
      . r r r r . r . . . . .
      ${'. . . . . r . . . . . . '.repeat(5)}`;
    const one = [{ colour: RED, line: line('a12', 'f12') }];
    const cross = (lines: number) =>
      position({ board, hands: [[...PLUS], IDLE], options: { lines }, lines: one });
    expect(played(cross(3), 0, play(plus, 'f2')).state.outcome).toMatchObject({ kind: 'win', winners: [0] });
    const fresh = position({ board, hands: [[...PLUS], IDLE], options: { lines: 3 } });
    expect(played(fresh, 0, play(plus, 'f2')).state.outcome).toBeNull();
  });
});

test('POB-8.1 two lines at once win where one was asked for', () => {
  const board = '* . . . . . . . . . . * . r r r r r . r r r r r';
  const state = position({ board, hands: [[...PLUS], IDLE], options: { lines: 1 } });
  expect(played(state, 0, play(plus, 'g2')).state.outcome).toMatchObject({
    kind: 'win',
    winners: [0],
    ending: 'lines',
  });
});

test('POB-8.1 the lines of the others do not count for you', () => {
  const gold = { colour: GOLD, line: line('b5', 'g5') };
  const state = position({
    board: '* r r r r . . . . . . *',
    hands: [[...PLUS], IDLE],
    options: { lines: 2 },
    lines: [gold],
  });
  expect(played(state, 0, play(plus, 'f1')).state.outcome).toBeNull();
});

describe('POB-8.2 with the deck and all hands empty', () => {
  const last = (lines: { colour: number; line: ReturnType<typeof line> }[], seats = 2) => {
    const hands = [[event('f8')], ...Array.from({ length: seats - 1 }, () => [])];
    return played(position({ hands, deck: [], lines }), 0, playEvent('f8')).state.outcome;
  };
  const gold = { colour: GOLD, line: line('a1', 'f1') };
  const red = { colour: RED, line: line('b3', 'g3') };

  test('the colour with the most lines wins', () => {
    expect(last([gold])).toEqual({ kind: 'win', winners: [1], ending: 'cards' });
    expect(last([gold, red, { colour: GOLD, line: line('b5', 'g5') }])).toMatchObject({ winners: [1] });
  });
  test('an equal number at the top is a draw between those colours', () => {
    expect(last([gold, red], 3)).toEqual({ kind: 'draw', between: [0, 1], ending: 'cards' });
    expect(last([])).toEqual({ kind: 'draw', between: [0, 1], ending: 'cards' });
    expect(last([red, { colour: BLUE, line: line('b5', 'g5') }], 3)).toMatchObject({ between: [0, 2] });
  });
  test('a team wins and draws as a whole', () => {
    const hands = [[event('f8')], [], [], [], []];
    const end = (lines: (typeof gold)[]) =>
      played(position({ hands, deck: [], lines, options: { teams: '3+2', lines: 3 } }), 0, playEvent('f8'))
        .state.outcome;
    expect(end([gold])).toEqual({ kind: 'win', winners: [3, 4], ending: 'cards' });
    expect(end([gold, red])).toEqual({ kind: 'draw', between: [0, 1, 2, 3, 4], ending: 'cards' });
  });
  test('under strict draw as well, once the last card that was drawn late is played', () => {
    const options = { strictDraw: true };
    const table = position({
      hands: [[event('f8')], [event('g8')]],
      options,
      deck: [event('h8')],
      lines: [gold],
    });
    const drawn = after(table, [0, playEvent('f8')], [1, playEvent('g8')], [1, { kind: 'draw' }]);
    expect(drawn.outcome).toBeNull();
    expect(after(drawn, [1, playEvent('h8')]).outcome).toMatchObject({ winners: [1], ending: 'cards' });
  });
  test('and not before: a card in anybody’s hand keeps the game going', () => {
    const state = position({ hands: [[event('f8')], [], [event('g8')]], deck: [], lines: [gold] });
    expect(played(state, 0, playEvent('f8')).state.outcome).toBeNull();
  });
});

describe('POB-8.3 with cards in the deck but none in any hand', () => {
  const strict = { strictDraw: true };

  test('the game ends when no late draw is open: who played on an empty deck has none', () => {
    const hands = [[event('f8')], [event('g8')], [], []];
    const table = position({ hands, deck: [], options: { teams: '2+2', ...strict } });
    const state = after(
      table,
      [0, playEvent('f8')],
      [2, { kind: 'claim', colour: RED }],
      [1, { kind: 'plead', guilty: true }],
      [1, { kind: 'give', card: event('g8') }],
    );
    expect(state.deck).toEqual([event('g8')]);
    expect(state.outcome).toEqual({ kind: 'draw', between: [0, 1, 2, 3], ending: 'cards' });
  });
  test('and goes on while one is', () => {
    const state = position({ hands: [[event('f8')], []], options: strict, deck: [event('h8')] });
    const next = played(state, 0, playEvent('f8')).state;
    expect(next.outcome).toBeNull();
    expect(rules.pending(next).map(({ kind }) => kind)).toEqual(['draw']);
  });
  test('also when the last cards were given back for a breach', () => {
    const hands = [[event('f8')], [], [], []];
    const state = position({ hands, deck: [event('b2')], options: { teams: '2+2' } });
    const claimed = played(state, 2, { kind: 'claim', colour: RED }).state;
    const admitted = played(claimed, 0, { kind: 'plead', guilty: true }).state;
    const paid = played(admitted, 0, { kind: 'give', card: event('f8') }).state;
    expect(paid.deck).toHaveLength(2);
    expect(paid.outcome).toEqual({ kind: 'draw', between: [0, 1, 2, 3], ending: 'cards' });
  });
});
