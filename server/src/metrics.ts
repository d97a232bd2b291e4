import { Counter, Gauge, type Registry } from 'prom-client';

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
