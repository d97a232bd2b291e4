import type { FastifyInstance } from 'fastify';
import type { LoggedAddresses } from '../log.ts';
import { networkOf } from './networks.ts';

/**
 * One line for a request that changed something or failed; reading is quiet unless asked for. The route is logged,
 * never the path: it may hold the key of a private table.
 */
export function logRequests(app: FastifyInstance, addresses: LoggedAddresses): void {
  app.addHook('onResponse', async ({ method, ip, log, routeOptions }, { statusCode, elapsedTime }) => {
    const line = {
      method,
      route: routeOptions.url,
      status: statusCode,
      ip: loggedAddress(ip, addresses),
      ms: Math.round(elapsedTime),
    };
    const isQuiet = method === 'GET' || method === 'HEAD';
    if (statusCode >= 500) log.error(line, 'request');
    else if (isQuiet) log.debug(line, 'request');
    else log.info(line, 'request');
  });
}

function loggedAddress(ip: string, addresses: LoggedAddresses): string | undefined {
  if (addresses === 'none') return undefined;
  if (addresses === 'full') return ip;
  const visitor = networkOf(ip);
  return visitor.includes(':')
    ? `${visitor.split(':').slice(0, 3).join(':')}::/48`
    : visitor.replace(/\.\d+$/, '.0/24');
}
