import type { Pace } from '../settings.ts';
import type { Cue } from './script.ts';
import { timeOf } from './timing.ts';

/** The only time there is: the page's, or a test's. */
export interface Clock {
  /** Runs it once so many milliseconds have passed; returns how to call it off. */
  readonly after: (ms: number, run: () => void) => () => void;
}

/** Whoever falls further behind than so many steps catches up: what is left out stays in the log. */
const MOST_STEPS: Readonly<Record<Pace, number>> = { step: 12, calm: 4, brisk: 4, instant: 1 };

/** Tells moment after moment, each for its time, and says when another one has come. */
export class Player<View, Event> {
  readonly #clock: Clock;
  readonly #changed: () => void;
  #queue: readonly Cue<View, Event>[] = [];
  #pace: Pace;
  #stop: () => void = () => {};

  constructor(clock: Clock, pace: Pace, changed: () => void) {
    this.#clock = clock;
    this.#pace = pace;
    this.#changed = changed;
  }

  /** What is being told; null when all of it is. */
  get cue(): Cue<View, Event> | null {
    return this.#queue[0] ?? null;
  }

  /** The moment stays until the reader goes on. */
  get waits(): boolean {
    return this.cue !== null && timeOf(this.cue, this.#pace) === null;
  }

  get pace(): Pace {
    return this.#pace;
  }

  add(cues: readonly Cue<View, Event>[]): void {
    const before = this.cue;
    this.#queue = newest([...this.#queue, ...cues], MOST_STEPS[this.#pace]);
    if (this.cue !== before) this.#begin();
  }

  /** On to what comes of it: a moment that is only announced or rolled for is told, one that is told makes way. */
  next(): void {
    if (!this.cue) return;
    this.#queue = this.#queue.slice(1);
    this.#begin();
    this.#changed();
  }

  skip(): void {
    if (!this.cue) return;
    this.#stop();
    this.#queue = [];
    this.#changed();
  }

  setPace(pace: Pace): void {
    if (pace === this.#pace) return;
    this.#pace = pace;
    if (pace === 'instant') this.skip();
    else if (this.cue) {
      this.#begin();
      this.#changed();
    }
  }

  /** Nothing is told any more: the table is closed, or somebody else looks at it. */
  end(): void {
    this.#stop();
    this.#queue = [];
  }

  #begin(): void {
    this.#stop();
    this.#stop = () => {};
    const time = this.cue && timeOf(this.cue, this.#pace);
    if (time !== null) this.#stop = this.#clock.after(time, () => this.next());
  }
}

function newest<View, Event>(queue: readonly Cue<View, Event>[], most: number): readonly Cue<View, Event>[] {
  const steps = [...new Set(queue.filter(({ isAgain }) => !isAgain).map(({ seq }) => seq))];
  const from = steps.at(-most) ?? 0;
  return steps.length <= most ? queue : queue.filter(({ seq }) => seq >= from);
}
