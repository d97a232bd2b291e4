import { listMoves, type AnyGame, type Chance, type Decision, type Seat } from '@bridgehead/kernel';
import type { Reply, SocketClient } from './socket-client.ts';

/** Which moves somebody likes better than any other. */
export interface Taste {
  readonly prefers?: string;
  /** Three times in four as somebody who knows the game would, at a glance. */
  readonly isSensible?: boolean;
}

/** A seat that plays any legal move: found as a browser finds it, in a state that fits what the seat knows. */
export class RandomPlayer {
  readonly client: SocketClient;
  readonly #game: AnyGame;
  readonly #chance: Chance;

  constructor(client: SocketClient, game: AnyGame, chance: Chance) {
    this.client = client;
    this.#game = game;
    this.#chance = chance;
  }

  get seat(): Seat | null {
    return this.client.room?.you ?? null;
  }

  get isOver(): boolean {
    return this.client.play?.outcome !== null && this.client.play !== null;
  }

  get turn(): Decision | undefined {
    return this.client.play?.pending.find(({ seat, must }) => must && seat === this.seat);
  }

  moveFor(decision: Decision, { prefers, isSensible }: Taste = {}): unknown {
    const { rules, knowledge } = this.#game;
    const view = this.client.play?.view;
    const state = rules.sample(view, this.#chance);
    const preferred =
      prefers && [...listMoves(rules, state, decision)].find((move) => kindOf(move) === prefers);
    if (preferred) return preferred;
    if (isSensible && this.#chance.below(4) > 0) return knowledge.glance(view, decision);
    return rules.randomMove(state, decision, this.#chance);
  }

  async move(id?: string): Promise<Reply> {
    const decision = this.turn;
    if (!decision) throw new Error('it is not this seat’s turn');
    const seq = this.client.play?.seq ?? 0;
    const move = this.moveFor(decision);
    return this.client.ask({ kind: 'answer', decision: decision.id, seq, move }, id);
  }

  /** Moves whenever it may, until the game is over. */
  async playOn(): Promise<void> {
    while (!this.isOver) {
      await this.client.until(() => this.isOver || this.turn !== undefined, 60_000);
      if (!this.turn) continue;
      const reply = await this.move();
      // The answer comes before the step that shows it.
      const made = 'refusal' in reply ? 0 : (reply.seq ?? 0);
      await this.client.until(() => (this.client.play?.seq ?? 0) >= made, 60_000);
    }
  }
}

function kindOf(move: unknown): unknown {
  return typeof move === 'object' && move !== null && 'kind' in move ? move.kind : undefined;
}
