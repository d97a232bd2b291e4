import { heardBy, type KeptStep, toldStep, type Viewer } from '@bridgehead/kernel';
import { LONGEST_PAGE, type LogPage } from '@bridgehead/wire';
import type { Storage } from '../storage/index.ts';
import type { GameLog } from './game-log.ts';
import { outcomeOf } from './position.ts';

/** A step as it is kept, and how many moves count after it. */
export interface LinedStep extends KeptStep {
  readonly line: number;
}

/** Steps that follow one another. */
export interface Page {
  readonly from: number;
  /** How many moves counted before the first of them. */
  readonly lineBefore: number;
  readonly steps: readonly LinedStep[];
}

/** The newest steps of a log that grows: as many as are told at once. */
export class NewestPage implements Page {
  readonly steps: LinedStep[];
  #from: number;
  #lineBefore: number;

  constructor({ from, lineBefore, steps }: Page) {
    this.steps = [...steps];
    this.#from = from;
    this.#lineBefore = lineBefore;
  }

  get from(): number {
    return this.#from;
  }

  get lineBefore(): number {
    return this.#lineBefore;
  }

  add(step: LinedStep): void {
    this.steps.push(step);
    if (this.steps.length <= LONGEST_PAGE) return;
    this.#lineBefore = this.steps.shift()?.line ?? 0;
    this.#from++;
  }
}

/** The steps up to `seq`, as many as are told at once. The one before them says how many moves counted then. */
export async function readPage(entries: Storage['entries'], table: string, seq: number): Promise<Page> {
  const from = Math.max(0, seq - LONGEST_PAGE);
  const rows = await entries.steps(table, Math.max(0, from - 1), seq);
  const before = from > 0 ? rows.shift() : undefined;
  return { from, lineBefore: before?.line ?? 0, steps: rows };
}

/** Whether a client that knows `since` entries has to be told any. */
export function hasMissed({ position }: GameLog, since: number | undefined): boolean {
  return position.seq > 0 && position.seq !== since;
}

/** Those steps of a page that a client with `since` entries does not know; all of them where it knows too little. */
export function after(page: Page, since: number | undefined): Page {
  const { from, lineBefore, steps } = page;
  const known = since === undefined ? 0 : since - from;
  if (known <= 0 || known > steps.length) return page;
  const last = steps[known - 1];
  return { from: from + known, lineBefore: last?.line ?? lineBefore, steps: steps.slice(known) };
}

/** A page as one viewer hears it; what was told while setting up comes before the first step. */
export function tellPage({ play, opening, position }: GameLog, page: Page, viewer: Viewer): LogPage {
  const { from, lineBefore, steps } = page;
  const isOver = outcomeOf(play, position) !== null;
  return {
    from,
    lineBefore,
    ...(from === 0 && { opening: heardBy(opening, viewer) }),
    steps: steps.map((step) => toldStep(step, viewer, isOver)),
  };
}
