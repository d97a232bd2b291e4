import {
  canonicalJson,
  type Decision,
  type KeptStep,
  type LoadedGame,
  playedMove,
  type Seat,
} from '@bridgehead/kernel';
import type { BotAnswer } from './answers.ts';

/**
 * What the bots of one table mean to do next. A plan is upset by whatever nobody could foresee: chance, a secret that was
 * told, a take-back, or somebody else's move, unless it was neutral.
 */
export class Plans<State, Move, Event, View> {
  readonly #game: LoadedGame<State, Move, Event, View>;
  readonly #plans = new Map<Seat, readonly Move[]>();

  constructor(game: LoadedGame<State, Move, Event, View>) {
    this.#game = game;
  }

  /** Before the answer is made. */
  keep({ decision, move, later = [] }: BotAnswer<Move>): void {
    if (later.length > 0) this.#plans.set(decision.seat, [move, ...later]);
  }

  /** After every entry. */
  follow({ entry, events }: Pick<KeptStep, 'entry' | 'events'>): void {
    if (entry.kind !== 'move') return this.#plans.clear();
    const { seat, move, chance, revealed, isNeutral } = playedMove(entry, events);
    if (chance || revealed) return this.#plans.clear();
    for (const [planner, [planned, ...later]] of this.#plans) {
      if (planner !== seat && isNeutral) continue;
      const goesOn = planner === seat && canonicalJson(planned) === canonicalJson(move);
      if (goesOn && later.length > 0) this.#plans.set(planner, later);
      else this.#plans.delete(planner);
    }
  }

  /** The next move of a plan that answers one of these decisions, all of bots; null where there is none. */
  next(state: State, asked: readonly Decision[]): BotAnswer<Move> | null {
    const { rules, knowledge } = this.#game;
    for (const [seat, [move, ...later]] of this.#plans) {
      const decision = asked.find((open) => open.seat === seat && open.must && open.window === undefined);
      if (!decision || move === undefined) continue;
      if (rules.refusal(state, decision, move) === null) {
        const view = rules.observe(state, seat);
        return { decision, move, why: knowledge.explain(view, decision, move, later) };
      }
      this.#plans.delete(seat);
    }
    return null;
  }
}
