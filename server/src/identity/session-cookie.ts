import { createHash, randomBytes } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import type { Seal } from './seal.ts';

const PURPOSE = 'session';
const FORM = /^[\w-]{43}$/;

/** Over https the name itself keeps other hosts of the same domain from setting it. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-bridgehead' : 'bridgehead';
}

/** A session is kept by the hash of its cookie's secret: a copy of the database lets nobody in. */
export function newSessionCookie(seal: Seal): { readonly id: string; readonly value: string } {
  const secret = randomBytes(32).toString('base64url');
  return { id: idOf(secret), value: seal.close(PURPOSE, secret) };
}

/** The id of a session; null for no cookie, a forged one and a garbled one alike: none of them reaches the database. */
export function readSessionCookie(
  seal: Seal,
  cookieHeader: string | undefined,
  isSecure: boolean,
): string | null {
  const sealed = fastifyCookie.parse(cookieHeader ?? '')[sessionCookieName(isSecure)];
  const secret = sealed && seal.open(PURPOSE, sealed);
  return secret && FORM.test(secret) ? idOf(secret) : null;
}

function idOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
