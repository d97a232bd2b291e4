import { clientFrame, OPCODES } from '../../testkit/raw-socket.ts';
import { type Attack, goneWithin, knock, repeatedly } from './attack.ts';

const SOCKETS = 5;
const PER_WRITE = 500;
const PINGS = Buffer.concat(
  Array.from({ length: PER_WRITE }, () => clientFrame(OPCODES.ping, 'x'.repeat(125))),
);

/** Pings of the protocol by sockets that never read what comes back. */
export const pings: Attack = async ({ origin, seconds }) => {
  const counts = { pings: 0, cutOff: 0 };
  const flood = () =>
    repeatedly(seconds, async () => {
      const socket = await knock(origin);
      if (!socket) return;
      socket.stopReading();
      for (let written = 0; written < 200 && !socket.isEnded; written++) {
        if (!socket.write(PINGS)) break;
        counts.pings += PER_WRITE;
      }
      socket.readOn();
      if (await goneWithin(socket, 3000)) counts.cutOff++;
    });
  await Promise.all(Array.from({ length: SOCKETS }, flood));
  return counts;
};
