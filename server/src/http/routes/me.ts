import { meSchema } from '@bridgehead/wire';
import type { FastifyInstance } from 'fastify';
import { perMinute } from '../limits.ts';
import { read } from '../read.ts';
import type { Services } from '../services.ts';
import type { Sessions } from '../sessions.ts';

/** Who is at this browser: nobody yet, or a guest from the first click. */
export function meRoutes(api: FastifyInstance, { identities, config }: Services, sessions: Sessions): void {
  api.get('/me', async (request, reply) => {
    return sessions.me(await sessions.who(request, reply));
  });

  const newGuests = perMinute('guest', config.limits.guestsPerMinute);
  api.post('/me', { config: { rateLimit: newGuests } }, async (request, reply) => {
    const { name } = read(meSchema, request.body);
    const known = await sessions.who(request, reply);
    const who = known ? await identities.rename(known, name) : await identities.newGuest(name);
    if (!known) await sessions.renew(request, reply, who);
    return sessions.me(who);
  });

  api.patch('/me', async (request, reply) => {
    const { name } = read(meSchema, request.body);
    const who = await sessions.somebody(request, reply);
    return sessions.me(await identities.rename(who, name));
  });
}
