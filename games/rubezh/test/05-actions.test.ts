import type { Decision } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { skillOf } from '../rules/ground.ts';
import type { State } from '../rules/state.ts';
import {
  asked,
  choose,
  DONE,
  held,
  kindName,
  kindsAt,
  ofKind,
  play,
  played,
  position,
  refused,
  rules,
} from './scenario.ts';
import { smallSet } from './small-set.ts';

const names = (cards: readonly number[] = []) => cards.map((card) => skillOf(smallSet, card).id);
const points = (state: State) => state.units.map(({ actions }) => actions);

describe('RUB-5.1 action points', () => {
  test('each unit has one, and what was not spent is lost', () => {
    const state = position({ actions: [1, 2, 0, 1, 1] });
    const { state: next, events } = played(state, 0, DONE);
    expect(points(next)).toEqual([1, 1, 1, 1, 1]);
    expect(ofKind(events, 'turn')).toEqual([{ kind: 'turn', turn: 3, actions: [1, 1, 1, 1, 1] }]);
  });
  test('a point moves the unit to any other held point', () => {
    const state = position();
    const { state: next, events } = played(state, 0, { kind: 'go', unit: 1, to: 3 });
    expect(next.units[1]).toMatchObject({ at: 3, actions: 0 });
    expect(ofKind(events, 'went')).toEqual([{ kind: 'went', unit: 1, from: 0, to: 3, way: 'action' }]);
  });
  test('nowhere else', () => {
    const state = position({ points: ['', 'captured'] });
    const clause = 'RUB-5.1';
    expect(refused(state, 0, { kind: 'go', unit: 0, to: 1 })).toEqual({
      clause,
      reason: 'point-captured',
      figures: { point: 2 },
    });
    expect(refused(state, 0, { kind: 'go', unit: 0, to: 0 })).toEqual({
      clause,
      reason: 'already-there',
      figures: { unit: 1, point: 1 },
    });
    expect(refused(state, 0, { kind: 'go', unit: 0, to: 4 })).toMatchObject({
      clause,
      reason: 'no-such-point',
    });
    expect(refused(state, 0, { kind: 'go', unit: 5, to: 1 })).toMatchObject({ reason: 'no-such-unit' });
  });
  test('without a point there is neither a card nor a move, yet cycling', () => {
    const state = position({ actions: [0], hands: { 1: 'grenade' }, points: ['infantry'] });
    const figures = { unit: 1 };
    const refusal = { clause: 'RUB-5.1', reason: 'no-actions', figures };
    expect(refused(state, 0, { kind: 'go', unit: 0, to: 1 })).toEqual(refusal);
    expect(refused(state, 0, play(state, 1, 'grenade'))).toEqual(refusal);
    const card = held(state, 1, 'grenade');
    expect(played(state, 0, { kind: 'cycle', card }).state.hands[0]).toHaveLength(1);
  });
  test('actions of different units and commanders may be interleaved', () => {
    const state = position({ commanders: [0, 1, 0, 1, 1], hands: { 1: 'cheer' } });
    expect(asked(state)).toEqual(['act 0', 'act 1']);
    const one = played(state, 1, { kind: 'go', unit: 4, to: 1 }).state;
    const two = played(one, 0, play(one, 1, 'cheer')).state;
    const three = played(two, 1, { kind: 'go', unit: 1, to: 2 }).state;
    expect(played(three, 0, { kind: 'go', unit: 0, to: 2 }).state.units.map(({ at }) => at)).toEqual([
      2, 2, 0, 0, 1,
    ]);
  });
  test('an answer of one commander leaves the question of another as it was', () => {
    const state = position({ commanders: [0, 1, 0, 1, 1] });
    const idOf = (of: State, seat: number) => rules.pending(of).find((open) => open.seat === seat)?.id;
    const next = played(state, 1, { kind: 'go', unit: 4, to: 1 }).state;
    expect(idOf(next, 0)).toBe(idOf(state, 0));
    expect(idOf(next, 1)).not.toBe(idOf(state, 1));
  });
  test('while a card is being resolved nobody acts', () => {
    const state = position({
      commanders: [0, 1, 1, 1, 1],
      points: ['infantry infantry'],
      hands: { 1: 'double' },
    });
    const next = played(state, 0, play(state, 1, 'double')).state;
    expect(asked(next)).toEqual(['choose 0']);
    expect(refused(next, 1, { kind: 'go', unit: 1, to: 1 })).toEqual({
      clause: 'RUB-5.1',
      reason: 'being-resolved',
    });
  });
  test('nobody commands another’s unit, nor one that is lost', () => {
    const state = position({ commanders: [0, 1, 1, 1, 1], units: [1, 1, 1, 1, 0], hands: { 2: 'volley' } });
    expect(refused(state, 0, { kind: 'go', unit: 1, to: 1 })).toEqual({
      clause: 'RUB-3.3',
      reason: 'not-your-unit',
      figures: { unit: 2 },
    });
    expect(refused(state, 0, play(state, 2, 'volley'))).toMatchObject({ reason: 'not-your-unit' });
    expect(refused(state, 1, { kind: 'pass', unit: 4 })).toEqual({
      clause: 'RUB-6.6',
      reason: 'unit-lost',
      figures: { unit: 5 },
    });
  });
  test('a pass ends a unit’s turn; it may still cycle', () => {
    const state = position({ hands: { 1: 'cheer grenade' }, points: ['infantry'] });
    const passed = played(state, 0, { kind: 'pass', unit: 0 }).state;
    const refusal = { clause: 'RUB-5.1', reason: 'unit-ended', figures: { unit: 1 } };
    expect(refused(passed, 0, play(passed, 1, 'cheer'))).toEqual(refusal);
    expect(refused(passed, 0, { kind: 'go', unit: 0, to: 1 })).toEqual(refusal);
    expect(refused(passed, 0, { kind: 'pass', unit: 0 })).toEqual(refusal);
    const cycled = played(passed, 0, { kind: 'cycle', card: held(passed, 1, 'grenade') }).state;
    expect(cycled.units[0]?.hasEnded).toBe(true);
  });
  test('unless it later gains a point', () => {
    const state = position({ hands: { 4: 'second-wind' }, units: [1, 2, 2, 1, 2], actions: [0] });
    const passed = played(state, 0, { kind: 'pass', unit: 0 }).state;
    const gained = played(passed, 0, play(passed, 4, 'second-wind')).state;
    expect(gained.units[0]).toMatchObject({ actions: 1, hasEnded: false });
    expect(played(gained, 0, { kind: 'go', unit: 0, to: 2 }).state.units[0]?.at).toBe(2);
  });
  test('the phase ends when every commander has declared an end for each living unit', () => {
    const state = position({ commanders: [0, 0, 1, 1, 1], units: [1, 1, 1, 1, 0] });
    const one = played(state, 0, { kind: 'pass', unit: 0 }).state;
    expect(asked(one)).toEqual(['act 0', 'act 1']);
    const two = played(one, 0, { kind: 'pass', unit: 1 }).state;
    expect(asked(two)).toEqual(['act 1']);
    expect(played(two, 1, DONE).state).toMatchObject({ turn: 3, phase: 'actions' });
  });
  test('a commander who has ended may cycle while others act, and need not', () => {
    const state = position({ commanders: [0, 1, 1, 1, 1], hands: { 1: 'grenade' } });
    const ended = played(state, 0, DONE).state;
    expect(asked(ended)).toEqual(['act 0?', 'act 1']);
    const [decision] = rules.pending(ended);
    expect([...rules.moves(ended, decision as Decision)]).toEqual([
      { kind: 'cycle', card: held(ended, 1, 'grenade') },
      DONE,
    ]);
  });
  test('an end cannot be taken back', () => {
    const state = position({ commanders: [0, 1, 1, 1, 1], discards: { 1: 'grenade grenade' } });
    const ended = played(state, 0, DONE).state;
    expect(refused(ended, 0, { kind: 'go', unit: 0, to: 1 })).toEqual({
      clause: 'RUB-5.1',
      reason: 'unit-ended',
      figures: { unit: 1 },
    });
    expect(refused(ended, 0, DONE)).toMatchObject({ reason: 'decision-closed' });
  });
  test('being asked does not betray whether such a card is in hand', () => {
    const none = position({ commanders: [0, 1, 1, 1, 1], hands: { 1: 'cheer' } });
    expect(asked(played(none, 0, DONE).state)).toEqual(['act 0?', 'act 1']);
    const open = position({
      commanders: [0, 1, 1, 1, 1],
      hands: { 1: 'cheer' },
      discards: { 1: 'grenade grenade' },
    });
    expect(asked(played(open, 0, DONE).state)).toEqual(['act 1']);
  });
});

describe('RUB-5.2 an action card', () => {
  test('costs a point and goes to the discard when its text is done', () => {
    const state = position({ points: ['infantry'], hands: { 2: 'volley' } });
    const card = held(state, 2, 'volley');
    const { state: next, events } = played(state, 0, play(state, 2, 'volley'), [1]);
    expect(next.hands[1]).toEqual([]);
    expect(next.units[1]).toMatchObject({ actions: 0, discard: [card] });
    expect(events.map(({ kind }) => kind)).toEqual(['actions', 'played', 'attacked', 'cardSpent']);
  });
  test('works only where its unit stands', () => {
    const state = position({
      points: ['infantry', 'rockets'],
      units: [1, 2, 1, 1, 1],
      hands: { 2: 'volley' },
    });
    const { events } = played(state, 0, play(state, 2, 'volley'), [6]);
    expect(ofKind(events, 'attacked').map(({ enemy }) => kindName(enemy))).toEqual(['rockets']);
  });
  test('that can change nothing is not played, unless it has «+1 action»', () => {
    const state = position({ points: ['', 'infantry'], hands: { 2: 'volley', 1: 'cheer' } });
    expect(refused(state, 0, play(state, 2, 'volley'))).toEqual({
      clause: 'RUB-5.2',
      reason: 'changes-nothing',
    });
    expect(played(state, 0, play(state, 1, 'cheer')).state.units[0]?.actions).toBe(1);
    const alone = position({ units: [2, 2, 2, 1, 2], hands: { 4: 'second-wind' } });
    expect(played(alone, 0, play(alone, 4, 'second-wind')).state.units[3]?.actions).toBe(1);
  });
  test('must be in hand', () => {
    const state = position();
    expect(refused(state, 0, { kind: 'play', card: 0 })).toEqual({
      clause: 'RUB-5.2',
      reason: 'not-in-hand',
    });
  });
  test('is played in the action phase only', () => {
    const state = position({ points: ['infantry'], units: [1, 2, 2, 2, 2], hands: { 1: 'double grenade' } });
    const defence = played(state, 0, DONE).state;
    expect(defence.phase).toBe('defence');
    expect(refused(defence, 0, play(defence, 1, 'double'))).toMatchObject({ reason: 'asked-else' });
    expect(rules.closed?.(defence, 0, play(defence, 1, 'double'))).toEqual({
      clause: 'RUB-5.2',
      reason: 'not-the-action-phase',
    });
  });
});

describe('RUB-5.3 a reaction card', () => {
  test('is no action', () => {
    const state = position({ hands: { 1: 'stand-fast' } });
    expect(refused(state, 0, play(state, 1, 'stand-fast'))).toEqual({
      clause: 'RUB-5.3',
      reason: 'reaction-only',
    });
  });
  test('answers no moment but its own', () => {
    const state = position({ hands: { 1: 'stand-fast' } });
    const react = { kind: 'react', card: held(state, 1, 'stand-fast') } as const;
    expect(rules.closed?.(state, 0, react)).toEqual({ clause: 'RUB-5.3', reason: 'no-window' });
  });
});

describe('RUB-5.4 «+1 action» and «cycle»', () => {
  test('«+1 action» comes after the text, and a point is needed for it', () => {
    const state = position({ hands: { 3: 'brace brace' } });
    const { state: next, events } = played(state, 0, play(state, 3, 'brace'));
    expect(events.map(({ kind }) => kind)).toEqual(['actions', 'played', 'unitMood', 'cardSpent', 'actions']);
    expect(next.units[2]?.actions).toBe(1);
    const spent = position({ hands: { 3: 'brace' }, actions: [1, 1, 0] });
    expect(refused(spent, 0, play(spent, 3, 'brace'))).toMatchObject({ reason: 'no-actions' });
  });
  test('a card is cycled without a point and without its text', () => {
    const state = position({ points: ['infantry'], hands: { 1: 'grenade' }, decks: { 1: 'cheer' } });
    const card = held(state, 1, 'grenade');
    const { state: next, events } = played(state, 0, { kind: 'cycle', card });
    expect(events.map(({ kind }) => kind)).toEqual(['cycled', 'drew', 'drewCards', 'cardSpent']);
    expect(names(next.hands[0])).toEqual(['cheer']);
    expect(next.units[0]).toMatchObject({ actions: 1, discard: [card] });
    expect(kindsAt(next, 1)).toEqual(['infantry']);
  });
  test('only a card that says so, and only in the action phase', () => {
    const state = position({ points: ['infantry'], units: [1, 2, 2, 2, 2], hands: { 1: 'double grenade' } });
    expect(refused(state, 0, { kind: 'cycle', card: held(state, 1, 'double') })).toEqual({
      clause: 'RUB-5.4',
      reason: 'no-cycle',
    });
    const defence = played(state, 0, DONE).state;
    const cycle = { kind: 'cycle', card: held(defence, 1, 'grenade') } as const;
    expect(rules.closed?.(defence, 0, cycle)).toEqual({ clause: 'RUB-5.4', reason: 'not-the-action-phase' });
  });
});

describe('RUB-5.5 attacks', () => {
  const state = position({ points: ['infantry guns'], hands: { 1: 'double' } });
  const [infantry = -1, guns = -1] = state.points[0]?.enemies ?? [];

  test('above the defence destroys, equal or below does not; the bonus counts', () => {
    const aimed = played(state, 0, play(state, 1, 'double')).state;
    const missed = played(aimed, 0, choose(guns), [2]);
    expect(ofKind(missed.events, 'attacked')).toEqual([
      {
        kind: 'attacked',
        unit: 0,
        enemy: guns,
        point: 0,
        die: 2,
        bonus: 1,
        inspired: 0,
        defence: 3,
        isDestroyed: false,
      },
    ]);
    const hit = played(aimed, 0, choose(guns), [3]).state;
    expect(kindsAt(hit, 1)).toEqual(['infantry']);
    expect(hit.fallen).toEqual([guns]);
  });
  test('the next target is chosen when the attack before is finished, and may be waived', () => {
    const aimed = played(state, 0, play(state, 1, 'double')).state;
    const hit = played(aimed, 0, choose(infantry), [6]).state;
    expect(hit.agenda.at(-1)).toMatchObject({ task: 'question', from: [guns], least: 0 });
    const waived = played(hit, 0, choose()).state;
    expect(kindsAt(waived, 1)).toEqual(['guns']);
    expect(names(waived.units[0]?.discard)).toEqual(['double']);
  });
  test('the first may not be waived', () => {
    const aimed = played(state, 0, play(state, 1, 'double')).state;
    expect(refused(aimed, 0, choose())).toEqual({
      clause: 'RUB-5.2',
      reason: 'too-few',
      figures: { least: 1 },
    });
  });
});

test('RUB-5.7 drawing means from the deck of one’s own unit, for each unit', () => {
  const state = position({ commanders: [0, 0, 1, 1, 1], events: 'supplies', units: [1, 1, 1, 1, 0] });
  const next = played(played(state, 0, DONE).state, 1, DONE).state;
  expect(next.hands.map((hand) => hand.map((card) => Math.floor(card / 10)))).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
    [],
  ]);
});

test('RUB-5.7 a drawn card is told to its commander, the number of cards to everybody', () => {
  const state = position({ commanders: [0, 1, 1, 1, 1] });
  const { heard } = played(played(state, 0, DONE).state, 1, DONE);
  const drawn = heard.filter(({ event }) => event.kind === 'drewCards');
  expect(drawn.map(({ to }) => to)).toEqual([[0], [1], [1], [1], [1]]);
  expect(heard.filter(({ event }) => event.kind === 'drew').every(({ to }) => to === undefined)).toBe(true);
});
