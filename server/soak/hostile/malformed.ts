import { chanceFrom, seedFromText } from '@bridgehead/kernel';
import { PROTOCOL } from '@bridgehead/wire';
import { clientFrame, OPCODES } from '../../testkit/raw-socket.ts';
import { type Kind, KINDS, MischiefMaker, type Scene } from '../mischief.ts';
import { type Attack, goneWithin, knock } from './attack.ts';

const MESSAGES = 100_000;
const WORKERS = 8;
/** More than a socket may send: some are answered, then it is cut off. */
const PER_SOCKET = 120;
const BINARY = 2;

/** A hundred thousand messages that no page of ours would send. */
export const malformed: Attack = async ({ origin, table }) => {
  const chance = chanceFrom(seedFromText('hostile'));
  const maker = new MischiefMaker(chance);
  const scene: Scene = { table, privateTable: 'A'.repeat(22), seq: 1, decisions: [], own: [], done: [] };
  const counts = { sent: 0, refused: 0, cutOff: 0 };

  const frame = (): Buffer => {
    const kind = KINDS[chance.below(KINDS.length)] as Kind;
    const { data } = maker.make(kind, scene);
    return typeof data === 'string' ? clientFrame(OPCODES.text, data) : clientFrame(BINARY, data);
  };
  const send = async () => {
    while (counts.sent < MESSAGES) {
      const socket = await knock(origin);
      if (!socket) continue;
      socket.say({ kind: 'open', id: 'malformed-open', protocol: PROTOCOL, table });
      for (let number = 0; number < PER_SOCKET; number++) socket.write(frame());
      counts.sent += PER_SOCKET;
      await socket.drained();
      if (await goneWithin(socket, 3000)) counts.cutOff++;
      counts.refused += socket.frames.filter(({ payload }) => payload.includes('"refused"')).length;
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, send));
  return counts;
};
