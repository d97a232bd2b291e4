import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for whatever the tests of a run write; it goes with the run. */
    readonly scratch: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const scratch = await mkdtemp(join(tmpdir(), 'bridgehead-browser-'));
  project.provide('scratch', scratch);
  return () => rm(scratch, { recursive: true, force: true });
}
