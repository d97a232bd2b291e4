import {
  authorOf,
  type Heard,
  type KeptStep,
  toldDecisions,
  toldStep,
  type Viewer,
} from '@bridgehead/kernel';
import type { ClockView, Standing } from '@bridgehead/wire';
import { clockView } from '../room/clock.ts';
import { type LoggedEntry, outcomeOf, type Play, type Position } from './position.ts';

/** Where the game stands, for nobody in particular: `standingFor` tells it. */
export function standing(play: Play, position: Position): Standing {
  return { pending: position.pending, outcome: outcomeOf(play, position) };
}

/** The same value for all who are told the same. */
export function standingFor(stand: Standing, viewer: Viewer): Standing {
  const pending = toldDecisions(stand.pending, viewer);
  return pending === stand.pending ? stand : { pending, outcome: stand.outcome };
}

export function clockAt({ clock, beginning }: Play, position: Position, now: number): ClockView | null {
  return clockView(clock, position.clock, beginning.header.seats, now);
}

interface Written {
  readonly step: string;
  readonly changed: string;
  readonly stands: string;
  readonly text: string;
}

/** The JSON of a StepMessage for viewer after viewer. Those who are told the same get the same string. */
export class StepWriter {
  readonly #kept: KeptStep;
  readonly #isOver: boolean;
  /** The step as everybody is told it who is told nothing of their own. */
  readonly #common: string;
  readonly #end: string;
  readonly #written: Written[] = [];

  constructor(logged: LoggedEntry, events: readonly Heard[], isOver: boolean, clock: ClockView | null) {
    this.#kept = { ...logged, events };
    this.#isOver = isOver;
    this.#common = JSON.stringify(toldStep(this.#kept, 'spectator', isOver));
    this.#end = clock ? `,"clock":${JSON.stringify(clock)}}` : '}';
  }

  write(viewer: Viewer, changed: string, stands: string): string {
    const step = this.#isToldMore(viewer)
      ? JSON.stringify(toldStep(this.#kept, viewer, this.#isOver))
      : this.#common;
    for (const known of this.#written) {
      if (known.changed === changed && known.stands === stands && known.step === step) return known.text;
    }
    const text = `{"kind":"step","step":${step},"changed":${changed},"stands":${stands}${this.#end}`;
    this.#written.push({ step, changed, stands, text });
    return text;
  }

  #isToldMore(viewer: Viewer): boolean {
    if (viewer === 'spectator') return false;
    const { entry, events, why } = this.#kept;
    return (
      (viewer === authorOf(entry) && why?.own !== undefined) || events.some(({ to }) => to?.includes(viewer))
    );
  }
}
