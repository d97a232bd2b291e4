import {
  type Agreement,
  agreementSentence,
  type AnyGame,
  type Localized,
  type RecordHeader,
  type ToldReason,
  type ToldStep,
} from '@bridgehead/kernel';
import type { LogEvent, LogStep } from '../carrier/snapshot.ts';
import { named } from './names.ts';
import type { Telling } from './telling.ts';

/** The log in words, in both languages. Every step is put into words once, and is the same object ever after. */
export class Logbook {
  readonly #game: AnyGame;
  readonly #header: RecordHeader;
  readonly #openings = new WeakMap<readonly unknown[], LogStep>();
  readonly #said = new WeakMap<ToldStep, LogStep>();
  readonly #takenBack = new WeakMap<LogStep, LogStep>();

  constructor(game: AnyGame, header: RecordHeader) {
    this.#game = game;
    this.#header = header;
  }

  read({
    from,
    lineBefore,
    opening,
    steps,
    view,
  }: Pick<Telling, 'from' | 'lineBefore' | 'opening' | 'steps' | 'view'>): LogStep[] {
    const log: LogStep[] = from === 0 ? [this.#opened(opening, view)] : [];
    /** Where the moves stand that still count. */
    const live: number[] = [];
    let line = lineBefore;
    for (const step of steps) {
      const undone = step.undo === undefined ? 0 : line - step.undo;
      for (const at of live.splice(Math.max(0, live.length - undone)))
        log[at] = this.#marked(log[at] as LogStep);
      line = step.undo ?? (step.agreed ? line : line + 1);
      if (step.undo === undefined && !step.agreed) live.push(log.length);
      log.push(this.#said.get(step) ?? this.#say(step, undone, view));
    }
    return log;
  }

  #say(told: ToldStep, undone: number, view: unknown): LogStep {
    const { seq, seat, undo, agreed, events, why } = told;
    const said =
      undo === undefined
        ? { seq, seat, told: this.#words(events, view), ...this.#why(why), ...this.#agreement(agreed) }
        : { seq, seat, told: [], undid: undone };
    this.#said.set(told, said);
    return said;
  }

  #opened(events: readonly unknown[], view: unknown): LogStep {
    const step = this.#openings.get(events) ?? { seq: 0, seat: null, told: this.#words(events, view) };
    this.#openings.set(events, step);
    return step;
  }

  #marked(step: LogStep): LogStep {
    const marked = this.#takenBack.get(step) ?? { ...step, takenBack: true };
    this.#takenBack.set(step, marked);
    return marked;
  }

  #words(events: readonly unknown[], view: unknown): LogEvent[] {
    const { text } = this.#game;
    let by: Localized | undefined;
    return events.map((event) => {
      by = text.speaker?.(event) ?? by;
      const words = named(this.#header, (names) => text.event(event, names, view));
      return { event, text: words, ...(by && { by }) };
    });
  }

  #agreement(agreed: Agreement | undefined): Pick<LogStep, 'agreed'> | undefined {
    return agreed && { agreed: named(this.#header, (names) => agreementSentence(agreed, names)) };
  }

  #why(told: ToldReason | undefined): Pick<LogStep, 'why'> | undefined {
    const why = told && this.#game.text.reason(told);
    return why && { why };
  }
}
