import { KEYS_ADDRESS } from '@bridgehead/wire';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

/** At a fixed address, for whoever wants to know whether a record was signed here. A new key is seen in minutes. */
export function keyRoutes(app: FastifyInstance, { signing }: Services): void {
  app.get(KEYS_ADDRESS, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(await signing.published()),
  );
}
