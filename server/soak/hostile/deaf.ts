import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROTOCOL } from '@bridgehead/wire';
import { type Attack, knock, repeatedly } from './attack.ts';

const SOCKETS = 150;

/** Sockets that ask for everything and read nothing: as often as they may, so that nobody cuts them off for asking. */
export const deaf: Attack = async ({ origin, table, seconds }) => {
  const counts = { sockets: 0, asked: 0 };
  const listen = async () => {
    const socket = await knock(origin);
    if (!socket) return;
    counts.sockets++;
    socket.stopReading();
    await repeatedly(seconds, async () => {
      socket.say({ kind: 'open', id: randomUUID(), protocol: PROTOCOL, table });
      for (let ping = 0; ping < 10; ping++) socket.say({ kind: 'ping', id: randomUUID() });
      counts.asked += 11;
      await sleep(1000);
    });
    socket.terminate();
  };
  await Promise.all(Array.from({ length: SOCKETS }, listen));
  return counts;
};
