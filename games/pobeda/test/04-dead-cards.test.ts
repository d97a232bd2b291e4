import { describe, expect, test } from 'vitest';
import { cellName } from '../rules/board.ts';
import type { Card } from '../rules/cards.ts';
import { cellOfEvent } from '../rules/layout.ts';
import { rules } from '../rules/rules.ts';
import {
  after,
  decisionOf,
  event,
  IDLE,
  legalMoves,
  MINUS,
  on,
  PLUS,
  play,
  played,
  playEvent,
  position,
  refused,
  SWAP,
} from './scenario.ts';

const plus = PLUS[0] as Card;
const minus = MINUS[0] as Card;
const swap = SWAP[0] as Card;

describe('POB-4.4 a dead card', () => {
  const board = '* g . . . . . . . . . *';
  const dead = event('b1');
  const state = position({ board, hands: [[dead, event('c1')], IDLE], deck: [event('d1'), event('e1')] });

  test('may be shown, discarded and replaced before playing; the turn goes on', () => {
    const { state: next, events } = played(state, 0, { kind: 'exchange', card: dead });
    expect(next.hands[0]).toEqual([event('c1'), event('e1')]);
    expect(next.discards).toEqual([[dead]]);
    expect(events[0]).toMatchObject({ event: { kind: 'exchanged', card: dead }, reveals: true });
    expect(decisionOf(next, 0, 'turn')?.id).not.toBe(decisionOf(state, 0, 'turn')?.id);
    const end = played(next, 0, playEvent('e1')).state;
    expect(on(end, 'e1')).toBe('r');
    expect(end.hands[0], 'the draw that ends the turn follows all the same').toEqual([
      event('c1'),
      event('d1'),
    ]);
  });
  test('may be exchanged once a turn only, and again on the next', () => {
    const twoDead = position({
      board: '* g g . . . . . . . . *',
      hands: [[event('b1'), event('c1'), event('d1')], [...IDLE]],
    });
    const once = played(twoDead, 0, { kind: 'exchange', card: event('b1') }).state;
    expect(refused(once, 0, { kind: 'exchange', card: event('c1') })).toMatchObject({
      clause: 'POB-4.4',
      reason: 'exchanged-already',
    });
    const next = after(
      once,
      [0, playEvent('d1')],
      [1, playEvent(cellName(cellOfEvent(once, IDLE[3] as Card)))],
    );
    expect(played(next, 0, { kind: 'exchange', card: event('c1') }).state.exchanged).toBe(true);
  });
  test('is exchanged first when chance comes upon it, and passed by when it cannot be', () => {
    const chosen = (of: typeof state) => rules.randomMove(of, decisionOf(of, 0, 'turn')!, { below: () => 0 });
    expect(chosen(state)).toEqual({ kind: 'exchange', card: dead });
    expect(chosen({ ...state, deck: [] })).toEqual(playEvent('c1'));
  });
  test('needs a card in the deck to be exchanged', () => {
    const empty = { ...state, deck: [] };
    expect(refused(empty, 0, { kind: 'exchange', card: dead })).toMatchObject({ reason: 'deck-empty' });
  });
  test('is offered for exchange just as often as it may be exchanged', () => {
    const exchanges = (of: typeof state) => legalMoves(of, 0).filter(({ kind }) => kind === 'exchange');
    const two = position({ board: '* g g . . . . . . . . *', hands: [[dead, event('c1'), plus], IDLE] });
    expect(exchanges(two)).toEqual([
      { kind: 'exchange', card: dead },
      { kind: 'exchange', card: event('c1') },
    ]);
    expect(exchanges(played(two, 0, { kind: 'exchange', card: dead }).state)).toEqual([]);
    expect(exchanges({ ...two, deck: [] })).toEqual([]);
  });
  test.each(['b1', 'c1', 'd1', 'e1', 'f1', 'g1'])(
    'is one whoever took its cell, with a loose chip or a fixed one: %s',
    (cell) => {
      const taken = position({
        board: '* r g b R G B . . . . *',
        hands: [[event(cell)], IDLE, IDLE],
      });
      expect(played(taken, 0, { kind: 'exchange', card: event(cell) }).state.discards).toEqual([
        [event(cell)],
      ]);
    },
  );
  test('comes back to life when its cell is freed', () => {
    const occupied = position({ board: '* r . . . . . . . . . *', hands: [[dead, event('c1')], [minus]] });
    const freed = played({ ...occupied, place: 1 }, 1, play(minus, 'b1')).state;
    expect(refused(freed, 0, { kind: 'exchange', card: dead })).toMatchObject({ reason: 'card-not-dead' });
    expect(on(played(freed, 0, playEvent('b1')).state, 'b1')).toBe('r');
  });
  test('is an event whose cell is taken, nothing else', () => {
    const hands = [[event('c1'), ...SWAP], IDLE];
    const alive = position({ board, hands });
    for (const card of [event('c1'), SWAP[0] as Card]) {
      expect(refused(alive, 0, { kind: 'exchange', card })).toMatchObject({ reason: 'card-not-dead' });
    }
  });
});

describe('POB-4.4 an empty turn', () => {
  const board = '* g . . . . . . . . . *';

  test.each([...PLUS, ...MINUS, ...SWAP])(
    'is not on offer beside a special card that can be played: %i',
    (card) => {
      const state = position({ board, hands: [[event('b1'), card], IDLE], deck: [] });
      const moves = legalMoves(state, 0);
      expect(moves.length).toBeGreaterThan(0);
      expect(moves.every((move) => move.kind === 'play' && move.card === card)).toBe(true);
    },
  );

  test('is refused while an event can be played', () => {
    const state = position({ board, hands: [[event('b1'), event('d1')], IDLE] });
    expect(refused(state, 0, { kind: 'discard', card: event('b1') })).toMatchObject({
      reason: 'card-has-effect',
      figures: { card: event('d1') },
    });
  });
  test('is refused while any card can have an effect', () => {
    const state = position({ board, hands: [[event('b1'), MINUS[0] as Card], IDLE] });
    expect(refused(state, 0, { kind: 'discard', card: event('b1') })).toMatchObject({
      clause: 'POB-4.4',
      reason: 'card-has-effect',
      figures: { card: MINUS[0] },
    });
    expect(legalMoves(state, 0).map(({ kind }) => kind)).toEqual(['exchange', 'play']);
  });
  test('is shown to everybody', () => {
    const { events } = played(position({ hands: [[minus], IDLE] }), 0, { kind: 'discard', card: minus });
    expect(events[0]).toEqual({ event: { kind: 'emptyTurn', seat: 0, card: minus }, reveals: true });
  });
  test('is all a hand of dead events can do; the draw follows as usual', () => {
    const state = position({ board, hands: [[event('b1')], IDLE], deck: [event('d1')] });
    expect(legalMoves(state, 0)).toEqual([
      { kind: 'exchange', card: event('b1') },
      { kind: 'discard', card: event('b1') },
    ]);
    const next = played(state, 0, { kind: 'discard', card: event('b1') }).state;
    expect(next.hands[0]).toEqual([event('d1')]);
    expect(next.discards).toEqual([[event('b1')]]);
    expect(decisionOf(next, 1, 'turn')).toBeDefined();
  });
  test('is all that specials without a target can do', () => {
    const state = position({ hands: [[MINUS[0] as Card, SWAP[0] as Card], IDLE] });
    expect(legalMoves(state, 0).map(({ kind }) => kind)).toEqual(['discard', 'discard']);
  });
  test('is all that an empty supply can do, and those events are not dead', () => {
    const state = position({ hands: [[event('c1'), plus], IDLE], supply: [0, 48] });
    expect(legalMoves(state, 0)).toEqual([
      { kind: 'discard', card: event('c1') },
      { kind: 'discard', card: plus },
    ]);
  });
  test('is all that a «−1/+1» can do without a chip to put in the place of theirs', () => {
    const state = position({ board, hands: [[swap], IDLE], supply: [0, 47] });
    expect(legalMoves(state, 0)).toEqual([{ kind: 'discard', card: swap }]);
    expect(played(state, 0, { kind: 'discard', card: swap }).state.discards).toEqual([[swap]]);
  });
});

describe('POB-4.5 discards', () => {
  const hands = [[event('b1'), event('d1')], [event('c1')]];
  const game = (edition: string) =>
    after(position({ hands, options: { edition } }), [0, playEvent('b1')], [1, playEvent('c1')]);

  test('[2019] form one common pile', () => {
    expect(game('2019').discards).toEqual([[event('b1'), event('c1')]]);
  });
  test('[classic] form a pile for each player', () => {
    expect(game('classic').discards).toEqual([[event('b1')], [event('c1')]]);
  });
  test.each([
    ['2019', [[event('b1'), minus]]],
    ['classic', [[], [event('b1'), minus]]],
  ])('[%s] take exchanged cards and specials like any other, for everybody to see', (edition, piles) => {
    const board = '* r . . . . . . . . . *';
    const deck = [event('e1'), event('f1')];
    const state = position({
      board,
      hands: [[event('d1')], [event('b1'), minus]],
      deck,
      options: { edition },
    });
    const next = after(
      { ...state, place: 1 },
      [1, { kind: 'exchange', card: event('b1') }],
      [1, play(minus, 'b1')],
    );
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(rules.observe(next, viewer).discards).toEqual(piles);
    expect(next.hands[1]).toEqual([event('f1'), event('e1')]);
    expect(next.deck).toEqual([]);
  });
  test('are public and never return, not even when the deck is empty', () => {
    const state = after(position({ hands, deck: [] }), [0, playEvent('b1')], [1, playEvent('c1')]);
    expect(rules.observe(state, 'spectator').discards).toEqual([[event('b1'), event('c1')]]);
    expect(state.hands).toEqual([[event('d1')], []]);
  });
});
