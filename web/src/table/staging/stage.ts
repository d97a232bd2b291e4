import {
  type Clock,
  type Cue,
  cuesOf,
  type Latest,
  type LoggedStep,
  type Pace,
  Player,
  type Staging,
} from '@bridgehead/kit';
import type { TableCarrier } from '../../carrier/carrier.ts';
import type { LogStep, Snapshot } from '../../carrier/snapshot.ts';

export type AnyStaging = Staging<unknown, unknown, unknown>;
export type AnyCue = Cue<unknown, unknown>;

/** A table as far as it has been told. Nothing is asked of anybody before the telling is over. */
export interface Told extends Snapshot {
  readonly latest: Latest<unknown>;
  /** What is being told just now. */
  readonly cue: AnyCue | null;
  /** It stays until the reader goes on. */
  readonly waits: boolean;
}

/** What a stage needs of the page around it. */
export interface House {
  readonly clock: Clock;
  readonly pace: Pace;
  /** Whether anybody looks: in a hidden tab nothing is told. */
  readonly isSeen: () => boolean;
  /** A record: a step forward is told, and gives way to the next. */
  readonly replaying: boolean;
  readonly failed: (error: unknown) => void;
}

/** Stands between a table and its page: what has happened at once is told one thing at a time. */
export class Stage<Carrier extends TableCarrier = TableCarrier> {
  /** The same table, as far as it has been told. */
  readonly carrier: Carrier;
  readonly #source: Carrier;
  readonly #staging: AnyStaging | undefined;
  readonly #house: House;
  readonly #player: Player<unknown, unknown>;
  readonly #listeners = new Set<() => void>();
  #known: Snapshot;
  #told: Told;
  #isCovered = false;
  #leave = () => {};

  constructor(source: Carrier, staging: AnyStaging | undefined, house: House) {
    this.#source = source;
    this.#staging = staging;
    this.#house = house;
    this.#player = new Player(house.clock, house.pace, () => this.#tell());
    this.#known = source.snapshot();
    this.#told = toldAll(this.#known);
    this.carrier = { ...source, snapshot: this.told, subscribe: this.subscribe };
  }

  /** Whether this game is told beat by beat at all. */
  get isStaged(): boolean {
    return this.#staging !== undefined;
  }

  readonly told = (): Told => this.#told;

  readonly subscribe = (changed: () => void): (() => void) => {
    if (this.#listeners.size === 0) {
      this.#leave = this.#source.subscribe(() => this.#take());
      this.#take();
      this.#followed();
    }
    this.#listeners.add(changed);
    return () => {
      this.#listeners.delete(changed);
      if (this.#listeners.size > 0) return;
      this.#leave();
      this.#player.end();
    };
  };

  readonly next = (): void => this.#player.next();
  readonly skip = (): void => this.#player.skip();
  readonly setPace = (pace: Pace): void => this.#player.setPace(pace);

  /** Plays once more what has happened since a step. */
  async again(from: number): Promise<void> {
    const past = await this.#source.past(from);
    if (!past) return;
    const { log, view } = this.#known;
    const steps = log.filter(
      ({ seq, takenBack, undid }) => seq > past.seq && !takenBack && undid === undefined,
    );
    const cues = this.#script(past.view, steps, view);
    this.#player.end();
    this.#player.add((cues ?? []).map((cue) => ({ ...cue, isAgain: true })));
    this.#tell();
  }

  /** Behind a curtain nothing is told. */
  cover(isCovered: boolean): void {
    this.#isCovered = isCovered;
    if (isCovered) this.skip();
  }

  #take(): void {
    const before = this.#known;
    const now = this.#source.snapshot();
    if (now === before) return;
    this.#known = now;
    const cues = this.#cuesBetween(before, now);
    if (!cues || (this.#house.replaying && now.seq !== before.seq)) this.#player.end();
    if (cues) this.#player.add(cues);
    this.#tell();
  }

  /** Null where it is not told how it came: the table is simply there. */
  #cuesBetween(before: Snapshot, now: Snapshot): readonly AnyCue[] | null {
    const steps = now.log.filter(({ seq }) => seq > before.seq);
    const follows = now.viewer === before.viewer && steps.length === now.seq - before.seq;
    const isTold = this.#player.pace !== 'instant' && !this.#isCovered && this.#house.isSeen();
    if (!follows || !isTold || steps.some(({ undid }) => undid !== undefined)) return null;
    if (this.#house.replaying && steps.length > 1) return null;
    return this.#script(before.view, steps, now.view);
  }

  #script(before: unknown, steps: readonly LoggedStep<unknown>[], after: unknown): readonly AnyCue[] | null {
    if (!this.#staging) return [];
    const { pack } = this.#source.info.content;
    try {
      const all: AnyCue[] = [];
      let view = before;
      for (const step of steps) {
        const told = cuesOf(this.#staging, pack, view, step);
        all.push(...told.cues);
        view = told.view;
      }
      const last = all.at(-1);
      // What was retold only led here: this is how the table stands.
      return last?.isLast && last.seq === steps.at(-1)?.seq
        ? [...all.slice(0, -1), { ...last, view: after }]
        : all;
    } catch (error) {
      this.#house.failed(error);
      return null;
    }
  }

  #tell(): void {
    const { cue, waits } = this.#player;
    this.#told = cue
      ? { ...toldSoFar(this.#known, cue, this.#told.latest), waits }
      : toldAll(this.#known, this.#told.latest);
    for (const changed of this.#listeners) changed();
    if (!cue) this.#followed();
  }

  #followed(): void {
    if (!this.#player.cue) this.#source.shown(this.#known.seq);
  }
}

function toldAll(known: Snapshot, before?: Latest<unknown>): Told {
  const { seq, log } = known;
  // What was told to its end beat by beat is not told again all at once.
  const latest = before?.seq === seq ? before : { seq, events: eventsOf(log.at(-1)) };
  return { ...known, latest, cue: null, waits: false };
}

function toldSoFar(known: Snapshot, cue: AnyCue, before: Latest<unknown>): Omit<Told, 'waits'> {
  const { seq, view, stage, events } = cue;
  const all = known.log.find((step) => step.seq === seq);
  const part = cue.isLast ? 1 : cue.count / (1 + (all?.told.length ?? 0));
  const latest = stage === 'told' ? { seq: seq - 1 + part, events } : before;
  if (cue.isAgain) return { ...known, view, legal: [], latest, cue };
  const log = known.log.flatMap((step) =>
    step.seq < seq ? [step] : step.seq > seq ? [] : [trimmed(step, cue)],
  );
  return { ...known, seq, view, legal: [], prompts: [], takeBack: null, result: null, log, latest, cue };
}

/** The log does not run ahead of the table. */
function trimmed(step: LogStep, { isLast, count }: AnyCue): LogStep {
  if (isLast) return step;
  const { why: _, ...rest } = step;
  return { ...rest, told: step.told.slice(0, count) };
}

function eventsOf(step: LogStep | undefined): readonly unknown[] {
  return step?.told.map(({ event }) => event) ?? [];
}
