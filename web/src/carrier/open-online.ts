import type { TableCarrier } from './carrier.ts';
import { ask, asError, closeChannel, openChannel } from './engine.ts';
import { NOTHING_HEARD, type OnlineRoom } from './online.ts';
import { showing, type Watch } from './open.ts';

/** A table on a server: the room at once, the game once it has begun. */
export interface OnlineTable extends OnlineRoom {
  game(): TableCarrier | null;
}

export async function openOnline(
  table: string,
  key: string | undefined,
  { broken }: Watch,
  signal: AbortSignal,
): Promise<OnlineTable> {
  let state = NOTHING_HEARD;
  let game: TableCarrier | null = null;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const changed of listeners) changed();
  };
  const channel = openChannel((push) => {
    if (push.kind === 'broken') broken(asError(push.failure));
    else if (push.kind === 'online') {
      state = push.state;
      tell();
    } else if (push.kind === 'begun') {
      line = showing(channel);
      game = line.carrier(push.opened);
      tell();
    } else line.receive(push);
  });
  let line = showing(channel);
  tellOfTheNetwork(channel, signal);
  signal.addEventListener('abort', () => closeChannel(channel));
  await ask('openOnline', { channel, table, key });
  return {
    table,
    state: () => state,
    game: () => game,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    change: (change) => ask('change', { channel, change }),
    say: (text) => ask('say', { channel, text }),
    point: (target) => ask('point', { channel, target }),
  };
}

/** A worker hears neither of the network nor of the page being looked at again. */
function tellOfTheNetwork(channel: number, signal: AbortSignal): void {
  const tell = (isThere: boolean) => void ask('network', { channel, isThere }).catch(() => {});
  const wake = () => tell(true);
  addEventListener('online', wake, { signal });
  addEventListener('offline', () => tell(false), { signal });
  addEventListener('pageshow', wake, { signal });
  const seen = () => document.visibilityState === 'visible' && wake();
  document.addEventListener('visibilitychange', seen, { signal });
}
