import {
  type AnyGame,
  canonicalJson,
  type Heard,
  heardBy,
  humansOf,
  type KeptStep,
  liveLine,
  type Outcome,
  type RecordHeader,
  toldDecisions,
  type ToldStep,
  toldStep,
  type Viewer,
} from '@bridgehead/kernel';
import { Logbook } from './logbook.ts';
import type { Telling } from './telling.ts';

/** A game whose own log is here: it can be told to any viewer. */
export interface Story {
  readonly game: AnyGame;
  readonly header: RecordHeader;
  readonly opening: readonly Heard[];
  /** Whether the game was played to its end, even if an earlier moment of it is shown. */
  readonly isOver: boolean;
}

/** Where it stands, and the steps that led there after the first `from`. */
export interface Moment {
  readonly state: unknown;
  /** How it is over by agreement. */
  readonly agreed: Outcome | null;
  readonly from: number;
  /** How many moves counted before them. */
  readonly lineBefore: number;
  readonly steps: readonly KeptStep[];
}

interface Ears {
  readonly opening: readonly unknown[];
  readonly told: WeakMap<KeptStep, ToldStep>;
}

/** Tells each viewer every step once, and remembers what it told. */
export class Narrator {
  readonly #story: Story;
  readonly #log: Logbook;
  readonly #ears = new Map<Viewer, Ears>();

  constructor(story: Story) {
    this.#story = story;
    this.#log = new Logbook(story.game, story.header);
  }

  tell({ state, agreed, from, lineBefore, steps }: Moment, viewer: Viewer): Telling {
    const { game, header } = this.#story;
    const { rules } = game;
    const { opening, told } = this.#earsOf(viewer);
    return {
      game,
      header,
      log: this.#log,
      viewer,
      view: rules.observe(state, viewer),
      pending: agreed ? [] : toldDecisions(rules.pending(state), viewer),
      outcome: agreed ?? rules.outcome(state),
      isOpen: isOpen(game, header, state),
      opening,
      from,
      lineBefore,
      steps: steps.map((step) => told.get(step) ?? this.#hear(told, step, viewer)),
    };
  }

  #hear(told: Ears['told'], step: KeptStep, viewer: Viewer): ToldStep {
    const heard = toldStep(step, viewer, this.#story.isOver);
    told.set(step, heard);
    return heard;
  }

  #earsOf(viewer: Viewer): Ears {
    const known = this.#ears.get(viewer);
    if (known) return known;
    const ears = { opening: heardBy(this.#story.opening, viewer), told: new WeakMap() };
    this.#ears.set(viewer, ears);
    return ears;
  }
}

/** Whether every person sees what everybody may see, before the first hand is dealt for example, and is asked the same. */
function isOpen({ rules }: AnyGame, header: RecordHeader, state: unknown): boolean {
  if (rules.manifest.hiddenInformation !== 'own') return true;
  const people = humansOf(header);
  if (people.length < 2) return false;
  const pending = rules.pending(state);
  const seen = (viewer: Viewer) =>
    canonicalJson([
      { ...(rules.observe(state, viewer) as object), viewer: null },
      toldDecisions(pending, viewer),
    ]);
  const all = seen('spectator');
  return people.every((seat) => seen(seat) === all);
}

/** What everybody heard of the moves that still count. */
export function storyOf(opening: readonly Heard[], steps: readonly KeptStep[]): unknown[] {
  const live = liveLine(steps, ({ entry }) => (entry.kind === 'undo' ? entry.keep : undefined));
  return [opening, ...live.map(({ events }) => events)].flatMap((events) => heardBy(events, 'spectator'));
}
