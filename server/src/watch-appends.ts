import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Log } from './log.ts';
import type { Append, Storage } from './storage/index.ts';
import { WRITE_FAILURES } from './storage/write-health.ts';

/** One line about failures, then one about all that followed in this time. */
const QUIET_MS = 5_000;

/** Times every entry on its way into the log, which is what a player waits for, and tells of those that do not arrive. */
export function watchAppends(
  registers: Registry,
  { entries, writes }: Storage,
  log: Log,
): Storage['entries'] {
  const seconds = new Histogram({
    name: 'bridgehead_append_seconds',
    help: 'How long entries took to be committed',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    registers: [registers],
  });
  const failures = new Counter({
    name: 'bridgehead_append_failures_total',
    help: 'Entries that were not written, by reason',
    labelNames: ['reason'],
    registers: [registers],
  });
  // From zero: whoever watches for an increase does not see a line that begins with its first failure.
  for (const reason of WRITE_FAILURES) failures.inc({ reason }, 0);
  new Gauge({
    name: 'bridgehead_writable',
    help: '1 while entries can be written, else 0',
    registers: [registers],
    async collect() {
      this.set((await writes.health()) === 'ok' ? 1 : 0);
    },
  });
  const tell = failureLog(log);
  return {
    ...entries,
    append(entry) {
      const began = performance.now();
      return entries.append(entry).then(
        (isOurs) => {
          seconds.observe(secondsSince(began));
          writes.appended();
          return isOurs;
        },
        (error: unknown) => {
          seconds.observe(secondsSince(began));
          const reason = writes.appendFailed(error);
          failures.inc({ reason });
          tell(entry, reason, error);
          throw error;
        },
      );
    },
  };
}

function secondsSince(began: number): number {
  return (performance.now() - began) / 1000;
}

/** A full disk fails every move of every table: the first is named, the rest are counted. */
function failureLog(log: Log) {
  let more = 0;
  let isQuiet = false;
  const pause = () => {
    isQuiet = true;
    setTimeout(() => {
      isQuiet = false;
      if (more === 0) return;
      log.error({ failed: more }, 'more entries were not written');
      more = 0;
      pause();
    }, QUIET_MS).unref();
  };
  return ({ table, seq }: Append, reason: string, error: unknown) => {
    if (isQuiet) {
      more++;
      return;
    }
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    log.error({ table, seq, reason, error: String(cause) }, 'an entry was not written');
    pause();
  };
}
