import type { Localized } from '@bridgehead/kernel';

/** How much time it wants: a step on the way, something worth a look, a card to be read, a blow. */
export const WEIGHTS = ['light', 'full', 'card', 'grave'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** Dice that are seen rolling before their result is. */
export interface BeatDie {
  readonly results: readonly number[];
  /** How many faces each has: six, unless it says so. */
  readonly sides?: number;
  /** Whatever falls short of it did nothing, and is drawn faint. */
  readonly least?: number;
  /** Dice of as many faces that somebody rolls against it. */
  readonly against?: readonly number[];
  /** What it needs or decides, said before it falls: «нужно 4+», «куда упадёт снаряд». */
  readonly needs?: Localized;
}

/** An event as it is told: named, rolled for, and only then said with its cost. */
export interface Beat {
  /** Announced on the table before anything of it is seen: «Ход противника», «Тревога». */
  readonly phase?: Localized;
  readonly die?: BeatDie;
  /** The result in words, with its cost («−1: снаряд в стартовый окоп»); without it the log's own line is said. */
  readonly words?: Localized;
  readonly weight: Weight;
}

/** How a game is told event by event. It holds no time and no rules. */
export interface Staging<View, Event, Pack> {
  /** Null: seen together with what comes before it. */
  readonly beat: (event: Event, view: View, pack: Pack) => Beat | null;
  /** The view once this event was told: its facts put in, nothing worked out. */
  readonly retell: (view: View, event: Event, pack: Pack) => View;
}

/** Announced, rolling, and there for everybody to see: what a beat goes through, each only where it has it. */
export const STAGES = ['phase', 'die', 'told'] as const;
export type Stage = (typeof STAGES)[number];

/** What is being told just now. A board draws the event itself once its stage is `told`; before, what it is about. */
export interface ToldBeat<Event> {
  readonly beat: Beat;
  readonly event: Event;
  readonly stage: Stage;
}
