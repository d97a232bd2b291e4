import { describe, expect, test } from 'vitest';
import { chanceFrom, hasTakeBacks, kernelRefusal, readOptions, seedFromText, Table } from '../src/index.ts';
import { headerFor, mustBeSpoken } from '../testkit/index.ts';
import { lifeboat } from './games/lifeboat.ts';
import { skirmish } from './games/skirmish.ts';

const seed = seedFromText('table');

function boat() {
  return Table.open(lifeboat, headerFor(lifeboat.manifest, {}, ['human', 'human'], seed), chanceFrom(seed));
}

describe('an answer is refused, and nothing changes,', () => {
  const table = boat();
  const before = JSON.stringify(table.record());
  const refused = (answer: { seat: number; decision: string; move: unknown }) => {
    const result = table.answer(answer);
    expect(JSON.stringify(table.record())).toBe(before);
    return 'refusal' in result && result.refusal.reason;
  };

  test('when it is somebody else’s turn', () => {
    expect(refused({ seat: 1, decision: 'turn:0', move: 'row' })).toBe('not-your-decision');
  });
  test('when it answers a decision that is not open', () => {
    expect(refused({ seat: 0, decision: 'turn:7', move: 'row' })).toBe('decision-closed');
  });
  test('when it is no move of this game', () => {
    expect(refused({ seat: 0, decision: 'turn:0', move: { kind: 'fly' } })).toBe('malformed-move');
  });
  test('when the rules forbid it', () => {
    expect(refused({ seat: 0, decision: 'turn:0', move: 'bail' })).toBe('dry');
  });
});

describe('a game may say why a seat is not asked', () => {
  const wait = { clause: 'LIF-1.1', reason: 'wait-for-your-turn' };
  const telling: typeof lifeboat = {
    ...lifeboat,
    closed: (state, seat) => (seat === state.turn % state.seats ? null : wait),
  };
  const header = headerFor(lifeboat.manifest, {}, ['human', 'human'], seed);
  const table = Table.open(telling, header, chanceFrom(seed));

  test('be the question closed or somebody else’s', () => {
    for (const decision of ['turn:0', 'turn:1', 'no such question']) {
      expect(table.answer({ seat: 1, decision, move: 'row' })).toEqual({ refusal: wait });
    }
  });
  test('and where it says nothing, or is asked about no move at all, the kernel speaks', () => {
    const reasons = [
      { seat: 0, decision: 'turn:7', move: 'row' },
      { seat: 1, decision: 'turn:0', move: { kind: 'fly' } },
      { seat: 1, decision: 'turn:7', move: null },
    ].map((answer) => table.answer(answer));
    expect(reasons).toMatchObject([
      { refusal: { reason: 'decision-closed' } },
      { refusal: { reason: 'not-your-decision' } },
      { refusal: { reason: 'decision-closed' } },
    ]);
  });
});

test('a game that is over takes no more answers', () => {
  const table = boat();
  for (let turn = 0; !table.outcome; turn++)
    table.answer({ seat: turn % 2, decision: `turn:${turn}`, move: 'row' });
  expect(table.answer({ seat: 0, decision: 'turn:9', move: 'row' })).toEqual({
    refusal: { reason: 'game-over' },
  });
});

test('the state given to a move is never touched, not even when the rules throw', () => {
  const broken: typeof lifeboat = {
    ...lifeboat,
    play(state) {
      state.turn = 99;
      throw new Error('defect');
    },
  };
  const table = Table.open(broken, headerFor(lifeboat.manifest, {}, ['human'], seed), chanceFrom(seed));
  expect(() => table.answer({ seat: 0, decision: 'turn:0', move: 'row' })).toThrow('defect');
  expect(table.state.turn).toBe(0);
  expect(table.seq).toBe(0);
});

describe('taking back', () => {
  const attack = { seat: 0, decision: 'turn:0', move: { kind: 'attack', target: 1 } };
  const open = () =>
    Table.open(skirmish, headerFor(skirmish.manifest, {}, ['human', 'human', 'bot'], seed), chanceFrom(seed));

  test('is free while nobody else acted, no chance was used and nothing was shown', () => {
    const table = open();
    const before = table.state;
    table.answer(attack);
    expect(table.undo(0, 0)).toBeNull();
    expect(table.state).toEqual(before);
    expect(table.record().entries.map(({ kind }) => kind)).toEqual(['move', 'undo']);
  });
  test('is refused to another seat', () => {
    const table = open();
    table.answer(attack);
    expect(table.refuseUndo(1, 0)).toEqual({ reason: 'undo-others-acted' });
  });
  test('is free across what others did without telling anybody, but nobody takes that back for them', () => {
    const quiet: typeof skirmish = {
      ...skirmish,
      play: (state, decision, move, chance) => skirmish.play(state, decision, move, chance),
    };
    const header = headerFor(skirmish.manifest, {}, ['human', 'human', 'bot'], seed);
    const table = Table.open(quiet, header, chanceFrom(seed));
    table.answer(attack);
    table.answer({ seat: 2, decision: 'react:0:2', move: { kind: 'react', card: 0 } });
    expect(table.line.map(({ isNeutral }) => isNeutral)).toEqual([true, true]);
    expect(table.refuseUndo(1, 0)).toEqual({ reason: 'undo-others-acted' });
    expect(table.refuseUndo(0, 1)).toEqual({ reason: 'undo-others-acted' });
    expect(table.undo(0, 0)).toBeNull();
  });
  test('is refused once chance was used', () => {
    const table = boat();
    table.answer({ seat: 0, decision: 'turn:0', move: 'row' });
    expect(table.refuseUndo(0, 0)).toEqual({ reason: 'undo-chance-used' });
  });
  test('is refused once something hidden was shown', () => {
    const table = open();
    table.answer(attack);
    table.answer({ seat: 2, decision: 'react:0:2', move: { kind: 'react', card: 0 } });
    expect(table.refuseUndo(2, 1)).toEqual({ reason: 'undo-hidden-shown' });
  });
  test('goes as far as all people agree, and only then', () => {
    const table = open();
    table.answer(attack);
    table.answer({ seat: 1, decision: 'react:0:1', move: { kind: 'react', card: 0 } });
    expect(table.undo(0, 0, [0])).toMatchObject({ refusal: { reason: 'undo-others-acted' } });
    expect(table.undo(0, 0, [0, 1])).toBeNull();
  });
  test('behind chance is refused to whoever plays alone, though that is everybody, unless it is for practice', () => {
    const alone = (practice: boolean) => {
      const header = headerFor(lifeboat.manifest, {}, ['human', 'bot'], seed, practice);
      const table = Table.open(lifeboat, header, chanceFrom(seed));
      table.answer({ seat: 0, decision: 'turn:0', move: 'row' });
      return table;
    };
    const refusal = { reason: 'undo-chance-alone' };
    expect(alone(false).undo(0, 0, [0])).toEqual({ refusal });
    expect(kernelRefusal(refusal)?.en).toMatch(/practice/);
    expect(alone(true).undo(0, 0, [0])).toBeNull();
  });
  test('behind what was shown is refused to whoever plays alone, and behind a bot that showed nothing it is not', () => {
    const header = headerFor(skirmish.manifest, {}, ['human', 'bot', 'bot'], seed);
    const table = Table.open(skirmish, header, chanceFrom(seed));
    table.answer(attack);
    table.answer({ seat: 2, decision: 'react:0:2', move: { kind: 'react', card: 0 } });
    expect(table.undo(0, 0, [0])).toEqual({ refusal: { reason: 'undo-shown-alone' } });
    const quiet: typeof skirmish = {
      ...skirmish,
      play: (state, decision, move, chance, emit) =>
        skirmish.play(state, decision, move, chance, (event) => emit?.(event)),
    };
    const open = Table.open(quiet, header, chanceFrom(seed));
    open.answer(attack);
    open.answer({ seat: 2, decision: 'react:0:2', move: { kind: 'react', card: 0 } });
    expect(open.undo(0, 0, [0])).toBeNull();
    expect(hasTakeBacks(open.entries)).toBe(true);
  });
  test('for practice is written down only where somebody plays alone', () => {
    const seated = (kinds: readonly ('human' | 'bot')[]) =>
      headerFor(lifeboat.manifest, {}, kinds, seed, true).practice;
    expect([seated(['human', 'bot']), seated(['human', 'human'])]).toEqual([true, undefined]);
  });
  test('freely is no take-back to speak of', () => {
    const table = open();
    table.answer(attack);
    table.undo(0, 0);
    expect(hasTakeBacks(table.entries)).toBe(false);
  });
  test('ends with the game, whoever agrees: what was closed does not change', () => {
    const over = { ...skirmish, outcome: () => ({ kind: 'won', ending: 'over' }) as const };
    const table = Table.open(
      over,
      headerFor(skirmish.manifest, {}, ['human', 'human', 'bot'], seed),
      chanceFrom(seed),
    );
    table.answer(attack);
    expect(table.undo(0, 0, [0, 1])).toEqual({ refusal: { reason: 'game-over' } });
  });
  test('never rewinds chance: the same move rolls anew', () => {
    const table = boat();
    const row = () => table.answer({ seat: 0, decision: 'turn:0', move: 'row' });
    const rolls = Array.from({ length: 12 }, () => {
      const progress = row();
      table.undo(0, 0, [0, 1]);
      return 'chance' in progress && progress.chance[0];
    });
    expect(new Set(rolls).size).toBeGreaterThan(1);
  });
});

describe('options', () => {
  const manifest = {
    ...lifeboat.manifest,
    options: [
      {
        id: 'sea',
        label: { ru: 'Море', en: 'Sea' },
        values: () => ['calm', 'rough'],
        describe: (value: unknown) => ({ ru: String(value), en: String(value) }),
        clause: () => 'T-1',
      },
    ],
  };
  test('are filled in with their defaults', () => {
    expect(readOptions(manifest, 2, {})).toEqual({ options: { sea: 'calm' } });
  });
  test('unknown to the game are named with those it knows', () => {
    expect(readOptions(manifest, 2, { see: 'calm' })).toEqual({
      refusal: { reason: 'unknown-option', figures: { option: 'see', known: 'sea' } },
    });
  });
  test('of a wrong value are refused with the clause', () => {
    expect(readOptions(manifest, 2, { sea: 'dry' })).toMatchObject({
      refusal: { reason: 'option-value', clause: 'T-1', figures: { allowed: 'calm, rough' } },
    });
  });
  test('for too many seats are refused', () => {
    expect(readOptions(manifest, 5, {})).toMatchObject({
      refusal: { reason: 'seat-count', figures: { max: 4 } },
    });
  });
  test('for too few too, in words that fit one as well as many', () => {
    const alone = readOptions({ ...manifest, seats: { min: 2, max: 4 } }, 1, {});
    if (!('refusal' in alone)) throw new Error('one alone was let in');
    const said = kernelRefusal(alone.refusal);
    expect(() => mustBeSpoken(said, 'seat-count')).not.toThrow();
  });
});

test('going back plays again only what came after the state kept last', () => {
  let played = 0;
  const long: typeof lifeboat = {
    ...lifeboat,
    outcome: () => null,
    play(state, decision, move, chance, emit) {
      played++;
      lifeboat.play(state, decision, move, chance, emit);
    },
  };
  const table = Table.open(
    long,
    headerFor(lifeboat.manifest, {}, ['human', 'human'], seed),
    chanceFrom(seed),
  );
  const states = [table.state];
  const row = () => {
    const turn = table.line.length;
    table.answer({ seat: turn % 2, decision: `turn:${turn}`, move: 'row' });
    states[turn + 1] = table.state;
  };
  for (let turn = 0; turn < 200; turn++) row();
  played = 0;
  table.undo(0, 70, [0, 1]);
  expect(table.state).toEqual(states[70]);
  expect(played).toBeLessThan(32);
  for (let turn = 70; turn < 130; turn++) row();
  for (const moves of [0, 31, 32, 63, 64, 70, 96, 129, 130])
    expect(table.stateAt(moves)).toEqual(states[moves]);
  played = 0;
  table.stateAt(127);
  expect(played).toBe(31);
});
