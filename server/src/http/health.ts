import type { FastifyInstance } from 'fastify';
import type { Services } from './services.ts';

/** For balancers and watchdogs: 200 while this node should get visitors, 503 while it should not. */
export function healthRoute(app: FastifyInstance, { storage, isDraining }: Services): void {
  app.get('/health', { logLevel: 'silent' }, async (_request, reply) => {
    const health = await storage.writes.health();
    const status = isDraining() ? 'draining' : health;
    return reply
      .code(status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, database: health !== 'no-database' });
  });
}
