import { ScriptedChance, type Seat } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import type { Move } from '../rules/moves.ts';
import { rulesOver } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { areTooManyToList, MOST_LISTED, waysToChoose } from '../rules/ways-to-choose.ts';
import { coreSet } from './cards/core-set.ts';
import { Table } from './cards/table.ts';
import { DONE, eventCard, held, play, played, position, react, rules, STAND } from './scenario.ts';

function decisionOf(state: State, kind: string, seat: Seat = 0, over = rules) {
  const decision = over.pending(state).find((open) => open.kind === kind && open.seat === seat);
  if (!decision) throw new Error(`seat ${seat} is not asked to ${kind}`);
  return decision;
}

function listed(state: State, kind: string, over = rules, seat: Seat = 0): Move[] {
  return [...over.moves(state, decisionOf(state, kind, seat, over))];
}

function picksListed(state: State, over = rules): (readonly number[])[] {
  return listed(state, 'choose', over).map((move) => (move.kind === 'choose' ? move.picks : []));
}

describe('RUB-5.1 what may be done in the action phase is listed', () => {
  test('cards, cycling, a pass, and ways to other held points', () => {
    const state = position({
      points: ['infantry', '', 'captured'],
      units: [1, 0, 0, 0, 0],
      hands: { 1: 'grenade stand-fast' },
    });
    const card = held(state, 1, 'grenade');
    expect(listed(state, 'act')).toEqual([
      { kind: 'play', card },
      { kind: 'cycle', card },
      { kind: 'pass', unit: 0 },
      { kind: 'go', unit: 0, to: 1 },
      { kind: 'go', unit: 0, to: 3 },
      DONE,
    ]);
  });
  test('of a unit that has ended or has no point only what it may still do', () => {
    const state = position({
      points: ['infantry'],
      units: [1, 1, 0, 0, 0],
      actions: [1, 0],
      hands: { 1: 'grenade', 2: 'volley' },
    });
    const ended = played(state, 0, { kind: 'pass', unit: 0 }).state;
    expect(listed(ended, 'act')).toEqual([
      { kind: 'cycle', card: held(ended, 1, 'grenade') },
      { kind: 'pass', unit: 1 },
      DONE,
    ]);
  });
});

test('RUB-5.8 in a window its reactions are listed, letting it pass, and not being asked again this turn', () => {
  const state = position({ points: ['infantry'], units: [2, 2, 1, 2, 2], hands: { 3: 'barricade' } });
  const opened = played(state, 0, DONE).state;
  expect(listed(opened, 'react')).toEqual([
    react(opened, 3, 'barricade'),
    { kind: 'decline' },
    { kind: 'rest' },
  ]);
});

describe('RUB-5.3 in a window exactly what is not refused is listed', () => {
  const given = {
    commanders: [0, 0, 0, 1, 0],
    units: [1, 2, 2, 1, 2],
    tokens: [1],
    hands: { 1: 'double stand-fast', 4: 'evacuation rifle dressing' },
  };
  /** Everybody attacks unit 1, whose check fails. */
  const failed = (points: string): State => {
    const state = position({ ...given, points: [points] });
    const dividing = [0, 1].reduce((before, seat) => played(before, seat, DONE).state, state);
    const on = state.points[0]?.enemies.map(() => 0) ?? [];
    const shown = played(dividing, 0, { kind: 'divide', on, order: [0, 3] }).state;
    const rolling = played(shown, 1, { kind: 'agree' }).state;
    return played(rolling, 0, STAND, [1]).state;
  };
  const pass: Move[] = [{ kind: 'decline' }, { kind: 'rest' }];

  test('cards of this moment, and the token of whoever has failed', () => {
    const state = failed('motorised');
    expect(listed(state, 'react')).toEqual([react(state, 1, 'stand-fast'), { kind: 'token' }, ...pass]);
    expect(listed(state, 'react', rules, 1)).toEqual([react(state, 4, 'dressing'), ...pass]);
  });
  test('RUB-8 no token that sappers jam', () => {
    const state = failed('motorised sappers');
    expect(listed(state, 'react')).toEqual([react(state, 1, 'stand-fast'), ...pass]);
  });
});

test('RUB-6.1 a division is put together, not picked from a list', () => {
  const state = position({ points: ['infantry rockets'], units: [1, 1, 2, 2, 2] });
  expect(listed(played(state, 0, DONE).state, 'divide')).toEqual([]);
});

test('RUB-4.6 only tasks that are met are listed', () => {
  const state = position({ tasks: 'together silence' });
  const noticed = played(state, 0, { kind: 'pass', unit: 0 }).state;
  expect(listed(noticed, 'task')).toEqual([{ kind: 'task', task: eventCard('together') }]);
});

describe('every choice is listed once', () => {
  test('exactly as many as must be chosen', () => {
    const state = position({ hands: { 2: 'drill' }, decks: { 2: 'volley counter' } });
    const choosing = played(state, 0, play(state, 2, 'drill')).state;
    const [one, two] = choosing.hands[1] as [number, number];
    expect(picksListed(choosing)).toEqual([[one], [two]]);
  });
  test('up to as many as may be chosen', () => {
    const state = position({
      points: ['infantry rockets guns'],
      units: [2, 2, 1, 2, 2],
      hands: { 3: 'barricade' },
    });
    const opened = played(state, 0, DONE).state;
    const choosing = played(opened, 0, react(opened, 3, 'barricade')).state;
    const [a, b, c] = state.points[0]?.enemies ?? [];
    expect(picksListed(choosing)).toEqual([[], [a], [a, b], [a, c], [b], [b, c], [c]]);
    const random = (...luck: number[]) =>
      rules.randomMove(choosing, decisionOf(choosing, 'choose'), new ScriptedChance(luck));
    expect(random(2, 1, 0)).toEqual({ kind: 'choose', picks: [] });
    expect(random(2, 1, 2)).toEqual({ kind: 'choose', picks: [a, b] });
    expect(random(0, 1, 2)).toEqual({ kind: 'choose', picks: [b, c] });
  });
  test('in every order where the order counts', () => {
    const over = rulesOver(coreSet);
    const { state, question } = new Table({ fresh: 'infantry rifle sappers' }).happen([
      { do: 'look', deck: 'fresh', count: 3, bottom: 0 },
    ]);
    const [a, b, c] = question.from as [number, number, number];
    expect(picksListed(state, over)).toEqual([
      [a, b, c],
      [a, c, b],
      [b, a, c],
      [b, c, a],
      [c, a, b],
      [c, b, a],
    ]);
    const decision = decisionOf(state, 'choose', 0, over);
    expect(over.randomMove(state, decision, new ScriptedChance([0, 1]))).toEqual({
      kind: 'choose',
      picks: [c, b, a],
    });
  });
  test.each([
    [MOST_LISTED, false],
    [MOST_LISTED + 1, true],
  ])('of %i things one', (many, areTooMany) => {
    const from = Array.from({ length: many }, (_, thing) => thing);
    const question = {
      task: 'question',
      about: 'enemy',
      seat: 0,
      from,
      least: 1,
      most: 1,
      by: null,
    } as const;
    expect([waysToChoose(question), areTooManyToList(question)]).toEqual([many, areTooMany]);
  });
  test('as many as are counted, where a number must be chosen', () => {
    const { state, question } = new Table({ hands: { 1: 'hurrah bayonets bayonets squall-fire' } }).happen([
      { do: 'discard', count: 2, who: 'each' },
    ]);
    expect(picksListed(state, rulesOver(coreSet))).toHaveLength(6);
    expect(waysToChoose(question)).toBe(6);
  });
  test.each([
    [6, 720],
    [7, 5040],
  ])('%i cards in %i orders, which are put together where they are very many', (count, ways) => {
    const over = rulesOver(coreSet);
    const { state, question } = new Table({ fresh: Array(count).fill('infantry').join(' ') }).happen([
      { do: 'look', deck: 'fresh', count, bottom: 0 },
    ]);
    const { composed = false } = decisionOf(state, 'choose', 0, over);
    expect([waysToChoose(question), composed]).toEqual([ways, ways > MOST_LISTED]);
  });
  test.each([
    [6, 10, 848],
    [6, 12, 2510],
    [2, 12, 79],
  ])(
    '%i of %i enemies at most: in %i ways, which are put together where they are very many',
    (count, enemies, ways) => {
      const over = rulesOver(coreSet);
      const crowd = Array(enemies).fill('infantry').join(' ');
      const { state, question } = new Table({ points: [crowd], units: [1, 2, 2, 2, 2] }).happen([
        { do: 'hold', count, where: 1 },
      ]);
      const { composed = false } = decisionOf(state, 'choose', 0, over);
      expect([question.from.length, composed]).toEqual([enemies, ways > MOST_LISTED]);
      expect(picksListed(state, over)).toHaveLength(ways);
      expect(waysToChoose(question)).toBe(ways);
    },
  );
});
