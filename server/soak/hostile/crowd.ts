import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROTOCOL } from '@bridgehead/wire';
import type { RawSocket } from '../../testkit/raw-socket.ts';
import { type Attack, knock } from './attack.ts';

const PEOPLE = 5000;
const AT_ONCE = 50;

/** Five thousand come to watch, and leave in the same moment. */
export const crowd: Attack = async ({ origin, table }) => {
  const sockets: RawSocket[] = [];
  const come = async () => {
    const socket = await knock(origin);
    if (!socket) return;
    socket.say({ kind: 'open', id: randomUUID(), protocol: PROTOCOL, table });
    sockets.push(socket);
  };
  for (let number = 0; number < PEOPLE; number += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, come));
  }
  await sleep(2000);
  const watching = sockets.filter(({ frames }) => frames.length > 0).length;
  for (const socket of sockets) socket.terminate();
  return { sockets: sockets.length, watching };
};
