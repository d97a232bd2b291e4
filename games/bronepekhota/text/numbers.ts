import { type Localized, pluralEn, pluralRu, type RussianForms } from '@bridgehead/kernel';

/** A number of points or steps, to a hundredth: 2,5 in Russian, 2.5 in English. */
export function figure(value: number): Localized {
  const en = String(Math.round(value * 100) / 100);
  return { ru: en.replace('.', ','), en };
}

interface Counted {
  readonly ru: RussianForms;
  readonly en: readonly [one: string, other: string];
}

const STEPS: Counted = { ru: { one: 'шаг', few: 'шага', many: 'шагов' }, en: ['step', 'steps'] };
const SPEED: Counted = {
  ru: { one: 'очко скорости', few: 'очка скорости', many: 'очков скорости' },
  en: ['speed point', 'speed points'],
};
const SQUADS: Counted = { ru: { one: 'отряд', few: 'отряда', many: 'отрядов' }, en: ['squad', 'squads'] };
const MACHINES: Counted = {
  ru: { one: 'машина', few: 'машины', many: 'машин' },
  en: ['machine', 'machines'],
};
const GUNS: Counted = { ru: { one: 'орудие', few: 'орудия', many: 'орудий' }, en: ['gun', 'guns'] };

const PIERCED: Counted = {
  ru: { one: 'пробитие', few: 'пробития', many: 'пробитий' },
  en: ['die pierces it', 'dice pierce it'],
};

/** «4 шага», «5 шагов»; a fraction has the genitive: «4,2 шага». */
function counted(value: number, { ru, en }: Counted): Localized {
  const said = figure(value);
  const isWhole = !said.en.includes('.');
  return {
    ru: `${said.ru}\u00a0${isWhole ? pluralRu(Number(said.en), ru) : ru.few}`,
    en: `${said.en} ${pluralEn(Number(said.en), ...en)}`,
  };
}

export const steps = (value: number) => counted(value, STEPS);
export const speedPoints = (value: number) => counted(value, SPEED);
export const piercings = (value: number) => counted(value, PIERCED);
export const squads = (value: number) => counted(value, SQUADS);
export const machines = (value: number) => counted(value, MACHINES);
export const guns = (value: number) => counted(value, GUNS);

/** `4 + 2 = 6`, or the die alone. */
export function summed(die: number, sum: number): string {
  return sum === die ? `${die}` : `${die} + ${sum - die} = ${sum}`;
}
