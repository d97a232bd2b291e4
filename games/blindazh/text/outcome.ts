import type { Localized, Outcome } from '@bridgehead/kernel';

export function outcomeText({ kind, ending }: Outcome): Localized {
  if (kind === 'won') {
    return {
      ru: 'Участок удержан, и над позициями противника наш флаг. Победа!',
      en: 'The sector is held and our flag stands over the enemy’s positions. Victory!',
    };
  }
  return ending === 'noFlag'
    ? {
        ru: 'Атаки отбиты, но окоп в зону противника так и не прорыт. Поражение.',
        en: 'The attacks are beaten off, but no trench was dug into the enemy zone. Defeat.',
      }
    : {
        ru: 'Штрафных очков слишком много: противник прорвался. Поражение.',
        en: 'Too many penalty points: the enemy has broken through. Defeat.',
      };
}
