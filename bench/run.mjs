import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../scripts/ensure-installed.mjs';

/** `npm run bench`: the contenders take turns, each in a process of its own, so that a busy minute hurts all alike. */
const ROUNDS = 7;
const MILLISECONDS = 2000;
const CONTENDERS = ['kernel', 'boardgame.io', 'bare'];
/** Whole random games through our kernel, by game: what a bot's sampling costs. */
const PLAYOUT_ROUNDS = 3;
const GAMES = ['pobeda', 'blindazh', 'rubezh', 'bronepekhota'];
/** What geometry is asked on a full table, and how long one answer may take on one core, in microseconds. */
const QUESTIONS = { sight: 100, path: 5000, reach: 50_000 };
const here = fileURLToPath(new URL('.', import.meta.url));

const asJson = process.argv.includes('--json');
const unknown = process.argv.slice(2).find((argument) => argument !== '--json');
if (unknown) {
  console.error(`bench knows no “${unknown}”; it takes --json only.`);
  process.exit(2);
}

await ensureInstalled();
if (!existsSync(new URL('node_modules/boardgame.io', import.meta.url))) {
  console.error('bench: installing the peers it is measured against …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: here,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

await bundle();
const rates = Object.fromEntries(CONTENDERS.map((name) => [name, []]));
const proofs = new Set();
for (let round = 0; round < ROUNDS; round++) {
  for (const name of CONTENDERS) {
    const { proof, rate } = measure('contender', name);
    proofs.add(proof);
    rates[name].push(rate);
    if (!asJson) console.error(`round ${round + 1}: ${name.padEnd(12)} ${figure(rate)} moves/s`);
  }
}
if (proofs.size !== 1) {
  console.error('bench: the contenders did not play the same games, so their figures cannot be compared.');
  process.exit(1);
}

const playouts = Object.fromEntries(GAMES.map((game) => [game, []]));
for (let round = 0; round < PLAYOUT_ROUNDS; round++) {
  for (const game of GAMES) playouts[game].push(measure('playouts', game).rate);
}

const answers = Object.fromEntries(Object.keys(QUESTIONS).map((question) => [question, []]));
for (let round = 0; round < PLAYOUT_ROUNDS; round++) {
  for (const question of Object.keys(QUESTIONS)) {
    answers[question].push(1_000_000 / measure('geometry', question).rate);
  }
}

const medians = mediansOf(rates);
const games = mediansOf(playouts);
const microseconds = mediansOf(answers);
if (asJson) {
  console.log(
    JSON.stringify({ movesPerSecond: medians, playoutsPerSecond: games, geometryMicroseconds: microseconds }),
  );
} else {
  for (const name of CONTENDERS) console.log(`${name.padEnd(12)} ${figure(medians[name])} moves/s`);
  console.log(`kernel / boardgame.io = ${(medians.kernel / medians['boardgame.io']).toFixed(0)} ×`);
  console.log(`kernel / bare         = ${(medians.kernel / medians.bare).toFixed(2)} ×`);
  for (const game of GAMES) console.log(`${game.padEnd(12)} ${figure(games[game])} random games/s`);
  for (const [question, most] of Object.entries(QUESTIONS)) {
    console.log(`${question.padEnd(12)} ${figure(microseconds[question])} µs of ${figure(most).trim()}`);
  }
}

/** Measured as the browser runs it: bundled, not module by module through a loader. */
async function bundle() {
  const { build } = await import('esbuild');
  await build({
    entryPoints: ['contender', 'playouts', 'geometry'].map((name) => `${here}src/${name}.ts`),
    outdir: `${here}dist`,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'es2023',
    external: ['boardgame.io'],
    logLevel: 'error',
  });
}

function measure(what, name) {
  const run = spawnSync(process.execPath, [`dist/${what}.js`, name, String(MILLISECONDS)], {
    cwd: here,
    encoding: 'utf8',
  });
  if (run.status !== 0) {
    console.error(`bench: ${name} failed.\n${run.stderr}`);
    process.exit(1);
  }
  return JSON.parse(run.stdout);
}

function mediansOf(all) {
  return Object.fromEntries(Object.entries(all).map(([name, values]) => [name, Math.round(median(values))]));
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

function figure(rate) {
  return Math.round(rate).toLocaleString('en').padStart(10);
}
