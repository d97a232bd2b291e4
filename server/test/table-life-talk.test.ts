import type { AnyGame } from '@bridgehead/kernel';
import { PROTOCOL } from '@bridgehead/wire';
import { findGame } from '@bridgehead/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient } from '../testkit/api.ts';
import { Party } from '../testkit/party.ts';
import { SocketClient } from '../testkit/socket-client.ts';
import { freshDatabase } from './database.ts';
import { refused, startTestNode, type TestNode } from './test-node.ts';

let node: TestNode;
let game: AnyGame;
beforeAll(async () => {
  node = await startTestNode(await freshDatabase());
  game = (await findGame('pobeda')?.load()) as AnyGame;
}, 60_000);
afterAll(() => node.stop());

const said = ({ chat }: SocketClient) => chat.map(({ name, text }) => `${name}: ${text}`);
const knows =
  (text: string) =>
  ({ chat }: SocketClient) =>
    chat.some((line) => line.text === text);

test('what is said at a table is heard by everybody there, once, and by whoever comes later', async () => {
  const party = await Party.gather(game, { people: 2, origins: [node.origin] });
  const watcher = await SocketClient.at(await ApiClient.guest(node.origin, 'Watcher'), party.table);
  const id = 'said-twice-0001';
  await party.host.ask({ kind: 'chat', text: '  Good luck!  ' }, id);
  await party.host.ask({ kind: 'chat', text: 'Good luck!' }, id);
  await watcher.ask({ kind: 'chat', text: 'Hello from the back' });
  const everybody = [...party.clients, watcher];
  await Promise.all(everybody.map((client) => client.until(() => knows('Hello from the back')(client))));
  for (const client of everybody) {
    expect(said(client)).toEqual(['Guest 1: Good luck!', 'Watcher: Hello from the back']);
    expect(client.chat.map(({ seat }) => seat)).toEqual([0, null]);
  }
  const late = await SocketClient.at(party.people[1] as ApiClient, party.table);
  expect(said(late)).toEqual(said(watcher));
  expect(refused(await late.ask({ kind: 'chat', text: '   ' }))).toBe('malformed-message');
  expect(refused(await late.ask({ kind: 'chat', text: 'x'.repeat(501) }))).toBe('malformed-message');
  for (const client of [...everybody, late]) client.close();
});

test('POB-9.1: team mates hear each other only when the game is over', async () => {
  const options = { teams: '2+2' };
  const party = await Party.gather(game, { people: 4, origins: [node.origin], options });
  // Seats fill the teams in order: 0 and 1 are one team, 2 and 3 the other.
  expect(party.clients.map(({ room }) => room?.unheardBy)).toEqual([[1], [0], [3], [2]]);
  await party.client(0).ask({ kind: 'chat', text: 'I hold the five of lines' });
  await party.client(2).ask({ kind: 'chat', text: 'Nice weather' });
  await Promise.all([2, 3].map((at) => party.client(at).until(() => party.client(at).chat.length > 0)));
  await party.client(1).until(() => knows('Nice weather')(party.client(1)));
  expect(party.clients.map(knows('I hold the five of lines'))).toEqual([true, false, true, true]);
  expect(party.clients.map(knows('Nice weather'))).toEqual([true, true, true, false]);
  const back = await SocketClient.at(party.people[1] as ApiClient, party.table);
  expect(said(back)).toEqual(['Guest 3: Nice weather']);
  // A second window without a name must not tell what the first does not.
  const window = await SocketClient.at(new ApiClient(node.origin), party.table);
  const watcher = await SocketClient.at(await ApiClient.guest(node.origin, 'Watcher'), party.table);
  await watcher.ask({ kind: 'chat', text: 'Hello from the back' });
  await party.client(0).ask({ kind: 'chat', text: 'And the six' });
  await party.client(2).until(() => knows('And the six')(party.client(2)));
  await window.until(() => knows('Hello from the back')(window));
  expect([window, watcher].map(said)).toEqual(Array(2).fill(['Watcher: Hello from the back']));
  await party.playOut();
  for (const spectator of [window, watcher]) {
    await spectator.until(() => knows('And the six')(spectator) && knows('Nice weather')(spectator));
  }
  // Somebody who was not there when it was told, and knows the last line already.
  const late = await SocketClient.connect(new ApiClient(node.origin));
  const open = { kind: 'open', protocol: PROTOCOL, table: party.table, chatSince: 4 } as const;
  await late.ask(open);
  expect(said(late)).toEqual(said(party.client(0)).filter((line) => !line.startsWith('Watcher')));
  await back.until(() => knows('I hold the five of lines')(back));
  await party.client(3).until(() => knows('Nice weather')(party.client(3)));
  await back.open(party.table);
  expect(back.room?.unheardBy).toEqual([]);
  expect(knows('I hold the five of lines')(back)).toBe(true);
  for (const client of [...party.clients, back, window, watcher, late]) client.close();
});
