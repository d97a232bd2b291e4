import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROTOCOL, type ServerMessage } from '@bridgehead/wire';
import { ApiClient } from '../../testkit/api.ts';
import { type Attack, knock, repeatedly } from './attack.ts';

const SOCKETS = 190;
const MESSAGES = 30;

/** One guest with a hundred and ninety sockets talks without end at a table where others play, and comes in again and again. */
export const talkers: Attack = async ({ origin, table, seconds }) => {
  const counts = { lines: 0, visits: 0, refused: 0, cutOff: 0 };
  const { cookie } = await ApiClient.guest(origin, 'Talker');
  const talk = () =>
    repeatedly(seconds, async () => {
      const socket = await knock(origin, cookie);
      if (!socket) return;
      for (let round = 0; round < MESSAGES && !socket.isEnded; round++) {
        socket.say({ kind: 'open', id: randomUUID(), protocol: PROTOCOL, table });
        socket.say({ kind: 'chat', id: randomUUID(), text: `${round} ${'x'.repeat(400)}` });
        counts.visits++;
        counts.lines++;
        await sleep(20);
      }
      await sleep(200);
      const heard = socket.heard as ServerMessage[];
      counts.refused += heard.filter(({ kind }) => kind === 'refused').length;
      if (socket.isEnded || socket.closeCode !== null) counts.cutOff++;
      socket.terminate();
    });
  await Promise.all(Array.from({ length: SOCKETS }, talk));
  return counts;
};
