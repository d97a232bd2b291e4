import { forgetPushSchema, pushSubscriptionSchema } from '@bridgehead/wire';
import type { FastifyInstance } from 'fastify';
import { isPublicHost } from '../../push/public-hosts.ts';
import { Refused } from '../../refused.ts';
import { read } from '../read.ts';
import type { Services } from '../services.ts';
import type { Sessions } from '../sessions.ts';

export function pushRoutes(
  api: FastifyInstance,
  { storage, config, resolve }: Services,
  sessions: Sessions,
): void {
  api.post('/push', async (request, reply) => {
    const { endpoint, keys } = read(pushSubscriptionSchema, request.body);
    const who = await sessions.somebody(request, reply);
    if (!config.vapid) throw new Refused('not-found');
    if (!(await isPublicHost(new URL(endpoint).hostname, resolve)))
      throw new Refused('malformed-message', { where: 'endpoint' });
    await storage.pushSubscriptions.keep(who.id, { endpoint, ...keys });
    return reply.code(204).send();
  });

  api.delete('/push', async (request, reply) => {
    const { endpoint } = read(forgetPushSchema, request.body);
    const who = await sessions.somebody(request, reply);
    await storage.pushSubscriptions.forget(endpoint, who.id);
    return reply.code(204).send();
  });
}
