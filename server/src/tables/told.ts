import { type Heard, heardBy, type Viewer } from '@bridgehead/kernel';
import type { Standing, ToldStep } from '@bridgehead/wire';
import { clockView } from './clock.ts';
import type { LoggedEntry, Play, Position } from './position.ts';

/** A step as one viewer hears of it. A bot's figures follow from its hand: they are kept until the game is over. */
export function toldStep(
  { seq, entry, why }: LoggedEntry,
  events: readonly Heard[],
  viewer: Viewer,
  isOver: boolean,
): ToldStep {
  return {
    seq,
    seat: entry.seat,
    ...(entry.kind === 'undo' && { undo: entry.keep }),
    events: heardBy(events, viewer),
    ...(why && { why: isOver ? why : { reason: why.reason } }),
  };
}

export function standing({ game, clock, beginning }: Play, position: Position, now: number): Standing {
  const { state, pending, clock: time } = position;
  return {
    pending,
    outcome: game.rules.outcome(state),
    clock: clockView(clock, time, beginning.header.seats, now),
  };
}

/** The JSON of one step for viewer after viewer: those who hear the same are told the same words. */
export class StepWriter {
  readonly #logged: LoggedEntry;
  readonly #events: readonly Heard[];
  readonly #isOver: boolean;
  readonly #written = new Map<string, string>();

  constructor(logged: LoggedEntry, events: readonly Heard[], isOver: boolean) {
    this.#logged = logged;
    this.#events = events;
    this.#isOver = isOver;
  }

  write(viewer: Viewer): string {
    const heard = this.#events.map((event) => heardBy([event], viewer).length).join('');
    let text = this.#written.get(heard);
    if (text === undefined) {
      text = JSON.stringify(toldStep(this.#logged, this.#events, viewer, this.#isOver));
      this.#written.set(heard, text);
    }
    return text;
  }
}
