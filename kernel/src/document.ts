import type { Localized } from './rulebook.ts';

/** What a document is called. */
export interface DocumentTitle {
  readonly title: string;
}

/** Something a player makes and keeps for a game, such as an army: what a game's documents of one kind are. */
export interface DocumentKind {
  readonly id: string;
  readonly title: Localized;
  /**
   * Checks a body and names it; throws a Problem whose sentence says what is wrong and where. It may have to load what it
   * checks by: that need not be there before somebody makes one.
   */
  read(body: unknown): DocumentTitle | Promise<DocumentTitle>;
}

/** A document as it is kept. A seat brings one to the table by answering a decision with what the rules need of it. */
export interface GameDocument extends DocumentTitle {
  readonly id: string;
  readonly kind: string;
  readonly game: string;
  readonly body: unknown;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}
