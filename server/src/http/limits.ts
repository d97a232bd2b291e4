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

/** A megabyte of JSON takes a tenth of a second to read, whoever sent it: it is counted before it is read. */
function weightOf({ method, headers }: FastifyRequest): 'read' | 'write' | 'large' {
  if (method === 'GET' || method === 'HEAD') return 'read';
  const isLarge = 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > BODY_BYTES;
  return isLarge ? 'large' : 'write';
}

export async function limitRates(api: FastifyInstance, limits: Limits): Promise<void> {
  const most = {
    read: limits.readsPerMinute,
    write: limits.writesPerMinute,
    large: limits.packsPerHourOfNetwork,
  };
  await api.register(rateLimit, {
    max: (request) => most[weightOf(request)],
    timeWindow: 60_000,
    keyGenerator: (request) => `${weightOf(request)} ${networkOf(request.ip)}`,
    store: RateStore,
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  });
}
