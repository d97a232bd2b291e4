import { readOptions } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import type { Move } from '../rules/moves.ts';
import { rules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import {
  after,
  BLUE,
  decisionOf,
  event,
  GOLD,
  legalMoves,
  played,
  playEvent,
  position,
  RED,
  refused,
} from './scenario.ts';
import { cards, three, two } from './teams-at-table.ts';

/** What every question is called, what may answer it, and what is said to any other answer. */

const strict = position({
  hands: cards.slice(0, 2),
  deck: [event('b9'), event('c9')],
  options: { strictDraw: true },
});
const drawing = played(strict, 0, playEvent('b1')).state;
const judging = played(three(), 2, { kind: 'claim', colour: RED }).state;
const paying = played(judging, 0, { kind: 'plead', guilty: true }).state;

const ANSWERS: readonly Move[] = [
  playEvent('b1'),
  { kind: 'draw' },
  { kind: 'claim', colour: GOLD },
  { kind: 'plead', guilty: true },
  { kind: 'vote', guilty: true },
  { kind: 'give', card: event('b1') },
];

describe.each([
  ['POB-7.2', 'draw', drawing, 0, 'draw:0', [{ kind: 'draw' }]],
  ['POB-9.3', 'claim', three(), 0, 'claim:0:0', [GOLD, BLUE].map((colour) => ({ kind: 'claim', colour }))],
  ['POB-9.3', 'plead', judging, 1, 'plead:0:2:1', [true, false].map((guilty) => ({ kind: 'plead', guilty }))],
  ['POB-9.3', 'vote', judging, 5, 'vote:0:2:5', [true, false].map((guilty) => ({ kind: 'vote', guilty }))],
  [
    'POB-9.2',
    'give',
    paying,
    1,
    'give:0:2:1',
    ['c1', 'c2'].map((cell) => ({ kind: 'give', card: event(cell) })),
  ],
] as const)('%s asked to %s', (clause, kind, state, seat, id, moves) => {
  test('a seat has these answers and no others', () => {
    expect(decisionOf(state, seat, kind)?.id).toBe(id);
    expect(legalMoves(state, seat, kind)).toEqual(moves);
  });
  test('it is told the clause when it answers something else', () => {
    const decision = decisionOf(state, seat, kind);
    if (!decision) throw new Error('not asked');
    for (const move of ANSWERS.filter((answer) => answer.kind !== kind)) {
      expect(rules.refusal(state, decision, move)).toEqual({ clause, reason: 'wrong-answer' });
    }
    for (const move of moves as readonly Move[]) expect(rules.refusal(state, decision, move)).toBeNull();
  });
});

test('POB-9.2 only a card that is held can be given', () => {
  expect(refused(paying, 1, { kind: 'give', card: event('b1') })).toEqual({
    clause: 'POB-9.2',
    reason: 'card-not-held',
    figures: { card: event('b1') },
  });
});

describe('POB-4.1 asked to take a turn', () => {
  test('a seat is told the clause when it answers something else', () => {
    const turn = decisionOf(three(), 0, 'turn');
    if (!turn) throw new Error('not asked');
    for (const move of ANSWERS.slice(1)) {
      expect(rules.refusal(three(), turn, move)).toEqual({ clause: 'POB-4.1', reason: 'not-a-turn' });
    }
  });
  test('every turn is a question of its own, and another one after an exchange', () => {
    const board = '* g g . . . . . . . . *';
    const hands = [
      [event('b1'), event('e1'), event('c1'), event('f1')],
      [event('e2'), event('f2'), event('g2')],
    ];
    const ids: (string | undefined)[] = [];
    const note = (state: State, seat: number) => ids.push(decisionOf(state, seat, 'turn')?.id);
    let state = position({ board, hands });
    for (const [seat, move] of [
      [0, { kind: 'exchange', card: event('b1') }],
      [0, playEvent('e1')],
      [1, playEvent('e2')],
      [0, { kind: 'exchange', card: event('c1') }],
      [0, playEvent('f1')],
      [1, playEvent('f2')],
    ] as const) {
      note(state, seat);
      state = after(state, [seat, move]);
    }
    note(state, 0);
    expect(ids).toEqual([
      'turn:0',
      'turn:0:exchanged',
      'turn:1',
      'turn:2',
      'turn:2:exchanged',
      'turn:3',
      'turn:4',
    ]);
  });
});

describe('POB-3.3, POB-9.3 who is not asked is told why', () => {
  test.each([playEvent('b1'), { kind: 'exchange', card: 0 }, { kind: 'discard', card: 0 }] as const)(
    'out of turn: $kind',
    (move) => {
      expect(refused(two(), 1, move)).toEqual({ clause: 'POB-3.3', reason: 'not-your-turn' });
      expect(refused(judging, 0, move)).toEqual({ clause: 'POB-9.3', reason: 'claim-open' });
    },
  );
  test('a second claim waits for the first, and a claim that cannot be made names its own clause', () => {
    expect(refused(judging, 4, { kind: 'claim', colour: RED })).toEqual({
      clause: 'POB-9.3',
      reason: 'claim-open',
    });
    const again = after(
      two(),
      [2, { kind: 'claim', colour: RED }],
      [0, { kind: 'plead', guilty: false }],
      [1, { kind: 'plead', guilty: false }],
    );
    expect(refused(again, 2, { kind: 'claim', colour: RED })).toEqual({
      clause: 'POB-9.3',
      reason: 'claimed-already',
    });
  });
  test('nothing more is said of a plea, a vote or a gift that nobody asked for, nor of one’s own old turn', () => {
    for (const move of ANSWERS.slice(3)) {
      expect(refused(two(), 0, move)).toMatchObject({ reason: 'decision-closed' });
      expect(rules.closed?.(two(), 0, move)).toBeNull();
    }
    expect(rules.closed?.(two(), 0, playEvent('b1'))).toBeNull();
  });
});

test('POB-9.1 team mates must not confer, others may', () => {
  const plan = readOptions(rules.manifest, 4, { teams: '2+2' });
  if ('refusal' in plan) throw new Error(plan.refusal.reason);
  const mustNot = (one: number, other: number) =>
    rules.manifest.mustNotConfer?.({ seats: 4, options: plan.options }, one, other);
  expect([mustNot(0, 1), mustNot(2, 3), mustNot(1, 2), mustNot(0, 3), mustNot(0, 0)]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
