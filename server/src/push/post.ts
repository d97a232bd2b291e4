import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { publicLookup, type Resolve } from './public-hosts.ts';

export interface Letter {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

const PATIENCE_MS = 10_000;

/** Connects to public hosts only. */
export function publicAgent(resolve: Resolve): Agent {
  return new Agent({ lookup: publicLookup(resolve) });
}

/** The status it was answered with. A redirection is an answer like any other: nobody follows it. */
export async function post({ endpoint, headers, body }: Letter, agent: Agent): Promise<number> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const sent = request(endpoint, { method: 'POST', headers: { ...headers }, agent, signal });
  sent.end(body ?? undefined);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  // What is still to come, or breaks on the way, is of no interest.
  response.on('error', () => undefined).destroy();
  return response.statusCode ?? 0;
}
