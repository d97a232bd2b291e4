import type { Localized } from '@bridgehead/kernel';
import type {
  Effect,
  EnemyKind,
  EventCard,
  FirePoint,
  PointTiming,
  Skill,
  TaskCard,
  Who,
} from '../../rules/index.ts';
import { conditionText } from './conditions.ts';
import { assaultText, attackText, destroyText, displaceText, holdText, strengthText } from './enemies.ts';
import {
  fromAfar,
  inTurn,
  type Kinds,
  lower,
  placesOf,
  sentence,
  whereItStands,
  WHO_TEXT,
} from './phrases.ts';
import { arriveText, fortifyText, lookText, rerollText, retreatText, SAVE, withholdText } from './table.ts';
import { momentText } from './moments.ts';
import { traitText } from './traits.ts';
import { isOfUnits, type OfUnits, unitsText } from './units.ts';

type Doing<Do extends Effect['do']> = Extract<Effect, { readonly do: Do }>;

/** The text of a card is made from what it does, so the two cannot disagree. */

export function eventCardText({ does }: EventCard, pack: Kinds): Localized {
  return effectsText(does, pack);
}

export function taskCardText({ needs, does }: TaskCard, pack: Kinds): { needs: Localized; does: Localized } {
  const conditions = needs.map((condition) => conditionText(condition, pack));
  return {
    needs: sentence({
      ru: conditions.map(({ ru }) => ru).join('; '),
      en: conditions.map(({ en }) => en).join('; '),
    }),
    does: effectsText(does, pack),
  };
}

export function enemyCardText({ traits }: EnemyKind, pack: Kinds): Localized {
  return inTurn(traits.map((trait) => traitText(trait, pack)));
}

const MOMENTS: Readonly<Record<PointTiming, Localized>> = {
  start: { ru: 'Начало хода.', en: 'Start of turn.' },
  defence: { ru: 'Начало защиты.', en: 'Start of defence.' },
  end: { ru: 'Конец хода.', en: 'End of turn.' },
};

/** The property of a fire point; most have none. */
export function pointCardText({ property }: FirePoint, pack: Kinds): Localized | null {
  return property ? under(MOMENTS[property.at], effectsText(property.does, pack)) : null;
}

const PLUS_ACTION: Localized = { ru: '+1 действие.', en: '+1 action.' };
const LEAVES: Localized = { ru: 'Потом карта выходит из игры.', en: 'The card then leaves the game.' };
const CYCLE: Localized = {
  ru: 'Вместо этого карту можно сбросить и взять другую.',
  en: 'Instead the card may be discarded to draw another.',
};

export function skillCardText(skill: Skill, pack: Kinds): Localized {
  return inTurn([
    ...(skill.reacts ? [momentText(skill.reacts)] : []),
    effectsText(skill.does, pack),
    ...(skill.leaves ? [LEAVES] : []),
    ...(skill.plusAction ? [PLUS_ACTION] : []),
    ...(skill.cycle ? [CYCLE] : []),
  ]);
}

/** Whoever is chosen is chosen for each effect anew. */
const CHOSEN: readonly Who[] = ['one', 'one-here', 'other-here'];

/** Effects one after another; what befalls the same units in succession is told in one sentence. */
export function effectsText(effects: readonly Effect[], pack: Kinds): Localized {
  const groups: Effect[][] = [];
  for (const effect of effects) {
    const group = groups.at(-1);
    if (group?.[0] && isSameUnits(group[0], effect)) group.push(effect);
    else groups.push([effect]);
  }
  return inTurn(
    groups.map((group) => {
      const [first] = group as [Effect];
      return isOfUnits(first) ? unitsText(first.who, group.filter(isOfUnits)) : effectText(first, pack);
    }),
  );
}

function isSameUnits(one: Effect, other: Effect): boolean {
  return isOfUnits(one) && isOfUnits(other) && one.who === other.who && !CHOSEN.includes(one.who);
}

function effectText(effect: Exclude<Effect, OfUnits>, pack: Kinds): Localized {
  switch (effect.do) {
    case 'attack':
      return attackText(effect, pack);
    case 'assault':
      return assaultText(effect, pack);
    case 'destroy':
      return destroyText(effect, pack);
    case 'displace':
      return displaceText(effect, pack);
    case 'hold':
      return holdText(effect, pack);
    case 'fury':
    case 'cover':
      return strengthText(effect);
    case 'fortify':
      return fortifyText(effect);
    case 'reroll':
      return rerollText(effect);
    case 'save':
      return SAVE;
    case 'look':
      return lookText(effect);
    case 'arrive':
      return arriveText(effect);
    case 'withhold':
      return withholdText(effect);
    case 'retreat':
      return retreatText(effect);
    case 'for':
      return forUnits(effect, pack);
    case 'at':
      return under(sentence(placesOf(effect.where).at), fromAfar(effectsText(effect.does, pack)));
    case 'choose':
      return alternatives(effect.of, pack);
    case 'when':
      return conditional(effect, pack);
  }
}

function alternatives(of: readonly (readonly Effect[])[], pack: Kinds): Localized {
  const told = of.filter((effects) => effects.length > 0).map((effects) => effectsText(effects, pack));
  const [ru, en] = told.length < of.length ? ['По желанию', 'If you like'] : ['На выбор', 'Choose'];
  return {
    ru: `${ru}: ${told.map((text) => lower(text.ru)).join(' Или: ')}`,
    en: `${en}: ${told.map((text) => lower(text.en)).join(' Or: ')}`,
  };
}

const AT_WILL: Localized = { ru: ' по желанию', en: ', if it likes,' };

/** Units that act as if the card were their own. */
function forUnits({ who, does }: Doing<'for'>, pack: Kinds): Localized {
  const [only, ...others] = does;
  const optional = only?.do === 'choose' && others.length === 0 ? wish(only) : undefined;
  const own = optional ?? does;
  if (own.every(isOwn)) return unitsText(who, own.filter(isOwn), optional && AT_WILL);
  return under(sentence(WHO_TEXT[who]), whereItStands(effectsText(does, pack)));
}

/** What may be done or left. */
function wish({ of }: Doing<'choose'>): readonly Effect[] | undefined {
  const [one, other, ...more] = of;
  return more.length === 0 && other?.length === 0 ? one : undefined;
}

function isOwn(effect: Effect): effect is OfUnits {
  return isOfUnits(effect) && effect.who === 'self';
}

function conditional({ holds, does, otherwise = [] }: Doing<'when'>, pack: Kinds): Localized {
  const { ru, en } = conditionText(holds, pack);
  const then = under(sentence({ ru: `если ${ru}`, en: `if ${en}` }), effectsText(does, pack));
  if (otherwise.length === 0) return then;
  const other = under({ ru: 'Иначе.', en: 'Otherwise.' }, effectsText(otherwise, pack));
  return inTurn([then, other]);
}

/** A heading with a colon in place of its full stop, and what stands under it. */
function under(heading: Localized, text: Localized): Localized {
  const joined = (head: string, rest: string) => `${head.slice(0, -1)}: ${lower(rest)}`;
  return { ru: joined(heading.ru, text.ru), en: joined(heading.en, text.en) };
}
