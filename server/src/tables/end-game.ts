import type { Closing, Seal } from '@bridgehead/kernel';
import { closingOf } from './closing.ts';
import type { GameLog } from './game-log.ts';
import type { RoomKeeper } from './room-keeper.ts';

/** Closes a game that has come to its end; another node may have done it already. */
export async function endGame(
  keeper: RoomKeeper,
  log: GameLog | null,
  seal: (closing: Closing) => Promise<Seal>,
): Promise<void> {
  if (keeper.room.phase !== 'playing' || !log) return;
  const closing = await closingOf(log, seal);
  if (!closing) return;
  await keeper.change((room) =>
    room.phase === 'playing' ? { room: { ...room, phase: 'finished', proposal: null }, closing } : { room },
  );
  await log.tidyUp();
}
