import { Problem } from '@bridgehead/kernel';
import type { CallName, Calls, Failure, Message } from '../engine/protocol.ts';

interface Waiting {
  readonly resolve: (reply: never) => void;
  readonly reject: (error: unknown) => void;
}

export type Push = Exclude<Message, { kind: 'reply' | 'failure' }>;

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();
const channels = new Map<number, (push: Push) => void>();

/** Asks the worker that holds rules and bots; it starts with the first question. */
export function ask<Name extends CallName>(
  call: Name,
  ask: Calls[Name]['ask'],
): Promise<Calls[Name]['reply']> {
  return new Promise((resolve, reject) => {
    const id = ++lastId;
    waiting.set(id, { resolve, reject });
    running().postMessage({ id, call, ask });
  });
}

export function openChannel(listen: (push: Push) => void): number {
  const channel = ++lastId;
  channels.set(channel, listen);
  return channel;
}

export function closeChannel(channel: number): void {
  if (!channels.delete(channel)) return;
  void ask('close', { channel });
}

function running(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('../engine/worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Message>) => receive(data);
  worker.onerror = (event) => crashed(event.message);
  return worker;
}

function receive(message: Message): void {
  if (message.kind !== 'reply' && message.kind !== 'failure') return channels.get(message.channel)?.(message);
  const caller = waiting.get(message.id);
  waiting.delete(message.id);
  if (message.kind === 'reply') caller?.resolve(message.reply as never);
  else caller?.reject(asError(message.failure));
}

/** Every table is on disk: the next question starts a fresh worker. */
function crashed(message: string): void {
  worker?.terminate();
  worker = undefined;
  const failure = { message: message || 'the game worker could not be started' };
  for (const { reject } of waiting.values()) reject(asError(failure));
  waiting.clear();
  for (const [channel, listen] of channels) listen({ kind: 'broken', channel, failure });
}

export function asError({ sentence, message }: Failure): Error {
  return sentence ? new Problem(sentence) : new Error(message);
}
