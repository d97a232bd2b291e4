import { refuse } from '@bridgehead/wire';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { handleErrors, sendRefusal } from './errors.ts';
import { healthRoute } from './health.ts';
import { ownNames, refuseStrangeNames } from './hosts.ts';
import { BODY_BYTES, limitRates } from './limits.ts';
import { metricsRoute } from './metrics.ts';
import { refuseForeigners } from './origin.ts';
import { logRequests } from './request-log.ts';
import { accountRoutes } from './routes/accounts.ts';
import { documentRoutes } from './routes/documents.ts';
import { faultRoutes } from './routes/faults.ts';
import { keyRoutes } from './routes/keys.ts';
import { lobbyRoutes } from './routes/lobby.ts';
import { meRoutes } from './routes/me.ts';
import { packRoutes } from './routes/packs.ts';
import { passkeyRoutes } from './routes/passkeys.ts';
import { sessionRoutes } from './routes/session.ts';
import { pushRoutes } from './routes/push.ts';
import { tableRoutes } from './routes/tables.ts';
import { secureHeaders } from './security.ts';
import type { Services } from './services.ts';
import { sessions as sessionsOf } from './sessions.ts';
import { staticRoutes } from './static.ts';

/** Everything that is asked over HTTP. Sockets are opened beside it, on `app.server`. */
export async function createHttp(services: Services): Promise<FastifyInstance> {
  const { config, log, appFolder } = services;
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trusts,
    bodyLimit: BODY_BYTES,
    requestTimeout: 30_000,
    return503OnClosing: false,
    // An address that cannot be decoded comes to no route, and to none of its hooks.
    frameworkErrors: (_error, _request, reply) => void sendRefusal(reply, refuse('malformed-message')),
  });
  // A page of another site can send text without asking us first; JSON it cannot.
  app.removeContentTypeParser('text/plain');
  handleErrors(app);
  logRequests(app, config.logAddresses);
  await secureHeaders(app, config);
  const names = ownNames(config);
  refuseStrangeNames(app, config, names);
  refuseForeigners(app, names);
  await app.register(cookie);
  healthRoute(app, services);
  metricsRoute(app, services);
  await app.register(async (open) => {
    await limitRates(open, config.limits);
    keyRoutes(open, services);
  });
  await app.register(
    async (api) => {
      await limitRates(api, config.limits);
      api.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      const sessions = sessionsOf(services);
      meRoutes(api, services, sessions);
      sessionRoutes(api, services, sessions);
      accountRoutes(api, services, sessions);
      passkeyRoutes(api, services, sessions);
      faultRoutes(api, services);
      lobbyRoutes(api, services, sessions);
      tableRoutes(api, services, sessions);
      packRoutes(api, services);
      documentRoutes(api, services, sessions);
      pushRoutes(api, services, sessions);
    },
    { prefix: '/api' },
  );
  staticRoutes(app, appFolder);
  return app;
}
