/** One thing after another: what happens at one table never overlaps on one node. */
export class Serial {
  #last: Promise<unknown> = Promise.resolve();
  #under = 0;

  get isBusy(): boolean {
    return this.#under > 0;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    this.#under++;
    // With nothing under way it begins at once: most moves meet a table at rest.
    const result = this.#under === 1 ? work() : this.#last.then(work);
    this.#last = result.then(this.#over, this.#over);
    return result;
  }

  readonly #over = (): void => {
    this.#under--;
  };
}
