import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Storage } from './storage/index.ts';

export interface Gauges {
  readonly tables: () => number;
  readonly connections: () => number;
}

/** What the sockets and tables of this node are counted by. */
export function countTables(registers: Registry, { tables, connections }: Gauges) {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registers],
      collect() {
        this.set(read());
      },
    });
  gauge('bridgehead_tables', 'Tables in memory', tables);
  gauge('bridgehead_connections', 'Open sockets', connections);
  const refusals = new Counter({
    name: 'bridgehead_refusals_total',
    help: 'Messages refused, by reason',
    labelNames: ['reason'],
    registers: [registers],
  });
  return { refused: (reason: string) => refusals.inc({ reason }) };
}

/** Times every entry on its way into the log: what a player waits for. */
export function timeAppends(registers: Registry, entries: Storage['entries']): Storage['entries'] {
  const seconds = new Histogram({
    name: 'bridgehead_append_seconds',
    help: 'How long entries took to be committed',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    registers: [registers],
  });
  return {
    ...entries,
    async append(entry) {
      const began = performance.now();
      try {
        return await entries.append(entry);
      } finally {
        seconds.observe((performance.now() - began) / 1000);
      }
    },
  };
}
