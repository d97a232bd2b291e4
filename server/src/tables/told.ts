import { type Heard, type KeptStep, toldStep, type ToldStep, type Viewer } from '@bridgehead/kernel';
import type { Standing } from '@bridgehead/wire';
import { clockView } from './clock.ts';
import type { LoggedEntry, Play, Position } from './position.ts';

export function standing({ game, clock, beginning }: Play, position: Position, now: number): Standing {
  const { state, pending, clock: time } = position;
  return {
    pending,
    outcome: game.rules.outcome(state),
    clock: clockView(clock, time, beginning.header.seats, now),
  };
}

interface Written {
  readonly step: ToldStep;
  readonly changed: string;
  readonly text: string;
}

/** The JSON of a StepMessage for viewer after viewer. Those who are told the same get the same string. */
export class StepWriter {
  readonly #kept: KeptStep;
  readonly #isOver: boolean;
  readonly #standing: string;
  readonly #written: Written[] = [];

  constructor(logged: LoggedEntry, events: readonly Heard[], stand: Standing) {
    this.#kept = { ...logged, events };
    this.#isOver = stand.outcome !== null;
    this.#standing = JSON.stringify(stand).slice(1);
  }

  write(viewer: Viewer, changed: string): string {
    const step = toldStep(this.#kept, viewer, this.#isOver);
    for (const known of this.#written) {
      if (known.changed === changed && areSame(known.step, step)) return known.text;
    }
    const text = `{"kind":"step","step":${JSON.stringify(step)},"changed":${changed},${this.#standing}`;
    this.#written.push({ step, changed, text });
    return text;
  }
}

/** Of one entry: told alike when the same events were heard and the same was said of the reason. */
function areSame(one: ToldStep, other: ToldStep): boolean {
  if (one.why?.figures !== other.why?.figures || one.events.length !== other.events.length) return false;
  for (let at = 0; at < one.events.length; at++) if (one.events[at] !== other.events[at]) return false;
  return true;
}
