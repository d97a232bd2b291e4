import type { Localized } from '@bridgehead/kernel';

export const summary: Localized = {
  ru: 'Далёкое будущее: Империя Полярис против Торгового Протектората. Соберите армию из пехоты, боевых машин и орудий, займите укрытия и выиграйте бой на столе, где важен каждый шаг.',
  en: 'The far future: the Empire of Polaris against the Trade Protectorate. Raise an army of infantry, war machines and guns, take cover, and win a battle on a table where every step counts.',
};
