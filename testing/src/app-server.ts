import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { appFolder, createAppServer } from '@bridgehead/cli/serve';

export type RunningApp = {
  /** Ends with a slash. */
  readonly url: string;
  stop(): Promise<void>;
};

// Ports from 32768 up are handed out to outgoing connections and may be taken at any moment.
const firstPort = 20_000;
const portCount = 12_000;

/** The built app as `npm start` serves it, on a free port. */
export async function startApp(): Promise<RunningApp> {
  if (!existsSync(join(appFolder, 'index.html'))) throw new Error('The app is not built: run npm run build.');
  const server = createAppServer(appFolder);
  const port = await listenOnFreePort(server);
  return {
    url: `http://localhost:${port}/`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function listenOnFreePort(server: Server): Promise<number> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const port = firstPort + Math.floor(Math.random() * portCount);
    server.listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (isFree) return port;
  }
  throw new Error('No free port was found for the app.');
}
