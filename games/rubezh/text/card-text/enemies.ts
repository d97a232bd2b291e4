import type { Localized } from '@bridgehead/kernel';
import type { Among, Effect } from '../../rules/index.ts';
import {
  allOf,
  anyOf,
  enemiesEn,
  inTurn,
  type Kinds,
  lastKinds,
  ofEnemies,
  placesOf,
  sentence,
  signed,
} from './phrases.ts';

type Doing<Do extends Effect['do']> = Extract<Effect, { readonly do: Do }>;

/** What befalls enemies. */

const PREY_TEXT: Readonly<Record<NonNullable<Doing<'attack'>['prey']>, Localized | null>> = {
  here: null,
  arrived: { ru: 'Атаковать можно только прибывших.', en: 'Only new arrivals can be attacked.' },
  attackers: {
    ru: 'Атаковать можно только тех, кто напал на это подразделение.',
    en: 'Only those that attacked this unit can be attacked.',
  },
};

const SPREAD: Localized = { ru: 'Цели должны быть разные.', en: 'The targets must differ.' };

const TIMES_RU = ['', '', 'Две атаки', 'Три атаки', 'Четыре атаки'];
const TIMES_EN = ['', '', 'Two attacks', 'Three attacks', 'Four attacks'];

export function attackText(effect: Doing<'attack'>, pack: Kinds): Localized {
  const { against, prey = 'here', ignores = [], spread } = effect;
  const target = PREY_TEXT[prey];
  return inTurn([
    attacks(effect),
    ...(target ? [target] : []),
    ...(spread ? [SPREAD] : []),
    ...(against ? [better(against, pack)] : []),
    ...(ignores.length > 0 ? [ignoring(ignores)] : []),
  ]);
}

function attacks({ times, bonus }: Doing<'attack'>): Localized {
  const worth = bonus === 0 ? '' : ` ${signed(bonus)}`;
  if (times === 1) return { ru: `Атака${worth}.`, en: `Attack${worth}.` };
  const each: Localized = worth ? { ru: `, каждая${worth}`, en: `,${worth} each` } : { ru: '', en: '' };
  return {
    ru: `${TIMES_RU[times] ?? `Атаки: ${times}`}${each.ru}.`,
    en: `${TIMES_EN[times] ?? `${times} attacks`}${each.en}.`,
  };
}

function better({ kinds, bonus }: NonNullable<Doing<'attack'>['against']>, pack: Kinds): Localized {
  const { ru, en } = anyOf(pack, kinds);
  return {
    ru: `Если цель — ${ru}, то ${signed(bonus)}.`,
    en: `Against ${en}: ${signed(bonus)}.`,
  };
}

function ignoring(ignores: NonNullable<Doing<'attack'>['ignores']>): Localized {
  if (ignores.length > 1) {
    return { ru: 'Цель — любой противник здесь.', en: 'The target may be any enemy here.' };
  }
  return ignores[0] === 'screen'
    ? { ru: 'Прикрытие цель не спасает.', en: 'A screen does not protect the target.' }
    : {
        ru: 'Целью может быть и тот, кого атакуют лишь последним.',
        en: 'The target may be one that can otherwise be attacked only last.',
      };
}

export function assaultText({ bonus, kinds }: Doing<'assault'>, pack: Kinds): Localized {
  const { ru } = anyOf(pack, kinds);
  const { en } = allOf(pack, kinds);
  const worth = bonus === 0 ? '' : ` ${signed(bonus)}`;
  return {
    ru: `По одной атаке${worth} на каждого противника здесь, если это ${ru}.`,
    en: `One attack${worth} on every enemy here of these kinds: ${en}.`,
  };
}

export function destroyText(effect: Doing<'destroy'>, pack: Kinds): Localized {
  const { at } = placesOf(effect.where);
  const among = amongText(effect, pack);
  return inTurn([
    sentence({
      ru: `уничтожьте без броска ${ofEnemies(effect.count)}${among.ru} ${at.ru}`,
      en: `destroy ${enemiesEn(effect.count)}${among.en} ${at.en} without a roll`,
    }),
    ...exempt(effect, pack),
  ]);
}

const AWAY: Readonly<Record<Doing<'displace'>['to'], Localized>> = {
  point: { ru: 'переведите на другую огневую точку', en: 'moved to another fire point' },
  bottom: { ru: 'верните под низ свежих сил', en: 'put under the fresh forces' },
  either: {
    ru: 'переведите на другую огневую точку или верните под низ свежих сил',
    en: 'moved to another fire point or put under the fresh forces',
  },
};

export function displaceText(effect: Doing<'displace'>, pack: Kinds): Localized {
  const { at } = placesOf(effect.where);
  const away = AWAY[effect.to];
  const among = amongText(effect, pack);
  const be = effect.count === 1 ? 'is' : 'are';
  return inTurn([
    sentence({
      ru: `${ofEnemies(effect.count)}${among.ru} ${at.ru} ${away.ru}`,
      en: `${enemiesEn(effect.count)}${among.en} ${at.en} ${be} ${away.en}`,
    }),
    ...exempt(effect, pack),
  ]);
}

export function holdText(effect: Doing<'hold'>, pack: Kinds): Localized {
  const { at } = placesOf(effect.where);
  const among = amongText(effect, pack);
  const many = effect.count > 1;
  const whom = many ? `до ${ofEnemies(effect.count)}` : 'один противник';
  return inTurn([
    sentence({
      ru: `${whom}${among.ru} ${at.ru} в этот ход не ${many ? 'атакуют' : 'атакует'}`,
      en: `${many ? 'up to ' : ''}${enemiesEn(effect.count)}${among.en} ${at.en} ${many ? 'do' : 'does'} not attack this turn`,
    }),
    ...exempt(effect, pack),
  ]);
}

export function strengthText({ do: what, bonus, where }: Doing<'fury' | 'cover'>): Localized {
  const { at } = placesOf(where);
  const size = Math.abs(bonus);
  const [ru, en] = what === 'fury' ? ['атака', 'attack'] : ['защита', 'defence'];
  return {
    ru: `В этот ход ${ru} каждого противника ${at.ru} на ${size} ${bonus < 0 ? 'меньше' : 'больше'}.`,
    en: `This turn the ${en} of every enemy ${at.en} is ${size} ${bonus < 0 ? 'lower' : 'higher'}.`,
  };
}

function amongText({ kinds, maxAttack }: Among, pack: Kinds): Localized {
  const named = kinds && anyOf(pack, kinds);
  const weak: Localized =
    maxAttack === undefined
      ? { ru: '', en: '' }
      : { ru: ` с атакой не больше ${maxAttack}`, en: ` of attack ${maxAttack} or less` };
  return {
    ru: `${weak.ru}${named ? ` (${named.ru})` : ''}`,
    en: `${weak.en}${named ? ` (${named.en})` : ''}`,
  };
}

/** RUB-5.6: what happens without a roll spares those who can be attacked only last, unless the card names them. */
function exempt({ kinds }: Among, pack: Kinds): readonly Localized[] {
  const last = lastKinds(pack);
  if (kinds || last.length === 0) return [];
  const spared = allOf(pack, last);
  return [{ ru: `Исключения: ${spared.ru}.`, en: `Exempt: ${spared.en}.` }];
}
