import { randomUUID } from 'node:crypto';
import { CLOSE_CODES, PROTOCOL, type ServerMessage } from '@bridgehead/wire';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ApiClient } from '../testkit/api.ts';
import { clientFrame, OPCODES, RawSocket } from '../testkit/raw-socket.ts';
import { SocketClient } from '../testkit/socket-client.ts';
import { freshDatabase } from './database.ts';
import { refused, startTestNode, type TestNode } from './test-node.ts';

/** As they are unless somebody sets them. */
const USUAL = { MESSAGES_PER_SECOND: '20', CHAT_PER_MINUTE: '30', OPENS_PER_MINUTE: '120' };

let node: TestNode;
beforeAll(async () => {
  node = await startTestNode(await freshDatabase(), USUAL);
}, 60_000);
afterAll(() => node.stop());
afterEach(() => vi.restoreAllMocks());

const connect = () => RawSocket.connect(node.origin);
const times = (count: number, frame: Buffer) => Buffer.concat(Array.from({ length: count }, () => frame));

async function someTable(visibility: 'link' | 'public' = 'link') {
  const anna = await ApiClient.guest(node.origin, 'Anna');
  const { table } = await anna.createTable({ seats: [{ kind: 'open' }, { kind: 'open' }], visibility });
  return { anna, table };
}

test('a burst of empty frames is answered some times and then cut off', async () => {
  const socket = await connect();
  socket.write(times(21_900, clientFrame(OPCODES.text)));
  await socket.ended;
  expect(socket.closeCode).toBe(CLOSE_CODES.flooding);
  expect(socket.heard.length).toBeGreaterThan(20);
  expect(socket.heard.length).toBeLessThan(120);
});

test.each([
  ['pings', clientFrame(OPCODES.ping, 'x'.repeat(100))],
  ['pongs that nobody asked for', clientFrame(OPCODES.pong)],
  ['a message that never ends', clientFrame(OPCODES.continuation, '', false)],
])('%s without end are cut off', async (_, frame) => {
  const socket = await connect();
  socket.write(clientFrame(OPCODES.text, '', false));
  for (let sent = 0; sent < 40 && !socket.isEnded; sent++) {
    socket.write(times(Math.ceil(20_000 / frame.length), frame));
    await socket.drained();
  }
  await socket.ended;
  expect(socket.closeCode).toBe(CLOSE_CODES.flooding);
  expect(socket.frames.length).toBeLessThan(30);
});

test('a ping now and then is answered', async () => {
  const socket = await connect();
  for (const word of ['one', 'two', 'three']) socket.write(clientFrame(OPCODES.ping, word));
  await expect.poll(() => socket.frames.length).toBe(3);
  expect(socket.frames.map(({ opcode, payload }) => [opcode, payload.toString()])).toEqual([
    [OPCODES.pong, 'one'],
    [OPCODES.pong, 'two'],
    [OPCODES.pong, 'three'],
  ]);
  socket.terminate();
});

test('whoever is too fast is told which message it was', async () => {
  const socket = await connect();
  const ids = Array.from({ length: 70 }, () => randomUUID());
  for (const id of ids) socket.say({ kind: 'ping', id });
  await expect.poll(() => socket.heard.length).toBe(70);
  const heard = socket.heard as Extract<ServerMessage, { kind: 'done' | 'refused' }>[];
  expect(heard.map(({ re }) => re)).toEqual(ids);
  expect(heard.at(-1)).toMatchObject({ kind: 'refused', refusal: { reason: 'too-fast' } });
  socket.terminate();
});

test('a client that takes nothing in is given up, whatever it was told', async () => {
  const generous = await startTestNode(await freshDatabase());
  const anna = await ApiClient.guest(generous.origin, 'Anna');
  const bots = Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'random', name: 'Robot' }) as const);
  const { table } = await anna.createTable({ seats: [{ kind: 'open' }, ...bots] });
  const client = await SocketClient.at(anna, table);
  await client.change({ do: 'start' });
  const deaf = await RawSocket.connect(generous.origin);
  deaf.stopReading();
  for (let asked = 0; asked < 4000 && !deaf.isEnded; asked++) {
    deaf.say({ kind: 'open', id: randomUUID(), protocol: PROTOCOL, table });
    if (asked % 100 === 0) await client.ask({ kind: 'ping' });
  }
  deaf.readOn();
  await deaf.ended;
  expect(client.isOpen).toBe(true);
  client.close();
  await generous.stop();
}, 30_000);

test('however many sockets somebody has, they share what one person may say', async () => {
  const { anna, table } = await someTable();
  const clients = await Promise.all(Array.from({ length: 12 }, () => SocketClient.at(anna, table)));
  const said = await Promise.all(
    clients.flatMap((client, at) =>
      ['one', 'two'].map((word) => client.ask({ kind: 'chat', text: `${word} ${at}` })),
    ),
  );
  expect(said.map(refused).filter((reason) => reason === null)).toHaveLength(10);
  expect(said.map(refused).filter((reason) => reason === 'too-fast')).toHaveLength(14);
  const other = await SocketClient.at(await ApiClient.guest(node.origin, 'Boris'), table);
  expect(refused(await other.ask({ kind: 'chat', text: 'Hello' }))).toBeNull();
  for (const client of [...clients, other]) client.close();
});

test('however many sockets somebody has, they share how often one person may come to a table', async () => {
  const { anna, table } = await someTable();
  const clients = await Promise.all(Array.from({ length: 8 }, () => SocketClient.connect(anna)));
  const opened = await Promise.all(
    clients.flatMap((client) => Array.from({ length: 8 }, () => client.open(table))),
  );
  expect(opened.map(refused).filter((reason) => reason === null).length).toBeLessThan(35);
  expect(opened.map(refused).filter((reason) => reason === 'too-fast').length).toBeGreaterThan(28);
  for (const client of clients) client.close();
});

test('the time of day may go back: nobody is too fast because of it', async () => {
  const { anna, table } = await someTable();
  const client = await SocketClient.at(anna, table);
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now - 3_600_000);
  const replies = [];
  for (let said = 0; said < 3; said++) {
    replies.push(await client.ask({ kind: 'ping' }), await client.ask({ kind: 'chat', text: 'Hello' }));
  }
  expect(replies.map(refused)).toEqual(replies.map(() => null));
  client.close();
});
