import type { MeReply } from '@bridgehead/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Device, readDevice } from '../devices.ts';
import { type Identity, isGuest, type Known } from '../identity/index.ts';
import { sessionCookieName } from '../identity/session-cookie.ts';
import { Refused } from '../refused.ts';
import { SESSION_DAYS } from '../storage/sessions.ts';
import { isSecure } from '../proxies.ts';
import type { Services } from './services.ts';

const MAX_AGE = SESSION_DAYS * 24 * 60 * 60;

/** How requests and identities find each other. */
export function sessions({ identities, config, tables }: Services) {
  const cookie = ({ raw }: FastifyRequest) => ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: isSecure(raw, config),
  });
  const nameFor = ({ raw }: FastifyRequest) => sessionCookieName(isSecure(raw, config));
  const keep = (request: FastifyRequest, reply: FastifyReply, value: string) =>
    reply.setCookie(nameFor(request), value, { ...cookie(request), maxAge: MAX_AGE });

  const recognise = ({ headers, raw }: FastifyRequest) =>
    identities.sessions.recognise(headers.cookie, isSecure(raw, config));

  /** Whoever comes by stays known: the cookie is given anew now and then. */
  const known = async (request: FastifyRequest, reply: FastifyReply): Promise<Known | null> => {
    const found = await recognise(request);
    if (found?.session.isStale) {
      await identities.sessions.touch(found.session);
      keep(request, reply, request.cookies[nameFor(request)] ?? '');
    }
    return found;
  };

  const knownSomebody = async (request: FastifyRequest, reply: FastifyReply): Promise<Known> => {
    const found = await known(request, reply);
    if (!found) throw new Refused('no-identity');
    return found;
  };

  const device = ({ headers }: FastifyRequest): Device => readDevice(headers['user-agent']);

  return {
    cookie,
    known: knownSomebody,
    device,

    async who(request: FastifyRequest, reply: FastifyReply): Promise<Identity | null> {
      return (await known(request, reply))?.who ?? null;
    },

    async somebody(request: FastifyRequest, reply: FastifyReply): Promise<Identity> {
      return (await knownSomebody(request, reply)).who;
    },

    /** For what cannot be undone. A guest has nothing to show, and nothing yet that somebody could take over. */
    async fresh(request: FastifyRequest, reply: FastifyReply): Promise<Known> {
      const found = await knownSomebody(request, reply);
      if (!isGuest(found.who) && !found.session.isFresh) throw new Refused('needs-fresh-login');
      return found;
    },

    /** A new session in place of the one this browser had, whose cookie is worth nothing from now on. */
    async renew(request: FastifyRequest, reply: FastifyReply, who: Identity, fresh = !isGuest(who)) {
      const before = await recognise(request);
      const session = await identities.sessions.begin(who.id, device(request), fresh);
      keep(request, reply, session.cookie);
      if (before) await identities.sessions.end(before.session, before.who.id);
      return session;
    },

    /** From now on this browser is the account; the tables of the guest it was come along. */
    async enter(request: FastifyRequest, reply: FastifyReply, account: Identity): Promise<MeReply> {
      const before = await recognise(request);
      const changed = await identities.bringAlong(before?.who ?? null, account);
      if (changed.length > 0) await tables.roomsChanged(changed);
      await this.renew(request, reply, account);
      return this.me(account);
    },

    async leave(request: FastifyRequest, reply: FastifyReply): Promise<MeReply> {
      const found = await recognise(request);
      if (found) await identities.sessions.end(found.session, found.who.id);
      return this.forget(request, reply);
    },

    forget(request: FastifyRequest, reply: FastifyReply): MeReply {
      reply.clearCookie(nameFor(request), cookie(request));
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
