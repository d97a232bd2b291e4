import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { isSecure } from '../proxies.ts';

/** Nothing from anywhere but here, and no script or style that is not a file of ours. Engines may be WebAssembly. */
const DIRECTIVES = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

export async function secureHeaders(
  app: FastifyInstance,
  config: Pick<Config, 'publicOrigin' | 'trusts'>,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: DIRECTIVES },
    // An invitation is in the address: no other site may learn it.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xFrameOptions: { action: 'deny' },
  });
  // Browsers complain about these where the page did not come over https.
  app.addHook('onRequest', async (request, reply) => {
    if (!isSecure(request.raw, config)) return;
    reply.header('strict-transport-security', 'max-age=31536000');
    reply.header('cross-origin-opener-policy', 'same-origin');
  });
}
