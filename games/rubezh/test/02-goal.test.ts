import { describe, expect, test } from 'vitest';
import {
  asked,
  choose,
  DONE,
  eventCard,
  held,
  ofKind,
  play,
  played,
  position,
  rules,
  STAND,
  unshuffled,
} from './scenario.ts';

const won = { kind: 'won', ending: 'brokeOut' };

describe('RUB-2.1 the way out is open', () => {
  const last = { points: ['infantry'], units: [1, 1, 2, 3, 4], hands: { 1: 'double' }, fresh: '' };

  test('the moment the last enemy falls and no fresh forces are left', () => {
    const state = position({ ...last, units: [1, 2, 2, 3, 4] });
    const { state: next, events } = played(state, 0, play(state, 1, 'double'), [3]);
    expect(next.outcome).toEqual(won);
    expect([rules.outcome(state), rules.outcome(next)]).toEqual([null, won]);
    expect(events.at(-1)).toEqual({ kind: 'over', outcome: won });
    expect(rules.pending(next)).toEqual([]);
    expect(next.agenda).toEqual([]);
  });
  test('and the card that ended the game is laid away like any other', () => {
    const state = position({ ...last, units: [1, 2, 2, 3, 4] });
    const card = held(state, 1, 'double');
    const { state: next, events } = played(state, 0, play(state, 1, 'double'), [3]);
    expect(next.units[0]?.discard).toEqual([card]);
    expect(events.slice(-2)).toEqual([
      { kind: 'cardSpent', unit: 0, card },
      { kind: 'over', outcome: won },
    ]);
  });
  test('with two fire points held as with four', () => {
    const state = position({ ...last, units: [1, 1, 1, 1, 1], points: ['infantry', 'captured', 'captured'] });
    expect(played(state, 0, play(state, 1, 'double'), [3]).state.outcome).toEqual(won);
  });
  test('not while fresh forces are left', () => {
    const state = position({ ...last, fresh: 'infantry' });
    expect(played(state, 0, play(state, 1, 'double'), [3]).state.outcome).toBeNull();
  });
  test('not while an enemy stands anywhere, held back or not, manned point or not', () => {
    const state = position({ ...last, points: ['infantry', '', '', 'rockets'], units: [1, 1, 1, 1, 1] });
    expect(played(state, 0, play(state, 1, 'double'), [3]).state.outcome).toBeNull();
  });
  test('not when the attack failed', () => {
    const state = position(last);
    const { state: next } = played(state, 0, play(state, 1, 'double'), [2]);
    expect(next.outcome).toBeNull();
    expect(asked(next)).toEqual(['choose 0']);
  });
});

describe('RUB-2.2 defeat at once', () => {
  test('when the third fire point is captured', () => {
    const four = 'infantry infantry infantry infantry';
    const points = ['', four, 'captured', 'captured'];
    const state = position({ points, units: [1, 1, 1, 1, 1], fresh: '' });
    const { state: next, events } = played(state, 0, DONE, unshuffled(4));
    expect(next.outcome).toEqual({ kind: 'lost', ending: 'captured' });
    expect(ofKind(events, 'turn')).toEqual([]);
  });
  test('not when the second is', () => {
    const state = position({
      points: ['', 'rockets rockets rockets rockets', '', 'captured'],
      units: [1, 1, 1, 1, 1],
      fresh: '',
    });
    expect(played(state, 0, DONE, unshuffled(4)).state).toMatchObject({ outcome: null, turn: 3 });
  });
  test('when the last unit is destroyed, in the middle of the phase', () => {
    const state = position({
      points: ['tanks', 'infantry'],
      units: [0, 0, 1, 0, 0],
    });
    const attacked = played(state, 0, DONE).state;
    const { state: next, events } = played(attacked, 0, STAND, [5]);
    expect(next.outcome).toEqual({ kind: 'lost', ending: 'destroyed' });
    expect(events.map(({ kind }) => kind).slice(-2)).toEqual(['lost', 'over']);
    expect(next.points[1]?.enemies).toHaveLength(1);
  });
  test('not while one unit is left', () => {
    const state = position({ points: ['tanks'], units: [2, 0, 1, 0, 0] });
    const next = played(played(state, 0, DONE).state, 0, STAND, [5]).state;
    expect(next.units.map(({ isAlive }) => isAlive)).toEqual([true, false, false, false, false]);
    expect(next.outcome).toBeNull();
  });
});

describe('RUB-2.3 ten turns in succession without a loss on either side', () => {
  test('are a defeat at the end of the tenth, whatever the fresh forces hold', () => {
    const state = position({ turn: 12, lastLoss: 2 });
    expect(played(state, 0, DONE).state.outcome).toEqual({ kind: 'lost', ending: 'stalled' });
  });
  test('nine are not', () => {
    const state = position({ turn: 11, lastLoss: 2 });
    expect(played(state, 0, DONE).state).toMatchObject({ outcome: null, turn: 12 });
  });
  test('an enemy destroyed begins the count anew', () => {
    const state = position({ turn: 12, lastLoss: 2, points: ['infantry'], hands: { 2: 'volley' } });
    const shot = played(state, 0, play(state, 2, 'volley'), [2]).state;
    expect(played(shot, 0, DONE).state).toMatchObject({ outcome: null, lastLoss: 12 });
  });
  test('so does a unit destroyed, or a point captured', () => {
    const unit = position({ turn: 12, lastLoss: 2, points: ['tanks'], units: [1, 2, 2, 2, 2] });
    const lost = played(played(unit, 0, DONE).state, 0, STAND, [1]).state;
    expect(lost).toMatchObject({ outcome: null, lastLoss: 12 });
    const point = position({ turn: 12, lastLoss: 2, points: ['', 'tanks rockets'], fresh: '' });
    expect(played(point, 0, DONE, unshuffled(2)).state).toMatchObject({ outcome: null, lastLoss: 12 });
  });
  test('an enemy destroyed without a roll counts, too', () => {
    const state = position({ turn: 12, lastLoss: 2, points: ['infantry rockets'], tasks: 'together' });
    const met = played(state, 0, { kind: 'pass', unit: 0 }).state;
    expect(met.lastLoss).toBe(2);
    const choosing = played(met, 0, { kind: 'task', task: eventCard('together') }).state;
    const [enemy = -1] = choosing.points[0]?.enemies ?? [];
    expect(played(choosing, 0, choose(enemy)).state.lastLoss).toBe(12);
  });
});
