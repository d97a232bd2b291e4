import { type Localized, Problem } from '@bridgehead/kernel';

/** Everything one side asks of the other: the question and the answer, typed on both sides. */
type CallsOf<Calls> = { readonly [Name in keyof Calls]: { readonly ask: unknown; readonly reply: unknown } };

/** An error crosses the border as data: a sentence where a person can do something about it. */
export interface Failure {
  readonly sentence?: Localized;
  readonly message: string;
}

export interface Request<Calls extends CallsOf<Calls>, Name extends keyof Calls = keyof Calls> {
  readonly id: number;
  readonly call: Name;
  readonly ask: Calls[Name]['ask'];
}

export type Reply =
  | { readonly kind: 'reply'; readonly id: number; readonly reply: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly failure: Failure };

export type Answers<Calls extends CallsOf<Calls>> = {
  readonly [Name in keyof Calls]: (ask: Calls[Name]['ask']) => Promise<Calls[Name]['reply']>;
};

/** Answers, in a worker, whoever has started it. */
export function serve<Calls extends CallsOf<Calls>>(answers: Answers<Calls>): void {
  self.onmessage = async ({ data: { id, call, ask } }: MessageEvent<Request<Calls>>) => {
    const post = (reply: Reply) => self.postMessage(reply);
    try {
      post({ kind: 'reply', id, reply: await answers[call](ask) });
    } catch (error) {
      post({ kind: 'failure', id, failure: asFailure(error) });
    }
  };
}

interface Waiting {
  readonly resolve: (reply: never) => void;
  readonly reject: (error: unknown) => void;
}

/** Asks a worker, which starts with the first question; after a crash the next question starts another. */
export class Caller<Calls extends CallsOf<Calls>, Push = never> {
  readonly #start: () => Worker;
  readonly #pushed: (push: Push) => void;
  readonly #crashed: (failure: Failure) => void;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #lastId = 0;

  constructor(
    start: () => Worker,
    pushed: (push: Push) => void = () => {},
    crashed: (failure: Failure) => void = () => {},
  ) {
    this.#start = start;
    this.#pushed = pushed;
    this.#crashed = crashed;
  }

  ask<Name extends keyof Calls>(call: Name, ask: Calls[Name]['ask']): Promise<Calls[Name]['reply']> {
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      this.#waiting.set(id, { resolve, reject });
      this.#running().postMessage({ id, call, ask } satisfies Request<Calls, Name>);
    });
  }

  #running(): Worker {
    if (this.#worker) return this.#worker;
    this.#worker = this.#start();
    this.#worker.onmessage = ({ data }: MessageEvent<Reply | Push>) => this.#receive(data);
    this.#worker.onerror = ({ message }) =>
      this.#fail({ message: message || 'a worker could not be started' });
    return this.#worker;
  }

  #receive(message: Reply | Push): void {
    if (!isReply(message)) return this.#pushed(message);
    const caller = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.kind === 'reply') caller?.resolve(message.reply as never);
    else caller?.reject(asError(message.failure));
  }

  #fail(failure: Failure): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(asError(failure));
    this.#waiting.clear();
    this.#crashed(failure);
  }
}

function isReply(message: unknown): message is Reply {
  const { kind } = message as { readonly kind?: unknown };
  return kind === 'reply' || kind === 'failure';
}

export function asError({ sentence, message }: Failure): Error {
  return sentence ? new Problem(sentence) : new Error(message);
}

export function asFailure(error: unknown): Failure {
  if (error instanceof Problem) return { sentence: error.sentence, message: error.message };
  return { message: error instanceof Error ? error.message : String(error) };
}
