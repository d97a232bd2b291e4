import { kernelRefusal, Problem } from '@bridgehead/kernel';
import { houseRefusal, type RefusedReply } from '@bridgehead/wire';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Asks the server. Whatever goes wrong is thrown as a sentence: a refusal in its own words, the rest as what it means. */
export async function fetchJson<Reply>(method: Method, path: string, body?: unknown): Promise<Reply> {
  const response = await fetch(path, {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Unreachable();
  });
  const reply: unknown = response.status === 204 ? null : await response.json().catch(() => undefined);
  if (response.ok && reply !== undefined) return reply as Reply;
  throw isRefused(reply) ? new RefusedByServer(reply) : noServer();
}

function isRefused(reply: unknown): reply is RefusedReply {
  return typeof reply === 'object' && reply !== null && 'refusal' in reply;
}

/** The server said no, and why. */
export class RefusedByServer extends Problem {
  readonly reason: string;

  constructor({ refusal }: RefusedReply) {
    const { reason } = refusal;
    super(houseRefusal(refusal) ?? kernelRefusal(refusal) ?? { ru: reason, en: reason });
    this.reason = reason;
  }
}

/** Nobody answered: it may be different in a moment. */
export class Unreachable extends Problem {
  constructor() {
    super({
      ru: 'Сервер не отвечает. Проверьте сеть и попробуйте ещё раз.',
      en: 'The server does not answer. Check your network and try again.',
    });
  }
}

/** The app is served by something that only hands out files. */
function noServer(): Problem {
  return new Problem({
    ru: 'Сервер не ответил как следует: онлайн-столы сейчас недоступны. Играть с ботами и за одним экраном можно и так.',
    en: 'The server gave no proper answer: there are no online tables now. Bots and one screen work without it.',
  });
}
