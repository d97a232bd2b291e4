import {
  type Heard,
  type KeptStep,
  toldDecisions,
  toldStep,
  type ToldStep,
  type Viewer,
} from '@bridgehead/kernel';
import type { Standing } from '@bridgehead/wire';
import { clockView } from './clock.ts';
import type { LoggedEntry, Play, Position } from './position.ts';

/** Where the game stands, for nobody in particular: `standingFor` tells it. */
export function standing({ game, clock, beginning }: Play, position: Position, now: number): Standing {
  const { state, pending, clock: time } = position;
  return {
    pending,
    outcome: game.rules.outcome(state),
    clock: clockView(clock, time, beginning.header.seats, now),
  };
}

export function standingFor(stand: Standing, viewer: Viewer): Standing {
  return { ...stand, pending: toldDecisions(stand.pending, viewer) };
}

interface Written {
  readonly step: ToldStep;
  readonly changed: string;
  readonly stand: string;
  readonly text: string;
}

/** The JSON of a StepMessage for viewer after viewer. Those who are told the same get the same string. */
export class StepWriter {
  readonly #kept: KeptStep;
  readonly #isOver: boolean;
  readonly #stand: Standing;
  /** What is told to whoever has nothing of their own in it: nearly always everybody. */
  readonly #common: string;
  readonly #written: Written[] = [];

  constructor(logged: LoggedEntry, events: readonly Heard[], stand: Standing) {
    this.#kept = { ...logged, events };
    this.#isOver = stand.outcome !== null;
    this.#stand = stand;
    this.#common = written(standingFor(stand, 'spectator'));
  }

  write(viewer: Viewer, changed: string): string {
    const step = toldStep(this.#kept, viewer, this.#isOver);
    const stand = this.#standFor(viewer);
    for (const known of this.#written) {
      if (known.changed === changed && known.stand === stand && areSame(known.step, step)) return known.text;
    }
    const text = `{"kind":"step","step":${JSON.stringify(step)},"changed":${changed},${stand}`;
    this.#written.push({ step, changed, stand, text });
    return text;
  }

  #standFor(viewer: Viewer): string {
    const hasOwn = this.#stand.pending.some(({ seat, lapse }) => lapse !== undefined && seat === viewer);
    return hasOwn ? written(standingFor(this.#stand, viewer)) : this.#common;
  }
}

function written(stand: Standing): string {
  return JSON.stringify(stand).slice(1);
}

/** Of one entry: told alike when the same events were heard and the same was said of the reason. */
function areSame(one: ToldStep, other: ToldStep): boolean {
  if (one.why?.figures !== other.why?.figures || one.events.length !== other.events.length) return false;
  for (let at = 0; at < one.events.length; at++) if (one.events[at] !== other.events[at]) return false;
  return true;
}
