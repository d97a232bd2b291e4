import { refuse } from '@bridgehead/wire';
import type { Refusal, Seat } from '@bridgehead/kernel';
import { moveClock } from './clock.ts';
import type { Append, GameLog } from './game-log.ts';

export interface TakeBack extends Pick<Append, 'key' | 'madeAt' | 'acknowledge'> {
  readonly seat: Seat;
  readonly keep: number;
  /** Everybody who has agreed; nobody has to where the kernel allows it freely. */
  readonly consent: readonly Seat[];
}

/** Writes a take-back into the log. Chance is not rewound: nobody foresees a roll by taking back. */
export async function takeBack(
  log: GameLog,
  { seat, keep, consent, ...message }: TakeBack,
): Promise<{ seq: number } | { refusal: Refusal }> {
  const { table, position: known } = await log.history();
  const { clock, game } = log.play;
  return log.append({ ...message, why: null }, (position, at) => {
    if (position.seq !== known.seq) return { refusal: refuse('moved-on') };
    const refused = table.undo(seat, keep, consent);
    if (refused) return refused;
    const pending = game.rules.pending(table.state);
    return {
      entry: { kind: 'undo', seat, keep, ...(consent.length > 0 && { consent }) },
      events: [],
      position: {
        seq: position.seq + 1,
        state: table.state,
        chance: position.chance,
        clock: moveClock(clock, position.clock, pending, at),
        pending,
      },
    };
  });
}
