import { meSchema } from '@bridgehead/wire';
import type { FastifyInstance } from 'fastify';
import { perMinute } from '../limits.ts';
import { read } from '../read.ts';
import type { Services } from '../services.ts';
import type { Sessions } from '../sessions.ts';

/** It reads everything somebody ever said. */
const EXPORTS_PER_MINUTE = 6;

/** Who is at this browser: nobody yet, or a guest from the first click. */
export function meRoutes(
  api: FastifyInstance,
  { identities, config, tables }: Services,
  sessions: Sessions,
): void {
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

  const exports = perMinute('export', EXPORTS_PER_MINUTE);
  api.get('/me/export', { config: { rateLimit: exports } }, async (request, reply) => {
    const who = await sessions.somebody(request, reply);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="bridgehead.json"')
      .send(JSON.stringify(await identities.takeOut(who), null, 2));
  });

  /** Everything but the names in the records of games: those belong to everybody who played. */
  api.delete('/me', async (request, reply) => {
    const { who } = await sessions.fresh(request, reply);
    await tables.roomsChanged(await identities.forget(who));
    return sessions.forget(request, reply);
  });

  api.patch('/me', async (request, reply) => {
    const { name } = read(meSchema, request.body);
    const who = await sessions.somebody(request, reply);
    return sessions.me(await identities.rename(who, name));
  });
}
