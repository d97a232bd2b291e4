import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clausesOf } from '@bridgehead/kernel';
import { loadGame } from '../catalogue.ts';
import { Failure, parseFlags } from '../command.ts';
import { say } from '../language.ts';

export const usage = 'clauses GAME [--json]';
export const summary = {
  ru: 'прогнать тесты игры и показать, какие пункты правил они доказывают',
  en: "run a game's tests and show which clauses of the rules they prove",
};

const root = fileURLToPath(new URL('../../..', import.meta.url));

interface TestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseFlags({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean' } },
  });
  const { rules, text } = await loadGame(positionals[0]);
  const passed = passedTests(`games/${rules.manifest.id}/test`);
  const proofs = clausesOf(await text.rulebook()).map(({ id }) => {
    const named = new RegExp(`\\b${id.replaceAll('.', '\\.')}(?![\\d.]*\\d)`);
    return { clause: id, tests: passed.filter((name) => named.test(name)).length };
  });
  if (values.json) process.stdout.write(`${JSON.stringify(proofs)}\n`);
  else for (const { clause, tests } of proofs) process.stdout.write(`${clause.padEnd(10)} ${tests}\n`);
  const unproved = proofs.filter(({ tests }) => tests === 0).map(({ clause }) => clause);
  if (unproved.length === 0) return 0;
  const list = unproved.join(', ');
  throw new Failure(say({ ru: `Не доказаны: ${list}.`, en: `Not proved by any test: ${list}.` }));
}

/** Runs the tests and returns the full names of those that passed: a failing test proves nothing. */
function passedTests(folder: string): string[] {
  const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
  const scratch = mkdtempSync(join(tmpdir(), 'bridgehead-'));
  const report = join(scratch, 'tests.json');
  try {
    const options = ['run', '--project', 'unit', folder, '--reporter=json', `--outputFile=${report}`];
    spawnSync(process.execPath, [vitest, ...options], { cwd: root, stdio: 'ignore' });
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as TestReport;
    return testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => fullName);
  } catch (error) {
    const why = (error as Error).message;
    throw new Failure(say({ ru: `Тесты не запустились: ${why}.`, en: `The tests did not run: ${why}.` }));
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
