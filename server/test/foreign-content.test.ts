import { findGame } from '@bridgehead/catalogue';
import { type AnyGame, type Game, seedFromText, writeHeader } from '@bridgehead/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Library } from '../src/library.ts';
import { ReckoningPool } from '../src/reckoning/pool.ts';
import type { Storage } from '../src/storage/index.ts';
import { work } from '../src/tables/reckoning.ts';
import { ApiClient } from '../testkit/api.ts';
import { Party } from '../testkit/party.ts';
import { SocketClient } from '../testkit/socket-client.ts';
import { freshDatabase } from './database.ts';
import { startTestNode, type TestNode } from './test-node.ts';

let node: TestNode;
let pobeda: AnyGame;
beforeAll(async () => {
  node = await startTestNode(await freshDatabase());
  pobeda = (await findGame('pobeda')?.load()) as AnyGame;
}, 60_000);
afterAll(() => node.stop());

interface Entry {
  readonly id: string;
}
interface Pack extends Entry {
  readonly layouts: readonly Entry[];
  readonly missions: readonly Entry[];
}

/** A table so wide on which nobody finds a place: whoever looks for one looks everywhere, and does it so many times. */
async function plate(id: string, wide: number, loads: number): Promise<Pack> {
  const own = (await findGame('bronepekhota')?.ownPack?.()) as Pack;
  const rock = { kind: 'block', look: 'rock', box: [0, 0, wide, wide], top: 100, bare: true };
  return {
    ...own,
    id,
    layouts: own.layouts.map((layout) => {
      if (layout.id !== 'outskirts') return layout;
      const { isTwofold: _, ...single } = layout as Entry & { isTwofold?: true };
      return { ...single, width: wide, depth: wide, paint: [], pieces: [rock] };
    }),
    missions: own.missions.map((mission) =>
      mission.id === 'capture'
        ? { ...mission, loads: Array.from({ length: loads }, () => ({ role: 'cargo', at: 'object' })) }
        : mission,
    ),
  };
}

const OPTIONS = { mission: 'capture', ground: 'outskirts' };

test('a table waits for what comes of content that somebody has written, and no other table does', async () => {
  const other = await Party.gather(pobeda, { people: 2, origins: [node.origin] });
  const anna = await ApiClient.guest(node.origin, 'Anna');
  const { table } = await anna.createTable({
    game: 'bronepekhota',
    seats: [{ kind: 'open' }, { kind: 'bot', bot: 'quick', name: 'Robot' }],
    options: OPTIONS,
    pack: await plate('plate', 1500, 4),
  });
  const client = await SocketClient.at(anna, table);
  let hasBegun = false;
  const begun = client.change({ do: 'start' }).then((reply) => {
    hasBegun = true;
    return reply;
  });
  for (let move = 0; move < 3; move++) await other.move();
  expect(hasBegun).toBe(false);
  expect(await begun).toEqual({});
  await client.until(() => client.play !== null, 30_000);
  client.close();
  other.close();
}, 90_000);

const packs = new Map<string, unknown>();
const stored = {
  find: async (hash: string) => ({ pack: packs.get(hash) }),
} as unknown as Storage['packs'];

/** What somebody has written, as a node knows it once it has been kept. */
async function foreign(library: Library, pack: Pack): Promise<AnyGame> {
  const { content } = await (findGame('bronepekhota') as Game).load({ pack });
  packs.set(content.hash, pack);
  return (await library.with('bronepekhota', content.hash)) as AnyGame;
}

function beginning({ rules, content }: AnyGame, options: object) {
  const seed = seedFromText('plate');
  const seats = [0, 1].map((seat) => ({ kind: 'human' as const, name: `Guest ${seat}` }));
  const header = writeHeader(rules.manifest, content, { options: { ...options }, seats, seed });
  if ('refusal' in header) throw new Error(header.refusal.reason);
  return { ...header, seed };
}

/** Between what a thread needs to start and to play a small table, however busy the machine is, and what it needs for the slow one. */
const TIMES_A_START = 4;

test('whoever takes too long over it is stopped, and what comes next is worked out as ever', async () => {
  const library = new Library(async (hash) => packs.get(hash));
  const slow = await foreign(library, await plate('endless', 3000, 12));
  const fast = await foreign(library, await plate('short', 600, 1));
  const beginIn = async (pool: ReckoningPool, game: AnyGame) =>
    pool.reckon(game, OPTIONS, 'begin', beginning(game, OPTIONS));
  const patient = new ReckoningPool(1, library, stored, 60_000);
  const began = performance.now();
  const begun = await beginIn(patient, fast);
  const pool = new ReckoningPool(1, library, stored, Math.ceil(TIMES_A_START * (performance.now() - began)));
  await patient.close();
  expect(begun).toEqual(work(fast, 'begin', beginning(fast, OPTIONS)));
  await expect(beginIn(pool, slow)).rejects.toMatchObject({ refusal: { reason: 'takes-too-long' } });
  expect(await beginIn(pool, fast)).toEqual(begun);
  await pool.close();
}, 120_000);

test('of our own content only what may take long goes to a thread, and comes to the same there', async () => {
  const library = new Library(async () => undefined);
  const pool = new ReckoningPool(1, library, stored);
  const game = (await library.own('bronepekhota')) as AnyGame;
  const calm = beginning(game, { panic: false });
  expect(pool.reckon(game, calm.header.options, 'begin', calm)).not.toBeInstanceOf(Promise);
  const panic = beginning(game, { panic: true });
  const elsewhere = pool.reckon(game, panic.header.options, 'begin', panic);
  expect(elsewhere).toBeInstanceOf(Promise);
  expect(await elsewhere).toEqual(work(game, 'begin', panic));
  await pool.close();
}, 60_000);
