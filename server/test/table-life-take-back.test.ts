import { type AnyGame, verify } from '@bridgehead/kernel';
import type { FinishedReply, Proposal, RecordReply } from '@bridgehead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findGame } from '@bridgehead/catalogue';
import type { ApiClient } from '../testkit/api.ts';
import { Party } from '../testkit/party.ts';
import type { SocketClient } from '../testkit/socket-client.ts';
import type { GameLog } from '../src/tables/game-log.ts';
import type { RoomKeeper } from '../src/tables/room-keeper.ts';
import type { Attendants } from '../src/room/absence.ts';
import { LONGEST_LOG, TakeBacks } from '../src/tables/take-backs.ts';
import { freshDatabase } from './database.ts';
import { refused, startTestNode, type TestNode } from './test-node.ts';

let node: TestNode;
let game: AnyGame;
beforeAll(async () => {
  node = await startTestNode(await freshDatabase());
  game = (await findGame('pobeda')?.load()) as AnyGame;
}, 60_000);
afterAll(() => node.stop());

const people = 2;

/** Whoever claims a breach has shown nothing and rolled nothing: that may be taken back freely. */
async function afterAClaim(): Promise<{ party: Party; claimant: SocketClient; seq: number }> {
  const options = { teams: '2+2' };
  const party = await Party.gather(game, { people: 4, origins: [node.origin], options });
  await party.playOn(3);
  const claim = party.host.play?.pending.find(({ kind }) => kind === 'claim');
  if (!claim) throw new Error('somebody may claim');
  const player = party.at(claim.seat);
  const message = { kind: 'answer', decision: claim.id, seq: 3, move: player.moveFor(claim) } as const;
  expect(await player.client.ask(message)).toEqual({ seq: 4 });
  await party.reach(4);
  return { party, claimant: player.client, seq: 4 };
}

async function proposed(party: Party): Promise<Proposal> {
  for (const client of party.clients) await client.until(() => client.room?.proposal !== null);
  return party.host.room?.proposal as Proposal;
}

test('a move that showed nothing is taken back at once', async () => {
  const { party, claimant, seq } = await afterAClaim();
  expect(party.host.play?.view).toMatchObject({ breach: { claimant: claimant.room?.you } });
  expect(await claimant.ask({ kind: 'take-back', keep: 3, seq })).toEqual({ seq: 5 });
  await party.reach(5);
  for (const { play } of party.clients) {
    expect(play?.steps.at(-1)).toEqual({ seq: 5, seat: claimant.room?.you, undo: 3, events: [] });
    expect(play?.view).toMatchObject({ breach: null, turn: 3 });
  }
  expect(refused(await claimant.ask({ kind: 'take-back', keep: 3, seq: 5 }))).toBe('nothing-to-undo');
  await party.playOut();
  const path = `/api/tables/${party.table}/record`;
  const { record } = await (party.people[0] as ApiClient).send<RecordReply>('GET', path);
  expect(verify(game.rules, game.content.hash, record).fault).toBeNull();
  party.close();
});

test('a take-back sent again is answered with the entry it became', async () => {
  const { party, claimant, seq } = await afterAClaim();
  const message = { kind: 'take-back', keep: 3, seq } as const;
  const id = 'take-back-0001';
  expect(await claimant.ask(message, id)).toEqual({ seq: 5 });
  expect(await claimant.ask(message, id)).toEqual({ seq: 5 });
  await party.reach(5);
  await party.move();
  expect(await claimant.ask(message, id)).toEqual({ seq: 5 });
  expect(party.seq).toBe(6);
  party.close();
});

test('anything further needs everybody’s consent', async () => {
  const party = await Party.gather(game, { people, origins: [node.origin] });
  await party.playOn(4);
  const [one, other] = party.clients as [SocketClient, SocketClient];
  expect(refused(await one.ask({ kind: 'take-back', keep: 9, seq: 4 }))).toBe('nothing-to-undo');
  expect(refused(await one.ask({ kind: 'take-back', keep: 1, seq: 3 }))).toBe('moved-on');
  expect(await one.ask({ kind: 'take-back', keep: 1, seq: 4 })).toEqual({});
  const { id, ...asked } = await proposed(party);
  expect(asked).toEqual({ by: 0, asked: [0, 1], agreed: [0], what: { kind: 'take-back', keep: 1, seq: 4 } });
  expect(refused(await other.ask({ kind: 'take-back', keep: 2, seq: 4 }))).toBe('proposal-open');
  expect(refused(await other.change({ do: 'agree', proposal: 'another' }))).toBe('no-proposal');
  expect(await other.change({ do: 'agree', proposal: id })).toEqual({});
  await party.reach(5);
  expect(one.play).toMatchObject({ seq: 5, view: { turn: 1 } });
  await one.until(() => one.room?.proposal === null);
  await party.playOut();
  const path = `/api/tables/${party.table}/record`;
  const { record } = await (party.people[0] as ApiClient).send<RecordReply>('GET', path);
  expect(record.entries[4]).toMatchObject({ kind: 'undo', seat: 0, keep: 1, consent: [0, 1] });
  expect(verify(game.rules, game.content.hash, record).fault).toBeNull();
  party.close();
});

test('a take-back that is declined leaves everything as it was', async () => {
  const party = await Party.gather(game, { people, origins: [node.origin] });
  await party.playOn(4);
  const [one, other] = party.clients as [SocketClient, SocketClient];
  await one.ask({ kind: 'take-back', keep: 1, seq: 4 });
  const { id } = await proposed(party);
  expect(await other.change({ do: 'decline', proposal: id })).toEqual({});
  await one.until(() => one.room?.proposal === null);
  expect(refused(await other.change({ do: 'agree', proposal: id }))).toBe('no-proposal');
  expect(one.play?.seq).toBe(4);
  party.close();
});

test('a take-back is void once the game has moved on', async () => {
  const party = await Party.gather(game, { people, origins: [node.origin] });
  await party.playOn(4);
  const [one, other] = party.clients as [SocketClient, SocketClient];
  await one.ask({ kind: 'take-back', keep: 1, seq: 4 });
  const { id } = await proposed(party);
  await party.move();
  await one.until(() => one.room?.proposal === null);
  expect(refused(await other.change({ do: 'agree', proposal: id }))).toBe('moved-on');
  expect(party.seq).toBe(5);
  expect(await one.ask({ kind: 'take-back', keep: 1, seq: 5 })).toEqual({});
  party.close();
});

/** Alone in the dugout: after so many moves there have been dice. */
async function alone(practice: boolean): Promise<Party> {
  const blindazh = (await findGame('blindazh')?.load()) as AnyGame;
  const party = await Party.gather(blindazh, {
    people: 1,
    origins: [node.origin],
    game: 'blindazh',
    practice,
  });
  await party.playOn(8);
  return party;
}

test('whoever plays alone does not get the dice again', async () => {
  const party = await alone(false);
  expect(refused(await party.host.ask({ kind: 'take-back', keep: 0, seq: 8 }))).toBe('undo-chance-alone');
  expect(party.seq).toBe(8);
  party.close();
});

test('at a practice table they do, and the list and the record say so', async () => {
  const party = await alone(true);
  expect(party.host.room).toMatchObject({ practice: true });
  expect(await party.host.ask({ kind: 'take-back', keep: 0, seq: 8 })).toEqual({ seq: 9 });
  await party.reach(9);
  await party.playOut();
  expect(party.host.room).toMatchObject({ takeBacks: true });
  const anna = party.people[0] as ApiClient;
  const { games } = await anna.send<FinishedReply>('GET', '/api/finished');
  expect(games).toMatchObject([{ table: party.table, practice: true, takeBacks: true }]);
  const { record } = await anna.send<RecordReply>('GET', `/api/tables/${party.table}/record`);
  expect(record.header.practice).toBe(true);
  expect(record.entries[8]).toMatchObject({ kind: 'undo', keep: 0, consent: [0] });
  expect(verify(party.game.rules, party.game.content.hash, record).fault).toBeNull();
  party.close();
});

test('a log that was made longer than any game is grows by no more take-backs', async () => {
  const log = { position: { seq: LONGEST_LOG } } as unknown as GameLog;
  const message = { kind: 'take-back', id: 'message-1', keep: 0, seq: LONGEST_LOG } as const;
  const asked = await new TakeBacks({} as RoomKeeper, {} as Attendants).ask(log, 0, message, () => undefined);
  expect(asked).toEqual({ refusal: { reason: 'log-full', figures: { most: LONGEST_LOG } } });
});
