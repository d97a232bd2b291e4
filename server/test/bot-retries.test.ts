import { expect, test } from 'vitest';
import { Retries } from '../src/bots/retries.ts';
import type { LiveTable } from '../src/tables/live-table.ts';

const [one, other] = [{}, {}] as [LiveTable, LiveTable];
const pauses = (retries: Retries, seq: number, times: number) =>
  Array.from({ length: times }, () => retries.pauseAfter(one, seq) / 1000);

test('a bot that finds no move is asked less and less often, at last every ten minutes', () => {
  expect(pauses(new Retries(), 4, 10)).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600, 600]);
});

test('each position, and each table, begins anew', () => {
  const retries = new Retries();
  pauses(retries, 4, 3);
  expect(retries.pauseAfter(other, 4)).toBe(5000);
  expect(pauses(retries, 5, 2)).toEqual([5, 10]);
});
