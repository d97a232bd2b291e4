import type { FastifyInstance } from 'fastify';
import { Refused } from '../../refused.ts';
import type { Services } from '../services.ts';

/** Content a table was set up with, by its hash: what the browser needs to draw and judge it. */
export function packRoutes(api: FastifyInstance, { storage }: Services): void {
  api.get<{ Params: { hash: string } }>('/packs/:hash', async ({ params }, reply) => {
    const found = /^[\w:-]{1,100}$/.test(params.hash) ? await storage.packs.find(params.hash) : null;
    if (!found) throw new Refused('not-found');
    // Named by its content, it can never change.
    return reply.header('cache-control', 'private, max-age=31536000, immutable').send(found.pack);
  });
}
