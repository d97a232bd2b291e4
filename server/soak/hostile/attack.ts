import { setTimeout as sleep } from 'node:timers/promises';
import { RawSocket } from '../../testkit/raw-socket.ts';

/** What attackers know of the server they attack. */
export interface Target {
  readonly origin: string;
  /** A table where people play, and which everybody with its address may watch. */
  readonly table: string;
  readonly seconds: number;
}

/** What came of an attack, by name; nothing in it may be zero. */
export type Counts = Readonly<Record<string, number>>;

export type Attack = (target: Target) => Promise<Counts>;

/** The same thing again and again until the time is over. */
export async function repeatedly(seconds: number, act: () => Promise<void>): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) await act();
}

const TRY_AGAIN_MS = 100;

/** A socket, or null from a server that has had enough of this address. */
export async function knock(origin: string, cookie = ''): Promise<RawSocket | null> {
  const socket = await RawSocket.connect(origin, cookie).catch(() => null);
  if (!socket) await sleep(TRY_AGAIN_MS);
  return socket;
}

/** Until the server has gone, or after so long without waiting for it. */
export async function goneWithin(socket: RawSocket, milliseconds: number): Promise<boolean> {
  await Promise.race([socket.ended, sleep(milliseconds)]);
  const isGone = socket.isEnded;
  socket.terminate();
  return isGone;
}
