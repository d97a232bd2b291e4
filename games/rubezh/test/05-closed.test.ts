import { describe, expect, test } from 'vitest';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { DECLINE, DONE, held, type Position, played, position, RETREAT, rules, STAND } from './scenario.ts';

const said = (state: State, move: Move, seat = 0) => rules.closed?.(state, seat, move) ?? null;
const AGREE: Move = { kind: 'agree' };
const DIVIDE: Move = { kind: 'divide', on: [], order: [] };
const PASS: Move = { kind: 'pass', unit: 0 };

/** Everybody declares an end: the defence begins. */
function defending(given: Position): State {
  const state = position(given);
  const seats = [...new Set(state.units.map(({ commander }) => commander))].sort();
  return seats.reduce((before, seat) => played(before, seat, DONE).state, state);
}

describe('why a move cannot be made now', () => {
  test('RUB-5.3 there is no window to react in, or others are asked in it', () => {
    const clause = 'RUB-5.3';
    for (const move of [DECLINE, { kind: 'token' }, { kind: 'rest' }] as const) {
      expect(said(position(), move)).toEqual({ clause, reason: 'no-window' });
    }
    const open = defending({ commanders: [0, 0, 1, 0, 0], points: ['infantry'], hands: { 3: 'barricade' } });
    expect(open.agenda.at(-1)).toMatchObject({ task: 'window' });
    expect(said(open, DECLINE)).toBeNull();
  });
  test('RUB-6.4 there is no check to stand or retreat in, or it is another’s', () => {
    expect(said(position(), STAND)).toEqual({ clause: 'RUB-6.4', reason: 'no-check' });
    const checking = defending({
      commanders: [0, 1, 1, 1, 1],
      points: ['infantry'],
      units: [1, 2, 2, 2, 2],
    });
    expect(said(checking, RETREAT, 1)).toBeNull();
  });
  test('RUB-6.2 there is nothing to divide or agree to, or not on that point', () => {
    for (const move of [DIVIDE, AGREE]) {
      expect(said(position(), move)).toEqual({ clause: 'RUB-6.2', reason: 'no-division' });
    }
    const dividing = defending({ points: ['infantry'], units: [1, 1, 2, 2, 2] });
    for (const move of [DIVIDE, AGREE]) expect(said(dividing, move)).toBeNull();
  });
  test('RUB-5.1 the unit has ended, though it may still cycle', () => {
    const state = position({ commanders: [0, 0, 0, 0, 1], hands: { 1: 'grenade' } });
    const ended = played(state, 0, PASS).state;
    const card = held(ended, 1, 'grenade');
    const refused = { clause: 'RUB-5.1', reason: 'unit-ended', figures: { unit: 1 } };
    expect(said(ended, PASS)).toEqual(refused);
    expect(said(ended, { kind: 'go', unit: 0, to: 1 })).toEqual(refused);
    expect(said(ended, { kind: 'play', card })).toEqual(refused);
    expect(said(ended, { kind: 'cycle', card })).toBeNull();
    expect(said(ended, DONE)).toBeNull();
    expect(said(ended, { kind: 'pass', unit: 1 })).toBeNull();
    expect(said(ended, { kind: 'pass', unit: 9 })).toBeNull();
  });
  test('RUB-5.1 something is being resolved; RUB-5.2, RUB-5.4 it is not the action phase', () => {
    const attacking = position({ points: ['infantry infantry'], hands: { 1: 'double' } });
    const choosing = played(attacking, 0, { kind: 'play', card: held(attacking, 1, 'double') }).state;
    expect(said(choosing, PASS)).toEqual({ clause: 'RUB-5.1', reason: 'being-resolved' });
    const checking = defending({ points: ['infantry'], units: [1, 2, 2, 2, 2] });
    const reason = 'not-the-action-phase';
    expect(said(checking, { kind: 'play', card: 0 })).toEqual({ clause: 'RUB-5.2', reason });
    expect(said(checking, { kind: 'cycle', card: 0 })).toEqual({ clause: 'RUB-5.4', reason });
  });
  test('nothing more is said of choices, before the first turn and when the game is over', () => {
    expect(said(position(), { kind: 'choose', picks: [0] })).toBeNull();
    expect(said(position({ phase: 'setup' }), PASS)).toBeNull();
    const over = { ...position(), outcome: { kind: 'won', ending: 'brokeOut' } } as const;
    expect(said(over, STAND)).toBeNull();
  });
});

test('RUB-5.8 nobody can be asked about what is not a question', () => {
  const state = { ...position(), agenda: [{ task: 'capture' } as const] };
  expect(() => rules.pending(state)).toThrow('“capture”');
});
