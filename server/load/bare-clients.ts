import { freePort } from '../testkit/free-port.ts';
import type { Cost, Costly } from './cost.ts';
import { Latencies, round } from './latencies.ts';
import { LightSocket, maskedText } from './light-socket.ts';
import { Child } from './processes.ts';

const PER_TABLE = 4;
/** What a move and a step of Pobeda weighed on the wire, on average over a run of this command. */
const MOVE_BYTES = 133;
const STEP_BYTES = 345;

export interface BareMoves {
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** The same clients at the same tables, before a server that writes and tells moves and does nothing else. */
export async function bareDurable(
  databaseUrl: string,
  tables: number,
  milliseconds: number,
  cost: Cost,
): Promise<BareMoves & Costly> {
  const port = String(await freePort());
  const [child] = await Child.start('bare-durable.ts', {
    PORT: port,
    DATABASE_URL: databaseUrl,
    STEP_BYTES: String(STEP_BYTES),
  });
  const url = new URL(`http://127.0.0.1:${port}`);
  const sockets: LightSocket[] = [];
  for (let index = 0; index < tables * PER_TABLE; index++) sockets.push(await LightSocket.connect(url));
  const latencies = new Latencies();
  const tablesOf = Array.from({ length: tables }, (_, table) =>
    sockets.slice(table * PER_TABLE, (table + 1) * PER_TABLE),
  );
  const measured = await cost([child], async () => {
    let isOn = true;
    for (const members of tablesOf) {
      takeTurns(members, (latency) => {
        if (isOn) latencies.add(latency);
        return isOn;
      });
    }
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    isOn = false;
    if (latencies.count === 0)
      throw new Error('the bare process told nothing: the figures are worth nothing');
    const { p50, p99 } = latencies.summary();
    const moves = latencies.count;
    return { moves, movesPerSecond: round((moves / milliseconds) * 1000), p50, p99 };
  });
  for (const socket of sockets) socket.close();
  await child.stop();
  return measured;
}

/** One move at a time: the next seat moves once all four have heard of the last. */
function takeTurns(members: readonly LightSocket[], goesOn: (latency: number) => boolean): void {
  const move = maskedText(JSON.stringify('x'.repeat(MOVE_BYTES - 2)));
  let heard = 0;
  let sentAt = performance.now();
  for (const member of members) {
    member.listen(() => {
      if (++heard % PER_TABLE !== 0) return;
      const now = performance.now();
      if (!goesOn(now - sentAt)) return;
      sentAt = now;
      members[(heard / PER_TABLE) % PER_TABLE]?.send(move);
    });
  }
  members[0]?.send(move);
}
