import type { Pace } from '@bridgehead/kit';
import type { Opened } from '../engine/protocol.ts';
import type { LocalCarrier, ReplayCarrier, TableCarrier } from './carrier.ts';
import { ask, asError, closeChannel, openChannel } from './engine.ts';
import type { Snapshot } from './snapshot.ts';

/** Told while a table is being opened or after it has failed. */
export interface Watch {
  readonly busy: () => void;
  readonly broken: (error: Error) => void;
}

interface Line {
  readonly channel: number;
  readonly show: (snapshot: Snapshot) => void;
  readonly carrier: (opened: Opened) => TableCarrier;
}

/** A table kept in this browser, played against bots or from hand to hand. */
export async function openLocal(
  table: string,
  pace: Pace,
  watch: Watch,
  signal: AbortSignal,
): Promise<LocalCarrier> {
  const { channel, carrier } = line(watch, signal);
  return {
    ...carrier(await ask('openLocal', { channel, table, pace })),
    setPace: (changed) => void ask('pace', { channel, pace: changed }),
  };
}

export async function openReplay(table: string, watch: Watch, signal: AbortSignal): Promise<ReplayCarrier> {
  const { channel, carrier, show } = line(watch, signal);
  const opened = await ask('openReplay', { channel, table });
  return {
    ...carrier(opened),
    length: opened.length,
    seek: async (seq) => show(await ask('seek', { channel, seq })),
  };
}

function line(watch: Watch, signal: AbortSignal): Line {
  let current: Snapshot | undefined;
  const listeners = new Set<() => void>();
  const show = (snapshot: Snapshot) => {
    current = snapshot;
    for (const changed of listeners) changed();
  };
  const channel = openChannel((push) => {
    if (push.kind === 'snapshot') show(push.snapshot);
    else if (push.kind === 'busy') watch.busy();
    else watch.broken(asError(push.failure));
  });
  signal.addEventListener('abort', () => closeChannel(channel));
  const carrier = ({ info, snapshot }: Opened): TableCarrier => ({
    info,
    snapshot: () => current ?? snapshot,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    look: async (viewer) => show(await ask('look', { channel, viewer })),
    answer: (decision, move) => ask('answer', { channel, decision, move }),
    whyNot: (decision, move) => ask('whyNot', { channel, decision, move }),
    takeBack: (offer, consent) => ask('takeBack', { channel, offer, consent }),
    record: () => ask('record', { channel }),
    verify: () => ask('verify', { channel }),
    close: () => closeChannel(channel),
  });
  return { channel, show, carrier };
}
