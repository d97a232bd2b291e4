import type { Localized, Manifest } from '@bridgehead/kernel';
import type { AblationFigures } from './ablation.ts';
import type { TableFigures } from './figures.ts';
import type { Topic } from './game-balance.ts';

/** All that the page and the JSON are made of. */
export interface Report {
  readonly manifest: Manifest;
  readonly bot: string;
  readonly budget: number;
  readonly seed: string;
  /** At each table. */
  readonly games: number;
  readonly seconds: number;
  readonly topics: readonly Topic[];
  readonly endings: Readonly<Record<string, Localized>>;
  readonly tables: readonly TableFigures[];
  /** Where something was blanked. */
  readonly ablation: AblationFigures | null;
}

export function jsonOf({ manifest, bot, budget, seed, games, seconds, tables, ablation }: Report): string {
  return JSON.stringify({ game: manifest.id, bot, budget, seed, games, seconds, tables, ablation });
}

/** Tables where nothing but the number of players differs. */
export function defaultTables({ tables }: Report): readonly TableFigures[] {
  return tables.filter(({ varied }) => varied === null);
}
