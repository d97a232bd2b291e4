import { chanceFrom, type Emit, type Heard, readOptions, seedFromText } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import type { Card } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { rules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import {
  after,
  event,
  IDLE,
  linesOfColour,
  MINUS,
  play,
  playEvent,
  played,
  PLUS,
  position,
  RED,
} from './scenario.ts';

function dealt(seats: number, options: Record<string, unknown>, seed: string, emit?: Emit<Event>) {
  const plan = readOptions(rules.manifest, seats, options);
  if ('refusal' in plan) throw new Error(plan.refusal.reason);
  const kinds = Array.from({ length: seats }, () => 'human' as const);
  return rules.setup(plan.options, kinds, chanceFrom(seedFromText(seed)), emit);
}

const SEEDS = Array.from({ length: 40 }, (_, index) => `deal ${index}`);

describe('POB-3.1', () => {
  test('a random seat deals: every seat does so at some table', () => {
    expect(new Set(SEEDS.map((seed) => dealt(3, {}, seed).dealer))).toEqual(new Set([0, 1, 2]));
  });
  test.each([2, 3, 12])('%i players receive six cards each; the rest is the deck', (seats) => {
    const { hands, deck } = dealt(seats, {}, 'six');
    expect(hands.map((hand) => hand.length)).toEqual(Array.from({ length: seats }, () => 6));
    expect(deck).toHaveLength(151 - 6 * seats);
  });
  test('nothing is won before the first turn', () => {
    expect(dealt(3, {}, 'new')).toMatchObject({ lines: [], outcome: null, breach: null });
  });
  test('the deck is shuffled: another seed, other hands', () => {
    expect(dealt(2, {}, 'one').hands).not.toEqual(dealt(2, {}, 'two').hands);
  });
  test('nobody sees another hand or the deck', () => {
    const state = dealt(3, {}, 'hidden');
    const view = rules.observe(state, 1);
    expect(view.hand).toEqual(state.hands[1]);
    expect(view.handSizes).toEqual([6, 6, 6]);
    expect(view.deckSize).toBe(133);
    const known = JSON.stringify(view);
    for (const secret of [state.hands[0], state.hands[2], state.deck]) {
      expect(known).not.toContain(JSON.stringify(secret));
    }
  });
  test('the deal is told, the cards are not', () => {
    const events: Heard<Event>[] = [];
    const plan = readOptions(rules.manifest, 2, {});
    if ('refusal' in plan) throw new Error(plan.refusal.reason);
    rules.setup(plan.options, ['human', 'human'], chanceFrom(seedFromText('told')), (event) =>
      events.push({ event }),
    );
    expect(events.map(({ event: { kind } }) => kind)).toEqual(['dealt']);
  });
});

describe('POB-3.2 the first to move is', () => {
  test('[2019] the dealer', () => {
    for (const seed of SEEDS) {
      const state = dealt(4, { edition: '2019' }, seed);
      expect(state.circle[0]).toBe(state.dealer);
      expect(rules.pending(state)[0]).toMatchObject({ kind: 'turn', seat: state.dealer });
    }
  });
  test('[classic] the player to the dealer’s left', () => {
    for (const seed of SEEDS) {
      const state = dealt(4, { edition: 'classic' }, seed);
      expect(state.circle.at(-1)).toBe(state.dealer);
      expect(rules.pending(state)[0]).toMatchObject({ kind: 'turn', seat: state.circle[0] });
    }
  });
  test.each(['2019', 'classic'])('[%s] named when the cards are dealt, with the dealer', (edition) => {
    const events: Event[] = [];
    const { circle, dealer } = dealt(4, { edition }, 'named', (told) => events.push(told));
    expect(events).toEqual([{ kind: 'dealt', dealer, first: circle[0] }]);
  });
});

test('POB-3.3 play passes to the left, and the order never changes', () => {
  const hands = [
    [event('b1'), event('e1')],
    [event('c1'), event('f1')],
    [event('d1'), event('g1')],
  ];
  let state = position({ hands, deck: [] });
  const order: number[] = [];
  for (const cell of ['b1', 'c1', 'd1', 'e1', 'f1']) {
    const seat = rules.pending(state)[0]?.seat as number;
    order.push(seat);
    state = played(state, seat, playEvent(cell)).state;
  }
  expect(order).toEqual([0, 1, 2, 0, 1]);
});

test('POB-3.3 the order is that of the circle, and neither a removal nor a line changes it', () => {
  const board = '* r r r r . . . . g . *';
  const [plus, minus] = [PLUS[0] as Card, MINUS[0] as Card];
  const start = { ...position({ board, hands: [[plus], IDLE, [minus]] }), circle: [2, 0, 1] };
  const onTurn = (state: State) => rules.pending(state)[0]?.seat;
  const removed = played(start, 2, play(minus, 'j1')).state;
  const lined = played(removed, 0, play(plus, 'f1')).state;
  expect(linesOfColour(lined, RED)).toHaveLength(1);
  expect([start, removed, lined].map(onTurn)).toEqual([2, 0, 1]);
});

describe('POB-3.4 the target', () => {
  const almost = '* r r r r . . . . . . *';
  const hands = [[...PLUS], IDLE];

  test.each([
    ['2019', 1, true],
    ['2019', 2, false],
    ['2019', 3, false],
    ['classic', 3, false],
  ])('[%s] of %i: one line wins %s', (edition, lines, wins) => {
    const state = position({ board: almost, hands, options: { edition, lines } });
    const next = after(state, [0, play(PLUS[0] as number, 'f1', undefined)]);
    expect(linesOfColour(next, RED)).toHaveLength(1);
    expect(next.outcome !== null).toBe(wins);
  });
  test('is one line in 2019 unless two or three are agreed, and three in the classic edition', () => {
    const values = (edition: string, lines?: number) =>
      readOptions(rules.manifest, 2, { edition, ...(lines && { lines }) });
    expect(values('2019')).toMatchObject({ options: { lines: 1 } });
    expect(values('2019', 2)).toMatchObject({ options: { lines: 2 } });
    expect(values('classic')).toMatchObject({ options: { lines: 3 } });
    expect(values('classic', 1)).toMatchObject({ refusal: { clause: 'POB-3.4' } });
    expect(values('2019', 4)).toMatchObject({ refusal: { clause: 'POB-3.4' } });
  });
});
