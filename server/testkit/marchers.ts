import { randomUUID } from 'node:crypto';
import { admit } from '@bridgehead/catalogue';
import type { Game } from '@bridgehead/kernel';
import type { LiveTable } from '../src/tables/live-table.ts';
import type { Desk, Guest } from './desk.ts';
import { march } from './march/index.ts';
import { MOVES, type Move } from './march/rules.ts';

admit(march as unknown as Game);

/** People on a march: a log grows as long as one likes. */
export class Marchers {
  readonly people: readonly Guest[];
  readonly table: LiveTable;
  readonly #desk: Desk;

  private constructor(people: readonly Guest[], table: LiveTable, desk: Desk) {
    this.people = people;
    this.table = table;
    this.#desk = desk;
  }

  static async setOut(desk: Desk, people: readonly Guest[]): Promise<Marchers> {
    const clock = { kind: 'bank', bankSeconds: 600, creditSeconds: 5 } as const;
    // Where one marches alone, turning back behind the dice is for practice only.
    const wish = { game: 'march', options: {}, clock, practice: true };
    return new Marchers(people, await desk.seat(people, wish), desk);
  }

  /** The same people at the table as it was opened again. */
  at(table: LiveTable): Marchers {
    return new Marchers(this.people, table, this.#desk);
  }

  get seq(): number {
    return this.table.position?.seq ?? 0;
  }

  get line(): number {
    return this.table.position?.line ?? 0;
  }

  async march(moves: number, chosen?: Move): Promise<void> {
    for (let made = 0; made < moves; made++) {
      const [decision] = this.table.pending;
      const person = decision && this.people[decision.seat];
      if (!person) throw new Error('the march is over');
      const move = chosen ?? MOVES[(this.seq * 7 + this.line) % MOVES.length];
      const { seq } = this;
      this.#desk.now += 1000;
      const message = { kind: 'answer', id: randomUUID(), decision: decision.id, seq, move } as const;
      const done = await this.table.answer(person, message, () => undefined);
      if ('refusal' in done) throw new Error(`a march was refused: ${done.refusal.reason}`);
    }
  }

  /** Everybody wants to go back to the first `keep` moves. */
  async turnBack(keep: number): Promise<void> {
    const [one, ...others] = this.people as [Guest, ...Guest[]];
    const message = { kind: 'take-back', id: randomUUID(), keep, seq: this.seq } as const;
    const asked = await this.table.takeBack(one, message, () => undefined);
    if ('refusal' in asked) throw new Error(`nobody turns back: ${asked.refusal.reason}`);
    for (const other of others) {
      const proposal = this.table.room.proposal?.id;
      if (proposal !== undefined) await this.table.change(other, { do: 'agree', proposal });
    }
    if (this.line !== keep) throw new Error(`${this.line} moves count, not ${keep}`);
  }
}
