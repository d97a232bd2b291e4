import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limits } from '../config.ts';
import { networkOf } from './networks.ts';
import { RateStore } from './rate-store.ts';

export const BODY_BYTES = 64 * 1024;
/** A table may bring its own content along. */
export const PACK_BYTES = 1024 * 1024;

/** So many requests of one kind from one network. Each node counts for itself. */
export function perMinute(kind: string, max: number): RateLimitOptions {
  return { max, timeWindow: 60_000, keyGenerator: ({ ip }) => `${kind} ${networkOf(ip)}` };
}

export async function limitRates(api: FastifyInstance, limits: Limits): Promise<void> {
  const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';
  await api.register(rateLimit, {
    max: (request) => (isRead(request) ? limits.readsPerMinute : limits.writesPerMinute),
    timeWindow: 60_000,
    keyGenerator: (request) => `${isRead(request) ? 'read' : 'write'} ${networkOf(request.ip)}`,
    store: RateStore,
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  });
}
