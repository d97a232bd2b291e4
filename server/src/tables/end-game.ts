import type { Closing, Seal } from '@bridgehead/kernel';
import { endOf } from './closing.ts';
import type { GameLog } from './game-log.ts';
import type { RoomKeeper } from './room-keeper.ts';

/** Closes a game that has come to its end; another node may have done it already. */
export async function endGame(
  keeper: RoomKeeper,
  log: GameLog | null,
  seal: (closing: Closing) => Promise<Seal>,
): Promise<void> {
  if (keeper.room.phase !== 'playing' || !log) return;
  const end = await endOf(log, seal);
  if (!end) return;
  const { closing, takeBacks } = end;
  await keeper.change((room) => {
    if (room.phase !== 'playing') return { room };
    const over = { ...room, phase: 'finished', proposal: null } as const;
    return { room: takeBacks ? { ...over, takeBacks } : over, closing };
  });
  await log.tidyUp();
}
