import { humansOf, type Refusal, type Seat } from '@bridgehead/kernel';
import { type ClientMessage, refuse } from '@bridgehead/wire';
import { type Attendants, isAgreed, playing, refuseToAsk } from '../room/absence.ts';
import { type Envelope, type GameLog, keyOf } from './game-log.ts';
import { Rewind } from './rewind.ts';
import type { RoomKeeper } from './room-keeper.ts';
import { openProposal } from '../room/proposals.ts';

/** Longer than any game. Only take-backs make a log grow for ever, and whoever reads a record reads all of it. */
export const LONGEST_LOG = 10_000;

type Done = { readonly seq?: number } | { readonly refusal: Refusal };

/** Free where the kernel allows it; else every person is asked, and the last to agree carries it out. */
export class TakeBacks {
  readonly #keeper: RoomKeeper;
  readonly #attendants: Attendants;

  constructor(keeper: RoomKeeper, attendants: Attendants) {
    this.#keeper = keeper;
    this.#attendants = attendants;
  }

  async ask(
    log: GameLog,
    seat: Seat,
    message: Extract<ClientMessage, { kind: 'take-back' }>,
    acknowledge: Envelope['acknowledge'],
  ): Promise<Done> {
    if (log.position.seq >= LONGEST_LOG) return { refusal: refuse('log-full', { most: LONGEST_LOG }) };
    const { id, keep, seq: madeAt } = message;
    const people = humansOf(log.play.beginning.header);
    const rewind = await Rewind.to(log, keep);
    const isFree = rewind.refusal(seat) === null;
    const refusal = rewind.refusal(seat, people);
    if (refusal) return { refusal };
    if (!isFree && people.length > 1) return this.#propose(log, seat, people, message);
    const consent = isFree ? [] : people;
    return rewind.takeBack({ key: keyOf(seat, id), madeAt, seat, consent, acknowledge });
  }

  /** After somebody has agreed. */
  async carryOut(log: GameLog): Promise<Done> {
    const { proposal } = this.#keeper.room;
    if (proposal?.what.kind !== 'take-back' || !isAgreed(proposal)) return {};
    const { id, by: seat, agreed, what } = proposal;
    const { keep, seq: madeAt } = what;
    const key = keyOf(seat, id);
    const consent = [...agreed].sort((one, other) => one - other);
    const done =
      madeAt === log.position.seq
        ? await (await Rewind.to(log, keep)).takeBack({ key, madeAt, seat, consent, acknowledge: () => {} })
        : { refusal: refuse('moved-on') };
    await this.#keeper.change((room) => ({ room: { ...room, proposal: null } }));
    return 'refusal' in done ? done : {};
  }

  /** The proposal is named by the message: sent again, it is the same one. */
  async #propose(
    log: GameLog,
    by: Seat,
    people: readonly Seat[],
    { id, keep, seq }: Extract<ClientMessage, { kind: 'take-back' }>,
  ): Promise<Done> {
    if (seq !== log.position.seq) return { refusal: refuse('moved-on') };
    return this.#keeper.change((room) => {
      const open = openProposal(room, seq, this.#attendants);
      if (open?.id === id && open.by === by) return { room };
      if (open?.asked.includes(by)) return { refusal: refuse('proposal-open') };
      const refusal = refuseToAsk(room, people);
      if (refusal) return { refusal };
      const what = { kind: 'take-back', keep, seq } as const;
      return { room: { ...room, proposal: { id, by, asked: playing(room), agreed: [by], what } } };
    });
  }
}
