import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/**
 * Questions asked in one turn of the loop, or while others are under way, travel to the database together; those that
 * nobody waits for may gather for a while.
 */
export class Together<Question, Answer> {
  readonly #travel: (questions: readonly Question[]) => Promise<Answer>;
  readonly #gatherMs: number;
  #waiting: Question[] = [];
  #next: Promise<Answer> | undefined;
  #underWay: Promise<unknown> = Promise.resolve();

  constructor(travel: (questions: readonly Question[]) => Promise<Answer>, gatherMs = 0) {
    this.#travel = travel;
    this.#gatherMs = gatherMs;
  }

  /** The answer to all of them: each finds its own in it. */
  ask(question: Question): Promise<Answer> {
    this.#waiting.push(question);
    return (this.#next ??= this.#leave());
  }

  async #leave(): Promise<Answer> {
    await (this.#gatherMs > 0 ? sleep(this.#gatherMs, undefined, { ref: false }) : nextTurn());
    await this.#underWay.catch(() => undefined);
    const questions = this.#waiting;
    this.#waiting = [];
    this.#next = undefined;
    const answer = this.#travel(questions);
    this.#underWay = answer;
    return answer;
  }
}
