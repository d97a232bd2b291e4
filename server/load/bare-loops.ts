import pg from 'pg';
import { freePort } from '../testkit/free-port.ts';
import { Latencies, round } from './latencies.ts';
import { LightSocket } from './light-socket.ts';
import { Child } from './processes.ts';

export interface BareLoop {
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** A server that only broadcasts: each table has one message of the usual size on its way, told to four. */
export async function bareBroadcast(tables: number, bytes: number, milliseconds: number): Promise<BareLoop> {
  const port = await freePort();
  const [child] = await Child.start('bare-broadcast.ts', { PORT: String(port) });
  const latencies = new Latencies();
  const payload = 'x'.repeat(bytes);
  const url = new URL(`http://127.0.0.1:${port}`);
  const sockets: LightSocket[] = [];
  for (let index = 0; index < tables * 4; index++) sockets.push(await LightSocket.connect(url));
  let isOn = true;
  for (let table = 0; table < tables; table++) {
    const members = sockets.slice(table * 4, table * 4 + 4);
    let heard = 0;
    let sentAt = performance.now();
    for (const member of members) {
      member.listen(() => {
        if (++heard % 4 !== 0) return;
        latencies.add(performance.now() - sentAt);
        sentAt = performance.now();
        if (isOn) members[(heard / 4) % 4]?.send(payload);
      });
    }
    members[0]?.send(payload);
  }
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  isOn = false;
  const movesPerSecond = round((latencies.count / milliseconds) * 1000);
  for (const socket of sockets) socket.close();
  await child.stop();
  const { p50, p99 } = latencies.summary();
  return { movesPerSecond, p50, p99 };
}

/** As many writers as there are tables, each inserting one row after another. */
export async function bareInsert(
  databaseUrl: string,
  writers: number,
  milliseconds: number,
): Promise<BareLoop> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 24 });
  await pool.query(
    'create table bare_entries (table_id text, seq int, entry json, primary key (table_id, seq))',
  );
  const entry = JSON.stringify({
    kind: 'move',
    seat: 1,
    decision: 'turn:17',
    move: { kind: 'play', card: 77, cell: 120 },
  });
  const latencies = new Latencies();
  const deadline = performance.now() + milliseconds;
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let seq = 1; performance.now() < deadline; seq++) {
        const began = performance.now();
        await pool.query({
          name: 'bare',
          text: 'insert into bare_entries values ($1, $2, $3)',
          values: [`table-${writer}`, seq, entry],
        });
        latencies.add(performance.now() - began);
      }
    }),
  );
  await pool.query('drop table bare_entries');
  await pool.end();
  const { p50, p99 } = latencies.summary();
  return { movesPerSecond: round((latencies.count / milliseconds) * 1000), p50, p99 };
}
