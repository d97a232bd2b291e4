import { setImmediate as nextTurn } from 'node:timers/promises';

/** Questions asked in one turn of the loop, or while others are under way, travel to the database together. */
export class Together<Question, Answer> {
  readonly #travel: (questions: readonly Question[]) => Promise<Answer>;
  #waiting: Question[] = [];
  #next: Promise<Answer> | undefined;
  #underWay: Promise<unknown> = Promise.resolve();

  constructor(travel: (questions: readonly Question[]) => Promise<Answer>) {
    this.#travel = travel;
  }

  /** The answer to all of them: each finds its own in it. */
  ask(question: Question): Promise<Answer> {
    this.#waiting.push(question);
    return (this.#next ??= this.#leave());
  }

  async #leave(): Promise<Answer> {
    await nextTurn();
    await this.#underWay.catch(() => undefined);
    const questions = this.#waiting;
    this.#waiting = [];
    this.#next = undefined;
    const answer = this.#travel(questions);
    this.#underWay = answer;
    return answer;
  }
}
