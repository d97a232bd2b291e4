import { bind, type Entry, type RecordHeader } from '@bridgehead/kernel';
import type { RecordReply } from '@bridgehead/wire';
import { expect, test } from 'vitest';
import { KeptRecords } from '../src/http/kept-records.ts';
import { inSlices } from '../src/slices.ts';

const entry = (number: number): Entry => ({
  kind: 'move',
  seat: 0,
  decision: `act:${number}`,
  move: { kind: 'step', number },
});

function reply(entries: number): RecordReply {
  const course = {
    header: {} as RecordHeader,
    setup: [1],
    entries: Array.from({ length: entries }, (_, n) => entry(n)),
  };
  const ending = { seed: 'sfc32:1', hash: 'hash', outcome: { kind: 'won', ending: 'out' } } as const;
  return { record: bind(course, ending), whys: course.entries.map(() => null) };
}

test('a record is sent as it is, and read once for all who ask', async () => {
  const records = new KeptRecords();
  const whole = reply(50);
  let readings = 0;
  const read = async () => {
    readings++;
    return whole;
  };
  const texts = await Promise.all([records.of('one', read), records.of('one', read)]);
  expect(JSON.parse(texts[0] as string)).toEqual(JSON.parse(JSON.stringify(whole)));
  expect(texts[1]).toBe(texts[0]);
  expect(readings).toBe(1);
});

test('what is kept is bounded by its length: games that were made endless push each other out', async () => {
  const { length } = JSON.stringify(reply(50));
  const records = new KeptRecords(2.5 * length);
  const read: string[] = [];
  const ask = (table: string, entries = 50) =>
    records.of(table, async () => {
      read.push(table);
      return reply(entries);
    });
  for (const table of ['one', 'two', 'two', 'three', 'two', 'one']) await ask(table);
  expect(read).toEqual(['one', 'two', 'three', 'one']);
  // Longer than all that may be kept: it is kept itself as little as it takes the place of others.
  for (const table of ['endless', 'endless', 'one']) await ask(table, 500);
  expect(read.slice(4)).toEqual(['endless', 'endless']);
});

test('whoever waits meanwhile is served between the slices of long work', async () => {
  let served = 0;
  const waiting = setInterval(() => served++, 1);
  function* long(): Generator<void, string> {
    for (let part = 0; part < 20; part++) {
      const end = performance.now() + 5;
      while (performance.now() < end);
      yield;
    }
    return 'done';
  }
  expect(await inSlices(long())).toBe('done');
  clearInterval(waiting);
  expect(served).toBeGreaterThan(5);
});
