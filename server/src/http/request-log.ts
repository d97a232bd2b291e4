import type { FastifyInstance } from 'fastify';

/**
 * One line for a request that changed something or failed; reading is quiet unless asked for. The route is logged,
 * never the address: it may hold the key of a private table.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ method, ip, log, routeOptions }, { statusCode, elapsedTime }) => {
    const line = { method, route: routeOptions.url, status: statusCode, ip, ms: Math.round(elapsedTime) };
    const isQuiet = method === 'GET' || method === 'HEAD';
    if (statusCode >= 500) log.error(line, 'request');
    else if (isQuiet) log.debug(line, 'request');
    else log.info(line, 'request');
  });
}
