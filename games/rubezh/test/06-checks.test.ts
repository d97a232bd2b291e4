import { describe, expect, test } from 'vitest';
import type { Window } from '../rules/agenda.ts';
import type { CardSet, Skill } from '../rules/card-set.ts';
import { skillOf } from '../rules/ground.ts';
import { rulesOver } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import type { Effect } from '../rules/vocabulary.ts';
import {
  asked,
  choose,
  DECLINE,
  DONE,
  held,
  ofKind,
  play,
  played,
  type Position,
  position,
  react,
  refused,
  RETREAT,
  rules,
  STAND,
} from './scenario.ts';
import { smallSet } from './small-set.ts';

/** Unit 1 alone on point 1 against these, up to its question. */
function facing(enemies: string, more: Position = {}): State {
  return played(position({ points: [enemies], units: [1, 2, 2, 2, 2], ...more }), 0, DONE).state;
}

/** The small set where that skill does something else. */
function withSkill(id: string, does: readonly Effect[]): CardSet {
  const changed = (skill: Skill) => (skill.id === id ? { ...skill, does } : skill);
  return {
    ...smallSet,
    units: smallSet.units.map((unit) => ({ ...unit, skills: unit.skills.map(changed) })),
  };
}

const TOKEN = { kind: 'token' } as const;
const alive = (state: State) => state.units[0]?.isAlive;

describe('RUB-6.3 a check of defence', () => {
  test('must be above the summed attack', () => {
    const state = facing('infantry rockets');
    expect(alive(played(state, 0, STAND, [4]).state)).toBe(true);
    expect(alive(played(state, 0, STAND, [3]).state)).toBe(false);
  });
  test('counts bonuses of the turn', () => {
    const state = position({ points: ['infantry guns'], units: [2, 2, 1, 2, 2], hands: { 3: 'brace' } });
    const braced = played(state, 0, play(state, 3, 'brace')).state;
    const checked = played(played(braced, 0, DONE).state, 0, STAND, [3]);
    expect(ofKind(checked.events, 'checked')).toEqual([
      { kind: 'checked', unit: 2, die: 3, bonus: 2, attack: 4, best: 5, isPassed: true },
    ]);
  });
  test('the fury of a point counts for each attacker, never below 0 together', () => {
    const state = position({ points: ['infantry infantry'], units: [1, 2, 2, 2, 2] });
    const spurred = { ...state, points: state.points.map((point) => ({ ...point, fury: 1 })) };
    const checked = played(played(spurred, 0, DONE).state, 0, STAND, [4]);
    expect(ofKind(checked.events, 'checked')).toMatchObject([{ attack: 4, isPassed: false }]);
    const cowed = { ...state, points: state.points.map((point) => ({ ...point, fury: -2 })) };
    const safe = played(played(cowed, 0, DONE).state, 0, STAND, [1]);
    expect(ofKind(safe.events, 'checked')).toMatchObject([{ attack: 0, isPassed: true }]);
  });
});

describe('RUB-6.4 retreat', () => {
  test('is declared before the roll, adds three, and ends in a move to another held point', () => {
    const state = facing('infantry guns', { points: ['infantry guns', '', 'captured'] });
    expect(rules.pending(state)[0]).toMatchObject({ kind: 'stand', lapse: { kind: 'stand' } });
    const { state: next, events } = played(state, 0, RETREAT, [2]);
    expect(ofKind(events, 'checked')).toMatchObject([{ bonus: 3, attack: 4, isPassed: true }]);
    expect(next.agenda.at(-1)).toMatchObject({ task: 'question', about: 'destination', from: [1, 3] });
    expect(refused(next, 0, choose(2))).toEqual({ clause: 'RUB-6.4', reason: 'not-offered' });
    const gone = played(next, 0, choose(3));
    expect(ofKind(gone.events, 'went')).toEqual([{ kind: 'went', unit: 0, from: 0, to: 3, way: 'retreat' }]);
  });
  test('whoever fails is destroyed all the same', () => {
    expect(alive(played(facing('infantry guns'), 0, RETREAT, [1]).state)).toBe(false);
  });
  test('whoever stands stays', () => {
    const { state: next } = played(facing('infantry'), 0, STAND, [6]);
    expect(next.units[0]).toMatchObject({ isAlive: true, at: 0 });
  });
  test('is worth less with a pursuer among the attackers', () => {
    const { events } = played(facing('motorised infantry'), 0, RETREAT, [1]);
    expect(ofKind(events, 'checked')).toMatchObject([{ bonus: 1, attack: 3 }]);
  });
  test('what the turn adds to a retreat counts with a pursuer, too', () => {
    const state = position({ points: ['motorised'], units: [1, 2, 2, 2, 2] });
    const { events } = played(played({ ...state, retreatBonus: -2 }, 0, DONE).state, 0, RETREAT, [1]);
    expect(ofKind(events, 'checked')).toMatchObject([{ bonus: -1 }]);
  });
  test('comes before reactions to the roll, and reactions before the die', () => {
    const state = position({
      points: ['guns guns'],
      units: [1, 1, 2, 2, 2],
      hands: { 2: 'covering' },
    });
    const dividing = played(state, 0, DONE).state;
    const divided = played(dividing, 0, { kind: 'divide', on: [0, 0], order: [0, 1] }).state;
    const { state: opened, events } = played(divided, 0, RETREAT);
    expect(events.map(({ kind }) => kind)).toEqual(['facing']);
    expect(opened.agenda.at(-1)).toMatchObject({ task: 'window', at: 'check', checked: 0 });
    const { events: rolled } = played(opened, 0, react(opened, 2, 'covering'), [2]);
    expect(ofKind(rolled, 'checked')).toMatchObject([{ die: 2, bonus: 5, attack: 6, isPassed: true }]);
  });
  test('reactions to passing come still on the old point, before the move', () => {
    const state = position({ points: ['infantry'], units: [2, 1, 2, 2, 2], hands: { 2: 'counter' } });
    const facingOne = played(state, 0, DONE).state;
    const passed = played(facingOne, 0, RETREAT, [1]).state;
    expect(passed.agenda.at(-1)).toMatchObject({ task: 'window', at: 'passed', checked: 1 });
    const countered = played(passed, 0, react(passed, 2, 'counter'), [6]);
    expect(ofKind(countered.events, 'attacked')).toMatchObject([{ point: 0, isDestroyed: true }]);
    expect(countered.state.agenda.at(-1)).toMatchObject({ about: 'destination' });
  });
  test('a reaction to another’s check is not for one’s own, nor the other way round', () => {
    const state = position({
      points: ['guns guns'],
      units: [1, 1, 1, 2, 2],
      hands: { 1: 'stand-fast', 2: 'covering' },
    });
    const dividing = played(state, 0, DONE).state;
    const own = played(dividing, 0, { kind: 'divide', on: [1, 1], order: [0, 1, 2] }).state;
    expect(asked(played(own, 0, STAND, [1]).state)).toEqual(['act 0']);
    const two = position({
      commanders: [0, 1, 1, 1, 1],
      points: ['guns guns'],
      units: [1, 1, 2, 2, 2],
      hands: { 1: 'stand-fast', 2: 'covering covering' },
    });
    const ended = played(played(two, 0, DONE).state, 1, DONE).state;
    const shown = played(ended, 0, { kind: 'divide', on: [0, 1], order: [0, 1] }).state;
    const first = played(played(shown, 1, { kind: 'agree' }).state, 0, STAND).state;
    expect(asked(first)).toEqual(['react 1']);
    const failed = played(first, 1, DECLINE, [1]).state;
    expect(asked(failed)).toEqual(['react 0']);
  });
});

describe('RUB-6.4 whose check a reaction answers', () => {
  test('its own only, or another’s only', () => {
    const state = position({
      points: ['guns guns'],
      units: [1, 1, 2, 1, 2],
      hands: { 1: 'stand-fast', 2: 'covering', 4: 'dressing' },
    });
    const clause = 'RUB-5.3';
    const dividing = played(state, 0, DONE).state;
    const second = played(dividing, 0, { kind: 'divide', on: [1, 1], order: [1, 0, 3] }).state;
    const failed = played(second, 0, STAND, [1]).state;
    expect(refused(failed, 0, react(failed, 1, 'stand-fast'))).toEqual({
      clause,
      reason: 'own-check-only',
      figures: { unit: 1 },
    });
    const asked: Window = { task: 'window', at: 'check', point: 0, checked: 1, waiting: [0], answers: [] };
    const before = { ...second, agenda: [...second.agenda, asked] };
    expect(refused(before, 0, react(before, 2, 'covering'))).toEqual({
      clause,
      reason: 'others-check-only',
      figures: { unit: 2 },
    });
  });
  test.each([
    ['destroys the last attacker', { do: 'destroy', count: 1, where: 'here' }, [], 1],
    ['takes the unit away', { do: 'move', who: 'checked' }, [choose(1)], 2],
  ] as const)('a reaction that %s leaves nothing to roll for', (_, effect, answers, at) => {
    const set = withSkill('covering', [effect]);
    const over = rulesOver(set);
    const state = position({
      set,
      points: ['guns', 'rockets'],
      units: [1, 1, 3, 4, 4],
      hands: { 2: 'covering' },
    });
    const dividing = played(state, 0, DONE, [], over).state;
    const divided = played(dividing, 0, { kind: 'divide', on: [0], order: [0, 1] }, [], over).state;
    const opened = played(divided, 0, RETREAT, [], over).state;
    let next = played(opened, 0, react(opened, 2, 'covering'), [], over).state;
    for (const answer of answers) next = played(next, 0, answer, [], over).state;
    expect(next.units[0]).toMatchObject({ isAlive: true, at: at - 1 });
    expect(next).toMatchObject({ turn: 3, phase: 'actions' });
  });
  test('a reaction to failure that destroys the last attacker saves the unit, however low its total', () => {
    const set = withSkill('stand-fast', [{ do: 'destroy', count: 1, where: 'here' }]);
    const over = rulesOver(set);
    const state = position({ set, points: ['infantry'], units: [1, 2, 2, 2, 2], hands: { 1: 'stand-fast' } });
    const shaken = { ...state, units: state.units.map((unit) => ({ ...unit, steady: -2 })) };
    const failed = played(played(shaken, 0, DONE, [], over).state, 0, STAND, [1], over).state;
    expect(alive(played(failed, 0, react(failed, 1, 'stand-fast'), [], over).state)).toBe(true);
  });
  test('nobody stands or retreats who is not attacked', () => {
    expect(rules.closed?.(position(), 0, STAND)).toEqual({ clause: 'RUB-6.4', reason: 'no-check' });
  });
});

describe('RUB-6.5 a token', () => {
  const state = () => facing('guns infantry', { points: ['guns infantry'], tokens: [2, 2] });

  test('is offered to whoever does not want to be asked again, too: a unit is at stake', () => {
    const begun = position({ points: ['infantry infantry'], units: [1, 2, 2, 2, 2], tokens: [2] });
    begun.resting = [0];
    expect(asked(played(played(begun, 0, DONE).state, 0, STAND, [2]).state)).toEqual(['react 0']);
  });
  test('is removed to roll again, the better kept, as often as tokens last', () => {
    const begun = position({ points: ['infantry infantry'], units: [1, 2, 2, 2, 2], tokens: [2] });
    const failed = played(played(begun, 0, DONE).state, 0, STAND, [2]).state;
    expect(asked(failed)).toEqual(['react 0']);
    const again = played(failed, 0, TOKEN, [1]);
    expect(ofKind(again.events, 'tokens')).toEqual([
      { kind: 'tokens', point: 0, change: -1, cause: 'spent', unit: 0 },
    ]);
    expect(ofKind(again.events, 'checked')).toMatchObject([{ die: 1, best: 2, isPassed: false }]);
    const saved = played(again.state, 0, TOKEN, [3]);
    expect(ofKind(saved.events, 'checked')).toMatchObject([{ die: 3, best: 3, isPassed: true }]);
    expect(saved.state.points[0]?.tokens).toBe(0);
    expect(alive(saved.state)).toBe(true);
  });
  test('is not asked for any more once the check is passed', () => {
    const begun = position({
      points: ['rockets'],
      units: [1, 2, 2, 2, 2],
      tokens: [2],
      hands: { 1: 'stand-fast' },
    });
    const failed = played(played(begun, 0, DONE).state, 0, STAND, [2]).state;
    expect(played(failed, 0, TOKEN, [3]).state).toMatchObject({ turn: 3, phase: 'actions' });
  });
  test('need not be spent', () => {
    const failed = played(state(), 0, STAND, [1]).state;
    const lost = played(failed, 0, DECLINE).state;
    expect(alive(lost)).toBe(false);
    expect(lost.points[0]?.tokens).toBe(1);
  });
  test('is asked for after a failure only, and of the commander of the unit', () => {
    expect(alive(played(state(), 0, STAND, [5]).state)).toBe(true);
    const two = position({
      commanders: [0, 0, 0, 1, 0],
      points: ['rockets rockets'],
      units: [1, 2, 2, 1, 2],
      tokens: [1],
      hands: { 4: 'dressing' },
    });
    const ended = played(played(two, 0, DONE).state, 1, DONE).state;
    const shown = played(ended, 0, { kind: 'divide', on: [0, 0], order: [0, 3] }).state;
    const failed = played(played(shown, 1, { kind: 'agree' }).state, 0, STAND, [1]).state;
    expect(asked(failed)).toEqual(['react 0', 'react 1']);
    expect(refused(failed, 1, TOKEN)).toEqual({
      clause: 'RUB-6.5',
      reason: 'not-your-check',
      figures: { unit: 1 },
    });
  });
  test('cannot be spent before the roll', () => {
    const given = { points: ['infantry'], units: [1, 1, 2, 2, 2], hands: { 2: 'covering' }, tokens: [1] };
    const dividing = played(position(given), 0, DONE).state;
    const divided = played(dividing, 0, { kind: 'divide', on: [0], order: [0, 1] }).state;
    const before = played(divided, 0, STAND).state;
    expect(before.agenda.at(-1)).toMatchObject({ task: 'window', at: 'check' });
    expect(refused(before, 0, TOKEN)).toEqual({ clause: 'RUB-6.5', reason: 'no-failed-check' });
  });
  test('cannot be spent at another moment, nor where none lies', () => {
    const arrived = position({ events: 'one-each', hands: { 5: 'ambush' }, tokens: [1] });
    const opened = played(arrived, 0, DONE).state;
    expect(refused(opened, 0, TOKEN)).toEqual({ clause: 'RUB-6.5', reason: 'no-failed-check' });
    const failed = played(facing('guns', { hands: { 1: 'stand-fast' } }), 0, STAND, [1]).state;
    expect(refused(failed, 0, TOKEN)).toEqual({
      clause: 'RUB-6.5',
      reason: 'no-tokens',
      figures: { point: 1 },
    });
  });
  test('cannot be spent while sappers stand there', () => {
    const jammed = facing('sappers guns', { tokens: [0], hands: { 1: 'stand-fast' } });
    const withTokens = { ...jammed, points: jammed.points.map((point) => ({ ...point, tokens: 1 })) };
    const failed = played(withTokens, 0, STAND, [1]).state;
    expect(refused(failed, 0, TOKEN)).toEqual({
      clause: 'RUB-8',
      reason: 'tokens-jammed',
      figures: { point: 1 },
    });
    const bare = played(withTokens, 0, STAND, [1]).state;
    expect(asked(bare)).toEqual(['react 0']);
    const handless = facing('sappers guns', { tokens: [2] });
    expect(alive(played(handless, 0, STAND, [1]).state)).toBe(false);
  });
});

describe('RUB-6.6 destroyed', () => {
  test('the unit, its deck and its cards are gone', () => {
    const { state: next, events } = played(
      facing('tanks', { hands: { 1: 'double grenade' }, discards: { 1: 'cheer' } }),
      0,
      STAND,
      [5],
    );
    expect(next.units[0]).toMatchObject({ isAlive: false, discard: [], actions: 0 });
    expect(next.units[0]?.gone).toHaveLength(10);
    expect(next.hands[0]).toEqual([]);
    expect(next.decks[0]?.cards).toEqual([]);
    expect(ofKind(events, 'lost')).toEqual([{ kind: 'lost', unit: 0 }]);
  });
  test('a player without units is out and asked nothing', () => {
    const state = position({
      commanders: [0, 1, 1, 1, 1],
      points: ['tanks'],
      units: [1, 2, 2, 2, 2],
      tasks: 'together',
    });
    const ended = played(played(state, 0, DONE).state, 1, DONE).state;
    const lost = played(ended, 0, STAND, [1]).state;
    expect(asked(lost)).toEqual(['react 1', 'task 1?']);
    expect(refused(lost, 0, DONE)).toEqual({ clause: 'RUB-6.6', reason: 'out-of-the-game' });
  });
});

describe('RUB-6.9 after a failed roll', () => {
  const begun = position({
    points: ['guns rockets'],
    units: [1, 2, 2, 1, 2],
    tokens: [2],
    hands: { 1: 'stand-fast', 4: 'dressing evacuation' },
  });
  const dividing = played(begun, 0, DONE).state;
  const alone = played(dividing, 0, { kind: 'divide', on: [0, 0], order: [0, 3] }).state;
  const failed = played(alone, 0, STAND, [2]).state;

  test('tokens and cards may be used in any order and number; the best total stands', () => {
    expect(failed.points[0]?.tokens).toBe(1);
    const one = played(failed, 0, react(failed, 4, 'dressing'), [1]).state;
    const two = played(one, 0, TOKEN, [1]).state;
    const { state: three, events } = played(two, 0, react(two, 1, 'stand-fast'), [4]);
    expect(ofKind(events, 'checked')).toMatchObject([{ die: 4, bonus: 2, best: 6, isPassed: true }]);
    expect(alive(three)).toBe(true);
    expect(three.hands[3]?.map((card) => skillOf(smallSet, card).id)).toContain('evacuation');
  });
  test('a bonus on a re-roll applies to that roll only', () => {
    const one = played(failed, 0, react(failed, 1, 'stand-fast'), [1]).state;
    const { events } = played(one, 0, TOKEN, [1]);
    expect(ofKind(events, 'checked')).toMatchObject([{ die: 1, bonus: 0, best: 3 }]);
  });
  test('retreat and turn bonuses apply to all rolls', () => {
    const steady = { ...alone, units: alone.units.map((unit) => ({ ...unit, steady: -1 })) };
    const retreating = played(steady, 0, RETREAT, [1]).state;
    const { events } = played(retreating, 0, TOKEN, [2]);
    expect(ofKind(events, 'checked')).toMatchObject([{ die: 2, bonus: 2 }]);
  });
  test('when all decline, «Evacuation» may replace destruction, and the retreat move', () => {
    const retreating = played(alone, 0, RETREAT, [1]).state;
    const doomed = played(retreating, 0, DECLINE).state;
    expect(doomed.agenda.at(-1)).toMatchObject({ task: 'window', at: 'doomed', checked: 0 });
    expect(refused(doomed, 0, react(doomed, 4, 'dressing'))).toMatchObject({ reason: 'wrong-moment' });
    const card = held(doomed, 4, 'evacuation');
    const leaving = played(doomed, 0, react(doomed, 4, 'evacuation')).state;
    const { state: next, events } = played(leaving, 0, choose(2));
    expect(ofKind(events, 'went')).toEqual([{ kind: 'went', unit: 0, from: 0, to: 2, way: 'rescue' }]);
    expect(next.units[0]).toMatchObject({ isAlive: true, at: 2, actions: 0, isSpent: false });
    expect(next.units[3]?.gone).toEqual([card]);
    expect(next.turn).toBe(3);
  });
  test('it may save its own battalion', () => {
    const own = position({ points: ['tanks'], units: [2, 2, 2, 1, 2], hands: { 4: 'evacuation' } });
    const doomed = played(played(own, 0, DONE).state, 0, STAND, [1]).state;
    const leaving = played(doomed, 0, react(doomed, 4, 'evacuation')).state;
    expect(played(leaving, 0, choose(1)).state.units[3]).toMatchObject({ isAlive: true, at: 1 });
  });
  test('it is offered to whoever does not want to be asked again, too', () => {
    const own = position({ points: ['tanks'], units: [2, 2, 2, 1, 2], hands: { 4: 'evacuation' } });
    own.resting = [0];
    expect(asked(played(played(own, 0, DONE).state, 0, STAND, [1]).state)).toEqual(['react 0']);
  });
  test('declined, the unit is destroyed', () => {
    const doomed = played(failed, 0, DECLINE).state;
    expect(alive(played(doomed, 0, DECLINE).state)).toBe(false);
  });
});
