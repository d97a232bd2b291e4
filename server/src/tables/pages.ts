import { heardBy, type KeptStep, toldStep, type Viewer } from '@bridgehead/kernel';
import { LONGEST_PAGE, type LogPage } from '@bridgehead/wire';
import type { EntryText, Storage } from '../storage/index.ts';
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

/** A step as it waits to be asked for: a text is half as large as what it says, and nothing for the collector to follow. */
interface StepText extends EntryText {
  readonly seq: number;
  readonly line: number;
}

export function writeEntry({ entry, why, events }: Omit<KeptStep, 'seq'>): EntryText {
  return {
    entry: JSON.stringify(entry),
    why: why ? JSON.stringify(why) : null,
    events: JSON.stringify(events),
  };
}

function readStep({ seq, line, entry, why, events }: StepText): LinedStep {
  return {
    seq,
    line,
    entry: JSON.parse(entry) as KeptStep['entry'],
    why: why === null ? null : (JSON.parse(why) as KeptStep['why']),
    events: JSON.parse(events) as KeptStep['events'],
  };
}

/** The newest steps of a log that grows: as many as are told at once. */
export class NewestPage {
  readonly #steps: StepText[];
  #from: number;
  #lineBefore: number;

  constructor({ from, lineBefore, steps }: Page) {
    this.#steps = steps.map((step) => ({ seq: step.seq, line: step.line, ...writeEntry(step) }));
    this.#from = from;
    this.#lineBefore = lineBefore;
  }

  get length(): number {
    return this.#steps.length;
  }

  /** Whether these are all there are. */
  get isWhole(): boolean {
    return this.#from === 0;
  }

  add(step: StepText): void {
    this.#steps.push(step);
    if (this.#steps.length <= LONGEST_PAGE) return;
    this.#lineBefore = this.#steps.shift()?.line ?? 0;
    this.#from++;
  }

  read(): Page {
    return { from: this.#from, lineBefore: this.#lineBefore, steps: this.#steps.map(readStep) };
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
