import { accountSchema, newPasswordSchema } from '@bridgehead/wire';
import type { FastifyInstance } from 'fastify';
import { perMinute } from '../limits.ts';
import { read } from '../read.ts';
import type { Services } from '../services.ts';
import type { Sessions } from '../sessions.ts';

/** An account by name and password: opened by a guest, kept by whoever shows that it is theirs. */
export function accountRoutes(
  api: FastifyInstance,
  { identities, config }: Services,
  sessions: Sessions,
): void {
  const logins = { config: { rateLimit: perMinute('login', config.limits.loginsPerMinute) } };

  api.post('/account', logins, async (request, reply) => {
    const { login, password } = read(accountSchema, request.body);
    const { who } = await sessions.fresh(request, reply);
    const account = await identities.openAccount(who, login, password);
    // Whoever had copied the guest's cookie must not find themselves in the account.
    const session = await sessions.renew(request, reply, account);
    await identities.sessions.endOthers(account.id, session);
    return sessions.me(account);
  });

  /** Whoever else is logged in has to know the new password. */
  api.put('/account/password', logins, async (request, reply) => {
    const { password, passkeys } = read(newPasswordSchema, request.body);
    const { who } = await sessions.fresh(request, reply);
    await identities.changePassword(who, password);
    if (passkeys === 'remove') await identities.passkeys.removeAll(who);
    const session = await sessions.renew(request, reply, who);
    await identities.sessions.endOthers(who.id, session);
    return sessions.me(await identities.known(who.id));
  });
}
