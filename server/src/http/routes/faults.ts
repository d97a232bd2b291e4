import { faultSchema } from '@bridgehead/wire';
import type { FastifyInstance } from 'fastify';
import { perMinute } from '../limits.ts';
import { read } from '../read.ts';
import type { Services } from '../services.ts';

/** A page tells each fault once: whoever sends more wants to fill the log. */
const FAULTS_PER_MINUTE = 20;

/** What failed in a page goes to the log: the page itself went on, so nobody else would ever hear of it. */
export function faultRoutes(api: FastifyInstance, { log }: Services): void {
  const config = { rateLimit: perMinute('fault', FAULTS_PER_MINUTE) };
  api.post('/faults', { config, bodyLimit: 4096 }, async (request, reply) => {
    log.warn({ fault: read(faultSchema, request.body) }, 'a page had to go on without something');
    return reply.code(204).send();
  });
}
