import { type AnyGame, nextDecision } from '@bridgehead/kernel';
import { beforeAll, expect, it } from 'vitest';
import { afterChange } from '../carrier/change.ts';
import type { Snapshot, SnapshotChange } from '../carrier/snapshot.ts';
import { recordOf } from '../storage/tables.ts';
import type { LocalTable } from './local-table.ts';
import { loadMarathon } from './marathon.ts';
import { ReplayTable } from './replay-table.ts';
import { Screen } from './screen.ts';
import { newDisk, openOn } from './testkit.ts';

const people = ['Anna', 'Boris'].map((name) => ({ kind: 'human', name }) as const);
let game: AnyGame;
let sayings = 0;

beforeAll(async () => {
  const plain = await loadMarathon();
  const event: typeof plain.text.event = (...args) => {
    sayings++;
    return plain.text.event(...args);
  };
  game = { ...plain, text: { ...plain.text, event } };
});

async function run(table: LocalTable): Promise<void> {
  const decision = nextDecision(game.rules.pending(table.state));
  if (decision) await table.answer(decision, { kind: 'run', by: 1 + (table.seq % 3) });
}

/** A page on the other side of the border: everything comes to it as JSON. */
function pageOf(first: Snapshot) {
  let shown: Snapshot = structuredClone(first);
  let bytes = 0;
  const screen = new Screen((change) => {
    const json = JSON.stringify(change);
    bytes = json.length;
    shown = afterChange(shown, JSON.parse(json) as SnapshotChange);
  });
  screen.open(first);
  return { screen, shown: () => shown, bytes: () => bytes };
}

it('tells a page of every step with as many bytes at move 1,000 as at move 100, and says it once', async () => {
  const table = await openOn(game, newDisk(game, people, { length: 10_000 }));
  const { screen, shown, bytes } = pageOf(table.snapshot('spectator'));
  const sizes: number[] = [];
  sayings = 0;
  for (let move = 1; move <= 1010; move++) {
    await run(table);
    screen.show(table.snapshot('spectator'));
    sizes.push(bytes());
  }
  const largest = (from: number) => Math.max(...sizes.slice(from, from + 10));
  expect(largest(100)).toBeGreaterThan(100);
  expect(largest(1000)).toBeLessThanOrEqual(largest(100) + 16);
  // Once in each language: people are called as its readers call them.
  expect(sayings).toBe(2 * 1010);
  expect(shown()).toEqual(table.snapshot('spectator'));
});

it('leaves a page with what the table shows, through take-backs, other eyes and older pages', async () => {
  const disk = newDisk(game, people, { length: 10_000 });
  const first = await openOn(game, disk);
  for (let move = 0; move < 150; move++) await run(first);
  const table = await openOn(game, disk);
  const { screen, shown } = pageOf(table.snapshot(0));
  const show = (viewer: 0 | 1 | 'spectator') => {
    screen.show(table.snapshot(viewer));
    expect(shown()).toEqual(table.snapshot(viewer));
  };
  await run(table);
  show(0);
  show(1);
  await table.takeBack({ seat: 0, keep: 140, consent: [0, 1] }, [0, 1]);
  show(1);
  show('spectator');
  await table.earlier();
  show('spectator');
  await run(table);
  show(0);
});

it('follows a replay forwards and back', async () => {
  const disk = newDisk(game, people, { length: 10_000 });
  const table = await openOn(game, disk);
  for (let move = 0; move < 140; move++) await run(table);
  await table.takeBack({ seat: 0, keep: 120, consent: [0, 1] }, [0, 1]);
  const replay = new ReplayTable(game, recordOf({ table: disk.table, entries: disk.rows }), []);
  const { screen, shown } = pageOf(replay.snapshot(0, 'spectator'));
  for (const seq of [1, 2, 141, 130, 125, 141, 0, 3]) {
    screen.show(replay.snapshot(seq, 0));
    expect(shown()).toEqual(replay.snapshot(seq, 0));
  }
});
