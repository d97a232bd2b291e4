import { Caller } from './border.ts';
import type { Calls, Push } from './protocol.ts';

export { asError } from './border.ts';
export type { Push } from './protocol.ts';

const channels = new Map<number, (push: Push) => void>();
let lastChannel = 0;

/** The worker that holds rules and tables. Every table is on disk: should it crash, the next question starts a fresh one. */
const engine = new Caller<Calls, Push>(
  () => new Worker(new URL('../engine/worker.ts', import.meta.url), { type: 'module' }),
  (push) => channels.get(push.channel)?.(push),
  (failure) => {
    for (const [channel, listen] of channels) listen({ kind: 'broken', channel, failure });
  },
);

export function ask<Name extends keyof Calls>(
  call: Name,
  ask: Calls[Name]['ask'],
): Promise<Calls[Name]['reply']> {
  return engine.ask(call, ask);
}

export function openChannel(listen: (push: Push) => void): number {
  const channel = ++lastChannel;
  channels.set(channel, listen);
  return channel;
}

export function closeChannel(channel: number): void {
  if (!channels.delete(channel)) return;
  void ask('close', { channel });
}
