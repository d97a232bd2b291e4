import type { Localized } from '@bridgehead/kernel';

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

/** What a game may export as `./balance`: all that a report cannot find out through the contract. */
export interface GameBalance {
  /** The options that change how hard the game is. */
  readonly options: readonly string[];
  readonly endings: Readonly<Record<string, Localized>>;
  readonly topics: readonly Topic[];
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
