import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build-web.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { run, runTool } from './run.mjs';

const programs = ['tsconfig.json', 'tsconfig.web.json', 'tsconfig.testing.json'];
const tally = { passed: 0, failed: 0 };

async function step(name, work) {
  const started = performance.now();
  const { passed, failed, output } = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
  if (failed > 0) console.log(output.trimEnd());
  tally.passed += passed;
  tally.failed += failed;
  return failed === 0;
}

function asOneTest({ code, output }) {
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

async function checkTypes() {
  const results = [];
  for (const program of programs) results.push(await runTool('typescript/bin/tsc', ['-p', program]));
  return asOneTest({
    code: results.find(({ code }) => code !== 0)?.code ?? 0,
    output: results.map(({ output }) => output).join(''),
  });
}

async function runVitest(project) {
  const folder = await mkdtemp(join(tmpdir(), 'bridgehead-test-'));
  const report = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    const { code, output } = await runTool('vitest/vitest.mjs', ['run', '--project', project, ...reporters]);
    const { passed, failed } = count(await readFile(report, 'utf8').catch(() => '{}'));
    // An error outside of any test fails the run without failing a test.
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, output };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function count(report) {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = JSON.parse(report);
  const unloadable = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unloadable.length };
}

try {
  await ensureInstalled();
  await step('types', checkTypes);
  await step('lint', async () => asOneTest(await runTool('oxlint/bin/oxlint', ['--deny-warnings'])));
  await step('folders', async () =>
    asOneTest(await run(process.execPath, ['scripts/lint/folder-cycles.mjs'])),
  );
  await step('format', async () => asOneTest(await runTool('@biomejs/biome/bin/biome', ['format'])));
  await step('unit and property tests', () => runVitest('unit'));
  const isBuilt = await step('build', async () => asOneTest(await build()));
  if (isBuilt) await step('browser tests', () => runVitest('browser'));
} catch (error) {
  console.error(error.message);
  tally.failed += 1;
}
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed === 0 ? 0 : 1;
