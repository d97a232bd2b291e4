import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findGame, GAMES } from '@bridgehead/catalogue';
import type { Options, Outcome, Rules, SeatKind } from '@bridgehead/kernel';
import { playAtRandom } from '@bridgehead/kernel/testkit';

/**
 * `npm run soak -- GAME --games 10000`: random games over every kind of table in turn, with everything checked after every
 * move. The games are dealt out to one process for each core.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '10000' },
    seed: { type: 'string', default: 'soak' },
    part: { type: 'string' },
  },
});
const [game = 'pobeda'] = positionals;
const games = Number(values.games);
const parts = Math.min(availableParallelism(), games);

/** What a game's own tests know of its tables: games/GAME/test/tables.ts. */
interface Tables {
  readonly rules: Rules<unknown, unknown, unknown, unknown>;
  readonly tables: () => readonly { readonly options: Options; readonly seats: readonly SeatKind[] }[];
  /** Throws when anything has appeared or vanished. */
  readonly conserve: (state: unknown) => void;
  /** Where one move may be written in several ways, the way it is listed. */
  readonly asListed?: (move: unknown, state: unknown) => unknown;
}

interface Count {
  readonly games: number;
  readonly moves: number;
  readonly ends: Readonly<Record<string, number>>;
}

if (!findGame(game)) {
  console.error(
    `There is no game "${game}"; the games are: ${GAMES.map(({ manifest }) => manifest.id).join(', ')}.`,
  );
  process.exitCode = 2;
} else if (!Number.isInteger(games) || games < 1) {
  console.error(`"${values.games}" is no number of games to play.`);
  process.exitCode = 2;
} else {
  const known = (await import(`../../games/${game}/test/tables.ts`)) as Tables;
  if (values.part === undefined) await dealOut(known.tables().length);
  else process.send?.(playPart(Number(values.part), known));
}

function playPart(part: number, { rules, tables, conserve, asListed }: Tables): Count {
  const kinds = tables();
  const checks = { conserve, ...(asListed && { asListed }) };
  const ends: Record<string, number> = {};
  let moves = 0;
  let playedSoFar = 0;
  for (let number = part; number < games; number += parts) {
    const kind = kinds[number % kinds.length] as (typeof kinds)[number];
    const undoEvery = number % 5 === 0 ? 40 : 0;
    const played = playAtRandom({ rules, ...kind, seed: `${values.seed} ${number}`, ...checks, undoEvery });
    const { kind: end } = rules.outcome(played.state) as Outcome;
    ends[end] = (ends[end] ?? 0) + 1;
    moves += played.moves;
    playedSoFar++;
  }
  return { games: playedSoFar, moves, ends };
}

async function dealOut(tableKinds: number): Promise<void> {
  const start = performance.now();
  const counts = await Promise.all(Array.from({ length: parts }, (_, part) => runPart(part)));
  const moves = counts.reduce((sum, count) => sum + count.moves, 0);
  const played = counts.reduce((sum, count) => sum + count.games, 0);
  if (played !== games || moves === 0) throw new Error(`${played} games were played, and ${moves} moves`);
  const ends: Record<string, number> = {};
  for (const count of counts) {
    for (const [end, times] of Object.entries(count.ends)) ends[end] = (ends[end] ?? 0) + times;
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(JSON.stringify({ game, games, tableKinds, moves, ends, seconds, faults: 0 }));
}

function runPart(part: number): Promise<Count> {
  const args = [game, '--games', String(games), '--seed', values.seed, '--part', String(part)];
  const child = fork(fileURLToPath(import.meta.url), args);
  return new Promise((resolve, reject) => {
    child.once('message', (count) => resolve(count as Count));
    child.once('exit', (code) => code !== 0 && reject(new Error(`part ${part} of the soak failed`)));
  });
}
