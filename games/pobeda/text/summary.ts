import type { Localized } from '@bridgehead/kernel';

export const summary: Localized = {
  ru: 'Сто сорок событий войны на одном поле. Играйте карты, читайте, что за ними стоит, и первыми постройте линию из шести фишек.',
  en: 'A hundred and forty events of the war on one board. Play cards, read what lies behind them, and be first to build a line of six.',
};
