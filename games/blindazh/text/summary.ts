import type { Localized } from '@bridgehead/kernel';

export const summary: Localized = {
  ru: 'Один участок фронта и один отряд на всех. Ройте окопы, держите шесть полос и поставьте флаг в зоне противника, пока он не прорвался.',
  en: 'One sector of the front and one squad for everybody. Dig trenches, hold six lanes and plant a flag in the enemy zone before he breaks through.',
};
