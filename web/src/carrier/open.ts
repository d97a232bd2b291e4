import type { Pace } from '@bridgehead/kit';
import type { Opened } from './protocol.ts';
import type { LocalCarrier, ReplayCarrier, TableCarrier } from './carrier.ts';
import { ask, asError, closeChannel, openChannel, type Push } from './engine.ts';
import { afterChange } from './change.ts';
import type { Snapshot } from './snapshot.ts';

/** Told while a table is being opened or after it has failed. */
export interface Watch {
  readonly busy: () => void;
  readonly broken: (error: Error) => void;
}

/** A table kept in this browser, played against bots or from hand to hand. */
export async function openLocal(
  table: string,
  pace: Pace,
  watch: Watch,
  signal: AbortSignal,
): Promise<LocalCarrier> {
  const { channel, carrier } = openLine(watch, signal);
  return {
    ...carrier(await ask('openLocal', { channel, table, pace })),
    agree: (agreement) => ask('agree', { channel, agreement }),
    setPace: (changed) => void ask('pace', { channel, pace: changed }),
  };
}

/** A record kept in this browser, or one that a server keeps. */
export async function openReplay(
  table: string,
  served: boolean,
  watch: Watch,
  signal: AbortSignal,
): Promise<ReplayCarrier> {
  const { channel, carrier } = openLine(watch, signal);
  const opened = await ask('openReplay', { channel, table, served });
  return {
    ...carrier(opened),
    length: opened.length,
    seek: async (seq) => void (await ask('seek', { channel, seq })),
  };
}

function openLine(watch: Watch, signal: AbortSignal) {
  const channel = openChannel((push) => {
    if (push.kind === 'busy') watch.busy();
    else if (push.kind === 'broken') watch.broken(asError(push.failure));
    else receive(push);
  });
  const { receive, carrier } = showing(channel);
  signal.addEventListener('abort', () => closeChannel(channel));
  return { channel, carrier };
}

/** A carrier over a channel: the last snapshot, as it is after every change that came, and whoever wants to hear of the next. */
export function showing(channel: number) {
  let current: Snapshot | undefined;
  const listeners = new Set<() => void>();
  const receive = (push: Push) => {
    if (push.kind !== 'change' || !current) return;
    current = afterChange(current, push.change);
    for (const changed of listeners) changed();
  };
  const carrier = ({ info, snapshot }: Opened): TableCarrier => {
    current = snapshot;
    return {
      info,
      snapshot: () => current ?? snapshot,
      subscribe: (changed) => {
        listeners.add(changed);
        return () => listeners.delete(changed);
      },
      look: async (viewer) => void (await ask('look', { channel, viewer })),
      earlier: async () => void (await ask('earlier', { channel })),
      answer: (decision, move) => ask('answer', { channel, decision, move }),
      whyNot: (decision, move) => ask('whyNot', { channel, decision, move }),
      ask: (question) => ask('inquire', { channel, question }),
      advice: () => ask('advice', { channel }),
      takeBack: (offer, consent) => ask('takeBack', { channel, offer, consent }),
      past: (seq) => ask('past', { channel, seq }),
      shown: (seq) => void ask('shown', { channel, seq }),
      record: () => ask('record', { channel }),
      verify: () => ask('verify', { channel }),
      close: () => closeChannel(channel),
    };
  };
  return { receive, carrier };
}
