import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { CHALLENGE_COOKIE, CHALLENGE_MINUTES } from '../../identity/challenges.ts';
import { isGuest } from '../../identity/index.ts';
import type { Asked } from '../../identity/passkeys.ts';
import { perMinute } from '../limits.ts';
import { siteOf } from '../origin.ts';
import { read } from '../read.ts';
import type { Services } from '../services.ts';
import type { Sessions } from '../sessions.ts';

const text = v.pipe(v.string(), v.maxLength(20_000));

/** The shape only: the library judges what it says. */
const credential = { id: text, rawId: text, type: v.literal('public-key') };
const newKeySchema = v.looseObject({
  ...credential,
  response: v.looseObject({ clientDataJSON: text, attestationObject: text }),
});
const loginSchema = v.looseObject({
  ...credential,
  response: v.looseObject({ clientDataJSON: text, authenticatorData: text, signature: text }),
});

export function passkeyRoutes(
  api: FastifyInstance,
  { identities, config }: Services,
  sessions: Sessions,
): void {
  const { passkeys } = identities;
  const logins = { config: { rateLimit: perMinute('login', config.limits.loginsPerMinute) } };
  const site = (request: FastifyRequest) => siteOf(request, config.publicOrigin);
  const cookie = (request: FastifyRequest) => ({ ...sessions.cookie(request), path: '/api' });

  const ask = <Options>(
    request: FastifyRequest,
    reply: FastifyReply,
    { options, ticket }: Asked<Options>,
  ) => {
    reply.setCookie(CHALLENGE_COOKIE, ticket, { ...cookie(request), maxAge: CHALLENGE_MINUTES * 60 });
    return options;
  };
  /** Whatever comes of it, a ticket is used once. */
  const ticket = (request: FastifyRequest, reply: FastifyReply): string => {
    reply.clearCookie(CHALLENGE_COOKIE, cookie(request));
    return request.cookies[CHALLENGE_COOKIE] ?? '';
  };

  api.post('/passkeys/options', async (request, reply) => {
    const { who } = await sessions.fresh(request, reply);
    return ask(request, reply, await passkeys.askForNew(who, site(request)));
  });

  api.post('/passkeys', async (request, reply) => {
    const answer = read(newKeySchema, request.body) as unknown as RegistrationResponseJSON;
    const { who } = await sessions.fresh(request, reply);
    const place = { site: site(request), device: sessions.device(request) };
    await passkeys.add(who, place, ticket(request, reply), answer);
    const owner = await identities.known(who.id);
    if (isGuest(who)) {
      // The first key makes an account: whoever had copied the guest's cookie must not find themselves in it.
      const session = await sessions.renew(request, reply, owner);
      await identities.sessions.endOthers(owner.id, session);
    }
    return sessions.me(owner);
  });

  api.post('/session/fresh/options', logins, async (request, reply) => {
    const who = await sessions.somebody(request, reply);
    return ask(request, reply, await passkeys.askAgain(who, site(request)));
  });

  api.post('/session/fresh/passkey', logins, async (request, reply) => {
    const answer = read(loginSchema, request.body) as unknown as AuthenticationResponseJSON;
    const { who, session } = await sessions.known(request, reply);
    await passkeys.confirm(who, site(request), ticket(request, reply), answer);
    await identities.sessions.freshen(session);
    return sessions.me(who);
  });

  api.post('/session/passkey/options', logins, async (request, reply) =>
    ask(request, reply, await passkeys.askForLogin(site(request))),
  );

  api.post('/session/passkey', logins, async (request, reply) => {
    const answer = read(loginSchema, request.body) as unknown as AuthenticationResponseJSON;
    const account = await identities.logInByPasskey(site(request), ticket(request, reply), answer);
    return sessions.enter(request, reply, account);
  });
}
