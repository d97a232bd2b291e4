import { describe, expect, test } from 'vitest';
import type { TaskCard } from '../rules/card-set.ts';
import { rulesOver } from '../rules/rules.ts';
import type { Effect } from '../rules/vocabulary.ts';
import {
  asked,
  DECLINE,
  DONE,
  eventCard,
  kindName,
  kindsAt,
  ofKind,
  play,
  played,
  position,
  react,
  unshuffled,
} from './scenario.ts';
import { smallSet } from './small-set.ts';

const FOUR = 'infantry infantry infantry infantry';
const away = [4, 4, 4, 4, 4];

describe('RUB-7.1 the end of a turn', () => {
  test('four infantry platoons on a point bring two more, eight no more than that', () => {
    const state = position({ points: ['', `${FOUR} ${FOUR}`], units: away, fresh: 'rockets guns sappers' });
    const { events } = played(state, 0, DONE, unshuffled(11));
    expect(
      ofKind(events, 'arrived').map(({ enemy, point, how }) => [kindName(enemy), point + 1, how]),
    ).toEqual([
      ['rockets', 2, 'called'],
      ['guns', 2, 'called'],
    ]);
  });
  test('three bring nobody, and rockets do not count', () => {
    const state = position({ points: ['', 'infantry infantry infantry rockets'], units: away });
    const { events } = played(state, 0, DONE, unshuffled(10));
    expect(ofKind(events, 'arrived')).toEqual([]);
  });
  test('who calls is counted on all points before the first comes', () => {
    const state = position({
      points: [FOUR, 'infantry infantry infantry'],
      units: away,
      fresh: 'infantry infantry infantry infantry',
    });
    const { events } = played(state, 0, DONE, unshuffled(8));
    expect(ofKind(events, 'arrived').map(({ point }) => point + 1)).toEqual([1, 1]);
  });
  test('a point with units is called to as well, and reactions follow before anything is captured', () => {
    const state = position({
      points: [FOUR, 'tanks infantry'],
      units: [4, 4, 4, 4, 1],
      fresh: 'guns guns',
      hands: { 5: 'ambush' },
    });
    const ready = { ...state, held: [...(state.points[0]?.enemies ?? [])] };
    const { state: opened, events } = played(ready, 0, DONE);
    expect(ofKind(events, 'arrived').map(({ point }) => point + 1)).toEqual([1, 1]);
    expect(ofKind(events, 'captured')).toEqual([]);
    const { events: after } = played(opened, 0, DECLINE, unshuffled(2));
    expect(ofKind(after, 'captured').map(({ point }) => point + 1)).toEqual([2]);
  });
  test('those who were called can be ambushed', () => {
    const state = position({
      points: [FOUR],
      units: [4, 4, 4, 4, 1],
      fresh: 'guns sappers',
      hands: { 5: 'ambush' },
    });
    const ready = { ...state, held: [...(state.points[0]?.enemies ?? [])] };
    const opened = played(ready, 0, DONE).state;
    expect(opened).toMatchObject({ phase: 'end' });
    expect(asked(opened)).toEqual(['react 0']);
    const declined = played(opened, 0, DECLINE).state;
    expect(declined.turn).toBe(3);
    const [, , , , guns = -1] = opened.points[0]?.enemies ?? [];
    const aiming = played(opened, 0, react(opened, 5, 'ambush')).state;
    const hit = played(aiming, 0, { kind: 'choose', picks: [guns] }, [6]).state;
    expect(hit.fallen).toEqual([guns]);
  });
  test('a point without units falls when the capture points reach its value', () => {
    const state = position({ points: ['', 'motorised motorised'], tokens: [0, 2], fresh: 'guns' });
    const { state: next, events } = played(state, 0, DONE, unshuffled(3));
    expect(ofKind(events, 'captured')).toEqual([{ kind: 'captured', point: 1, strength: 4 }]);
    expect(next.points[1]).toMatchObject({ isHeld: false, enemies: [], tokens: 0 });
    expect(next.fresh.cards).toHaveLength(3);
    expect(next.outcome).toBeNull();
  });
  test('not one point below', () => {
    const state = position({ points: ['', 'tanks'] });
    expect(played(state, 0, DONE).state.points[1]?.isHeld).toBe(true);
  });
  test('nor with a unit on it', () => {
    const state = position({ points: ['', 'motorised motorised'], units: [1, 1, 1, 1, 2] });
    const ready = { ...state, held: [...(state.points[1]?.enemies ?? [])] };
    expect(played(ready, 0, DONE).state.points[1]?.isHeld).toBe(true);
  });
  test('all points are tested before any leaves: what returns is not dealt again', () => {
    const state = position({ points: ['', 'tanks sappers', 'motorised motorised'], fresh: '' });
    const { state: next, events } = played(state, 0, DONE, unshuffled(4));
    expect(ofKind(events, 'captured').map(({ point }) => point + 1)).toEqual([2, 3]);
    expect(next.fresh.cards.map(kindName).sort()).toEqual(['motorised', 'motorised', 'sappers', 'tanks']);
    expect(next.fresh.seen).toEqual([0, 0, 0, 0]);
  });
  test('called enemies count in the capture of the same turn', () => {
    const state = position({ points: ['', '', '', FOUR], fresh: 'infantry' });
    const { events } = played(state, 0, DONE, unshuffled(5));
    expect(ofKind(events, 'captured')).toEqual([{ kind: 'captured', point: 3, strength: 5 }]);
  });
});

describe('RUB-7.2 what lasts a turn', () => {
  test('ends with it', () => {
    const state = position({ hands: { 3: 'brace', 1: 'cheer' } });
    const braced = played(state, 0, play(state, 3, 'brace')).state;
    const cheered = played(braced, 0, play(braced, 1, 'cheer')).state;
    expect(cheered.units[2]).toMatchObject({ steady: 2, nextInspired: 2 });
    const spurred = {
      ...cheered,
      held: [40],
      retreatBonus: 1,
      resting: [0],
      points: cheered.points.map((point) => ({ ...point, fury: 1, cover: 1, withheld: 1 })),
    };
    const { state: next, events } = played(spurred, 0, DONE);
    expect(next.units.map(({ steady, nextInspired }) => steady + nextInspired)).toEqual([0, 0, 0, 0, 0]);
    expect(next).toMatchObject({ held: [], retreatBonus: 0, resting: [] });
    expect(next.points.map(({ fury, cover, withheld }) => fury + cover + withheld)).toEqual([0, 0, 0, 0]);
    expect(ofKind(events, 'turnOver')).toHaveLength(1);
  });
  test('ends with it where a task gave it in the lull after a capture', () => {
    const [banner, together, ...tasks] = smallSet.tasks as [TaskCard, TaskCard, ...TaskCard[]];
    const steady: Effect = { do: 'steady', bonus: 2, who: 'each', lasts: 'turn' };
    const set = { ...smallSet, tasks: [banner, { ...together, does: [steady] }, ...tasks] };
    const over = rulesOver(set);
    const state = position({ set, tasks: 'together', points: ['', 'tanks guns'], fresh: '' });
    const before = played(state, 0, DONE, [], over).state;
    const { state: lull, events } = played(before, 0, DECLINE, unshuffled(2), over);
    expect(ofKind(events, 'captured')).toHaveLength(1);
    expect([lull.turn, lull.phase]).toEqual([2, 'end']);
    const next = played(lull, 0, { kind: 'task', task: eventCard('together') }, [], over).state;
    expect(next).toMatchObject({ turn: 3, phase: 'actions' });
    expect(next.units.map((unit) => unit.steady)).toEqual([0, 0, 0, 0, 0]);
  });
  test('a point never holds more tokens than its limit', () => {
    const state = position({ hands: { 3: 'fortify' }, tokens: [1] });
    const { state: next, events } = played(state, 0, play(state, 3, 'fortify'));
    expect(next.points[0]?.tokens).toBe(2);
    expect(ofKind(events, 'tokens')).toEqual([
      { kind: 'tokens', point: 0, change: 1, cause: 'card', unit: 2 },
    ]);
  });
  test('and of a point that is full nothing is told', () => {
    const state = position({ points: ['infantry'], tokens: [2], events: '' });
    const before = { ...state, tasks: [{ task: eventCard('silence'), isMet: true }] };
    const { state: next, events } = played(before, 0, { kind: 'task', task: eventCard('silence') });
    expect(next.points[0]?.tokens).toBe(2);
    expect(events.map(({ kind }) => kind)).toEqual(['taskUsed']);
  });
  test('and only twelve exist', () => {
    const state = position({ hands: { 3: 'fortify' }, units: [4, 4, 4, 4, 4], tokens: [4, 4, 3, 0] });
    expect(played(state, 0, play(state, 3, 'fortify')).state.points[3]?.tokens).toBe(1);
    expect(kindsAt(state, 4)).toEqual([]);
  });
});
