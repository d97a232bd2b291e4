import type { Localized, Outcome } from '@bridgehead/kernel';

const ENDINGS: Readonly<Record<string, Localized>> = {
  brokeOut: {
    ru: 'Свежие силы противника исчерпаны, огневые точки свободны: путь из крепости открыт. Победа.',
    en: 'The enemy’s fresh forces are spent and the fire points are clear: the way out of the fortress is open. Victory.',
  },
  captured: {
    ru: 'Захвачена третья огневая точка: рубеж потерян. Поражение.',
    en: 'The third fire point is captured: the line is lost. Defeat.',
  },
  destroyed: {
    ru: 'Все подразделения уничтожены. Поражение.',
    en: 'All units are destroyed. Defeat.',
  },
  stalled: {
    ru: 'Десять ходов подряд никого не уничтожили и ничего не захватили, а помощи ждать неоткуда. Поражение.',
    en: 'In ten turns nobody was destroyed and nothing captured, and no help is coming. Defeat.',
  },
};

export function outcomeText({ ending }: Outcome): Localized {
  return ENDINGS[ending] as Localized;
}
