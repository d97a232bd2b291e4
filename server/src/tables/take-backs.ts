import { humansOf, type Refusal, type Seat } from '@bridgehead/kernel';
import { type ClientMessage, refuse } from '@bridgehead/wire';
import { isAgreed, playing } from './absence.ts';
import type { Append, GameLog } from './game-log.ts';
import type { RoomKeeper } from './room-keeper.ts';
import { liveProposal } from './room-view.ts';
import { takeBack } from './take-back.ts';

type Done = { readonly seq?: number } | { readonly refusal: Refusal };

/** Free where the kernel allows it; else everybody who still plays is asked, and the last to agree carries it out. */
export class TakeBacks {
  readonly #keeper: RoomKeeper;
  readonly #newId: () => string;

  constructor(keeper: RoomKeeper, newId: () => string) {
    this.#keeper = keeper;
    this.#newId = newId;
  }

  async ask(
    log: GameLog,
    seat: Seat,
    { id: key, keep, seq: madeAt }: Extract<ClientMessage, { kind: 'take-back' }>,
    acknowledge: Append['acknowledge'],
  ): Promise<Done> {
    const { table } = await log.history();
    const humans = humansOf(table.header);
    const asked = playing(this.#keeper.room);
    const isFree = table.refuseUndo(seat, keep) === null;
    const refusal = table.refuseUndo(seat, keep, humans);
    if (refusal) return { refusal };
    if (!isFree && asked.length > 1) return this.#propose(log, seat, asked, keep, madeAt);
    return takeBack(log, { key, madeAt, seat, keep, consent: isFree ? [] : humans, acknowledge });
  }

  /** After somebody has agreed. */
  async carryOut(log: GameLog): Promise<Done> {
    const { proposal } = this.#keeper.room;
    if (proposal?.what.kind !== 'take-back' || !isAgreed(proposal)) return {};
    const { id: key, by: seat, what } = proposal;
    const { keep, seq: madeAt } = what;
    const consent = humansOf(log.play.beginning.header);
    const done =
      madeAt === log.position.seq
        ? await takeBack(log, { key, madeAt, seat, keep, consent, acknowledge: () => {} })
        : { refusal: refuse('moved-on') };
    await this.#keeper.change((room) => ({ room: { ...room, proposal: null } }));
    return 'refusal' in done ? done : {};
  }

  async #propose(log: GameLog, by: Seat, asked: readonly Seat[], keep: number, seq: number): Promise<Done> {
    if (seq !== log.position.seq) return { refusal: refuse('moved-on') };
    return this.#keeper.change((room) => {
      if (liveProposal(room, seq)) return { refusal: refuse('proposal-open') };
      const what = { kind: 'take-back', keep, seq } as const;
      return { room: { ...room, proposal: { id: this.#newId(), by, asked, agreed: [by], what } } };
    });
  }
}
