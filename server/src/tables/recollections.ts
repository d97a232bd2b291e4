/** A game whose newest steps can be kept, or forgotten and read again. */
export interface Recollected {
  readonly recalled: number;
  forget(): void;
}

/** A step is some hundred bytes of events. */
const MOST_STEPS = 50_000;

/** The games whose steps are kept in memory: those that somebody came to last, so many steps in all. */
export class Recollections {
  readonly #games = new Set<Recollected>();
  readonly #most: number;

  constructor(most = MOST_STEPS) {
    this.#most = most;
  }

  keep(game: Recollected): void {
    // The order of a set is the order of insertion: the game asked for last moves to its end.
    this.#games.delete(game);
    this.#games.add(game);
    let steps = 0;
    for (const { recalled } of this.#games) steps += recalled;
    for (const oldest of this.#games) {
      if (steps <= this.#most || oldest === game) return;
      this.#games.delete(oldest);
      steps -= oldest.recalled;
      oldest.forget();
    }
  }
}
