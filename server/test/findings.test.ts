import { admit, findGame } from '@bridgehead/catalogue';
import { type AnyGame, verify } from '@bridgehead/kernel';
import type { RecordReply } from '@bridgehead/wire';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { games } from '@bridgehead/kernel/test-games';
import type { SocketConnection } from '../src/postgres/index.ts';
import { openStorage } from '../src/storage/index.ts';
import type { ApiClient } from '../testkit/api.ts';
import { Desk } from '../testkit/desk.ts';
import { GUEST_GAMES } from '../testkit/guest-games.ts';
import { Party } from '../testkit/party.ts';
import { freshDatabase, silent } from './database.ts';
import { startTestNode, type TestNode } from './test-node.ts';

let connection: SocketConnection;
let node: TestNode;
let mortar: AnyGame;
beforeAll(async () => {
  for (const game of games) admit(game);
  vi.stubEnv('GUEST_GAMES', GUEST_GAMES);
  connection = await freshDatabase();
  node = await startTestNode(connection);
  mortar = (await findGame('mortar')?.load()) as AnyGame;
}, 60_000);
afterAll(() => node.stop());

/** So many steps take a good part of a second. */
const SLOW = { labour: 100_000_000 };

test('a move whose outcome has to be found is recorded with it, and whoever verifies finds the same', async () => {
  const found = vi.spyOn(mortar.rules.findings as NonNullable<AnyGame['rules']['findings']>, 'find');
  const party = await Party.gather(mortar, { game: 'mortar', people: 2, origins: [node.origin] });
  await party.playOut();
  const elsewhere = new Desk(await openStorage({ connection, log: silent }));
  const followed = await elsewhere.open(party.table);
  expect(followed.position?.seq).toBe(party.seq);
  await elsewhere.storage.close();
  // Neither the node that played it nor one that followed has found anything by itself.
  expect(found).not.toHaveBeenCalled();
  found.mockRestore();

  const path = `/api/tables/${party.table}/record`;
  const { record } = await (party.people[0] as ApiClient).send<RecordReply>('GET', path);
  const findings = record.entries.map((entry) => entry.kind === 'move' && entry.finding);
  expect(findings).toEqual(findings.map(() => ({ landed: expect.any(Number) })));
  expect(findings).toHaveLength(6);
  expect(verify(mortar.rules, mortar.content.hash, record).fault).toBeNull();
  party.close();
}, 60_000);

test('a table waits for what is found for it, and no other table does', async () => {
  const origins = [node.origin];
  const slow = await Party.gather(mortar, { game: 'mortar', options: SLOW, people: 1, origins });
  const pobeda = (await findGame('pobeda')?.load()) as AnyGame;
  const other = await Party.gather(pobeda, { people: 2, origins });
  let hasLanded = false;
  const shot = slow.move().then(() => {
    hasLanded = true;
  });
  for (let move = 0; move < 3; move++) await other.move();
  expect(hasLanded).toBe(false);
  await shot;
  expect(slow.seq).toBe(1);
  slow.close();
  other.close();
}, 60_000);

test('a shot sent again while it is in the air is fired once', async () => {
  const options = { labour: 10_000_000 };
  const party = await Party.gather(mortar, { game: 'mortar', options, people: 1, origins: [node.origin] });
  const [decision] = party.host.play?.pending ?? [];
  const message = {
    kind: 'answer',
    decision: decision?.id ?? '',
    seq: 0,
    move: { kind: 'fire', charge: 50 },
  } as const;
  const done: number[] = [];
  party.host.hear = (heard) => heard.kind === 'done' && done.push(heard.seq ?? 0);
  for (let time = 0; time < 3; time++)
    party.host.sendRaw(JSON.stringify({ ...message, id: 'the-same-shot' }));
  await party.host.until(() => done.length === 3);
  expect(done).toEqual([1, 1, 1]);
  party.close();
}, 60_000);
