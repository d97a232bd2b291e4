import { describe, expect, test } from 'vitest';
import {
  type Agreement,
  agreementSentence,
  bind,
  chanceFrom,
  kernelRefusal,
  outcomeSentence,
  readRecord,
  replay,
  type SeatKind,
  seedFromText,
  Table,
  verify,
  writeRecord,
} from '../src/index.ts';
import { headerFor } from '../testkit/index.ts';
import { lifeboat } from './games/lifeboat.ts';
import { skirmish } from './games/skirmish.ts';

const seed = seedFromText('agreement');
const attack = { seat: 0, decision: 'turn:0', move: { kind: 'attack', target: 1 } };

function open(kinds: readonly SeatKind[]) {
  const table = Table.open(skirmish, headerFor(skirmish.manifest, {}, kinds, seed), chanceFrom(seed));
  table.answer(attack);
  return table;
}

const refused = (kinds: readonly SeatKind[], agreement: Agreement) => {
  const table = open(kinds);
  const reason = table.agree(agreement)?.refusal.reason;
  expect(table.outcome).toBeNull();
  expect(table.seq).toBe(1);
  expect(kernelRefusal({ reason: reason ?? '' })).toBeDefined();
  return reason;
};

describe('of two sides one may resign', () => {
  const table = open(['human', 'human']);
  table.agree({ end: 'resigned', by: [1] });
  test('and the other has won', () => {
    expect(table.outcome).toEqual({ kind: 'win', winners: [0], ending: 'resigned' });
  });
  test('and nothing follows', () => {
    const over = { refusal: { reason: 'game-over' } };
    expect(table.answer({ seat: 1, decision: 'react:0:1', move: { kind: 'react', card: 0 } })).toEqual(over);
    expect(table.undo(0, 0, [0, 1])).toEqual(over);
    expect(table.agree({ end: 'draw', by: [0, 1] })).toEqual(over);
  });
  test('and the record says so, and holds', () => {
    const record = readRecord(writeRecord(table.record(seed)));
    expect(record.entries.at(-1)).toMatchObject({ kind: 'agreed', end: 'resigned', by: [1] });
    expect(verify(skirmish, 'test', record).fault).toBeNull();
  });
  test('to bots as well', () => {
    const alone = open(['human', 'bot']);
    expect(alone.agree({ end: 'resigned', by: [0] })).toBeNull();
    expect(alone.outcome).toMatchObject({ winners: [1] });
  });
});

test('a draw takes the word of everybody', () => {
  const table = open(['human', 'human', 'human']);
  expect(table.agree({ end: 'draw', by: [0, 2] })).toEqual({ refusal: { reason: 'draw-not-agreed' } });
  expect(table.agree({ end: 'draw', by: [0, 1, 2] })).toBeNull();
  expect(table.outcome).toEqual({ kind: 'draw', between: [0, 1, 2], ending: 'agreed' });
});

describe('is refused with a sentence', () => {
  test('where nobody plays against anybody', () => {
    const header = headerFor(lifeboat.manifest, {}, ['human', 'human'], seed);
    const boat = Table.open(lifeboat, header, chanceFrom(seed));
    expect(boat.agree({ end: 'draw', by: [0, 1] })).toEqual({ refusal: { reason: 'end-together' } });
  });
  test('a draw with bots, who agree to nothing', () => {
    expect(refused(['human', 'bot'], { end: 'draw', by: [0] })).toBe('draw-with-bots');
  });
  test('a resignation that would decide between others', () => {
    expect(refused(['human', 'human', 'human'], { end: 'resigned', by: [0] })).toBe('resign-many-sides');
  });
  test('what a bot, or nobody, says', () => {
    expect(refused(['human', 'bot'], { end: 'resigned', by: [1] })).toBe('end-not-people');
    expect(refused(['human', 'human'], { end: 'resigned', by: [] })).toBe('end-not-people');
  });
  test('a resignation of both sides', () => {
    expect(refused(['human', 'human'], { end: 'resigned', by: [0, 1] })).toBe('resign-two-sides');
  });
});

test('a record whose links were all made anew is still judged by who may agree to what', () => {
  const table = open(['human', 'human']);
  table.agree({ end: 'draw', by: [0, 1] });
  const record = table.record(seed);
  const forged = (agreement: Agreement) => {
    const entries = [...record.entries.slice(0, -1), { kind: 'agreed', ...agreement } as const];
    return replay(skirmish, bind({ ...record, entries }, record.closing)).fault;
  };
  expect(forged({ end: 'draw', by: [0] })).toMatchObject({ kind: 'refused', entry: 1 });
  expect(forged({ end: 'resigned', by: [0] })).toEqual({ kind: 'outcome' });
});

test('is said in words, in the log and as the result', () => {
  const names = { seat: (seat: number) => ['Анна', 'Борис'][seat] ?? '' };
  const text = { outcome: () => ({ ru: 'по правилам', en: 'by the rules' }) };
  expect(agreementSentence({ end: 'resigned', by: [1] }, names).ru).toBe('Сдаёт партию: Борис.');
  const won = { kind: 'win', winners: [0], ending: 'resigned' } as const;
  expect(outcomeSentence(text, won, null, names).ru).toBe('Партия сдана. Выигрывает Анна.');
  expect(outcomeSentence(text, { ...won, ending: 'lines' }, null, names).ru).toBe('по правилам');
});
