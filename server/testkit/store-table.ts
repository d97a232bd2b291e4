import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findGame, GAMES } from '@bridgehead/catalogue';
import { type Chance, chanceFrom, nextDecision, seedFromText } from '@bridgehead/kernel';
import { createLog } from '../src/log.ts';
import { startPostgres } from '../src/postgres/index.ts';
import { openStorage } from '../src/storage/index.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import { Desk, Guest } from './desk.ts';
import { store, writeStored } from './stored-table.ts';

/**
 * `npm run store-table -- pobeda`: plays an online table for a while, with a take-back, a clock and some talk, and keeps
 * its rows for the tests: see CONTRIBUTING.md. A file that is there is never written again: it stands for tables that are
 * out there in that form.
 */
const ENTRIES = 72;
/** So far a game goes before some moves are taken back: even a short one makes a log with a snapshot in it. */
const LONGEST_LINE = 15;
const TAKEN_BACK = 5;
const ATTEMPTS = 50;

const [id = ''] = process.argv.slice(2);
const game = findGame(id);
if (!game) stop(`There is no “${id}”; there are ${GAMES.map(({ manifest }) => manifest.id).join(', ')}.`);
const { manifest } = game;
const file = join(import.meta.dirname, '..', 'test', 'stored', `${id}-${manifest.version}.json`);
if (existsSync(file)) stop(`${id} ${manifest.version} is stored already, and stays as it is.`);

const folder = await mkdtemp(join(tmpdir(), 'bridgehead-store-'));
const log = createLog('error');
const postgres = await startPostgres({ folder, log });
const storage = await openStorage({ connection: postgres.connection, log });
try {
  const desk = new Desk(storage);
  desk.now = Date.now();
  const table = await playForAWhile(desk);
  while (!(await storage.snapshots.newest(table.id))) await sleep(50);
  await writeFile(file, writeStored(await store(postgres.connection, table.id)));
  console.log(`${id} ${manifest.version}: a table of ${ENTRIES} entries is stored.`);
} finally {
  await storage.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Games differ in length: one that is over too soon is tried again. */
async function playForAWhile(desk: Desk): Promise<LiveTable> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const people = [new Guest('Анна'), new Guest('Boris')];
    const clock = { kind: 'bank', bankSeconds: 3600, creditSeconds: 60 } as const;
    const table = await desk.seat(people, { game: id, clock });
    await table.say(people[0] as Guest, { kind: 'chat', id: randomUUID(), text: 'Удачи!' });
    const chance = chanceFrom(seedFromText(`stored ${id} ${attempt}`));
    while (table.pending.length > 0 && (table.position?.seq ?? 0) < ENTRIES) {
      if (table.position?.line === LONGEST_LINE) await takeBack(table, people);
      else await move(desk, table, people, chance);
    }
    if (table.pending.length > 0) return table;
  }
  throw new Error(`no game of ${id} lasted for ${ENTRIES} entries`);
}

async function move(desk: Desk, table: LiveTable, people: readonly Guest[], chance: Chance): Promise<void> {
  const decision = nextDecision(table.pending);
  if (!decision || !table.position) return;
  const { seq, state } = table.position;
  desk.now += 1500;
  const chosen = table.game.rules.randomMove(state, decision, chance);
  const message = { kind: 'answer', id: randomUUID(), decision: decision.id, seq, move: chosen } as const;
  await table.answer(people[decision.seat] as Guest, message, () => undefined);
}

async function takeBack(table: LiveTable, [one, other]: readonly Guest[]): Promise<void> {
  const { line = 0, seq = 0 } = table.position ?? {};
  const message = { kind: 'take-back', id: randomUUID(), keep: line - TAKEN_BACK, seq } as const;
  await table.takeBack(one as Guest, message, () => undefined);
  await table.change(other as Guest, { do: 'agree', proposal: table.room.proposal?.id ?? '' });
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
