import { describe, expect, test } from 'vitest';
import {
  chanceFrom,
  lapseOf,
  readRecord,
  replay,
  seedFromText,
  Table,
  toldDecisions,
  verify,
  writeRecord,
} from '../src/index.ts';
import { checkDecisions } from '../testkit/decisions.ts';
import { checkNonInterference, headerFor } from '../testkit/index.ts';
import { rules } from './games/ambush/rules.ts';
import { kindOf, type State } from './games/ambush/state.ts';

const seed = seedFromText('window');
const SEATS = 4;

/** Seat 0 has a shot, seat 1 two covers, the others have nothing to cover with. */
function dealt(): State {
  const state = rules.setup({}, ['human', 'human', 'human', 'human'], chanceFrom(seed));
  const hands = [
    [0, 1, 2],
    [4, 7, 5],
    [8, 11, 14],
    [17, 20, 23],
  ];
  const held = hands.flat();
  return {
    ...state,
    hands,
    deck: state.deck.concat(state.hands.flat()).filter((card) => !held.includes(card)),
  };
}

function open() {
  const staged: typeof rules = { ...rules, setup: dealt };
  const header = headerFor(rules.manifest, {}, ['human', 'human', 'human', 'human'], seed);
  const table = Table.open(staged, header, chanceFrom(seed));
  table.answer({ seat: 0, decision: 'turn:0', move: { kind: 'shoot', card: 0, target: 1 } });
  return { table, rules: staged };
}

const askedAt = ({ state }: { readonly state: State }) => rules.pending(state).map(({ seat }) => seat);
const pass = (seat: number, depth = 0) => ({
  seat,
  decision: `react:0:${depth}:${seat}`,
  move: { kind: 'pass' },
});

describe('a window', () => {
  test('asks everybody who could react by what all can see, together, and holds the game', () => {
    const { table } = open();
    const pending = rules.pending(table.state);
    expect(askedAt(table)).toEqual([1, 2, 3]);
    expect(new Set(pending.map(({ window }) => window))).toEqual(new Set(['react:0:0']));
    expect(pending.every(({ must }) => must)).toBe(true);
  });
  test('is answered in any order, and what it was opened for happens when all have passed', () => {
    const { table } = open();
    for (const seat of [3, 1]) table.answer(pass(seat));
    expect(table.state.lives).toEqual([2, 2, 2, 2]);
    table.answer(pass(2));
    expect(table.state.lives).toEqual([2, 1, 2, 2]);
    expect(askedAt(table)).toEqual([1]);
  });
  test('opens again on top of a reaction, and closes what was asked before', () => {
    const { table } = open();
    table.answer(pass(2));
    table.answer({ seat: 1, decision: 'react:0:0:1', move: { kind: 'cover', card: 4 } });
    expect(askedAt(table)).toEqual([0, 2, 3]);
    expect(table.answer(pass(3))).toMatchObject({ refusal: { reason: 'decision-closed' } });
  });
  test('does not ask again whoever said so, until the turn is over', () => {
    const { table } = open();
    table.answer({ ...pass(2), move: { kind: 'rest' } });
    table.answer({ seat: 1, decision: 'react:0:0:1', move: { kind: 'cover', card: 4 } });
    expect(askedAt(table)).toEqual([0, 3]);
    for (const seat of [0, 3]) table.answer(pass(seat, 1));
    expect(table.state.lives).toEqual([2, 2, 2, 2]);
    expect(table.state.resting).toEqual([]);
  });
  test('lets a pass be taken back across the passes of others', () => {
    const { table } = open();
    for (const seat of [2, 3]) table.answer(pass(seat));
    expect(table.line.slice(1).map(({ isNeutral }) => isNeutral)).toEqual([true, true]);
    expect(table.undo(2, 1)).toBeNull();
    expect(askedAt(table)).toEqual([1, 2, 3]);
  });
});

describe('asking', () => {
  test('betrays nothing: the questions to everybody look alike whatever the others hold', () => {
    const { table } = open();
    const check = () => {
      for (const viewer of [0, 1, 2, 3, 'spectator'] as const)
        for (let luck = 0; luck < 10; luck++)
          checkNonInterference(rules, table.state, viewer, chanceFrom(seedFromText(`twin ${luck}`)));
    };
    expect(check).not.toThrow();
  });
  test('only those who hold a cover would betray them, and is found out', () => {
    const leaky: typeof rules = {
      ...rules,
      pending: (state) =>
        rules
          .pending(state)
          .filter(
            ({ window, seat }) => !window || state.hands[seat]?.some((card) => kindOf(card) === 'cover'),
          ),
    };
    const check = () => {
      for (let luck = 0; luck < 10; luck++)
        checkNonInterference(leaky, open().table.state, 0, chanceFrom(seedFromText(`twin ${luck}`)));
    };
    expect(check).toThrow('the questions to everybody of 0 depend on what it may not know');
  });
});

describe('what stands when time runs out', () => {
  test('is told to nobody but the seat it is about', () => {
    const pending = rules.pending(open().table.state);
    const told = toldDecisions(pending, 1);
    expect(told.map(({ lapse }) => lapse)).toEqual([{ kind: 'cover', card: 4 }, undefined, undefined]);
    expect(JSON.stringify(toldDecisions(pending, 'spectator'))).not.toContain('lapse');
  });
  test('is recorded as what it is, and the record holds', () => {
    const { table, rules: staged } = open();
    for (const decision of rules.pending(table.state)) {
      const lapsed = lapseOf(decision);
      if (decision.seat !== 1 && lapsed) table.answer(lapsed);
    }
    expect(table.entries.at(-1)).toEqual({ kind: 'move', ...pass(3), lapsed: true });
    const read = readRecord(writeRecord(table.record()));
    expect(verify(staged, 'test', read).fault).toBeNull();
  });
  test('is that move and no other', () => {
    const { table, rules: staged } = open();
    const rest = { ...pass(2), move: { kind: 'rest' }, lapsed: true } as const;
    expect(table.answer(rest)).toEqual({ refusal: { reason: 'not-the-lapse' } });
    const { header, setup, entries } = table.record();
    const bent = { header, setup, entries: [...entries, { kind: 'move', ...rest } as const] };
    expect(replay(staged, bent).fault).toEqual({
      kind: 'refused',
      entry: 1,
      refusal: { reason: 'not-the-lapse' },
    });
  });
});

test.each([
  ['cannot lapse', { lapse: { kind: 'shoot', card: 0, target: 1 } }, 'cannot lapse: not-now'],
  ['does not hold the game', { must: false }, 'does not hold the window'],
  ['asks a seat twice', { seat: 2, lapse: { kind: 'pass' } }, 'asks seat 2 twice'],
])('a window that %s does not pass the generic test', (_, flaw, complaint) => {
  const { state } = open().table;
  const pending = rules
    .pending(state)
    .map((decision, index) => (index === 0 ? { ...decision, ...flaw } : decision));
  expect(() => checkDecisions(rules, state, pending)).toThrow(complaint);
});

test(`a window of ${SEATS} lapses to its end by itself`, () => {
  const { table } = open();
  for (let left = SEATS; left > 0 && table.state.turn === 0; left--) {
    for (const decision of rules.pending(table.state)) table.answer(lapseOf(decision) ?? pass(decision.seat));
  }
  expect(table.state.turn).toBe(1);
  expect(table.state.lives).toEqual([2, 2, 2, 2]);
});
