import { heardBy, toldStep, type Viewer } from '@bridgehead/kernel';
import type { PlayView } from '@bridgehead/wire';
import type { GameLog } from './game-log.ts';

type Missed = Pick<PlayView, 'from' | 'opening' | 'steps'>;

/** What a client that knows `since` entries has not seen yet, for whichever viewer it turns out to be. */
export async function missedSince(
  log: GameLog,
  since: number | undefined,
): Promise<(viewer: Viewer) => Missed> {
  if (since !== undefined) await log.catchUp();
  if (since === log.position.seq) return () => ({ from: since, steps: [] });
  if (log.position.seq === 0) {
    return (viewer) => ({ from: 0, opening: heardBy(log.opening, viewer), steps: [] });
  }
  const { opening, steps, position } = await log.history();
  const isOver = log.play.game.rules.outcome(position.state) !== null;
  const from = since !== undefined && since < position.seq ? since : 0;
  return (viewer) => ({
    from,
    ...(from === 0 && { opening: heardBy(opening, viewer) }),
    steps: steps.slice(from).map(({ logged, events }) => toldStep({ ...logged, events }, viewer, isOver)),
  });
}
