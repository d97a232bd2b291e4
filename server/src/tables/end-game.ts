import type { Closing, Outcome, Seal } from '@bridgehead/kernel';
import type { Room } from '../room/room.ts';
import { endOf } from './closing.ts';
import type { GameLog } from './game-log.ts';
import type { RoomKeeper } from './room-keeper.ts';

/** For lists: the names are the seats' own, so that whoever is deleted is in no list. */
function endedAs({ play, position }: GameLog, outcome: Outcome): NonNullable<Room['ended']> {
  const { rules, text } = play.game;
  const victory = text.victory?.(outcome, rules.observe(position.state, 'spectator'));
  return { outcome, ...(victory && { victory }) };
}

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
    const over = {
      ...room,
      phase: 'finished',
      proposal: null,
      ended: endedAs(log, closing.outcome),
    } as const;
    return { room: takeBacks ? { ...over, takeBacks } : over, closing };
  });
  await log.tidyUp();
}
