import { describe, expect, test } from 'vitest';
import { rules } from '../rules/rules.ts';
import {
  after,
  decisionOf,
  event,
  MINUS,
  type Played,
  played,
  playEvent,
  position,
  RED,
  refused,
} from './scenario.ts';

const hands = [
  [event('b1'), event('c1')],
  [event('d1'), event('e1')],
  [event('f1'), event('g1')],
];
const deck = [event('b2'), event('c2'), event('d2'), event('e2')];

const kinds = ({ events }: Played) => events.map((heard) => heard.event.kind);

test('POB-7.1 the draw is automatic by default, and nobody is asked', () => {
  const { state, events } = played(position({ hands, deck }), 0, playEvent('b1'));
  expect(state.hands[0]).toEqual([event('c1'), event('e2')]);
  expect(rules.pending(state).map(({ kind }) => kind)).toEqual(['turn']);
  expect(events.find((heard) => heard.event.kind === 'received')).toMatchObject({ to: [0] });
});

test('POB-7.1 who draws all the same is told so', () => {
  const state = played(position({ hands, deck }), 0, playEvent('b1')).state;
  expect(refused(state, 0, { kind: 'draw' })).toEqual({ clause: 'POB-7.1', reason: 'draw-automatic' });
});

describe('POB-7.2 under strict draw', () => {
  const strict = position({ hands, deck, options: { strictDraw: true } });
  const first = played(strict, 0, playEvent('b1')).state;

  test('nothing is drawn for the player; the turn passes, and the draw stays open', () => {
    expect(first.hands[0]).toEqual([event('c1')]);
    expect(rules.pending(first).map(({ kind, seat, must }) => [kind, seat, must])).toEqual([
      ['turn', 1, true],
      ['draw', 0, false],
    ]);
  });
  test('the late draw is legal while the next player is on turn, once', () => {
    const drawn = played(first, 0, { kind: 'draw' }).state;
    expect(drawn.hands[0]).toEqual([event('c1'), event('e2')]);
    expect(decisionOf(drawn, 0, 'draw')).toBeUndefined();
  });
  test('it stays legal when the next player has played but not drawn', () => {
    const second = played(first, 1, playEvent('d1')).state;
    expect(rules.pending(second).map(({ id, kind, seat, must }) => [id, kind, seat, must])).toEqual([
      ['turn:2', 'turn', 2, true],
      ['draw:0', 'draw', 0, false],
      ['draw:1', 'draw', 1, false],
    ]);
    const drawn = played(second, 0, { kind: 'draw' }).state;
    expect(drawn.hands[0]).toEqual([event('c1'), event('e2')]);
    expect(decisionOf(drawn, 1, 'draw')?.id).toBe('draw:1');
  });
  test('the chance is lost when the next player has finished, the draw included, for the rest of the game', () => {
    const second = played(first, 1, playEvent('d1'));
    expect(kinds(second)).not.toContain('missedDraw');
    const { state, events } = played(second.state, 1, { kind: 'draw' });
    expect(decisionOf(state, 0, 'draw')).toBeUndefined();
    expect(refused(state, 0, { kind: 'draw' })).toEqual({ clause: 'POB-7.2', reason: 'draw-closed' });
    expect(events.map((heard) => heard.event)).toContainEqual({ kind: 'missedDraw', seat: 0 });
    const round = after(
      state,
      [2, playEvent('f1')],
      [2, { kind: 'draw' }],
      [0, playEvent('c1')],
      [0, { kind: 'draw' }],
    );
    expect(round.hands.map((hand) => hand.length)).toEqual([1, 2, 2]);
  });
  test('or, if the next player is slow too, when the one after has played', () => {
    const second = played(first, 1, playEvent('d1')).state;
    const { state, events } = played(second, 2, playEvent('f1'));
    expect(events.map((heard) => heard.event)).toContainEqual({ kind: 'missedDraw', seat: 0 });
    expect(rules.pending(state).map(({ kind, seat }) => [kind, seat])).toEqual([
      ['turn', 0],
      ['draw', 1],
      ['draw', 2],
    ]);
  });
  test('of two players the first may draw until playing again', () => {
    const two = position({ hands: hands.slice(0, 2), deck, options: { strictDraw: true } });
    const back = after(two, [0, playEvent('b1')], [1, playEvent('d1')]);
    expect(played(back, 0, { kind: 'draw' }).state.hands[0]).toEqual([event('c1'), event('e2')]);
    const { state, events } = played(back, 0, playEvent('c1'));
    expect(events.map((heard) => heard.event)).toContainEqual({ kind: 'missedDraw', seat: 0 });
    expect(
      rules
        .pending(state)
        .filter(({ kind }) => kind === 'draw')
        .map(({ id }) => id),
    ).toEqual(['draw:1', 'draw:2']);
  });
  test('a draw that was made is not missed', () => {
    const drawn = after(first, [0, { kind: 'draw' }], [1, playEvent('d1')]);
    expect(kinds(played(drawn, 1, { kind: 'draw' }))).not.toContain('missedDraw');
    expect(kinds(played(drawn, 2, playEvent('f1')))).not.toContain('missedDraw');
  });
  test('seats that are passed over do not close the window', () => {
    const gap = position({ hands: [hands[0]!, [], hands[2]!], deck, options: { strictDraw: true } });
    const state = played(gap, 0, playEvent('b1')).state;
    expect(decisionOf(state, 2, 'turn')).toBeDefined();
    expect(decisionOf(state, 0, 'draw')).toBeDefined();
    const next = after(state, [2, playEvent('f1')]);
    expect(decisionOf(next, 0, 'draw')).toBeDefined();
    expect(decisionOf(after(next, [2, { kind: 'draw' }]), 0, 'draw')).toBeUndefined();
  });
  test('if no other seat can play, it closes with one’s own next card', () => {
    const alone = position({ hands: [hands[0]!, [], []], deck, options: { strictDraw: true } });
    const state = played(alone, 0, playEvent('b1')).state;
    expect(rules.pending(state).map(({ kind, seat }) => [kind, seat])).toEqual([
      ['turn', 0],
      ['draw', 0],
    ]);
    const again = played(state, 0, playEvent('c1'));
    expect(again.events.map((heard) => heard.event)).toContainEqual({ kind: 'missedDraw', seat: 0 });
    expect(rules.pending(again.state).map(({ id }) => id)).toEqual(['draw:1']);
  });
  test('whoever takes the last card leaves nothing to draw, even if a penalty refills the deck', () => {
    const one = position({ hands, deck: [event('b2')], options: { strictDraw: true } });
    const second = after(one, [0, playEvent('b1')], [1, playEvent('d1')]);
    expect(decisionOf(after(second, [0, { kind: 'draw' }]), 1, 'draw')).toBeUndefined();
    const last = played(second, 1, { kind: 'draw' });
    expect(decisionOf(last.state, 0, 'draw')).toBeUndefined();
    expect(last.events.map((heard) => heard.event)).toContainEqual({ kind: 'missedDraw', seat: 0 });
    const board = '* . . r . . . . . . . *';
    const exchanged = after(
      position({ board, hands, deck: [event('b2')], options: { strictDraw: true } }),
      [0, playEvent('b1')],
      [1, { kind: 'exchange', card: event('d1') }],
    );
    expect(decisionOf({ ...exchanged, deck: [event('c5')] }, 0, 'draw')).toBeUndefined();
    expect(kinds(played(exchanged, 1, playEvent('e1')))).not.toContain('missedDraw');
  });
  test('with no card left anywhere the open draw must be made, and play goes on', () => {
    const last = position({ hands: [[event('b1')], []], deck, options: { strictDraw: true } });
    const state = played(last, 0, playEvent('b1')).state;
    expect(rules.pending(state)).toEqual([
      { id: 'draw:0', kind: 'draw', seat: 0, must: true, fleeting: true },
    ]);
    expect(decisionOf(played(state, 0, { kind: 'draw' }).state, 0, 'turn')).toBeDefined();
  });
  test('a late draw takes nobody’s turn', () => {
    const drawn = played(first, 0, { kind: 'draw' }).state;
    expect(rules.pending(drawn).map(({ kind, seat }) => [kind, seat])).toEqual([['turn', 1]]);
  });
  test('an exchange is not the next player’s turn yet: the window stays open', () => {
    const state = position({ board: '* . . r . . . . . . . *', hands, deck, options: { strictDraw: true } });
    const next = after(state, [0, playEvent('b1')], [1, { kind: 'exchange', card: event('d1') }]);
    expect(played(next, 0, { kind: 'draw' }).state.hands[0]).toEqual([event('c1'), event('d2')]);
    expect(decisionOf(after(next, [1, playEvent('e1')], [1, { kind: 'draw' }]), 0, 'draw')).toBeUndefined();
  });
  test('an empty turn is a turn: it closes the window before and opens its own', () => {
    const idle = position({
      hands: [hands[0]!, [MINUS[0]!], hands[2]!],
      deck,
      options: { strictDraw: true },
    });
    const next = after({ ...idle, supply: [0, 48, 48] }, [0, { kind: 'discard', card: event('b1') }]);
    expect(next.hands[0]).toEqual([event('c1')]);
    expect(decisionOf(next, 0, 'draw')).toBeDefined();
    const empty = played(next, 1, { kind: 'discard', card: MINUS[0]! }).state;
    const drawn = played(empty, 1, { kind: 'draw' }).state;
    expect(drawn.hands[1]).toEqual([event('e2')]);
    expect(decisionOf(drawn, 0, 'draw')).toBeUndefined();
  });
  test('a claim and its penalty leave the window open', () => {
    const options = { strictDraw: true, teams: '2+2' };
    const table = position({ hands: [...hands, [event('h1'), event('i1')]], deck, options });
    const claimed = after(table, [0, playEvent('b1')], [2, { kind: 'claim', colour: RED }]);
    const denied = after(
      claimed,
      [0, { kind: 'plead', guilty: false }],
      [1, { kind: 'plead', guilty: false }],
    );
    expect(played(denied, 0, { kind: 'draw' }).state.hands[0]).toEqual([event('c1'), event('e2')]);
    const paid = after(
      claimed,
      [0, { kind: 'plead', guilty: true }],
      [0, { kind: 'give', card: event('c1') }],
      [1, { kind: 'give', card: event('d1') }],
    );
    expect(played(paid, 0, { kind: 'draw' }).state.hands[0]).toHaveLength(1);
  });
  test('the exchange of POB-4.4 is immediate', () => {
    const board = '* g . . . . . . . . . *';
    const state = position({ board, hands, deck, options: { strictDraw: true } });
    const next = played(state, 0, { kind: 'exchange', card: event('b1') }).state;
    expect(next.hands[0]).toEqual([event('c1'), event('e2')]);
    expect(decisionOf(next, 0, 'draw')).toBeUndefined();
  });
  test('with an empty deck there is nothing to miss', () => {
    const empty = played(
      position({ hands, deck: [], options: { strictDraw: true } }),
      0,
      playEvent('b1'),
    ).state;
    expect(decisionOf(empty, 0, 'draw')).toBeUndefined();
    expect(kinds(played(empty, 1, playEvent('d1')))).not.toContain('missedDraw');
  });
});
