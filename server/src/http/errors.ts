import type { Refusal } from '@bridgehead/kernel';
import { type HouseReason, type RefusedReply, refuse } from '@bridgehead/wire';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { Refused } from '../refused.ts';

const STATUS: Partial<Record<HouseReason, number>> = {
  'no-identity': 401,
  'wrong-login': 401,
  'wrong-password': 401,
  'passkey-failed': 401,
  'needs-fresh-login': 403,
  'foreign-origin': 403,
  'no-table': 404,
  'no-game': 404,
  'not-found': 404,
  'no-document': 404,
  'not-shared': 404,
  'not-finished': 409,
  'document-changed': 409,
  'login-taken': 409,
  'has-account': 409,
  'message-too-long': 413,
  'document-too-long': 413,
  'unknown-host': 421,
  'too-fast': 429,
  'too-many-guesses': 429,
  'too-many-tables': 429,
  'too-many-new-tables': 429,
  'too-many-packs': 429,
  'too-many-documents': 429,
  'too-many-new-documents': 429,
  'server-failed': 500,
  'takes-too-long': 503,
  'try-again': 503,
};

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const body: RefusedReply = { refusal };
  const seconds = refusal.figures?.['seconds'];
  if (seconds !== undefined) reply.header('retry-after', seconds);
  return reply.code(STATUS[refusal.reason as HouseReason] ?? 400).send(body);
}

/** What a service answers is sent as it is, or as the refusal it is. */
export function sendAnswer(reply: FastifyReply, answer: object | RefusedReply): FastifyReply {
  return 'refusal' in answer ? sendRefusal(reply, answer.refusal) : reply.send(answer);
}

/** Every error leaves as a refusal; what went wrong inside goes to the log and nowhere else. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refused, request, reply) => {
    const refusal = refusalFor(error, request.routeOptions.bodyLimit);
    if (refusal.reason === 'server-failed' || refusal.reason === 'try-again')
      request.log.error(
        { err: error, method: request.method, route: request.routeOptions.url },
        'request failed',
      );
    return sendRefusal(reply, refusal);
  });
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, refuse('not-found')));
}

function refusalFor(error: FastifyError | Refused, bodyLimit = 0): Refusal {
  if (error instanceof Refused) return error.refusal;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse('message-too-long', { most: bodyLimit });
  if (error.statusCode === 429) return refuse('too-fast');
  if (error.statusCode && error.statusCode < 500) return refuse('malformed-message');
  return isDatabaseAway(error) ? refuse('try-again') : refuse('server-failed');
}

/** Lost connections, a server that is starting or stopping, and statements it had to end: all of them pass. */
function isDatabaseAway({ code, message, name }: Error & { code?: string }): boolean {
  if (name === 'OutcomeUnknown') return true;
  if (/^(08|53|57P|40)/.test(code ?? '') || /^E(CONN|PIPE|HOST|NOENT|TIMEDOUT|AI_AGAIN)/.test(code ?? ''))
    return true;
  return /connection|timeout|not queryable/i.test(message);
}
