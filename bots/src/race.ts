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

  /** The best so far; of equals the one that was named first. */
  get leader(): number {
    return this.#running.reduce((best, rival) => (this.mean(rival) > this.mean(best) ? rival : best));
  }

  mean(rival: number): number {
    const scores = this.#scores[rival] as number[];
    return scores.length === 0 ? 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length;
  }

  /** Drops whoever is behind the leader by more than `doubt` standard errors of their paired difference. */
  eliminate(doubt: number): void {
    const { leader } = this;
    this.#running = this.#running.filter((rival) => rival === leader || !this.#isBehind(rival, leader, doubt));
  }

  #isBehind(rival: number, leader: number, doubt: number): boolean {
    const ours = this.#scores[rival] as number[];
    const best = this.#scores[leader] as number[];
    let sum = 0;
    let squares = 0;
    for (let world = 0; world < ours.length; world++) {
      const difference = (best[world] as number) - (ours[world] as number);
      sum += difference;
      squares += difference * difference;
    }
    const mean = sum / ours.length;
    const variance = squares / ours.length - mean * mean;
    return mean > doubt * Math.sqrt(variance / ours.length);
  }
}
