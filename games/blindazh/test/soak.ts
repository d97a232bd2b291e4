import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { playAtRandom } from '@bridgehead/kernel/testkit';
import { conserve, rules, tables } from './tables.ts';

/**
 * `node --import tsx games/blindazh/test/soak.ts --games 20000`: random games over every table kind in turn, with
 * everything checked after every move. The games are dealt out to one process for each core.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20000' },
    seed: { type: 'string', default: 'soak' },
    part: { type: 'string' },
  },
});
const games = Number(values.games);
const parts = Math.min(availableParallelism(), games);

interface Count {
  readonly moves: number;
  readonly won: number;
}

if (values.part !== undefined) {
  const kinds = tables();
  let [moves, won] = [0, 0];
  for (let game = Number(values.part); game < games; game += parts) {
    const { options, seats } = kinds[game % kinds.length] as (typeof kinds)[number];
    const undoEvery = game % 5 === 0 ? 40 : 0;
    const seed = `${values.seed} ${game}`;
    const played = playAtRandom({ rules, options, seats, seed, conserve, undoEvery });
    moves += played.moves;
    if (played.state.outcome?.kind === 'won') won++;
  }
  process.send?.({ moves, won });
} else {
  const start = performance.now();
  const counts = await Promise.all(Array.from({ length: parts }, (_, part) => runPart(part)));
  const moves = counts.reduce((sum, count) => sum + count.moves, 0);
  const won = counts.reduce((sum, count) => sum + count.won, 0);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(JSON.stringify({ games, tableKinds: tables().length, moves, won, seconds, faults: 0 }));
}

function runPart(part: number): Promise<Count> {
  const args = ['--games', String(games), '--seed', values.seed, '--part', String(part)];
  const child = fork(fileURLToPath(import.meta.url), args);
  return new Promise((resolve, reject) => {
    child.once('message', (count) => resolve(count as Count));
    child.once('exit', (code) => code !== 0 && reject(new Error(`part ${part} of the soak failed`)));
  });
}
