import { describe, expect, test } from 'vitest';
import {
  chanceFrom,
  commitment,
  type Fault,
  faultSentence,
  type GameRecord,
  Problem,
  readOptions,
  readRecord,
  replay,
  seedFromText,
  Table,
  verify,
  writeRecord,
} from '../src/index.ts';
import { headerFor, playAtRandom } from '../testkit/index.ts';
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

describe('a record', () => {
  const { record } = playAtRandom({
    rules: skirmish,
    seats: ['human', 'human'],
    seed: 'recorded',
    undoEvery: 5,
  });
  const closing = record.closing as NonNullable<GameRecord['closing']>;
  const faultOf = (changed: GameRecord) => verify(skirmish, 'test', changed).fault;

  test('written and read back verifies', () => {
    expect(faultOf(readRecord(writeRecord(record)))).toBeNull();
  });
  test('with a foreign seed is caught', () => {
    const other = seedFromText('other');
    expect(faultOf({ ...record, closing: { ...closing, seed: other } })).toEqual({ kind: 'commitment' });
    const header = { ...record.header, commitment: commitment(other) };
    expect(faultOf({ ...record, header, closing: { ...closing, seed: other } })).toEqual({ kind: 'setup' });
  });
  test('with a bent die is caught at its entry', () => {
    const at = record.entries.findIndex((entry) => entry.kind === 'move' && entry.chance);
    const entries = record.entries.map((entry, index) =>
      index === at && entry.kind === 'move' ? { ...entry, chance: [19 - (entry.chance?.[0] ?? 0)] } : entry,
    );
    expect(faultOf({ ...record, entries })).toEqual({ kind: 'chance', entry: at });
  });
  test('with a forbidden move is caught with its refusal', () => {
    const entries = [
      { ...record.entries[0], kind: 'move' as const, seat: 0, decision: 'turn:0', move: { kind: 'x' } },
    ];
    expect(faultOf({ ...record, entries })).toMatchObject({ kind: 'refused', entry: 0 });
  });
  test('with a false end is caught', () => {
    expect(faultOf({ ...record, closing: { ...closing, hash: '00' } })).toMatchObject({ kind: 'hash' });
    const outcome = { kind: 'win' as const, winners: [9], ending: 'last-standing' };
    expect(faultOf({ ...record, closing: { ...closing, outcome } })).toEqual({ kind: 'outcome' });
  });
  test('of another game, rules or content is not judged', () => {
    const header = { ...record.header, rules: '0' };
    expect(faultOf({ ...record, header })).toEqual({ kind: 'wrong-rules', expected: '1', found: '0' });
    expect(verify(skirmish, 'other', record).fault).toMatchObject({ kind: 'wrong-content' });
    expect(verify(lifeboat, 'test', record).fault).toMatchObject({ kind: 'wrong-game' });
  });
  test('without its seed still replays from the recorded chance', () => {
    const { closing: _, ...open } = record;
    expect(replay(skirmish, open).fault).toBeNull();
  });
});

describe('a broken record gets a sentence that says what and where', () => {
  const { record } = playAtRandom({ rules: lifeboat, seats: ['human'], seed: 'broken' });
  const json = () => JSON.parse(writeRecord(record));
  const sentence = (text: string) => {
    try {
      readRecord(text);
    } catch (error) {
      if (error instanceof Problem) return error.sentence;
      throw error;
    }
    return undefined;
  };

  test('cut off in the middle', () => {
    const half = writeRecord(record).slice(0, 200);
    expect(sentence(half)?.en).toMatch(/^The record file is damaged: it is not JSON/);
    expect(sentence(half)?.ru).toMatch(/^Файл записи повреждён/);
  });
  test('with a wrong field', () => {
    const broken = json();
    broken.entries[1].seat = 'two';
    expect(sentence(JSON.stringify(broken))).toEqual({
      ru: 'Запись повреждена: в entries[1].seat ожидается целое число, а там "two".',
      en: 'The record is damaged: entries[1].seat should be a whole number, but it is "two".',
    });
  });
  test('with a missing field', () => {
    const broken = json();
    delete broken.header.seats[0].name;
    expect(sentence(JSON.stringify(broken))?.en).toBe(
      'The record is damaged: header.seats[0].name should be a text, but it is missing.',
    );
  });
  test('with an undo that keeps more than there is', () => {
    const broken = json();
    broken.entries.splice(1, 0, { kind: 'undo', seat: 0, keep: 5 });
    expect(sentence(JSON.stringify(broken))?.en).toContain('entries[1].keep should be a number below 1');
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
});

describe('a record that can be read but not played', () => {
  const { record } = playAtRandom({ rules: lifeboat, seats: ['human', 'human'], seed: 'unplayable' });
  const { closing: _, ...open } = record;

  test('of a table that cannot be is a fault, not a crash', () => {
    const seats = Array.from({ length: 40 }, () => ({ kind: 'human' as const, name: 'x' }));
    const header = { ...record.header, seats };
    expect(replay(lifeboat, { ...record, header }).fault).toMatchObject({
      kind: 'table',
      refusal: { reason: 'seat-count' },
    });
  });
  test('whose chance runs out is a fault at the entry where it does', () => {
    const entries = open.entries.map((entry) => ({ ...entry, chance: [] }));
    expect(replay(lifeboat, { ...open, entries }).fault).toEqual({ kind: 'chance', entry: 0 });
  });
  test('has a sentence for every fault, in both languages', () => {
    const refusal = { reason: 'seat-count', clause: 'T-1', figures: { seats: 40, min: 1, max: 4 } };
    const versions = { expected: '1', found: '2' };
    const faults: Fault[] = [
      { kind: 'wrong-game', ...versions },
      { kind: 'wrong-rules', ...versions },
      { kind: 'wrong-content', ...versions },
      { kind: 'table', refusal },
      { kind: 'commitment' },
      { kind: 'setup' },
      { kind: 'chance', entry: 4 },
      { kind: 'refused', entry: 4, refusal },
      { kind: 'hash', ...versions },
      { kind: 'outcome' },
    ];
    for (const fault of faults) {
      expect(faultSentence(fault).en).toMatch(/^[A-Z].*\.$/);
      expect(faultSentence(fault).ru).toMatch(/^[А-ЯЁ].*\.$/);
    }
  });
});
