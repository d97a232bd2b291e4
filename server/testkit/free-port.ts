import { once } from 'node:events';
import { createServer } from 'node:net';

// Ports from 32768 up are handed out to outgoing connections and may be taken at any moment.
const FIRST = 20_000;
const COUNT = 12_000;

export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    server.close();
    if (isFree) return port;
  }
  throw new Error('no free port was found');
}
