import { type Heard, type KeptStep, toldDecisions, toldStep, type Viewer } from '@bridgehead/kernel';
import type { ClockView, Standing } from '@bridgehead/wire';
import { clockView } from './clock.ts';
import type { LoggedEntry, Play, Position } from './position.ts';

/** Where the game stands, for nobody in particular: `standingFor` tells it. */
export function standing({ game }: Play, { state, pending }: Position): Standing {
  return { pending, outcome: game.rules.outcome(state) };
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
  /** The step, where nobody is told more of it than the others. */
  readonly #common: string | null;
  readonly #end: string;
  #last: Written | null = null;

  constructor(logged: LoggedEntry, events: readonly Heard[], isOver: boolean, clock: ClockView | null) {
    this.#kept = { ...logged, events };
    this.#isOver = isOver;
    this.#common = hasOwnParts(logged, events)
      ? null
      : JSON.stringify(toldStep(this.#kept, 'spectator', isOver));
    this.#end = clock ? `,"clock":${JSON.stringify(clock)}}` : '}';
  }

  write(viewer: Viewer, changed: string, stands: string): string {
    const step = this.#common ?? JSON.stringify(toldStep(this.#kept, viewer, this.#isOver));
    const last = this.#last;
    if (last?.step === step && last.changed === changed && last.stands === stands) return last.text;
    const text = `{"kind":"step","step":${step},"changed":${changed},"stands":${stands}${this.#end}`;
    this.#last = { step, changed, stands, text };
    return text;
  }
}

function hasOwnParts({ why }: LoggedEntry, events: readonly Heard[]): boolean {
  return why?.own !== undefined || events.some(({ to }) => to !== undefined);
}
