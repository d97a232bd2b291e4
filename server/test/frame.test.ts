import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from '../src/sockets/frame.ts';

let server: WebSocketServer;

beforeAll(async () => {
  server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  await once(server, 'listening');
});
afterAll(() => server.close());

test.each([0, 1, 125, 126, 65_535, 65_536, 100_000])(
  'a client reads a frame of %i letters',
  async (length) => {
    const { port } = server.address() as AddressInfo;
    const text = 'я'.repeat(length >> 1) + 'x'.repeat(length & 1);
    server.once('connection', (_, request) => request.socket.write(textFrame(text)));
    const client = new WebSocket(`ws://127.0.0.1:${port}`);
    const [data] = (await once(client, 'message')) as [Buffer];
    expect(data.toString('utf8')).toBe(text);
    client.terminate();
  },
);
