import { chanceFrom, type SeatKind, seedFromText } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from '../rules/events.ts';
import { NOBODY, NOWHERE, type State } from '../rules/state.ts';
import { asked, ofKind, played, refused, rules } from './scenario.ts';

/** A table set up with this face of the first die. */
function table(seats: number, face = 1, events: Event[] = []): State {
  const luck = chanceFrom(seedFromText('set up'));
  const kinds = Array.from({ length: seats }, (): SeatKind => 'human');
  let dice = 0;
  const chance = {
    below(sides: number) {
      if (sides === 6 && dice++ === SIXES_OF_A_SHUFFLE) return face - 1;
      return luck.below(sides);
    },
  };
  return rules.setup({ scenario: 'volyn' }, kinds, chance, (event) => events.push(event));
}
/** Shuffling the fresh forces asks once for a number below six. */
const SIXES_OF_A_SHUFFLE = 1;

function posted(state: State, at: readonly number[]): State {
  return at.reduce((before, point, unit) => {
    const seat = before.units[unit]?.commander ?? 0;
    return played(before, seat, { kind: 'post', unit, at: point }, undefined, rules).state;
  }, state);
}

describe('RUB-3.4 a table that is set up', () => {
  test('is kept and read back as it is, and nobody has seen a card of any deck', () => {
    const state = table(3);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    const decks = [state.fresh, state.events, ...state.decks];
    expect(
      decks.map(({ cards, seen }) => seen.length === cards.length && seen.every((who) => who === 0)),
    ).toEqual(decks.map(() => true));
  });
  test('is one where all play together, answer at once, and hide their hands', () => {
    const { cooperative, simultaneous, hiddenInformation, version, retired = {} } = rules.manifest;
    expect({ cooperative, simultaneous, hiddenInformation }).toEqual({
      cooperative: true,
      simultaneous: true,
      hiddenInformation: 'own',
    });
    expect(Object.keys(retired)).toEqual(['1']);
    expect(retired).not.toHaveProperty(version);
    for (const why of Object.values(retired)) {
      expect(why).toEqual({ ru: expect.stringMatching(/[а-я]/), en: expect.stringMatching(/[a-z]/) });
    }
  });
});

describe('RUB-3.1 the scenario', () => {
  test('has its four points in a line, all held', () => {
    const { scenario, points } = table(1);
    expect(scenario).toBe('volyn');
    expect(points.map(({ isHeld }) => isHeld)).toEqual([true, true, true, true]);
  });
});

describe('RUB-3.2 as many enemies as the die says', () => {
  test.each([
    [1, [1, 0, 0, 0]],
    [4, [1, 1, 1, 1]],
    [6, [2, 2, 1, 1]],
  ])('%i: one by one on points 1, 2, 3, 4, 1, 2', (face, counts) => {
    const events: Event[] = [];
    const state = table(1, face, events);
    expect(state.points.map(({ enemies }) => enemies.length)).toEqual(counts);
    expect(ofKind(events, 'dealt').map(({ point }) => point)).toEqual([0, 1, 2, 3, 0, 1].slice(0, face));
  });
  test('from shuffled fresh forces', () => {
    const state = table(1, 6);
    const all = [...state.fresh.cards, ...state.points.flatMap(({ enemies }) => enemies)];
    expect(all.toSorted((one, other) => one - other)).toEqual(all.map((_, enemy) => enemy));
    expect(state.fresh.cards).not.toEqual(state.fresh.cards.toSorted((one, other) => one - other));
  });
});

describe('RUB-3.3 units', () => {
  test('a player alone commands all five and posts each where they like', () => {
    const state = table(1);
    expect(asked(state)).toEqual(['post 0', 'post 0', 'post 0', 'post 0', 'post 0']);
    const next = posted(state, [0, 0, 0, 0, 2]);
    expect(next).toMatchObject({ phase: 'actions', turn: 1 });
    expect(next.units.map(({ at }) => at)).toEqual([0, 0, 0, 0, 2]);
  });
  test('nothing begins before the last is posted', () => {
    const state = posted(table(1), [0, 1, 2, 3]);
    expect(asked(state)).toEqual(['post 0']);
    expect(state.hands.flat()).toEqual([]);
  });
  test('a unit is posted once, on a point there is', () => {
    const state = table(1);
    expect(refused(state, 0, { kind: 'post', unit: 0, at: 4 })).toEqual({
      clause: 'RUB-3.3',
      reason: 'no-such-point',
      figures: { point: 5 },
    });
    expect(refused(state, 0, { kind: 'post', unit: 3, at: 0 })).toEqual({
      clause: 'RUB-3.3',
      reason: 'other-unit',
      figures: { unit: 1 },
    });
    expect(refused(state, 0, { kind: 'done' })).toMatchObject({ clause: 'RUB-3.3', reason: 'asked-else' });
  });
});

describe('RUB-3.4 decks', () => {
  test('tasks are among the events, and each unit has a deck of its own ten', () => {
    const state = table(1);
    const { length } = state.events.cards;
    expect(state.events.cards.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length }, (_, card) => card),
    );
    expect(length).toBe(13);
    expect(state.events.cards.slice(-3)).not.toEqual([10, 11, 12]);
    for (const [unit, { cards }] of state.decks.entries()) {
      expect(cards.toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: 10 }, (_, place) => unit * 10 + place),
      );
      expect(cards).not.toEqual(cards.toSorted((one, other) => one - other));
    }
  });
});

describe('RUB-3.5 how it begins', () => {
  test('units are chosen in seat order, as evenly as possible; the last one left needs no choice', () => {
    let state = table(2);
    expect(state.units.map(({ commander }) => commander)).toEqual(Array(5).fill(NOBODY));
    for (const [seat, unit] of [
      [0, 4],
      [1, 0],
      [0, 1],
      [1, 3],
    ] as const) {
      expect(asked(state)).toEqual([`take ${seat}`]);
      state = played(state, seat, { kind: 'take', unit }).state;
    }
    expect(state.units.map(({ commander }) => commander)).toEqual([1, 0, 0, 1, 0]);
    expect(asked(state)).toEqual(['post 1', 'post 0', 'post 0', 'post 1', 'post 0']);
  });
  test('nobody takes what is taken, nor what there is not', () => {
    const state = played(table(3), 0, { kind: 'take', unit: 2 }).state;
    const clause = 'RUB-3.3';
    expect(refused(state, 1, { kind: 'take', unit: 2 })).toEqual({
      clause,
      reason: 'unit-taken',
      figures: { unit: 3 },
    });
    expect(refused(state, 1, { kind: 'take', unit: 5 })).toMatchObject({ clause, reason: 'no-such-unit' });
  });
  test('enemies lie before units stand; no token lies; arrival properties ignore this deal', () => {
    const events: Event[] = [];
    const state = table(1, 6, events);
    expect(state.units.map(({ at }) => at)).toEqual(Array(5).fill(NOWHERE));
    expect(state.points.map(({ tokens }) => tokens)).toEqual([0, 0, 0, 0]);
    expect(events.map(({ kind }) => kind)).toEqual(['setUp', ...Array(6).fill('dealt')]);
    expect(events[0]).toEqual({ kind: 'setUp', die: 6 });
  });
});
