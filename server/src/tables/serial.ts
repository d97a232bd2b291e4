/** One thing after another: what happens at one table never overlaps on one node. */
export class Serial {
  #last: Promise<unknown> = Promise.resolve();
  #under = 0;

  get isBusy(): boolean {
    return this.#under > 0;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    this.#under++;
    const result = this.#last.then(work).finally(() => {
      this.#under--;
    });
    this.#last = result.catch(() => {});
    return result;
  }
}
