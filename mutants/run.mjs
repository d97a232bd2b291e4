import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../scripts/ensure-installed.mjs';
import { inWords, judge } from './judge.mjs';
import { readLeftOut } from './left-out.mjs';
import { rulesIn, sampleOf } from './sample.mjs';

/**
 * `npm run mutants [-- GAME …] [--file NAME] [--one-of N] [--workers N] [--incremental]`: breaks the rules of every game in small ways,
 * one at a time, and counts how many of these mutants the game's own rule tests notice. A large game takes hours: of its
 * declarations one in N can be drawn, for a score that is known less exactly.
 */
const TARGET = 85;
const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));
const all = readdirSync(`${root}games`).filter((name) => existsSync(`${root}games/${name}/rules`));

const { games, file, oneOf, workers, incremental } = readArguments();

await ensureInstalled();
if (!existsSync(`${here}node_modules/@stryker-mutator/core`)) {
  console.error('mutants: installing the mutation tester …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: here,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
const { Stryker } = await import('@stryker-mutator/core');
process.chdir(root);
mkdirSync(`${here}reports`, { recursive: true });

let isShort = false;
for (const game of games) {
  const leftOut = readLeftOut(game).filter((entry) => !file || entry.file === file);
  const report = judge(await mutate(game), leftOut, `games/${game}/rules/`);
  writeFileSync(`${here}reports/${game}.json`, `${JSON.stringify({ game, ...report }, null, 2)}\n`);
  print(game, report);
  if (report.score < TARGET && !file) isShort = true;
  if (report.unneeded.length > 0 && oneOf === 1) isShort = true;
}
process.exitCode = isShort ? 1 : 0;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        file: { type: 'string' },
        'one-of': { type: 'string', default: '1' },
        workers: { type: 'string', default: '2' },
        incremental: { type: 'boolean', default: false },
      },
    });
    const stranger = positionals.find((name) => !all.includes(name));
    if (stranger) throw new Error(`there is no game “${stranger}”; there are ${all.join(', ')}`);
    const { 'one-of': share, workers: hands, ...rest } = values;
    if (!/^[1-9]\d{0,3}$/.test(share))
      throw new Error(`--one-of takes a number from 1 to 9999, not “${share}”`);
    if (!/^[1-9]\d?$/.test(hands)) throw new Error(`--workers takes a number from 1 to 99, not “${hands}”`);
    const chosen = positionals.length > 0 ? positionals : all;
    return { games: chosen, oneOf: Number(share), workers: Number(hands), ...rest };
  } catch (error) {
    console.error(`mutants: ${error.message}`);
    process.exit(2);
  }
}

/** Every mutant of a game's rules, with what became of it. Only what the rules' tests need goes into the sandbox. */
function mutate(game) {
  process.env.MUTANTS_GAME = game;
  const rules = `games/${game}/rules`;
  return new Stryker({
    mutate:
      oneOf > 1 ? sampleOf(rules, file ? [file] : rulesIn(rules), oneOf) : [`${rules}/${file ?? '**/*.ts'}`],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', `${here}survivors.mjs`],
    vitest: { configFile: 'mutants/vitest.config.js', related: false },
    coverageAnalysis: 'perTest',
    concurrency: workers,
    // Mutants that loop are found by counting; time is for a busy machine to run out of, not for them.
    timeoutMS: 30_000,
    dryRunTimeoutMinutes: 15,
    ignorePatterns: [
      '**',
      '!package.json',
      '!mutants/vitest.config.js',
      '!mutants/loading.js',
      '!kernel/**',
      '!geometry/**',
      `!games/${game}/**`,
    ],
    tempDirName: 'mutants/tmp',
    incremental,
    incrementalFile: `mutants/reports/${game}.incremental.json`,
    reporters: ['progress-append-only', 'survivors'],
    checkers: [],
    allowConsoleColors: false,
    disableTypeChecks: false,
    logLevel: 'warn',
    tsconfigFile: 'none',
    warnings: false,
  }).runMutationTest();
}

function print(game, { score, killed, counted, leftOut, survivors, unneeded }) {
  console.log(`${game}: these were not noticed`);
  for (const survivor of survivors) console.log(inWords(survivor));
  if (oneOf === 1)
    for (const entry of unneeded) console.log(`left out for nothing: ${JSON.stringify(entry)}`);
  const part = oneOf > 1 ? `, one in ${oneOf} declarations` : '';
  console.log(`${game}: ${score.toFixed(1)} % (${killed} of ${counted} noticed, ${leftOut} left out${part})`);
}
