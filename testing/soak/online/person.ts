import { setTimeout as sleep } from 'node:timers/promises';
import { type Chance, type Decision, pick } from '@bridgehead/kernel';
import type { LegalMove } from '@bridgehead/kit';
import type { Findings } from './findings.ts';
import type { Reader } from './reader.ts';

const PATIENCE_MS = 120_000;
const TAKES_BACK_EVERY = 40;
const CLAIMS_EVERY = 60;
const REMEMBERED = 30;
const TRY_AGAIN_MS = 500;

/** Plays any move that the page would offer, sometimes takes one back, and asks why not where it would be refused. */
export class Person {
  readonly #reader: Reader;
  readonly #chance: Chance;
  readonly #findings: Findings;
  #offered: readonly LegalMove<unknown>[] = [];

  constructor(reader: Reader, chance: Chance, findings: Findings) {
    this.#reader = reader;
    this.#chance = chance;
    this.#findings = findings;
  }

  async playOn(): Promise<void> {
    const { client } = this.#reader;
    while (!this.#reader.isOver) {
      await client.until(() => this.#reader.isOver || this.#mayAct, PATIENCE_MS);
      if (this.#reader.isOver) return;
      const seq = client.play?.seq ?? 0;
      const done = this.#chance.below(TAKES_BACK_EVERY) === 0 && (await this.#takeBack(seq));
      const made = done || (await this.#move(seq));
      // The answer comes before the step that shows it.
      await client.until(() => this.#reader.isOver || (client.play?.seq ?? 0) >= made, PATIENCE_MS);
    }
  }

  get #legal(): readonly LegalMove<unknown>[] {
    return [...(this.#reader.snapshot?.legal ?? []), ...this.#reader.composed(this.#chance)];
  }

  /** Something must be done, or a card may be drawn: whoever waits with that keeps the bots waiting. */
  get #mayAct(): boolean {
    return this.#legal.some(({ decision }) => isPressing(decision));
  }

  async #move(seq: number): Promise<number> {
    const bold = this.#chance.below(CLAIMS_EVERY) === 0;
    const legal = this.#legal;
    const pool = bold ? legal : legal.filter(({ decision }) => isPressing(decision));
    // Where everybody may act at once, somebody else's card may be resolved just now.
    if (pool.length === 0) return seq;
    const { decision, move } = pick(pool, this.#chance);
    for (const offered of this.#offered.slice(0, 2)) this.#reader.readWhyNot(decision, offered.move);
    this.#offered = [pick(legal, this.#chance), ...this.#offered].slice(0, REMEMBERED);
    const { client } = this.#reader;
    const reply = await client.ask({ kind: 'answer', decision: decision.id, seq, move });
    if (!('refusal' in reply)) return reply.seq ?? 0;
    // A bot may have been faster; a question of the seat's own closes only by its answer.
    if (isPressing(decision) && client.play?.seq === seq) {
      this.#findings.fault(`a legal move was refused: ${JSON.stringify(reply.refusal)}`);
      await sleep(TRY_AGAIN_MS);
    }
    return seq;
  }

  /** Alone among bots one asks nobody; with others it is proposed, and the game goes on meanwhile. */
  async #takeBack(seq: number): Promise<number | false> {
    const offer = this.#reader.snapshot?.takeBack;
    if (!offer) return false;
    const reply = await this.#reader.client.ask({ kind: 'take-back', keep: offer.keep, seq });
    return 'refusal' in reply ? false : (reply.seq ?? false);
  }
}

function isPressing({ must, kind }: Decision): boolean {
  return must || kind === 'draw';
}
