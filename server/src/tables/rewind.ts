import { type PlayedMove, type Refusal, refuseUndo, type Seat } from '@bridgehead/kernel';
import { refuse } from '@bridgehead/wire';
import type { Envelope, GameLog } from './game-log.ts';
import { outcomeOf, rewound } from './position.ts';

export interface TakeBack extends Pick<Envelope, 'key' | 'madeAt' | 'acknowledge'> {
  readonly seat: Seat;
  /** Everybody who has agreed; nobody has to where the kernel allows it freely. */
  readonly consent: readonly Seat[];
}

/** A way back to the first `keep` moves, as the log was when it was looked for: nothing is taken back yet. */
export class Rewind {
  readonly #log: GameLog;
  readonly #keep: number;
  readonly #seq: number;
  readonly #undone: readonly PlayedMove[];

  private constructor(log: GameLog, keep: number, seq: number, undone: readonly PlayedMove[]) {
    this.#log = log;
    this.#keep = keep;
    this.#seq = seq;
    this.#undone = undone;
  }

  static async to(log: GameLog, keep: number): Promise<Rewind> {
    const { seq, line } = log.position;
    return new Rewind(log, keep, seq, keep < line ? await log.past.movesAfter(keep, seq) : []);
  }

  refusal(seat: Seat, consent: readonly Seat[] = []): Refusal | null {
    const { play, position } = this.#log;
    if (outcomeOf(play, position)) return { reason: 'game-over' };
    return refuseUndo(play.beginning.header, this.#undone, seat, consent);
  }

  /** Writes it into the log. */
  async takeBack({ seat, consent, ...message }: TakeBack): Promise<{ seq: number } | { refusal: Refusal }> {
    const refusal = this.refusal(seat, consent);
    if (refusal) return { refusal };
    const keep = this.#keep;
    const { state, moves } = await this.#log.past.stateAt(keep, this.#seq);
    return this.#log.append({ ...message, why: null }, async (position, at) => {
      if (position.seq !== this.#seq) return { refusal: refuse('moved-on') };
      return {
        entry: { kind: 'undo', seat, keep, ...(consent.length > 0 && { consent }) },
        events: [],
        position: await rewound(this.#log.play, position, keep, state, at),
        moves,
      };
    });
  }
}
