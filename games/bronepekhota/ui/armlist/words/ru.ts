import { pluralRu } from '@bridgehead/kernel';
import { figure } from '../../../text/numbers.ts';

/** «до 0,9 шага», «до 2 шагов» */
const upTo = (count: number) =>
  `до\u00a0${figure(count).ru} ${count > 1 && Number.isInteger(count) ? 'шагов' : 'шага'}`;
const steps = (count: number) => `${count} ${pluralRu(count, { one: 'шаг', few: 'шага', many: 'шагов' })}`;

export const ru = {
  factions: { polaris: 'Империя Полярис', protectorate: 'Торговый Протекторат', green: 'Обе армии' },
  sorts: { squad: 'Пехотный отряд', gun: 'Орудие', light: 'Лёгкая машина', heavy: 'Тяжёлая машина' },
  chassis: { wheels: 'колёсная', tracks: 'гусеничная', legs: 'шагающая', wings: 'летающая' },
  cost: 'Стоимость',
  rank: 'Армейский ранг',
  speed: 'Скорость',
  armour: 'Броня',
  rate: 'Выстрелов за тур',
  mounts: 'Мест для оружия',
  goes: 'Тип',
  climbs: 'Препятствие',
  upTo,
  special: 'Свойства',
  none: 'нет',
  mends: 'ремонт',
  jumps: (count: number) => `прыжок, ${steps(count)}`,
  mobile: 'мобильное',
  fixed: 'стационарное',
  soldier: 'Солдат',
  soldierOf: (place: number) => `Солдат №\u00a0${place}`,
  range: 'Дальность',
  power: 'Мощность',
  melee: 'Ближний бой',
  short: { range: 'Дальн.', power: 'Мощн.', melee: 'ББ' },
  unarmed: 'без огнестрельного оружия',
  weapon: 'Оружие',
  weapons: 'Арсенал',
  places: (count: number) => `мест: ${count}`,
  blast: (figures: string) => `взрыв ${figures}`,
  targets: (count: number) => `целей: ${count}`,
  strikes: (melee: number) => `ближний бой +${melee}`,
  platform: 'ремонт и буксировка, без стрельбы',
  durability: 'Прочность',
  durabilityNow: (now: number, most: number) => `Прочность ${now} из ${most}`,
  sectorSpeed: (speed: number) => `скорость ${speed}`,
  ammo: 'Боезапас',
  ammoNow: (now: number, most: number) => `Боезапас ${now} из ${most}`,
  points: (count: number) => `${count} ${pluralRu(count, { one: 'очко', few: 'очка', many: 'очков' })}`,
};

export type ArmlistWords = typeof ru;
