import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LONGEST_PAGE } from '@bridgehead/wire';
import { createLog } from '../src/log.ts';
import { startPostgres } from '../src/postgres/index.ts';
import { openStorage } from '../src/storage/index.ts';
import { Desk, Guest } from '../testkit/desk.ts';
import { Marchers } from '../testkit/marchers.ts';

/**
 * `npm run bench:opening`: what a node spends on opening a table and on a take-back, by the length of the game. Fails where
 * it takes longer than it may, or longer in a long game than in a short one.
 */
const LENGTHS = [100, 1_000, 5_000];
const ROUNDS = 40;
const WARM_UP = 20;
const MOST_MS = 20;
/** A long game may cost so many times what a short one costs: the clock of a busy machine is not finer. */
const MOST_GROWTH = 2;
/** Below this nobody can tell two figures apart. */
const TOO_SMALL_MS = 1;

interface Times {
  readonly opening: number;
  readonly takeBack: number;
}

const folder = await mkdtemp(join(tmpdir(), 'bridgehead-opening-'));
const log = createLog('error');
const postgres = await startPostgres({ folder, log });
const storage = await openStorage({ connection: postgres.connection, log });
try {
  const desk = new Desk(storage);
  const tables = new Map<number, Marchers>();
  for (const length of LENGTHS) {
    const marchers = await Marchers.setOut(desk, [new Guest('Anna')]);
    await marchers.march(length);
    tables.set(length, marchers);
  }
  // In turns: a minute in which the machine is busy hurts all lengths alike.
  const spent = LENGTHS.map((): Times[] => []);
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const [index, length] of LENGTHS.entries()) {
      const times = await measure(desk, tables.get(length) as Marchers, length);
      if (round >= WARM_UP) spent[index]?.push(times);
    }
  }
  const medians = spent.map(
    (times): Times => ({
      opening: median(times.map(({ opening }) => opening)),
      takeBack: median(times.map(({ takeBack }) => takeBack)),
    }),
  );
  for (const [index, length] of LENGTHS.entries()) {
    const { opening, takeBack } = medians[index] as Times;
    console.log(
      `${String(length).padStart(5)} moves: opening ${ms(opening)}, a take-back ${ms(takeBack)} of the node`,
    );
  }
  for (const what of ['opening', 'takeBack'] as const)
    judge(
      what,
      medians.map((times) => times[what]),
    );
} finally {
  await storage.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

/** As after a restart: whatever was in memory is gone. The move that was taken back is made again. */
async function measure(desk: Desk, marchers: Marchers, length: number): Promise<Times> {
  desk.forget();
  const guest = new Guest('Boris');
  const opening = await spentOn(async () => guest.open(await desk.open(marchers.table.id)));
  const told = guest.heard.find(({ kind }) => kind === 'table');
  if (told?.kind !== 'table' || told.play?.steps.length !== Math.min(LONGEST_PAGE, told.play?.seq ?? 0))
    throw new Error('the table was not opened');
  const again = marchers.at(await desk.open(marchers.table.id));
  if (again.line !== length) throw new Error(`${again.line} moves count, not ${length}`);
  const takeBack = await spentOn(() => again.turnBack(length - 1));
  await again.march(1);
  return { opening, takeBack };
}

/** Milliseconds of processor time of this process, where nothing else goes on meanwhile. */
async function spentOn(something: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await something();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function judge(what: keyof Times, byLength: readonly number[]): void {
  const [short = Number.NaN] = byLength;
  for (const [index, spent] of byLength.entries()) {
    const name = `${what} after ${LENGTHS[index]} moves`;
    if (!(spent > 0)) fail(`${name} was not measured`);
    if (!(spent < MOST_MS)) fail(`${name} takes ${ms(spent)}, more than ${MOST_MS} ms`);
    if (!(spent <= Math.max(TOO_SMALL_MS, short) * MOST_GROWTH))
      fail(`${name} takes ${ms(spent)}, after ${LENGTHS[0]} moves ${ms(short)}`);
  }
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function ms(value: number): string {
  return `${value.toFixed(2)} ms`;
}
