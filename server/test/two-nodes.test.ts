import { authorOf, type AnyGame, verify } from '@bridgehead/kernel';
import { LONGEST_PAGE, type RecordReply } from '@bridgehead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStorage, type Storage } from '../src/storage/index.ts';
import { findGame } from '@bridgehead/catalogue';
import { ApiClient } from '../testkit/api.ts';
import { ChildNode } from '../testkit/child-node.ts';
import { databaseUrl } from '../testkit/databases.ts';
import { Party } from '../testkit/party.ts';
import { type Reply, SocketClient } from '../testkit/socket-client.ts';
import { freshDatabase, silent } from './database.ts';
import { refused } from './test-node.ts';

let one: ChildNode;
let other: ChildNode;
let storage: Storage;
let game: AnyGame;
beforeAll(async () => {
  const connection = await freshDatabase();
  const settings = { DATABASE_URL: databaseUrl(connection), PORT: '0', LOG_LEVEL: 'error' };
  // Both at once: whoever comes second to the migrations waits.
  [one, other] = await Promise.all([ChildNode.start(settings), ChildNode.start(settings)]);
  storage = await openStorage({ connection, log: silent });
  game = (await findGame('pobeda')?.load()) as AnyGame;
}, 60_000);
afterAll(() => Promise.all([one.stop(), other.stop(), storage.close()]), 60_000);

function seqs({ play }: SocketClient): number[] {
  return (play?.steps ?? []).map(({ seq }) => seq);
}

async function expectOneLog(party: Party, nodes = [one, other]): Promise<void> {
  const log = await storage.entries.since(party.table, 0);
  const inOrder = log.map((_, index) => index + 1);
  expect(log.map(({ seq }) => seq)).toEqual(inOrder);
  for (const [index, who] of party.people.entries()) {
    const fresh = await SocketClient.at(
      who.at((nodes[index % nodes.length] as ChildNode).origin),
      party.table,
    );
    // Whoever comes in is told the newest page.
    expect(fresh.play?.steps).toHaveLength(Math.min(log.length, LONGEST_PAGE));
    expect(seqs(fresh)).toEqual(inOrder.slice(-LONGEST_PAGE));
    expect(fresh.play?.steps.map(({ seat }) => seat)).toEqual(
      log.slice(-LONGEST_PAGE).map(({ entry }) => authorOf(entry)),
    );
    fresh.close();
  }
}

test('a table across two nodes: moves made at the same moment never fork it', async () => {
  const origins = [one.origin, other.origin];
  const party = await Party.gather(game, { people: 4, origins, options: { teams: '2+2' } });
  const twins = await Promise.all(
    party.people.map((who, index) => {
      const elsewhere = origins[(index + 1) % 2] ?? '';
      return SocketClient.at(who.at(elsewhere), party.table);
    }),
  );
  for (let round = 0; round < 25; round++) {
    const decision = party.next();
    const player = party.at(decision.seat);
    const at = party.clients.indexOf(player.client);
    const twin = twins[at] as SocketClient;
    await twin.until(() => twin.play?.seq === party.seq);
    const answer = () =>
      ({ kind: 'answer', decision: decision.id, seq: party.seq, move: player.moveFor(decision) }) as const;
    // The same player answers the same question at both nodes, each time with a move of its own.
    const replies = await Promise.all([player.client.ask(answer()), twin.ask(answer())]);
    const won = replies.filter((reply): reply is { seq: number } => 'seq' in reply);
    const lost = replies.map(refused).filter((reason) => reason !== null);
    expect([won.length, lost.length]).toEqual([1, 1]);
    // Late for a question that has been answered: after an exchange the turn is still theirs, else it has passed on.
    expect(['decision-closed', 'not-your-turn']).toContain(lost[0]);
    await party.reach(won[0]?.seq ?? 0);
  }
  await expectOneLog(party);
  expect(party.clients.map(({ gaps }) => gaps)).toEqual([0, 0, 0, 0]);
  for (const client of [...party.clients, ...twins]) client.close();
});

test('two players who may both act, at two nodes, at once: one is first, the others are told that they were late', async () => {
  const origins = [one.origin, other.origin];
  const party = await Party.gather(game, { people: 4, origins, options: { teams: '2+2' } });
  const claims = (party.host.play?.pending ?? []).filter(({ kind }) => kind === 'claim');
  const ask = ({ id, seat }: (typeof claims)[number]): Promise<Reply> => {
    const player = party.at(seat);
    return player.client.ask({
      kind: 'answer',
      decision: id,
      seq: 0,
      move: { kind: 'claim', colour: seat < 2 ? 1 : 0 },
    });
  };
  expect(claims).toHaveLength(4);
  const replies = await Promise.all(claims.map(ask));
  // A claim closes the question to the others: one stands, the rest learn why theirs does not.
  expect(replies.filter((reply) => 'seq' in reply)).toEqual([{ seq: 1 }]);
  expect(replies.map(refused).filter(Boolean)).toEqual(Array(3).fill('claim-open'));
  await party.reach(1);
  await expectOneLog(party);
  party.close();
});

test('a game that starts at one node begins at the other, even for whoever changes the room just then', async () => {
  for (let round = 0; round < 5; round++) {
    const party = await startedDuring(round);
    await Promise.all(party.map((client) => client.until(() => client.play !== null, 5000)));
    expect(party.map(({ room }) => room?.phase)).toEqual(['playing', 'playing']);
    for (const client of party) client.close();
  }
});

async function startedDuring(round: number): Promise<SocketClient[]> {
  const host = await ApiClient.guest(one.origin, 'Host');
  const guest = await ApiClient.guest(other.origin, 'Guest');
  const { table } = await host.createTable({ seats: [{ kind: 'open' }, { kind: 'open' }] });
  const [a, b] = [await SocketClient.at(host, table), await SocketClient.at(guest, table)];
  await b.change({ do: 'sit' });
  await b.change({ do: 'ready', ready: true });
  await a.until(() => a.room?.seats[1]?.kind === 'human' && a.room.seats[1].ready);
  const again = Array.from({ length: round + 1 }, () => b.change({ do: 'ready', ready: true }));
  await Promise.all([a.change({ do: 'start' }), ...again]);
  return [a, b];
}

test('one node is killed in the middle: its people go on at the other, and nothing is lost', async () => {
  const party = await Party.gather(game, { people: 4, origins: [one.origin, other.origin] });
  await party.playOn(20);
  const { seq } = party;
  await other.kill();
  for (const index of [1, 3]) {
    const old = party.client(index);
    await old.until(() => !old.isOpen);
    const who = party.people[index] as ApiClient;
    const known = old.play?.seq ?? 0;
    party.clients[index] = await SocketClient.at(who.at(one.origin), party.table, false, known);
    expect(party.client(index).play).toMatchObject({ seq, from: known, steps: [] });
    expect(party.client(index).room?.you).toBe(index);
  }
  await party.playOut();
  await expectOneLog(party, [one]);
  const path = `/api/tables/${party.table}/record`;
  const { record } = await (party.people[0] as ApiClient).send<RecordReply>('GET', path);
  expect(verify(game.rules, game.content.hash, record).fault).toBeNull();
  party.close();
}, 60_000);
