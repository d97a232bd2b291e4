import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{kernel,geometry,kit,games,catalogue,wire,bots,server,cli,web,testing/src,testing/soak}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
          pool: 'threads',
          isolate: false,
          // While one waits for a database or a clock, the other computes.
          maxWorkers: '100%',
          testTimeout: 30_000,
          // The first of a run starts a database, beside whatever else the machine does.
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['testing/browser/**/*.test.ts'],
          globalSetup: 'testing/browser/shared.ts',
          pool: 'forks',
          // Two at a time keep two cores busy; more would only wait for each other.
          maxWorkers: 2,
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // Two cores carry two browsers, a server, a database and bots: what one stutter breaks is tried once more.
          retry: 1,
          // However busy the machine is: as long as a browser is waited for.
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['testing/journeys/**/*.test.ts'],
          globalSetup: 'testing/browser/shared.ts',
          pool: 'forks',
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
