import {
  type Agreement,
  type Decision,
  lapseOf,
  type Reason,
  type Refusal,
  type Seat,
} from '@bridgehead/kernel';
import { refuse } from '@bridgehead/wire';
import type { Attendants } from '../room/absence.ts';
import { overdue } from '../room/lapses.ts';
import { type Actor, botAt, ownSeat, type Room } from '../room/room.ts';
import { Agreements } from './agreements.ts';
import type { Done, Message } from './done.ts';
import { type Envelope, type GameLog, keyOf } from './game-log.ts';
import type { RoomKeeper } from './room-keeper.ts';
import type { LiveServices } from './services.ts';
import { TakeBacks } from './take-backs.ts';

type Acknowledge = Envelope['acknowledge'];

/** The table that is played at. */
export interface Played {
  readonly id: string;
  readonly room: Room;
  readonly log: GameLog | null;
  readonly attendants: Attendants;
}

/** How a game goes on: by its people, its bots, time that has run out, and what everybody agrees to. One thing after another. */
export class Moves {
  readonly #table: Played;
  readonly #services: LiveServices;
  readonly #takeBacks: TakeBacks;
  readonly #agreements: Agreements;

  constructor(table: Played, keeper: RoomKeeper, services: LiveServices) {
    this.#table = table;
    this.#services = services;
    this.#takeBacks = new TakeBacks(keeper, table.attendants);
    this.#agreements = new Agreements(keeper, table.attendants, services.newId);
  }

  async answer(actor: Actor, message: Message<'answer'>, acknowledge: Acknowledge): Promise<Done> {
    const { id, seq: madeAt, decision, move } = message;
    const player = this.#playerFor(actor);
    if ('refusal' in player) return player;
    const { log, seat } = player;
    return log.answer({ seat, decision, move }, { key: keyOf(seat, id), madeAt, why: null, acknowledge });
  }

  /** A bot's answer; to a moment that has passed it is dropped. A window is open as long as its seat is asked. */
  async answerAsBot(
    { seat, id: decision, window }: Decision,
    move: unknown,
    why: Reason,
    madeAt: number,
  ): Promise<Done> {
    const { log, room } = this.#table;
    const isAsked = () => log?.position.pending.some(({ id }) => id === decision);
    const isOpen = log?.position.seq === madeAt || (window !== undefined && isAsked());
    if (!log || !isOpen || !botAt(room.seats[seat])) return { refusal: refuse('moved-on') };
    return log.answer({ seat, decision, move }, { key: null, madeAt, why, acknowledge: () => {} });
  }

  /** Plays what stands for everybody whose time has run out. */
  async lapse(): Promise<void> {
    const { log, room } = this.#table;
    if (!log) return;
    for (const decision of overdue(room, log.position, this.#services.now())) {
      const answer = lapseOf(decision);
      const message = { key: null, madeAt: log.position.seq, why: null, acknowledge: () => {} };
      // Who has moved meanwhile, here or on another node, is not asked any more: that is refused.
      if (answer) await log.answer(answer, message);
    }
  }

  async takeBack(actor: Actor, message: Message<'take-back'>, acknowledge: Acknowledge): Promise<Done> {
    const player = this.#playerFor(actor);
    if ('refusal' in player) return player;
    const { log, seat } = player;
    const done = await this.#services.storage.entries.findKey(this.#table.id, keyOf(seat, message.id));
    if (done === null) return this.#takeBacks.ask(log, seat, message, acknowledge);
    acknowledge(done);
    return { seq: done };
  }

  async end(actor: Actor, end: Agreement['end']): Promise<Done> {
    const player = this.#playerFor(actor);
    if ('refusal' in player) return player;
    if (this.#table.room.phase !== 'playing') return { refusal: refuse('not-playing') };
    return this.#agreements.ask(player.log, player.seat, end);
  }

  /** What everybody has agreed to. */
  async carryOut(): Promise<Done> {
    const { log, room } = this.#table;
    if (!log) return {};
    const isEnd = room.proposal?.what.kind === 'end';
    return isEnd ? this.#agreements.carryOut(log) : this.#takeBacks.carryOut(log);
  }

  #playerFor(actor: Actor): { log: GameLog; seat: Seat } | { refusal: Refusal } {
    const { log, room } = this.#table;
    const seat = ownSeat(room, actor);
    if (typeof seat !== 'number') return seat;
    if (!log || room.phase === 'closed') return { refusal: refuse('not-playing') };
    return { log, seat };
  }
}
