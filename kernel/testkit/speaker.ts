import {
  type Decision,
  type KeptStep,
  type LoadedGame,
  type Names,
  type Outcome,
  type Refusal,
  type ToldReason,
  toldStep,
  type Viewer,
} from '@bridgehead/kernel';
import { mustBeSpoken } from './spoken.ts';

const NAMES: Names = { seat: (seat) => `P${seat + 1}` };

/** Says things as they arrive at the other end of a wire, and remembers what it has said. */
export class Speaker<S, M, E, V> {
  readonly said = new Set<string>();
  readonly #text: LoadedGame<S, M, E, V>['text'];

  constructor({ text }: LoadedGame<S, M, E, V>) {
    this.#text = text;
  }

  step(step: KeptStep, viewer: Viewer, isOver: boolean, view: V): void {
    const { events, why } = wired(toldStep(step, viewer, isOver));
    this.events(events as E[], view);
    if (why) this.reason(why);
  }

  reason(told: ToldReason): void {
    this.#say('reason', told.reason, this.#text.reason(wired(told)));
  }

  events(events: readonly E[], view: V): void {
    const seen = wired(view);
    for (const event of wired(events)) {
      const line = this.#text.event(event, NAMES, seen);
      const { kind } = event as { kind: string };
      this.said.add(`event ${kind}`);
      // Not every event is worth a line.
      if (line !== null) this.#say('event', kind, line);
    }
  }

  decisions(pending: readonly Decision[], view: V): void {
    const seen = wired(view);
    for (const decision of wired(pending)) {
      this.#say('decision', decision.kind, this.#text.decision(decision, seen, NAMES));
    }
  }

  move(move: M, view: V): void {
    this.#say('move', (move as { kind: string }).kind, this.#text.move(wired(move), wired(view)));
  }

  refusal(refusal: Refusal): void {
    this.#say('refusal', refusal.reason, this.#text.refusal(wired(refusal)));
  }

  outcome(outcome: Outcome | null, view: V): void {
    if (!outcome) throw new Error('nobody decides anything, and there is no outcome');
    this.#say('outcome', outcome.ending, this.#text.outcome(wired(outcome), wired(view), NAMES));
  }

  #say(part: string, key: string, said: Parameters<typeof mustBeSpoken>[0]): void {
    mustBeSpoken(said, `${part} ${key}`);
    this.said.add(`${part} ${key}`);
  }
}

function wired<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
