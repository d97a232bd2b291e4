import type { Localized } from '@bridgehead/kernel';
import type { AnyGameUi } from '@bridgehead/kit';
import type { ComponentType } from 'react';
import { BlindazhCover } from '../art/BlindazhCover.tsx';
import { PobedaCover } from '../art/PobedaCover.tsx';

/** What the home page needs to know of a game before any of it is loaded. */
export interface CatalogueEntry {
  readonly id: string;
  readonly title: Localized;
  readonly blurb: Localized;
  readonly seats: { readonly min: number; readonly max: number };
  /** The table of “play now”: one person, and bots for the rest. */
  readonly quick: { readonly seats: number; readonly bot: string };
  /** People make documents for it: the home page then leads to theirs. */
  readonly documents?: boolean;
  readonly Cover: ComponentType<{ readonly className?: string | undefined }>;
  readonly loadUi: () => Promise<AnyGameUi>;
}

export const catalogue: readonly CatalogueEntry[] = [
  {
    id: 'pobeda',
    title: { ru: 'Победа', en: 'Pobeda' },
    blurb: {
      ru: 'Сто сорок событий 1941–1945 годов на одном поле. Каждая карта — день войны и одна клетка. Шесть своих фишек в ряд складываются в линию победы.',
      en: 'A hundred and forty events of 1941–1945 on one board. Every card is a day of the war and one cell. Six of your chips in a row make a line of victory.',
    },
    seats: { min: 2, max: 12 },
    quick: { seats: 3, bot: 'quick' },
    Cover: PobedaCover,
    loadUi: async () => (await import('@bridgehead/pobeda/ui')).default as unknown as AnyGameUi,
  },
  {
    id: 'blindazh',
    title: { ru: 'Блиндаж', en: 'Blindazh' },
    blurb: {
      ru: 'Шесть полос обороны и один отряд. Ройте окопы, встречайте танки и пехоту, берегите солдат — и прокопайтесь к позициям противника. Побеждают все или никто.',
      en: 'Six lanes of defence and one squad. Dig trenches, meet tanks and infantry, keep the soldiers safe, and dig through to the enemy’s positions. All win or nobody does.',
    },
    seats: { min: 1, max: 4 },
    quick: { seats: 3, bot: 'quick' },
    Cover: BlindazhCover,
    loadUi: async () => (await import('@bridgehead/blindazh/ui')).default as unknown as AnyGameUi,
  },
];

export function findEntry(id: string): CatalogueEntry | undefined {
  return catalogue.find((entry) => entry.id === id);
}

const loading = new Map<string, Promise<AnyGameUi>>();

export function loadUi(entry: CatalogueEntry): Promise<AnyGameUi> {
  const ui = loading.get(entry.id) ?? entry.loadUi();
  loading.set(entry.id, ui);
  ui.catch(() => loading.delete(entry.id));
  return ui;
}
