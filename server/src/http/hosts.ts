import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { houseRefusal, refuse } from '@bridgehead/wire';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { sendRefusal } from './errors.ts';

/** The names this server goes by. */
export interface OwnNames {
  readonly publicOrigin: string | null;
  /** Whether a Host header names us. */
  answersTo(host: string): boolean;
}

/**
 * Anybody can make a name of theirs point at this machine, and a visitor's browser would then take our pages for theirs.
 * An address cannot be made to point elsewhere. Where no public name is set, whoever plays at home may use the name of
 * the machine.
 */
export function ownNames({ publicOrigin, host }: Pick<Config, 'publicOrigin' | 'host'>): OwnNames {
  const machine = hostname().toLowerCase();
  const names = publicOrigin
    ? [new URL(publicOrigin).hostname]
    : [host.toLowerCase(), machine, `${machine}.local`];
  return {
    publicOrigin,
    answersTo(header) {
      const name = nameIn(header);
      return isIP(name) !== 0 || /^(.+\.)?localhost$/.test(name) || names.includes(name);
    },
  };
}

/** Without its port, and without the brackets round an address. */
function nameIn(header: string): string {
  if (/[/@?#\\]/.test(header) || !URL.canParse(`http://${header}`)) return '';
  return new URL(`http://${header}`).hostname.replace(/^\[|\]$|\.$/g, '');
}

/** Health is told by whatever name it is asked: balancers have their own for us, and it says nothing of anybody. */
export function refuseStrangeNames(app: FastifyInstance, config: Config, names: OwnNames): void {
  const open = new Set(config.metrics === 'public' ? ['/health', '/metrics'] : ['/health']);
  app.addHook('onRequest', async ({ host, url, routeOptions }, reply) => {
    // A request without a Host is not from a browser.
    if (!host || names.answersTo(host) || open.has(routeOptions.url ?? '')) return;
    const refusal = refuse('unknown-host', { host: nameIn(host) });
    if (url.startsWith('/api/')) return sendRefusal(reply, refusal);
    const { ru, en } = houseRefusal(refusal) ?? { ru: '', en: '' };
    return reply.code(421).type('text/plain; charset=utf-8').send(`${ru}\n${en}\n`);
  });
}
