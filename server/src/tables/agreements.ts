import {
  type Agreement,
  agreedOutcome,
  askedFor,
  humansOf,
  type Refusal,
  refuseAgreement,
  type Seat,
  type Sides,
  sidesOf,
} from '@bridgehead/kernel';
import { refuse } from '@bridgehead/wire';
import { type Attendants, isAgreed, playing, refuseToAsk } from '../room/absence.ts';
import { mustAnswerFirst } from '../room/proposals.ts';
import type { GameLog } from './game-log.ts';
import { ended, outcomeOf } from './position.ts';
import type { RoomKeeper } from './room-keeper.ts';

type Done = { readonly seq?: never } | { readonly refusal: Refusal };

/**
 * The end of a game by the word of its people. Whoever is alone on a side resigns at once; else those whose word it takes are
 * asked, and the last to agree carries it out. For a draw a bot that stands in has no word to give.
 */
export class Agreements {
  readonly #keeper: RoomKeeper;
  readonly #attendants: Attendants;
  readonly #newId: () => string;

  constructor(keeper: RoomKeeper, attendants: Attendants, newId: () => string) {
    this.#keeper = keeper;
    this.#attendants = attendants;
    this.#newId = newId;
  }

  async ask(log: GameLog, by: Seat, end: Agreement['end']): Promise<Done> {
    const { header } = log.play.beginning;
    const sides = sidesIn(log);
    const wanted = askedFor(sides, header, end, by);
    const { room } = this.#keeper;
    const refusal =
      this.#refuse(log, { end, by: wanted }) ?? (end === 'draw' ? refuseToAsk(room, humansOf(header)) : null);
    if (refusal) return { refusal };
    const asked = playing(room).filter((seat) => wanted.includes(seat));
    if (asked.length === 1) return this.#write(log, { end, by: asked });
    return this.#keeper.change((now) => {
      if (mustAnswerFirst(now, log.position.seq, this.#attendants, by))
        return { refusal: refuse('proposal-open') };
      const proposal = { id: this.#newId(), by, asked, agreed: [by], what: { kind: 'end', end } as const };
      return { room: { ...now, proposal } };
    });
  }

  /** After somebody has agreed. */
  async carryOut(log: GameLog): Promise<Done> {
    const { proposal } = this.#keeper.room;
    if (proposal?.what.kind !== 'end' || !isAgreed(proposal)) return {};
    const by = [...proposal.agreed].sort((one, other) => one - other);
    const done = await this.#write(log, { end: proposal.what.end, by });
    await this.#keeper.change((room) => ({ room: { ...room, proposal: null } }));
    return done;
  }

  #refuse(log: GameLog, agreement: Agreement): Refusal | null {
    if (outcomeOf(log.play, log.position)) return { reason: 'game-over' };
    return refuseAgreement(sidesIn(log), log.play.beginning.header, agreement);
  }

  async #write(log: GameLog, agreement: Agreement): Promise<Done> {
    const message = { key: null, madeAt: log.position.seq, why: null, acknowledge: () => {} };
    const done = await log.append(message, (position, at) => {
      const refusal = this.#refuse(log, agreement);
      if (refusal) return { refusal };
      const outcome = agreedOutcome(sidesIn(log), agreement);
      return {
        entry: { kind: 'agreed', ...agreement },
        events: [],
        position: ended(log.play, position, outcome, at),
      };
    });
    return 'refusal' in done ? done : {};
  }
}

function sidesIn({ play }: GameLog): Sides {
  return sidesOf(play.game.rules.manifest, play.beginning.header);
}
