import type { Log } from './log.ts';
import type { Pruned, Retention, RetentionStore } from './storage/retention.ts';

const EVERY_MS = 3_600_000;
/** Not at once: a node that has just started has other things to do, and nodes started together should not meet. */
const FIRST_AFTER_MS = 120_000;

export interface Housekeeping {
  /** Lets a cleaning under way come to its end. */
  stop(): Promise<void>;
}

/** Throws away what is too old, hour by hour, by timers that no clock on the wall can move. */
export function keepHouse(
  store: RetentionStore,
  keep: Retention,
  closed: (tables: readonly string[]) => Promise<void>,
  log: Log,
): Housekeeping {
  let underWay: Promise<void> | undefined;
  const clean = async () => {
    try {
      const pruned = await store.prune(keep, closed);
      if (pruned && hasAny(pruned)) log.info({ pruned }, 'what was too old is gone');
    } catch (error) {
      log.warn({ error: String(error) }, 'the cleaning was cut short');
    }
  };
  const begin = () => {
    underWay ??= clean().finally(() => {
      underWay = undefined;
    });
  };
  const first = setTimeout(begin, FIRST_AFTER_MS * (1 + Math.random())).unref();
  const every = setInterval(begin, EVERY_MS).unref();
  return {
    async stop() {
      clearTimeout(first);
      clearInterval(every);
      await underWay;
    },
  };
}

function hasAny(pruned: Pruned): boolean {
  return Object.values(pruned).some((count) => count > 0);
}
