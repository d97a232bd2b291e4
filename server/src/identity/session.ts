import fastifyCookie from '@fastify/cookie';
import type { Seal } from './seal.ts';

export const SESSION_COOKIE = 'bridgehead';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Browsers keep no cookie longer than this. */
export const SESSION_DAYS = 400;
const RENEWED_AFTER_DAYS = 30;
/** The clocks of two nodes may differ a little. */
const SKEW_MS = 5 * 60 * 1000;

const PURPOSE = 'session';
const FORM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-z]{1,10})$/;

/** Who a browser says it is, and since when. */
export interface Session {
  readonly identity: string;
  readonly issuedAt: number;
}

export function writeSession(seal: Seal, { identity, issuedAt }: Session): string {
  return seal.close(PURPOSE, `${identity}.${issuedAt.toString(36)}`);
}

/** Null for no cookie, a forged one, an expired one and a garbled one alike. */
export function readSession(seal: Seal, cookieHeader: string | undefined, now: number): Session | null {
  const sealed = fastifyCookie.parse(cookieHeader ?? '')[SESSION_COOKIE];
  const text = sealed && seal.open(PURPOSE, sealed);
  const [, identity, issued] = (text && FORM.exec(text)) || [];
  if (!identity || !issued) return null;
  const issuedAt = Number.parseInt(issued, 36);
  const age = now - issuedAt;
  return age >= -SKEW_MS && age < SESSION_DAYS * DAY_MS ? { identity, issuedAt } : null;
}

export function needsRenewal({ issuedAt }: Session, now: number): boolean {
  return now - issuedAt > RENEWED_AFTER_DAYS * DAY_MS;
}
