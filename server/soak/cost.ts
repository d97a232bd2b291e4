import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type AnyGame, chanceFrom, nextDecision, seedFromText } from '@bridgehead/kernel';
import { lifeboat } from '../../kernel/test/games/lifeboat.ts';
import { createLog } from '../src/log.ts';
import { startPostgres } from '../src/postgres/index.ts';
import { openStorage } from '../src/storage/index.ts';
import { findGame } from '@bridgehead/catalogue';
import { Library } from '../src/library.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import { randomId } from '../src/tables/set-up.ts';
import { Desk, Guest } from '../testkit/desk.ts';
import { median } from './patience.ts';

/**
 * What a move costs the server from beginning to end of a game: judged, written to a real database and told to
 * everybody at the table. Processor time of this process, so that neighbours on the machine do not count.
 */
const { values } = parseArgs({
  options: { games: { type: 'string', default: '40' }, runs: { type: 'string', default: '12' } },
});
const TENTHS = 10;
const MOST_DIFFERENCE = 0.2;

/** A listener that costs nothing. */
class Ear extends Guest {
  bytes = 0;

  override send(text: string): void {
    this.bytes += text.length;
  }
}

/** The one game it is made for. */
class OneGame extends Library {
  readonly #game: AnyGame;

  constructor(game: AnyGame) {
    super(async () => undefined);
    this.#game = game;
  }

  override async with(): Promise<AnyGame> {
    return this.#game;
  }
}

/** A boat that never lands: as many moves as one likes, and a state that stays small. */
const endless = {
  rules: { ...lifeboat, outcome: () => null },
  content: { id: 'none', hash: 'none', pack: null },
} as unknown as AnyGame;

const log = createLog('silent');
const folder = await mkdtemp(join(tmpdir(), 'bridgehead-cost-'));
await chmod(folder, 0o755);
const postgres = await startPostgres({ folder: join(folder, 'postgres'), log });
const storage = await openStorage({ connection: postgres.connection, log });
const chance = chanceFrom(seedFromText('cost'));

async function seatAll(game: AnyGame, people: readonly Guest[]): Promise<LiveTable> {
  const id = randomId();
  const room = {
    game: game.rules.manifest.id,
    phase: 'waiting',
    visibility: 'link',
    options: {},
    clock: { kind: 'bank', bankSeconds: 600, creditSeconds: 10 },
    contentHash: game.content.hash,
    host: (people[0] as Guest).identity,
    key: randomId(),
    seats: people.map(({ identity, name }) => ({ kind: 'human', identity, name, ready: true }) as const),
    proposal: null,
    rematch: null,
  } as const;
  await storage.tables.create({ id, room });
  const table = await new Desk(storage, new OneGame(game)).open(id);
  for (const person of people) await person.open(table);
  await table.change(people[0] as Guest, { do: 'start' });
  return table;
}

interface Cost {
  readonly cpuUs: number;
  readonly wallUs: number;
}

/** Every move of one game. */
async function play(game: AnyGame, most: number): Promise<Cost[]> {
  const people = ['A', 'B', 'C', 'D'].map((name) => new Ear(name));
  const watcher = new Ear('Watcher');
  const table = await seatAll(game, people);
  await watcher.open(table);
  const costs: Cost[] = [];
  for (let seq = 0; seq < most; seq++) {
    const decision = nextDecision(table.pending);
    if (!decision) break;
    const move = game.rules.randomMove(table.position?.state, decision, chance);
    const message = { kind: 'answer', id: randomUUID(), decision: decision.id, seq, move } as const;
    const began = performance.now();
    const cpu = process.cpuUsage();
    const done = await table.answer(people[decision.seat] as Guest, message, () => undefined);
    const { user, system } = process.cpuUsage(cpu);
    costs.push({ cpuUs: user + system, wallUs: (performance.now() - began) * 1000 });
    if ('refusal' in done) throw new Error(`refused: ${JSON.stringify(done.refusal)}`);
  }
  for (const person of [...people, watcher]) table.leave(person);
  return costs;
}

function mean(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
}

async function measure(game: AnyGame, games: number, most: number) {
  await play(game, most);
  await play(game, most);
  const tenths = Array.from({ length: TENTHS }, (): Cost[] => []);
  let moves = 0;
  for (let played = 0; played < games; played++) {
    const costs = await play(game, most);
    moves += costs.length;
    for (const [index, cost] of costs.entries())
      tenths[Math.floor((index * TENTHS) / costs.length)]?.push(cost);
  }
  const summary = (of: readonly number[]) => ({ mean: Math.round(mean(of)), median: Math.round(median(of)) });
  const byTenth = tenths.map((costs) => ({
    cpuUs: summary(costs.map(({ cpuUs }) => cpuUs)),
    wallUs: summary(costs.map(({ wallUs }) => wallUs)),
  }));
  const [first, last] = [byTenth[0], byTenth[TENTHS - 1]];
  const ratio = (last?.cpuUs.mean ?? 0) / (first?.cpuUs.mean ?? 1);
  return {
    games,
    moves,
    first,
    last,
    ratio: Number(ratio.toFixed(3)),
    cpuUsByTenth: byTenth.map(({ cpuUs }) => cpuUs.mean),
  };
}

const pobeda = (await findGame('pobeda')?.load()) as AnyGame;
const report = {
  pobeda: await measure(pobeda, Number(values.games), Number.POSITIVE_INFINITY),
  thousandMoves: await measure(endless, Number(values.runs), 1000),
};
const isFlat = Object.values(report).every(({ ratio }) => ratio <= 1 + MOST_DIFFERENCE);
process.stdout.write(`${JSON.stringify({ ...report, isFlat }, null, 2)}\n`);
await storage.close();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
process.exit(isFlat ? 0 : 1);
