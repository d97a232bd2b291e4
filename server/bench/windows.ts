import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chanceFrom, type Decision, seedFromText } from '@bridgehead/kernel';
import { ambush } from '@bridgehead/kernel/test-games';
import { Latencies } from '../load/latencies.ts';
import { type LoadedNode, startLoadedNode } from '../load/processes.ts';
import { createLog } from '../src/log.ts';
import { startPostgres } from '../src/postgres/index.ts';
import { ApiClient } from '../testkit/api.ts';
import { GUEST_GAMES } from '../testkit/guest-games.ts';
import { SocketClient } from '../testkit/socket-client.ts';

/** `npm run bench:windows`: how long five bots keep one person waiting who has opened a window for reactions. */
const WINDOWS = 10;
const MOST_MS = 1_000;
const PATIENCE_MS = 20_000;

const bot = { kind: 'bot', bot: 'quick', name: 'Бот' } as const;
const { rules } = await ambush.load();
const chance = chanceFrom(seedFromText('windows'));
const folder = await mkdtemp(join(tmpdir(), 'bridgehead-windows-'));
const postgres = await startPostgres({ folder, log: createLog('error') });
const { host, user, database } = postgres.connection;
let node: LoadedNode | undefined;
try {
  node = await startLoadedNode(`postgres://${user}@${encodeURIComponent(host)}/${database}`, { GUEST_GAMES });
  const anna = await ApiClient.guest(node.origin, 'Anna');
  const waited = new Latencies();
  // The first game starts the thread that bots think in.
  await playOut(anna, new Latencies());
  while (waited.count < WINDOWS) await playOut(anna, waited);
  const { p50, p99, max } = waited.summary();
  console.log(`${waited.count} windows with five bots: p50 ${p50} ms, p99 ${p99} ms, at most ${max} ms`);
  if (!(p99 < MOST_MS)) {
    console.error(`of a hundred windows one takes more than ${p99} ms`);
    process.exitCode = 1;
  }
} finally {
  await node?.process.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Anna shoots whenever she can: from then on the bots are waited for until their window is closed. */
async function playOut(anna: ApiClient, waited: Latencies): Promise<void> {
  const { table } = await anna.createTable({
    game: 'ambush',
    seats: [{ kind: 'open' }, bot, bot, bot, bot, bot],
  });
  const client = await SocketClient.at(anna, table);
  await client.change({ do: 'start' });
  await client.until(() => client.play !== null);
  for (let decision = await asked(client); decision; decision = await asked(client)) {
    const began = performance.now();
    await answer(client, decision);
    const window = windowOf(client);
    if (decision.kind !== 'turn' || window === undefined) continue;
    await client.until(() => windowOf(client) !== window, PATIENCE_MS);
    waited.add(performance.now() - began);
  }
  client.close();
}

/** What Anna is to decide; undefined when the game is over for her. */
async function asked(client: SocketClient): Promise<Decision | undefined> {
  const own = () => client.play?.pending.find(({ seat }) => seat === 0);
  const isOver = () =>
    client.play?.outcome !== null || (client.play.view as { lives: number[] }).lives[0] === 0;
  await client.until(() => own() !== undefined || isOver(), PATIENCE_MS);
  return isOver() ? undefined : own();
}

async function answer(client: SocketClient, decision: Decision): Promise<void> {
  const { view, seq = 0 } = client.play ?? {};
  const moves = [...(rules.moves?.(rules.sample(view as never, chance), decision) ?? [])];
  const move = moves.find(({ kind }) => kind === 'shoot') ?? moves[0];
  const reply = await client.ask({ kind: 'answer', decision: decision.id, seq, move });
  if ('refusal' in reply) return;
  await client.until(() => (client.play?.seq ?? 0) >= (reply.seq ?? 0));
}

function windowOf({ play }: SocketClient): string | undefined {
  return play?.pending.find(({ window }) => window !== undefined)?.window;
}
