import type { Localized } from '@bridgehead/kernel';
import type { ComponentType } from 'react';
import type { AnyGameUi } from './game-ui.ts';

/** Drawings of a rulebook, by the clause that they stand under. Each says in words what it shows. */
export type Diagrams = Readonly<Record<string, ComponentType>>;

/** What the home page shows of a game before any of it is loaded: `ui/cover/index.tsx` of its folder exports it as default. */
export interface GameCover {
  readonly id: string;
  readonly title: Localized;
  readonly seats: { readonly min: number; readonly max: number };
  readonly blurb: Localized;
  /** Covers stand in this order. */
  readonly order: number;
  /** The table of “play now”: one person, and bots for the rest. */
  readonly quick: { readonly seats: number; readonly bot: string };
  /** People make documents for it: the home page then leads to theirs. */
  readonly documents?: boolean;
  /** A page of the game's own that is worth a visit without a table. */
  readonly page?: { readonly path: string; readonly title: Localized };
  readonly Cover: ComponentType<{ readonly className?: string | undefined }>;
  /** Fetched when somebody reads the rules. */
  readonly loadDiagrams?: () => Promise<Diagrams>;
  readonly loadUi: () => Promise<AnyGameUi>;
}
