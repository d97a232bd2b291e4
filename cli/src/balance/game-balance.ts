import type { Localized, Options } from '@bridgehead/kernel';

/** Something a game counts in its own events. */
export interface Topic {
  readonly id: string;
  readonly title: Localized;
  /** What is counted, by kind. Without kinds every count is a number: a length, a round. */
  readonly kinds?: Readonly<Record<string, Localized>>;
}

/** So much of one kind, or one observed number. */
export type Count =
  | { readonly topic: string; readonly kind: string; readonly amount: number }
  | { readonly topic: string; readonly number: number };

/** What a measure is taken from: the figures of one kind of table. */
export interface Measured {
  readonly options: Options;
  readonly outcomes: Readonly<Record<string, { readonly count: number; readonly of: number }>>;
  readonly topics: Readonly<Record<string, MeasuredTopic>>;
}

interface MeasuredTopic {
  readonly spread?: readonly (readonly [number: number, times: number])[];
  readonly kinds?: Readonly<Record<string, { readonly total: number }>>;
}

/** A share that a designer watches, and the bounds it should keep. */
export interface Measure {
  readonly title: Localized;
  share(table: Measured): { readonly count: number; readonly of: number };
  wanted(options: Options): { readonly least?: number; readonly most?: number } | null;
}

/** Something whose worth shows in how much less is won when it does nothing. */
export interface Ablation {
  readonly id: string;
  readonly title: Localized;
  /** The game's content with this one blank. */
  readonly pack: unknown;
}

/** What can be blanked, one at a time. */
export interface Ablations {
  readonly title: Localized;
  /** What being blank means in this game. */
  readonly note: Localized;
  /** Nothing should be worth more than `most`, and only `spared` of them less than `least`: shares of games. */
  readonly wanted: { readonly least: number; readonly most: number; readonly spared: number };
  readonly each: readonly Ablation[];
}

/** What a game may export as `./balance`: all that a report cannot find out through the contract. */
export interface GameBalance {
  /** The options that change how hard the game is. */
  readonly options: readonly string[];
  readonly endings: Readonly<Record<string, Localized>>;
  readonly topics: readonly Topic[];
  readonly measures?: readonly Measure[];
  readonly ablations?: Ablations;
  /** What the events of one whole game come to. */
  count(events: readonly unknown[]): readonly Count[];
}

/** The game's own counts, if it exports any. */
export async function balanceOf(game: string): Promise<GameBalance | undefined> {
  try {
    const { balance } = (await import(`@bridgehead/${game}/balance`)) as { balance: GameBalance };
    return balance;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_PACKAGE_PATH_NOT_EXPORTED') return undefined;
    throw error;
  }
}
