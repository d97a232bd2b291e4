import { accountSchema, newPasswordSchema } from '@bridgehead/wire';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Refused } from '../../refused.ts';
import { perMinute } from '../limits.ts';
import { read } from '../read.ts';
import type { Services } from '../services.ts';
import type { Sessions } from '../sessions.ts';

/** Guesses at one account, from however many addresses. */
const LOGIN_ATTEMPTS = { max: 10, timeWindow: 5 * 60_000 };

const attemptSchema = v.looseObject({ login: accountSchema.entries.login });

/** An account by name and password: opened by a guest, entered by whoever knows it. */
export function accountRoutes(
  api: FastifyInstance,
  { identities, config }: Services,
  sessions: Sessions,
): void {
  const logins = { config: { rateLimit: perMinute('login', config.limits.loginsPerMinute) } };
  const attempts = api.createRateLimit({
    ...LOGIN_ATTEMPTS,
    keyGenerator: ({ body }) => `login ${read(attemptSchema, body).login}`,
  });

  api.post('/account', logins, async (request, reply) => {
    const { login, password } = read(accountSchema, request.body);
    const who = await sessions.somebody(request, reply);
    return sessions.me(await identities.openAccount(who, login, password));
  });

  api.post('/session', logins, async (request, reply) => {
    const { login, password } = read(accountSchema, request.body);
    const attempt = await attempts(request);
    if (!attempt.isAllowed && attempt.isExceeded) throw new Refused('too-fast');
    return sessions.enter(request, reply, await identities.logIn(login, password));
  });

  api.put('/account/password', logins, async (request, reply) => {
    const { current, password } = read(newPasswordSchema, request.body);
    const who = await sessions.somebody(request, reply);
    await identities.changePassword(who, current, password);
    sessions.remember(request, reply, who);
    return sessions.me(who);
  });

  /** Everywhere but here. */
  api.delete('/sessions', logins, async (request, reply) => {
    const who = await sessions.somebody(request, reply);
    await identities.endSessions(who);
    sessions.remember(request, reply, who);
    return sessions.me(who);
  });

  api.delete('/session', async (request, reply) => sessions.forget(request, reply));
}
