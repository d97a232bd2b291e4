import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { Refused } from '../refused.ts';
import { isLoopback } from '../proxies.ts';
import type { Services } from './services.ts';

/** Where every part of the server registers what it counts. */
export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

export function metricsRoute(app: FastifyInstance, { metrics, config }: Services): void {
  const duration = new Histogram({
    name: 'bridgehead_http_request_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [metrics],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    duration.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000);
  });
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (config.metrics !== 'public' && !isFromThisMachine(request)) throw new Refused('not-found');
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}

/** A proxy on this machine asks from here too, but says for whom. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some((name) => name in headers);
  return !isForwarded && isLoopback(socket.remoteAddress ?? '');
}
