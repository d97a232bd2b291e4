import { heardBy, toldStep, type Viewer } from '@bridgehead/kernel';
import type { PlayView } from '@bridgehead/wire';
import type { GameLog } from './game-log.ts';
import type { History } from './position.ts';

type Missed = Pick<PlayView, 'from' | 'opening' | 'steps'>;

/** Whether a client that knows `since` entries has to be told any. */
export function hasMissed({ position }: GameLog, since: number | undefined): boolean {
  return position.seq > 0 && position.seq !== since;
}

/** What a client that knows `since` entries has not seen yet. */
export function missedSince(
  log: GameLog,
  told: History['steps'],
  since: number | undefined,
  viewer: Viewer,
): Missed {
  const { seq, state } = log.position;
  if (since === seq) return { from: seq, steps: [] };
  const isOver = log.play.game.rules.outcome(state) !== null;
  const from = since !== undefined && since < seq ? since : 0;
  return {
    from,
    ...(from === 0 && { opening: heardBy(log.opening, viewer) }),
    steps: told.slice(from).map(({ logged, events }) => toldStep({ ...logged, events }, viewer, isOver)),
  };
}
