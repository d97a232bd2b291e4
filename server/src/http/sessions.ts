import type { MeReply } from '@bridgehead/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../identity/index.ts';
import { needsRenewal, SESSION_COOKIE, SESSION_DAYS } from '../identity/session.ts';
import { Refused } from '../refused.ts';
import type { Services } from './services.ts';

/** How requests and identities find each other. */
export function sessions({ identities, config, tables }: Services) {
  const cookie = (request: FastifyRequest) => ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: isSecure(request, config.publicOrigin),
  });
  const remember = (request: FastifyRequest, reply: FastifyReply, who: Identity) =>
    reply.setCookie(SESSION_COOKIE, identities.newSession(who.id), {
      ...cookie(request),
      maxAge: SESSION_DAYS * 24 * 60 * 60,
    });

  const who = async (request: FastifyRequest, reply: FastifyReply): Promise<Identity | null> => {
    const session = identities.session(request.headers.cookie);
    const identity = session && (await identities.find(session));
    if (identity && needsRenewal(session, Date.now())) remember(request, reply, identity);
    return identity;
  };

  return {
    cookie,
    remember,
    who,

    async somebody(request: FastifyRequest, reply: FastifyReply): Promise<Identity> {
      const identity = await who(request, reply);
      if (!identity) throw new Refused('no-identity');
      return identity;
    },

    /** From now on this browser is the account; the tables of the guest it was come along. */
    async enter(request: FastifyRequest, reply: FastifyReply, account: Identity): Promise<MeReply> {
      const changed = await identities.bringAlong(await identities.identify(request.headers.cookie), account);
      if (changed.length > 0) await tables.roomsChanged(changed);
      remember(request, reply, account);
      return this.me(account);
    },

    forget(request: FastifyRequest, reply: FastifyReply): MeReply {
      reply.clearCookie(SESSION_COOKIE, cookie(request));
      return this.me(null);
    },

    me(identity: Identity | null): MeReply {
      const pushKey = config.vapid?.publicKey ?? null;
      if (!identity) return { me: null, pushKey };
      const { name, login, passkeys } = identity;
      return { me: { name, login, passkeys }, pushKey };
    },
  };
}

export type Sessions = ReturnType<typeof sessions>;

/** Behind a proxy the connection itself says nothing; the address the site is known by does. */
export function isSecure({ protocol }: FastifyRequest, publicOrigin: string | null): boolean {
  return protocol === 'https' || (publicOrigin?.startsWith('https:') ?? false);
}
