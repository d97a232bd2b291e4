import type { FastifyInstance } from 'fastify';
import type { Site } from '../identity/passkeys.ts';
import { Refused } from '../refused.ts';
import type { OwnNames } from './hosts.ts';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a page of our own asks. Browsers name the page's origin in everything that can change something and in
 * every socket they open; a request that names none is not from a browser's page, and is refused as well.
 */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  { publicOrigin, answersTo }: OwnNames,
): boolean {
  if (!origin || !URL.canParse(origin)) return false;
  if (origin === publicOrigin) return true;
  return !!host && answersTo(host) && new URL(origin).host === host.toLowerCase();
}

/** Together with SameSite cookies: no other site can act for a visitor of ours. */
export function refuseForeigners(app: FastifyInstance, names: OwnNames): void {
  app.addHook('onRequest', async ({ method, headers, host }) => {
    if (HARMLESS.has(method)) return;
    if (!isOwnOrigin(headers.origin, host, names)) throw new Refused('foreign-origin');
  });
}

/** The site as its visitors know it: what passkeys are bound to. */
export function siteOf(
  request: { readonly protocol: string; readonly host: string },
  publicOrigin: string | null,
): Site {
  const { hostname, origin } = new URL(publicOrigin ?? `${request.protocol}://${request.host}`);
  return { hostname, origin };
}
