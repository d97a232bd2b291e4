import { chanceFrom, readOptions, seedFromText } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import { CELLS, CORNERS, EVENT_CELLS, SIDE } from '../rules/board.ts';
import { ALL_CARDS, effectOf } from '../rules/cards.ts';
import { cellOfEvent, cellsOfEvents } from '../rules/layout.ts';
import { rules } from '../rules/rules.ts';
import {
  at,
  event,
  GOLD,
  IDLE,
  legalMoves,
  MINUS,
  on,
  PLUS,
  play,
  played,
  playEvent,
  position,
  RED,
  refused,
  SWAP,
} from './scenario.ts';

function dealt(options: Record<string, unknown>, seed = 'board') {
  const plan = readOptions(rules.manifest, 2, options);
  if ('refusal' in plan) throw new Error(plan.refusal.reason);
  return rules.setup(plan.options, ['human', 'human'], chanceFrom(seedFromText(seed)));
}

test('POB-1.1 the board is 12 × 12: four corners without an event, 140 cells with one each', () => {
  expect(CELLS).toBe(SIDE * SIDE);
  expect(SIDE).toBe(12);
  expect(CORNERS).toEqual([at('a1'), at('l1'), at('a12'), at('l12')]);
  expect(EVENT_CELLS).toHaveLength(140);
  const cells = cellsOfEvents(dealt({}));
  expect(cells.filter((cell) => CORNERS.includes(cell))).toEqual([]);
  expect(new Set(cells).size).toBe(140);
});

test('POB-1.2 every event has exactly one card, and card and cell carry one title', () => {
  const state = dealt({});
  const { deck, hands } = state;
  const cards = [...deck, ...hands.flat()].filter((card) => effectOf(card) === 'event');
  expect(cards.sort((a, b) => a - b)).toEqual(packFrom().events.map((_, index) => index));
  expect(new Set(packFrom().events.map(({ title }) => title.ru)).size).toBe(140);
  const after = played(position({ hands: [[event('e3')], IDLE] }), 0, playEvent('e3')).state;
  expect(on(after, 'e3')).toBe('r');
  expect(cellOfEvent(state, event('e3'))).toBe(at('e3'));
  expect(new Set(cellsOfEvents(state)).size, 'no two events lie on one cell').toBe(cards.length);
});

test('POB-1.3 eleven special cards: four «+1», four «−1», three «−1/+1»', () => {
  const count = (effect: string) => ALL_CARDS.filter((card) => effectOf(card) === effect).length;
  expect([count('place'), count('remove'), count('replace')]).toEqual([4, 4, 3]);
  expect([PLUS, MINUS, SWAP].map((cards) => cards.map(effectOf))).toEqual([
    ['place', 'place', 'place', 'place'],
    ['remove', 'remove', 'remove', 'remove'],
    ['replace', 'replace', 'replace'],
  ]);
});

test.each(['2019', 'classic'])('POB-1.4 the deck of the %s edition has 151 cards, each once', (edition) => {
  const { deck, hands } = dealt({ edition });
  const cards = [...deck, ...hands.flat()];
  expect(cards).toHaveLength(151);
  expect(new Set(cards).size).toBe(151);
});

test('POB-1.5 48 chips a colour in 2019, 72 in the classic edition', () => {
  expect(dealt({ edition: '2019' }).supply).toEqual([48, 48]);
  expect(dealt({ edition: 'classic' }).supply).toEqual([72, 72]);
});

test('POB-1.5 a removed chip returns to its own colour’s supply', () => {
  const state = position({ board: '* g . . . . . . . . . *', hands: [[...MINUS], IDLE] });
  const after = played(state, 0, play(MINUS[0] as number, 'b1')).state;
  expect(after.supply).toEqual([48, 48]);
  expect(state.supply[GOLD]).toBe(47);
});

test('POB-1.5 with its supply empty a colour cannot place a chip until one returns', () => {
  const board = '* r . . . . . . . . . *';
  const hands = [
    [event('c1'), ...PLUS],
    [MINUS[0] as number, ...IDLE],
  ];
  const empty = position({ board, hands, supply: [0, 48] });
  expect(refused(empty, 0, playEvent('c1'))).toMatchObject({ clause: 'POB-1.5', reason: 'supply-empty' });
  expect(refused(empty, 0, play(PLUS[0] as number, 'd5'))).toMatchObject({ clause: 'POB-1.5' });
  expect(legalMoves(empty, 0).filter(({ kind }) => kind === 'play')).toEqual([]);
  const onTurn = { ...empty, place: 1 };
  const returned = played(onTurn, 1, play(MINUS[0] as number, 'b1')).state;
  expect(returned.supply[RED]).toBe(1);
  expect(on(played(returned, 0, playEvent('c1')).state, 'c1')).toBe('r');
});

test('POB-1.5 every chip placed leaves the supply, and the last one may be placed', () => {
  const state = position({ hands: [[event('c1'), event('d1')], IDLE], supply: [1, 48] });
  expect(legalMoves(state, 0)).toEqual([playEvent('c1'), playEvent('d1')]);
  const after = played(state, 0, playEvent('c1')).state;
  expect(on(after, 'c1')).toBe('r');
  expect(after.supply).toEqual([0, 48]);
});

test('POB-1.6 events lie in chronological order, row by row, unless the table asks for a shuffled board', () => {
  expect(cellsOfEvents(dealt({}))).toEqual(EVENT_CELLS);
  const { events } = packFrom();
  expect(events.map(({ date }) => date.from)).toEqual(events.map(({ date }) => date.from).sort());
  const shuffled = cellsOfEvents(dealt({ shuffledBoard: true }));
  expect(shuffled).not.toEqual(EVENT_CELLS);
  expect([...shuffled].sort((a, b) => a - b)).toEqual(EVENT_CELLS);
  expect(cellsOfEvents(dealt({ shuffledBoard: true }))).toEqual(shuffled);
  expect(cellsOfEvents(dealt({ shuffledBoard: true }, 'another'))).not.toEqual(shuffled);
});

describe('POB-1.6 on a shuffled board', () => {
  // The first event lies where the last one is printed, and so on: that of b1 on k12, that of c1 on j12.
  const shuffled = EVENT_CELLS.toReversed();
  const hands = [[event('b1'), event('c1')], IDLE];
  const state = { ...position({ hands, options: { shuffledBoard: true } }), shuffled };

  test('POB-4.2 a card is played on the cell where its event was laid', () => {
    expect(legalMoves(state, 0)).toEqual([play(event('b1'), 'k12'), play(event('c1'), 'j12')]);
    expect(on(played(state, 0, play(event('b1'), 'k12')).state, 'k12')).toBe('r');
    expect(refused(state, 0, play(event('b1'), 'b1'))).toMatchObject({
      clause: 'POB-4.2',
      figures: { cell: 'k12' },
    });
  });
  test('POB-4.4 a card is dead when that cell is taken, not when the printed one is', () => {
    const taken = (cell: string) => ({ ...state, board: state.board.with(at(cell), 2) });
    const exchange = { kind: 'exchange', card: event('b1') } as const;
    expect(played(taken('k12'), 0, exchange).state.discards).toEqual([[event('b1')]]);
    expect(refused(taken('b1'), 0, exchange)).toMatchObject({ clause: 'POB-4.4', reason: 'card-not-dead' });
  });
  test('everybody sees the events where they were laid', () => {
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(cellsOfEvents(rules.observe(state, viewer))).toEqual(shuffled);
  });
});
