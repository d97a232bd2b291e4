import { type AccessReply, credentialsSchema, freshSchema, removalSchema } from '@bridgehead/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deviceCookieName, newDeviceCookie, readDeviceCookie } from '../../identity/known-device.ts';
import { SESSION_DAYS } from '../../storage/sessions.ts';
import { perMinute } from '../limits.ts';
import { networkOf } from '../networks.ts';
import { read } from '../read.ts';
import type { Services } from '../services.ts';
import type { Sessions } from '../sessions.ts';

/** Coming in by name and password, going out, and where else one is logged in. */
export function sessionRoutes(
  api: FastifyInstance,
  { identities, config }: Services,
  sessions: Sessions,
): void {
  const logins = { config: { rateLimit: perMinute('login', config.limits.loginsPerMinute) } };
  const cookieName = (request: FastifyRequest) => deviceCookieName(sessions.cookie(request).secure);

  /** The owner's own browser is counted apart from whoever else tries the account from the same address. */
  const guesser = (request: FastifyRequest, login: string): string => {
    const known = readDeviceCookie(identities.seal, request.cookies[cookieName(request)], login);
    return `${login} ${known ?? networkOf(request.ip)}`;
  };

  api.post('/session', logins, async (request, reply) => {
    const { login, password } = read(credentialsSchema, request.body);
    const account = await identities.guesses.attempt(guesser(request, login), () =>
      identities.logIn(login, password),
    );
    const me = await sessions.enter(request, reply, account);
    reply.setCookie(cookieName(request), newDeviceCookie(identities.seal, login), {
      ...sessions.cookie(request),
      maxAge: SESSION_DAYS * 24 * 60 * 60,
    });
    return me;
  });

  /** Shows that it is still them, in the session they have. */
  api.post('/session/fresh', logins, async (request, reply) => {
    const { password } = read(freshSchema, request.body);
    const { who, session } = await sessions.known(request, reply);
    await identities.guesses.attempt(`session ${session.id}`, () => identities.confirm(who, password));
    await identities.sessions.freshen(session);
    return sessions.me(who);
  });

  api.delete('/session', (request, reply) => sessions.leave(request, reply));

  /** Everywhere but here. */
  api.delete('/sessions', logins, async (request, reply) => {
    const { who, session } = await sessions.known(request, reply);
    await identities.sessions.endOthers(who.id, session);
    return sessions.me(who);
  });

  api.get('/account', async (request, reply): Promise<AccessReply> => {
    const { who, session } = await sessions.known(request, reply);
    const devices = await identities.sessions.of(who.id);
    return {
      devices: devices.map((device) => ({ ...device, current: device.id === session.id })),
      passkeys: await identities.passkeys.of(who),
    };
  });

  api.delete('/devices', async (request, reply) => {
    const device = read(removalSchema, request.body);
    const { who } = await sessions.known(request, reply);
    await identities.sessions.end(device, who.id);
    return sessions.me(who);
  });

  api.delete('/passkeys', async (request, reply) => {
    const { id } = read(removalSchema, request.body);
    const { who } = await sessions.fresh(request, reply);
    await identities.passkeys.remove(who, id);
    return sessions.me(await identities.known(who.id));
  });
}
