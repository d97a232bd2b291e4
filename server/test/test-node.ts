import { createLog, type Environment, readConfig, startNode } from '../src/index.ts';
import type { SocketConnection } from '../src/postgres/index.ts';
import { GENEROUS } from '../testkit/child-node.ts';
import { databaseUrl } from '../testkit/databases.ts';
import { freePort } from '../testkit/free-port.ts';
import type { Reply } from '../testkit/socket-client.ts';

export interface TestNode {
  readonly origin: string;
  stop(): Promise<void>;
}

/** A whole node in this process, on a database that others may share. */
export async function startTestNode(
  connection: SocketConnection,
  settings: Environment = {},
): Promise<TestNode> {
  const config = readConfig({
    ...GENEROUS,
    BOT_BUDGET_MS: '20',
    PORT: String(await freePort()),
    DATABASE_URL: databaseUrl(connection),
    ...settings,
  });
  const node = await startNode(config, import.meta.dirname, createLog('silent'));
  return { origin: `http://127.0.0.1:${node.port}`, stop: () => node.stop() };
}

/** The reason of a refusal; null for what was carried out. */
export function refused(reply: Reply): string | null {
  return 'refusal' in reply ? reply.refusal.reason : null;
}
