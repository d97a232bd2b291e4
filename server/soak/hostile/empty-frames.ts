import { clientFrame, OPCODES } from '../../testkit/raw-socket.ts';
import { type Attack, goneWithin, knock, repeatedly } from './attack.ts';

const SOCKETS = 4;
const BURST = Buffer.concat(Array.from({ length: 21_900 }, () => clientFrame(OPCODES.text)));

/** 131 kB of empty text frames at once, by nobody in particular, again and again. */
export const emptyFrames: Attack = async ({ origin, seconds }) => {
  const counts = { bursts: 0, cutOff: 0 };
  const flood = () =>
    repeatedly(seconds, async () => {
      const socket = await knock(origin);
      if (!socket) return;
      socket.write(BURST);
      counts.bursts++;
      if (await goneWithin(socket, 5000)) counts.cutOff++;
    });
  await Promise.all(Array.from({ length: SOCKETS }, flood));
  return counts;
};
