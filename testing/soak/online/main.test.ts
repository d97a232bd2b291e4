import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** A soak is played for hours before a release, and by nobody else: a page's styles or pictures may not creep into what it imports. */
test('one game of each can be soaked online, and nothing is amiss in what anybody is told', async () => {
  const command = ['--import', 'tsx', fileURLToPath(new URL('main.ts', import.meta.url)), '--games', '1'];
  const printed = await new Promise<string>((resolve, reject) => {
    // So few games do not show everything there is: the command then ends with 1, and says what is missing.
    execFile(process.execPath, command, (_error, stdout, stderr) =>
      stdout ? resolve(stdout) : reject(new Error(stderr)),
    );
  });
  const { games, faults, firstFaults, complaints, sentences } = JSON.parse(printed);
  expect({ games, faults, firstFaults, complaints }).toEqual({
    games: 4,
    faults: 0,
    firstFaults: [],
    complaints: [],
  });
  expect(sentences).toBeGreaterThan(1000);
}, 120_000);
