import { type AnyGame, fellowsOf } from '@bridgehead/kernel';
import { findGame } from '@bridgehead/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Party } from '../testkit/party.ts';
import type { SocketClient } from '../testkit/socket-client.ts';
import { freshDatabase } from './database.ts';
import { refused, startTestNode, type TestNode } from './test-node.ts';

let node: TestNode;
let game: AnyGame;
beforeAll(async () => {
  node = await startTestNode(await freshDatabase());
  game = (await findGame('bronepekhota')?.load()) as AnyGame;
}, 60_000);
afterAll(() => node.stop());

const gather = (people: number, options = {}) =>
  Party.gather(game, { game: 'bronepekhota', people, origins: [node.origin], options });

test('a take-back that the game has passed by stands in nobody’s way', async () => {
  const party = await gather(2);
  const [one, other] = party.clients as [SocketClient, SocketClient];
  await party.playOn(3);
  expect(await one.ask({ kind: 'take-back', keep: 0, seq: party.seq })).toEqual({});
  await other.until(() => other.room?.proposal !== null);
  expect(refused(await other.change({ do: 'end', end: 'draw' }))).toBe('proposal-open');
  await party.move();
  expect(await other.change({ do: 'end', end: 'draw' })).toEqual({});
  await one.until(() => one.room?.proposal?.what.kind === 'end');
  expect(one.room?.proposal).toMatchObject({ by: 1, asked: [0, 1] });
  party.close();
});

test('what allies talk over among themselves keeps nobody else from asking', async () => {
  const options = { teams: '2+2' };
  const party = await gather(4, options);
  const [mate = -1] = fellowsOf(game.rules.manifest, { seats: party.clients, options }, 0);
  const [foe = -1] = [1, 2, 3].filter((seat) => seat !== mate);
  await party.host.change({ do: 'end', end: 'resigned' });
  expect(refused(await party.at(mate).client.change({ do: 'end', end: 'draw' }))).toBe('proposal-open');
  const { client } = party.at(foe);
  expect(await client.change({ do: 'end', end: 'resigned' })).toEqual({});
  await client.until(() => client.room?.proposal?.by === foe);
  expect(client.room?.proposal?.asked).not.toContain(0);
  const alone = await client.change({ do: 'stand-in', seat: foe, bot: 'quick' });
  expect(refused(alone)).toBe('proposal-open');
  expect(await party.host.change({ do: 'stand-in', seat: 0, bot: 'quick' })).toEqual({});
  party.close();
});
