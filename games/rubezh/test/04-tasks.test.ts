import { describe, expect, test } from 'vitest';
import type { State } from '../rules/state.ts';
import {
  asked,
  choose,
  DECLINE,
  DONE,
  eventCard,
  kindsAt,
  ofKind,
  play,
  played,
  position,
  react,
  refused,
  rules,
  STAND,
  unshuffled,
} from './scenario.ts';

describe('RUB-4.6 a task', () => {
  test('is tested at once when it is laid out', () => {
    const state = position({ events: 'together quiet' });
    const { state: next, events } = played(state, 0, DONE);
    expect(ofKind(events, 'taskMet')).toEqual([{ kind: 'taskMet', card: eventCard('together') }]);
    expect(asked(next)).toEqual(['act 0', 'task 0?']);
  });
  test('is tested after every completed effect, and stays met', () => {
    const state = position({ tasks: 'banner', units: [1, 1, 1, 1, 1], hands: { 3: 'fortify' }, tokens: [0] });
    expect(asked(state)).toEqual(['act 0']);
    const { state: met, events } = played(state, 0, play(state, 3, 'fortify'));
    expect(events.map(({ kind }) => kind).slice(-3)).toEqual(['tokens', 'taskMet', 'cardSpent']);
    expect(met.tasks[0]?.isMet).toBe(true);
    const later = played({ ...met, points: met.points.map((point) => ({ ...point, tokens: 0 })) }, 0, {
      kind: 'pass',
      unit: 0,
    }).state;
    expect(later.tasks[0]?.isMet).toBe(true);
  });
  test('is asked about under another name once one was used', () => {
    const state = position({ tasks: 'together banner', points: ['infantry'], tokens: [2] });
    const met = played(state, 0, { kind: 'pass', unit: 0 }).state;
    const names = (at: State) => rules.pending(at).flatMap(({ kind, id }) => (kind === 'task' ? [id] : []));
    const used = played(met, 0, { kind: 'task', task: eventCard('banner') }).state;
    expect([names(met).length, names(used).length]).toEqual([1, 1]);
    expect(names(used)).not.toEqual(names(met));
  });
  test('is used once by any player while nothing is being resolved, then discarded', () => {
    const state = position({
      commanders: [0, 0, 0, 1, 1],
      tasks: 'together',
      points: ['infantry', 'rockets'],
    });
    const met = played(state, 0, { kind: 'pass', unit: 0 }).state;
    expect(asked(met)).toEqual(['act 0', 'act 1', 'task 0?', 'task 1?']);
    const used = played(met, 1, { kind: 'task', task: eventCard('together') });
    expect(used.events[0]).toEqual({ kind: 'taskUsed', seat: 1, card: eventCard('together') });
    expect(used.state.tasksUsed).toEqual([eventCard('together')]);
    expect(asked(used.state)).toEqual(['choose 0']);
    const done = played(used.state, 0, choose(0)).state;
    expect(kindsAt(done, 1)).toEqual([]);
    expect(asked(done)).toEqual(['act 0', 'act 1']);
  });
  test('is not used before it is met, nor while something is being resolved', () => {
    const state = position({
      tasks: 'banner together',
      points: ['infantry infantry'],
      hands: { 1: 'double' },
    });
    const met = played(state, 0, { kind: 'pass', unit: 4 }).state;
    const clause = 'RUB-4.6';
    expect(refused(met, 0, { kind: 'task', task: eventCard('banner') })).toEqual({
      clause,
      reason: 'task-not-met',
    });
    expect(refused(met, 0, { kind: 'task', task: eventCard('silence') })).toEqual({
      clause,
      reason: 'no-such-task',
    });
    const attacking = played(met, 0, play(met, 1, 'double')).state;
    expect(asked(attacking)).toEqual(['choose 0']);
    const task = { kind: 'task', task: eventCard('together') } as const;
    expect(refused(attacking, 0, task)).toMatchObject({ reason: 'asked-else' });
    expect(rules.closed?.(attacking, 0, task)).toEqual({ clause, reason: 'being-resolved' });
    expect(rules.closed?.(met, 0, { kind: 'task', task: eventCard('banner') })).toEqual({
      clause,
      reason: 'task-not-met',
    });
  });
  test('may be used while attackers are divided, and what it changes is divided anew', () => {
    const state = position({
      tasks: 'together',
      points: ['infantry rockets', 'rockets'],
      units: [1, 1, 1, 2, 2],
    });
    const dividing = played(state, 0, DONE).state;
    expect(asked(dividing)).toEqual(['divide 0', 'divide 0', 'task 0?']);
    const used = played(dividing, 0, { kind: 'task', task: eventCard('together') }).state;
    const at = played(used, 0, choose(0)).state;
    const next = asked(at)[0] === 'choose 0' ? played(at, 0, choose(0)).state : at;
    expect(kindsAt(next, 1)).toEqual(['rockets']);
    expect(asked(next)).toEqual(['divide 0', 'divide 0']);
    const division = next.agenda.at(-1);
    expect(division).toMatchObject({ shares: [{ attackers: next.points[0]?.enemies }, { point: 1 }] });
  });
  test('may be used before a check', () => {
    const state = position({ tasks: 'together', points: ['infantry'], units: [1, 2, 2, 2, 2] });
    const checking = played(state, 0, DONE).state;
    expect(asked(checking)).toEqual(['stand 0', 'task 0?']);
    const next = played(checking, 0, { kind: 'task', task: eventCard('together') });
    expect(ofKind(next.events, 'facing')).toEqual([]);
    expect(next.state).toMatchObject({ turn: 3, phase: 'actions' });
  });
});

describe('RUB-4.6 a task that is met may be used in a lull, where nobody is asked anything else', () => {
  const use = { kind: 'task', task: eventCard('together') } as const;
  const LULL = ['react 0', 'task 0?'];

  test('before the enemies call for help: a point may be saved from capture', () => {
    const state = position({ tasks: 'together', points: ['', 'guns rockets rockets rockets'] });
    const lull = played(state, 0, DONE).state;
    expect([lull.phase, asked(lull)]).toEqual(['defence', LULL]);
    const { state: next, events } = played(played(lull, 0, use).state, 0, choose(enemyOn(lull, 2)));
    expect(ofKind(events, 'captured')).toEqual([]);
    expect(next).toMatchObject({ turn: 3, phase: 'actions' });
  });
  test('after the last check', () => {
    const state = position({ tasks: 'together', points: ['', 'rockets'], units: [1, 1, 1, 2, 1] });
    const checking = played(state, 0, DONE).state;
    const lull = played(checking, 0, STAND, [6]).state;
    expect([lull.phase, asked(lull)]).toEqual(['defence', LULL]);
  });
  test('when help was called, before the capture', () => {
    const called = position({
      tasks: 'together',
      points: ['', '', '', 'infantry infantry infantry infantry'],
      fresh: 'guns',
    });
    const before = played(called, 0, DONE).state;
    const { state: lull, events } = played(before, 0, DECLINE);
    expect(ofKind(events, 'arrived')).toHaveLength(1);
    expect([lull.phase, asked(lull)]).toEqual(['end', LULL]);
    const saved = played(played(lull, 0, use).state, 0, choose(enemyOn(lull, 4)));
    expect(ofKind(saved.events, 'captured')).toEqual([]);
  });
  test('when a point was captured, before the next turn; and before the next event', () => {
    const state = position({ tasks: 'together', points: ['', 'guns rockets rockets rockets'] });
    const { state: captured, events } = played(played(state, 0, DONE).state, 0, DECLINE, unshuffled(10));
    expect(ofKind(events, 'captured')).toHaveLength(1);
    expect([captured.turn, captured.phase, asked(captured)]).toEqual([2, 'end', LULL]);
    const drawn = played(captured, 0, DECLINE).state;
    expect([drawn.turn, drawn.phase, asked(drawn)]).toEqual([3, 'start', LULL]);
    expect(played(drawn, 0, DECLINE).state.phase).toBe('actions');
  });
  test('of which nothing is asked while no task is met', () => {
    const state = position({ tasks: 'together', points: ['', 'infantry'], units: [1, 1, 2, 2, 0] });
    const checking = played(state, 0, DONE).state;
    const { state: next } = played(played(checking, 0, divided(checking)).state, 0, STAND, [6]);
    expect(next).toMatchObject({ turn: 3, phase: 'actions' });
  });
  test('in which no card answers', () => {
    const state = position({ tasks: 'together', hands: { 3: 'barricade' } });
    const lull = played(state, 0, DONE).state;
    expect(refused(lull, 0, react(lull, 3, 'barricade'))).toEqual({
      clause: 'RUB-5.3',
      reason: 'wrong-moment',
      figures: { at: 'defence' },
    });
    expect(refused(lull, 0, { kind: 'token' })).toMatchObject({ reason: 'no-failed-check' });
  });
  test('by any player: all who are still in the game are asked, and it ends when all let it pass', () => {
    const state = position({ tasks: 'together', commanders: [0, 1, 1, 2, 2], units: [0, 1, 1, 1, 1] });
    const one = played(state, 1, DONE).state;
    const lull = played(one, 2, DONE).state;
    expect(asked(lull)).toEqual(['react 1', 'react 2', 'task 1?', 'task 2?']);
    expect(rules.pending(lull)[0]).toMatchObject({ lapse: DECLINE });
    const waiting = played(lull, 1, DECLINE).state;
    expect(asked(waiting)).toEqual(['react 2', 'task 1?', 'task 2?']);
    expect(played(waiting, 1, use).state.tasksUsed).toEqual([eventCard('together')]);
    expect(played(waiting, 2, DECLINE).state).toMatchObject({ turn: 3, phase: 'start' });
  });
  test('but whoever wants to be asked nothing more this turn is not asked until the next', () => {
    const state = position({
      tasks: 'together',
      points: ['', '', '', 'infantry infantry infantry infantry'],
      fresh: 'guns',
    });
    const { state: next } = played(played(state, 0, DONE).state, 0, { kind: 'rest' }, unshuffled(5));
    expect(next.points[3]?.isHeld).toBe(false);
    expect([next.turn, next.phase, asked(next)]).toEqual([3, 'start', LULL]);
  });
});

describe('RUB-4.6 a task used at the start of defence', () => {
  const state = position({
    tasks: 'together',
    commanders: [0, 0, 1, 1, 2],
    points: ['infantry rockets'],
    units: [2, 2, 1, 1, 1],
    hands: { 3: 'barricade', 5: 'decoy' },
  });
  const opened = [0, 1, 2].reduce((before, seat) => played(before, seat, DONE).state, state);
  const use = { kind: 'task', task: eventCard('together') } as const;

  test('is offered beside the reactions of that moment', () => {
    expect(asked(opened)).toEqual(['react 1', 'react 2', 'task 0?', 'task 1?', 'task 2?']);
  });
  test('changes the table, and whoever could react is asked anew', () => {
    const answered = played(opened, 2, react(opened, 5, 'decoy')).state;
    const used = played(answered, 0, use).state;
    const next = played(used, 0, choose(enemyOn(used, 1))).state;
    expect(kindsAt(next, 1)).toEqual(['rockets']);
    expect(asked(next)).toEqual(['react 1', 'react 2']);
    expect(next.hands[4]).toEqual(opened.hands[4]);
  });
  test('but not while a deal or a roll is being resolved', () => {
    const dealt = position({ tasks: 'together', events: 'one-each', hands: { 5: 'ambush' } });
    let arriving = dealt;
    for (let lull = 0; lull < 2; lull++) arriving = played(arriving, 0, lull === 0 ? DONE : DECLINE).state;
    arriving = played(arriving, 0, DECLINE).state;
    expect(asked(arriving)).toEqual(['react 0']);
    expect(rules.closed?.(arriving, 0, use)).toEqual({ clause: 'RUB-4.6', reason: 'being-resolved' });
  });
});

function enemyOn(state: State, point: number): number {
  return state.points[point - 1]?.enemies[0] as number;
}

function divided(state: State) {
  const { attackers, share } = state.agenda.flatMap((task) =>
    task.task === 'division' ? task.shares : [],
  )[0] as { attackers: readonly number[]; share: { order: readonly number[] } };
  return { kind: 'divide', on: attackers.map(() => share.order[0] as number), order: share.order } as const;
}
