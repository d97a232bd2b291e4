interface Difference {
  readonly mean: number;
  readonly error: number;
}

/** Rivals judged in the same sampled worlds: their differences are compared, so that the luck of a world cancels out. */
export class Race {
  readonly #scores: number[][];
  #running: number[];

  constructor(rivals: number) {
    this.#scores = Array.from({ length: rivals }, () => []);
    this.#running = this.#scores.map((_, rival) => rival);
  }

  /** Who is still worth judging. */
  get running(): readonly number[] {
    return this.#running;
  }

  score(rival: number, value: number): void {
    this.#scores[rival]?.push(value);
  }

  /** The best so far. The first still running is the favourite: whoever beats it must do so beyond `doubt`. */
  leader(doubt: number): number {
    const favourite = this.#running[0] as number;
    let leader = favourite;
    let lead = 0;
    for (const rival of this.#running) {
      const { mean, error } = this.#difference(rival, favourite);
      if (mean - doubt * error <= lead) continue;
      leader = rival;
      lead = mean - doubt * error;
    }
    return leader;
  }

  mean(rival: number): number {
    const scores = this.#scores[rival] as number[];
    return scores.length === 0 ? 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length;
  }

  /**
   * Drops whoever is behind the best by more than `doubt` standard errors of their difference, and of those who are the
   * best but for a trifle all save the first.
   */
  eliminate(doubt: number, trifle: number): void {
    const best = this.#running.reduce((top, rival) => (this.mean(rival) > this.mean(top) ? rival : top));
    const behind = new Map(this.#running.map((rival) => [rival, this.#difference(best, rival)]));
    const isAsGood = (rival: number) => {
      const { mean, error } = behind.get(rival) as Difference;
      return rival === best || mean + error < trifle;
    };
    const soundest = this.#running.find(isAsGood);
    this.#running = this.#running.filter((rival) => {
      if (isAsGood(rival)) return rival === soundest;
      const { mean, error } = behind.get(rival) as Difference;
      return mean <= doubt * error;
    });
  }

  /** How much better one is than another, world by world, and the standard error of that. */
  #difference(one: number, other: number): Difference {
    const ours = this.#scores[one] as number[];
    const theirs = this.#scores[other] as number[];
    const worlds = ours.length;
    if (worlds === 0) return { mean: 0, error: 0 };
    let sum = 0;
    let squares = 0;
    for (let world = 0; world < worlds; world++) {
      const difference = (ours[world] as number) - (theirs[world] as number);
      sum += difference;
      squares += difference * difference;
    }
    const mean = sum / worlds;
    return { mean, error: Math.sqrt(Math.max(0, squares / worlds - mean * mean) / worlds) };
  }
}
