import { type Heard, heardBy, type Viewer } from '@bridgehead/kernel';
import type { Standing, ToldStep } from '@bridgehead/wire';
import { clockView } from './clock.ts';
import type { LoggedEntry, Play, Position } from './position.ts';

/** A step as one viewer hears of it. A bot's figures follow from its hand: they are kept until the game is over. */
export function toldStep(
  { seq, entry, why }: LoggedEntry,
  heard: readonly unknown[],
  isOver: boolean,
): ToldStep {
  return {
    seq,
    seat: entry.seat,
    ...(entry.kind === 'undo' && { undo: entry.keep }),
    events: heard,
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

interface Written {
  readonly heard: readonly unknown[];
  readonly changed: string;
  readonly text: string;
}

/** The JSON of a StepMessage for viewer after viewer. Those who are told the same get the same string. */
export class StepWriter {
  readonly #logged: LoggedEntry;
  readonly #events: readonly Heard[];
  readonly #isOver: boolean;
  readonly #standing: string;
  readonly #written: Written[] = [];

  constructor(logged: LoggedEntry, events: readonly Heard[], stand: Standing) {
    this.#logged = logged;
    this.#events = events;
    this.#isOver = stand.outcome !== null;
    this.#standing = JSON.stringify(stand).slice(1);
  }

  write(viewer: Viewer, changed: string): string {
    const heard = heardBy(this.#events, viewer);
    for (const known of this.#written) {
      if (known.changed === changed && areSame(known.heard, heard)) return known.text;
    }
    const step = JSON.stringify(toldStep(this.#logged, heard, this.#isOver));
    const text = `{"kind":"step","step":${step},"changed":${changed},${this.#standing}`;
    this.#written.push({ heard, changed, text });
    return text;
  }
}

function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  if (some.length !== others.length) return false;
  for (let index = 0; index < some.length; index++) if (some[index] !== others[index]) return false;
  return true;
}
