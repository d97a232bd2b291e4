import { chanceFrom, nextDecision, ScriptedChance, type Seat, seedFromText } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { run } from '../rules/run.ts';
import type { State } from '../rules/state.ts';
import {
  asked,
  DECLINE,
  DONE,
  held,
  kindsAt,
  ofKind,
  played,
  type Position,
  position,
  react,
  refused,
  rules,
  STAND,
} from './scenario.ts';
import { smallSet } from './small-set.ts';

/** Everybody declares an end; the next event brings reinforcements to point 1. */
function reinforced(given: Position): State {
  const state = position({ events: 'one-each', ...given });
  const seats = [...new Set(state.units.map(({ commander }) => commander))].sort();
  return seats.reduce((before, seat) => played(before, seat, DONE).state, state);
}

const EACH_THEIR_OWN = [0, 1, 2, 3, 4] as const;

describe('RUB-5.3 a reaction', () => {
  test('is free, and any number may be played', () => {
    const opened = reinforced({ hands: { 5: 'ambush ambush' }, fresh: 'guns infantry rockets sappers' });
    const once = played(opened, 0, react(opened, 5, 'ambush'), [1]).state;
    expect(asked(once)).toEqual(['react 0']);
    const twice = played(once, 0, react(once, 5, 'ambush'), [2]).state;
    expect(kindsAt(twice, 1)).toEqual([]);
    expect(twice.units[4]?.actions).toBe(1);
    expect(twice.phase).toBe('actions');
  });
  test('works only at the point where its unit stands', () => {
    const opened = reinforced({
      units: [1, 1, 1, 1, 2],
      hands: { 3: 'mines', 5: 'ambush' },
      fresh: 'guns rockets rockets rockets',
    });
    expect(refused(opened, 0, react(opened, 5, 'ambush'))).toEqual({
      clause: 'RUB-5.3',
      reason: 'unit-elsewhere',
      figures: { unit: 5, point: 1 },
    });
  });
  test('answers its own moment only, and an action card none', () => {
    const opened = reinforced({ hands: { 3: 'barricade mines', 2: 'volley' } });
    expect(refused(opened, 0, react(opened, 3, 'barricade'))).toEqual({
      clause: 'RUB-5.3',
      reason: 'wrong-moment',
      figures: { at: 'defence' },
    });
    expect(refused(opened, 0, react(opened, 2, 'volley'))).toEqual({
      clause: 'RUB-5.2',
      reason: 'action-only',
    });
    expect(refused(opened, 0, { kind: 'react', card: 9 })).toMatchObject({ reason: 'not-in-hand' });
  });
  test('that would come to nothing is not asked for', () => {
    const screened = { hands: { 5: 'ambush' }, units: [2, 2, 2, 2, 1], fresh: 'rockets guns guns guns' };
    const alone = played(reinforced({ ...screened, points: ['sappers'] }), 0, STAND, [6]).state;
    expect(asked(alone)).toEqual(['react 0']);
    const behind = played(reinforced({ ...screened, points: ['infantry'] }), 0, STAND, [6]).state;
    expect(asked(behind)).toEqual(['act 0']);
  });
  test('that would come to nothing is not played where another would not', () => {
    const state = position({
      points: ['guns'],
      units: [2, 2, 1, 2, 1],
      hands: { 3: 'barricade', 5: 'decoy' },
    });
    const opened = played(state, 0, DONE).state;
    expect(asked(opened)).toEqual(['react 0']);
    expect(refused(opened, 0, react(opened, 5, 'decoy'))).toEqual({
      clause: 'RUB-5.3',
      reason: 'changes-nothing',
    });
  });
});

describe('RUB-5.8 a window', () => {
  test('asks a seat once, however many of its units could react', () => {
    const hands = { 3: 'barricade', 5: 'decoy' };
    const state = position({ points: ['infantry guns'], units: [2, 2, 1, 2, 1], hands });
    expect(asked(played(state, 0, DONE).state)).toEqual(['react 0']);
  });
  test('does not ask a seat whose reactions have left the game', () => {
    const opened = reinforced({
      commanders: EACH_THEIR_OWN,
      hands: { 3: 'brace', 5: 'sniper' },
      decks: { 5: 'decoy' },
    });
    expect(asked(opened)).toEqual(['react 2']);
  });
  test('asks every seat that could react by what everybody knows, whatever it holds', () => {
    const opened = reinforced({ commanders: EACH_THEIR_OWN, hands: { 3: 'brace', 5: 'sniper' } });
    expect(asked(opened)).toEqual(['react 2', 'react 4']);
    const [one, two] = rules.pending(opened);
    expect(one?.window).toBe(two?.window);
    expect(one).toMatchObject({ must: true, lapse: { kind: 'decline' } });
  });
  test('does not ask a seat whose reactions all lie in the open', () => {
    const opened = reinforced({
      commanders: EACH_THEIR_OWN,
      discards: { 5: 'ambush ambush ambush ambush' },
    });
    expect(asked(opened)).toEqual(['react 2']);
  });
  test('does not ask a unit elsewhere, nor one without cards', () => {
    const opened = reinforced({ commanders: EACH_THEIR_OWN, units: [1, 1, 1, 1, 4], decks: { 3: '' } });
    expect(asked(opened)).toEqual(['react 4']);
    expect(opened.agenda.at(-1)).toMatchObject({ point: 3 });
  });
  test('asks a player alone only where a reaction is really possible', () => {
    expect(asked(reinforced({ hands: { 3: 'brace' } }))).toEqual(['act 0']);
    expect(asked(reinforced({ hands: { 3: 'mines' } }))).toEqual(['react 0']);
  });
  test('keeps answers secret until all have answered', () => {
    const opened = reinforced({ commanders: EACH_THEIR_OWN, hands: { 3: 'mines', 5: 'ambush' } });
    const { state: next, events } = played(opened, 4, react(opened, 5, 'ambush'));
    expect(events).toEqual([]);
    expect(asked(next)).toEqual(['react 2']);
    const answersSeenBy = (seat: Seat) => {
      const top = rules.observe(next, seat).agenda.at(-1);
      return top?.task === 'window' ? top.answers.length : -1;
    };
    expect([answersSeenBy(2), answersSeenBy(4)]).toEqual([0, 1]);
    const { events: told } = played(next, 2, DECLINE, [6]);
    expect(told.map(({ kind }) => kind).slice(0, 2)).toEqual(['declined', 'played']);
  });
  test('a rest is told and counts when all have answered, not before', () => {
    const opened = reinforced({ commanders: EACH_THEIR_OWN, hands: { 3: 'mines', 5: 'ambush' } });
    const { state: next, events } = played(opened, 2, { kind: 'rest' });
    expect(events).toEqual([]);
    expect(next.resting).toEqual([]);
  });
  test('plays the reaction of the lowest-numbered unit completely, then asks all again', () => {
    const opened = reinforced({
      commanders: EACH_THEIR_OWN,
      hands: { 3: 'mines', 5: 'ambush' },
      fresh: 'guns infantry infantry infantry',
    });
    const one = played(opened, 4, react(opened, 5, 'ambush')).state;
    const { state: next, events } = played(one, 2, react(one, 3, 'mines'), [1]);
    expect(ofKind(events, 'played').map(({ unit }) => unit)).toEqual([2]);
    expect(next.hands[4]).toContain(held(opened, 5, 'ambush'));
    expect(asked(next)).toEqual(['react 2', 'react 4']);
    expect(rules.pending(next)[0]?.window).not.toBe(rules.pending(opened)[0]?.window);
  });
  test('shows whoever answers last what the others answered: that is not taken back', () => {
    const opened = reinforced({ commanders: EACH_THEIR_OWN, hands: { 3: 'mines' } });
    const one = played(opened, 2, DECLINE);
    expect(one.heard).toEqual([]);
    const { heard } = played(one.state, 4, DECLINE);
    const answers = heard.filter(({ event }) => event.kind === 'declined');
    expect(answers.map(({ reveals }) => reveals)).toEqual([true, true]);
  });
  test('shows nothing to the only seat that was asked', () => {
    const opened = reinforced({
      commanders: EACH_THEIR_OWN,
      discards: { 5: 'ambush ambush ambush ambush' },
    });
    const { heard } = played(opened, 2, DECLINE);
    expect(heard.find(({ event }) => event.kind === 'declined')?.reveals).toBe(false);
  });
  test('is over when all decline in succession', () => {
    const opened = reinforced({ commanders: EACH_THEIR_OWN, hands: { 3: 'mines' } });
    const one = played(opened, 2, DECLINE).state;
    const { state: next, events } = played(one, 4, DECLINE);
    expect(ofKind(events, 'declined')).toEqual([
      { kind: 'declined', seat: 2, rests: false },
      { kind: 'declined', seat: 4, rests: false },
    ]);
    expect(next.phase).toBe('actions');
  });
  test('does not ask a seat that rests again this turn, but in the next', () => {
    const opened = reinforced({ commanders: EACH_THEIR_OWN, units: [2, 2, 1, 2, 3], hands: { 3: 'mines' } });
    const rested = played(opened, 2, { kind: 'rest' }).state;
    expect(rested.resting).toEqual([2]);
    expect(asked(rested)).toEqual(['react 4']);
    const acting = played(rested, 4, DECLINE).state;
    expect(acting.resting).toEqual([2]);
    let ending = acting;
    for (const seat of EACH_THEIR_OWN) ending = played(ending, seat, DONE).state;
    // The seat rests: «barricade» is not asked for at the start of defence.
    expect(asked(ending)[0]).not.toBe('react 2');
  });
});

test('RUB-5.8 a card that wants more than there is takes what there is, and asks nobody', () => {
  const state = position({ hands: { 1: 'cheer double' } });
  const by = { card: { of: 'event', id: 0 }, unit: 0, point: null } as const;
  state.agenda = [{ task: 'effect', effect: { do: 'discard', count: 3, who: 'self' }, by }];
  run({ set: smallSet, state, chance: new ScriptedChance([]) });
  expect(state.hands[0]).toEqual([]);
  expect(asked(state)).toEqual(['act 0']);
});

describe('RUB-5.8 who is asked', () => {
  const arrival = { task: 'window', at: 'arrival', point: 0, waiting: [], answers: [] } as const;
  const given = { commanders: EACH_THEIR_OWN, points: ['infantry'], discards: { 3: 'mines mines' } };
  /** Who is asked when that card of unit 3 is being played. */
  const askedWhile = (id: string) => {
    const state = position({ ...given, hands: { 3: `${id} fortify` } });
    const card = held(state, 3, id);
    state.hands[2] = state.hands[2]?.filter((other) => other !== card) ?? [];
    state.agenda = [
      { task: 'played', unit: 2, card },
      { ...arrival, prey: state.points[0]?.enemies ?? [] },
    ];
    run({ set: smallSet, state, chance: new ScriptedChance([]) });
    return asked(state).filter((who) => who.startsWith('react'));
  };

  test('is nobody for a card that is being played, whatever else may be in the hand', () => {
    expect(askedWhile('mines')).toEqual([]);
    expect(askedWhile('brace')).toEqual(['react 2']);
  });
  test('is nobody for a unit that is no more', () => {
    const state = position({ commanders: EACH_THEIR_OWN, units: [0, 1, 1, 1, 1], hands: { 2: 'covering' } });
    state.agenda = [{ ...arrival, at: 'check', checked: 0 }];
    run({ set: smallSet, state, chance: new ScriptedChance([]) });
    expect(asked(state)).not.toContain('react 1');
  });
});

test('RUB-5.8 every question has a name of its own: an old answer never answers a new one', () => {
  const luck = chanceFrom(seedFromText('names of questions'));
  const names = new Set<string>();
  for (const seats of [1, 3]) {
    const state = rules.setup({ scenario: 'terespol' }, Array(seats).fill('human'), luck);
    names.clear();
    for (let decision = next(state); decision; decision = next(state)) {
      expect(names).not.toContain(decision.id);
      names.add(decision.id);
      rules.play(state, decision, rules.randomMove(state, decision, luck), luck);
    }
    expect(names.size).toBeGreaterThan(30);
  }
});

function next(state: State) {
  return nextDecision(rules.pending(state));
}

describe('RUB-5.8 a unit destroyed', () => {
  test('takes a card it has just played with it', () => {
    const state = position({ points: ['tanks'], units: [1, 1, 2, 2, 2], hands: { 1: 'stand-fast' } });
    const divided = played(state, 0, DONE).state;
    const checks = played(divided, 0, { kind: 'divide', on: [0], order: [0, 1] }).state;
    const failed = played(checks, 0, STAND, [1]).state;
    expect(asked(failed)).toEqual(['react 0']);
    const { state: next } = played(failed, 0, react(failed, 1, 'stand-fast'), [3]);
    expect(next.units[0]).toMatchObject({ isAlive: false, discard: [] });
    expect(next.units[0]?.gone).toHaveLength(10);
  });
  test('while its card resolves: the card is carried out as far as possible, then leaves with the unit', () => {
    const state = position({ units: [0, 1, 1, 1, 1] });
    const by = { card: { of: 'skill', id: 8 }, unit: 0, point: 0 } as const;
    state.agenda = [
      { task: 'played', unit: 0, card: 8 },
      { task: 'effect', effect: { do: 'draw', count: 1, who: 'self' }, by },
      { task: 'effect', effect: { do: 'fortify', tokens: 1, where: 'here' }, by },
    ];
    run({ set: smallSet, state, chance: new ScriptedChance([]) });
    expect(state.points[0]?.tokens).toBe(1);
    expect(state.units[0]).toMatchObject({ discard: [], actions: 0 });
    expect(state.units[0]?.gone).toHaveLength(10);
    expect(state.hands[0]).toEqual([]);
  });
});
