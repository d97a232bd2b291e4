import { describe, expect, test } from 'vitest';
import {
  bind,
  type Closing,
  commitment,
  type Entry,
  type Fault,
  faultSentence,
  type GameRecord,
  type Linked,
  readRecord,
  replay,
  seedFromText,
  verify,
  writeRecord,
} from '../src/index.ts';
import { complaintOf, playAtRandom } from '../testkit/index.ts';
import { lifeboat } from './games/lifeboat.ts';
import { skirmish } from './games/skirmish.ts';

describe('a record', () => {
  const { record } = playAtRandom({
    rules: skirmish,
    seats: ['human', 'human'],
    seed: 'recorded',
    undoEvery: 5,
  });
  const closing = record.closing as Closing;
  const faultOf = (changed: GameRecord) => verify(skirmish, 'test', changed).fault;

  test('written and read back verifies', () => {
    expect(faultOf(readRecord(writeRecord(record)))).toBeNull();
  });
  test('that was bent is caught at the first place where it was', () => {
    const [first, second, ...rest] = record.entries as [Linked<Entry>, Linked<Entry>, ...Linked<Entry>[]];
    const seats = record.header.seats.map((seat) => ({ ...seat, name: 'Somebody else' }));
    expect(faultOf({ ...record, header: { ...record.header, seats } })).toEqual({
      kind: 'link',
      at: 'beginning',
    });
    expect(faultOf({ ...record, setup: [...record.setup, 0] })).toEqual({ kind: 'link', at: 'beginning' });
    expect(faultOf({ ...record, entries: [second, first, ...rest] })).toEqual({ kind: 'link', at: 0 });
    expect(faultOf({ ...record, entries: [first, ...rest] })).toEqual({ kind: 'link', at: 1 });
    expect(faultOf({ ...record, entries: [first, first, second, ...rest] })).toEqual({ kind: 'link', at: 1 });
    const undo = record.entries.findIndex(({ kind }) => kind === 'undo');
    const ascribed = record.entries.map((entry, at) =>
      at === undo && entry.kind === 'undo' ? { ...entry, seat: 1 - entry.seat } : entry,
    );
    expect(undo).toBeGreaterThan(0);
    expect(faultOf({ ...record, entries: ascribed })).toEqual({ kind: 'link', at: undo });
    expect(faultOf({ ...record, entries: record.entries.slice(0, -1) })).toEqual({
      kind: 'link',
      at: 'closing',
    });
    const outcome = { kind: 'win', winners: [9], ending: 'last-standing' } as const;
    expect(faultOf({ ...record, closing: { ...closing, outcome } })).toEqual({ kind: 'link', at: 'closing' });
  });
  test('of a server’s table without the server’s seal is caught', () => {
    expect(faultOf(bind({ ...record, header: { ...record.header, table: 't' } }, closing))).toEqual({
      kind: 'unsealed',
    });
  });
  test('with a foreign seed is caught', () => {
    const seed = seedFromText('other');
    expect(faultOf(bind(record, { ...closing, seed }))).toEqual({ kind: 'commitment' });
    const header = { ...record.header, commitment: commitment(seed) };
    expect(faultOf(bind({ ...record, header }, { ...closing, seed }))).toEqual({ kind: 'setup' });
  });
  test('with a bent die is caught at its entry', () => {
    const at = record.entries.findIndex((entry) => entry.kind === 'move' && entry.chance);
    const entries = record.entries.map((entry, index) =>
      index === at && entry.kind === 'move' ? { ...entry, chance: [19 - (entry.chance?.[0] ?? 0)] } : entry,
    );
    expect(faultOf(bind({ ...record, entries }, closing))).toEqual({ kind: 'chance', entry: at });
  });
  test('with a forbidden move is caught with its refusal', () => {
    const entries: Entry[] = [{ kind: 'move', seat: 0, decision: 'turn:0', move: { kind: 'x' } }];
    expect(faultOf(bind({ ...record, entries }, closing))).toMatchObject({ kind: 'refused', entry: 0 });
  });
  test('with a false end is caught', () => {
    expect(faultOf(bind(record, { ...closing, hash: '00' }))).toMatchObject({ kind: 'hash' });
    const outcome = { kind: 'win' as const, winners: [9], ending: 'last-standing' };
    expect(faultOf(bind(record, { ...closing, outcome }))).toEqual({ kind: 'outcome' });
  });
  test('of another game, rules or content is not judged', () => {
    const header = { ...record.header, rules: '0' };
    expect(faultOf(bind({ ...record, header }, closing))).toEqual({
      kind: 'wrong-rules',
      expected: '1',
      found: '0',
    });
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
  const sentence = (text: string) => complaintOf(() => readRecord(text));

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
  test('with a field that no record has', () => {
    const extra = (change: (broken: ReturnType<typeof json>) => void) => {
      const broken = json();
      change(broken);
      return sentence(JSON.stringify(broken))?.en;
    };
    expect(extra((record) => (record.note = 'x'))).toBe(
      'The record is damaged: a record has no field record.note.',
    );
    expect(extra(({ header }) => (header.host = 'x'))).toContain('no field header.host.');
    expect(extra(({ header }) => (header.seats[0].rank = 'x'))).toContain('no field header.seats[0].rank.');
    expect(extra(({ entries }) => (entries[2].at = 1))).toContain('no field entries[2].at.');
    expect(extra(({ closing }) => (closing.at = 1))).toContain('no field closing.at.');
  });
  test('of the older form', () => {
    const broken = json();
    broken.header.format = 'bridgehead-record/1';
    expect(sentence(JSON.stringify(broken))).toEqual({
      ru: 'Запись сделана в другой форме (bridgehead-record/1); здесь читают только bridgehead-record/4.',
      en: 'The record was written in another form (bridgehead-record/1); only bridgehead-record/4 is read here.',
    });
  });
  test('with an undo that keeps more than there is', () => {
    const broken = json();
    broken.entries.splice(1, 0, { kind: 'undo', seat: 0, keep: 5, link: broken.link });
    expect(sentence(JSON.stringify(broken))?.en).toContain('entries[1].keep should be a number below 1');
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
      { kind: 'link', at: 'beginning' },
      { kind: 'link', at: 4 },
      { kind: 'link', at: 'closing' },
      { kind: 'unsealed' },
      { kind: 'table', refusal },
      { kind: 'commitment' },
      { kind: 'setup' },
      { kind: 'chance', entry: 4 },
      { kind: 'finding', entry: 4 },
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
