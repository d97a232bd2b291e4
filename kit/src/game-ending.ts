import type { Language, Outcome, Seat, SeatLabel } from '@bridgehead/kernel';
import type { ComponentType, ReactNode } from 'react';

/** A table that is over, as a game is asked about it. */
export interface EndedTable<View, Pack> {
  readonly pack: Pack;
  readonly view: View;
  readonly language: Language;
  readonly seats: readonly SeatLabel[];
  /** By the game's own rules, or by agreement. */
  readonly outcome: Outcome;
}

/** Somebody whom the end is about: whoever won, whoever shares it. */
export interface Honoured {
  readonly seat: Seat;
  /** Of the side, or what was earned; never colour alone. */
  readonly mark: ReactNode;
  readonly note?: string;
}

/** What it came to, known as soon as it is over. */
export interface EndResult {
  /** In a few words: «Победа красных», «Участок удержан». */
  readonly title: string;
  readonly people: readonly Honoured[];
}

/** Something on the way to what decided the game. */
export interface Milestone {
  readonly key: string | number;
  readonly picture: ReactNode;
  readonly title: string;
}

/** What the game was, told from everything that everybody heard. */
export interface EndStory {
  /** Three lines: how it went, where it turned, how it closed. */
  readonly lines: readonly string[];
  /** What decided it; nothing where people agreed to stop. */
  readonly decided?: { readonly text: string; readonly through: readonly Milestone[] };
  /** Worth remembering. */
  readonly figures: readonly { readonly label: string; readonly value: string | number }[];
}

/** How a game tells its end on the screen that then comes over the table. It holds no rules, and is fetched when it is needed. */
export interface GameEnding<View, Event, Pack> {
  /** Drawn large, without words. */
  readonly Picture: ComponentType<Pick<EndedTable<View, Pack>, 'view' | 'outcome' | 'pack'>>;
  readonly result: (table: EndedTable<View, Pack>) => EndResult;
  readonly story: (table: EndedTable<View, Pack>, events: readonly Event[]) => EndStory;
}
