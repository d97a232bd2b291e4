import type { Localized } from '@bridgehead/kernel';
import type { Pack } from '../content/pack.ts';
import { BOTTOM, type Effect, type Question, type Source, type Unit, type View } from '../rules/index.ts';
import { effectsText } from './card-text/index.ts';
import {
  deckCardNames,
  enemyNames,
  eventName,
  pointName,
  quoted,
  skillName,
  skillNames,
  unitName,
} from './names.ts';

/** What cards ask in the middle of what they do. */

/** The question that is asked now, and the effect that asks it. */
export function questionIn({ agenda }: View): Asked | undefined {
  const top = agenda.at(-1);
  if (top?.task !== 'question') return undefined;
  const asking = agenda.at(-2);
  return { question: top, effect: asking?.task === 'effect' ? asking.effect : undefined };
}

const ENEMIES_FOR: Readonly<Partial<Record<Effect['do'], Localized>>> = {
  attack: { ru: 'Кого атаковать?', en: 'Which enemy is attacked?' },
  destroy: { ru: 'Кого уничтожить?', en: 'Which enemies are destroyed?' },
  displace: { ru: 'Кого увести?', en: 'Which enemies are drawn off?' },
  hold: { ru: 'Кто в этот ход не атакует?', en: 'Which enemies do not attack this turn?' },
};

/** What is asked, after the card that asks it. */
export function questionText(view: View, pack: Pack): Localized {
  const asked = questionIn(view);
  if (!asked) return { ru: 'Сделайте выбор.', en: 'Make your choice.' };
  const text = askedText(asked, pack);
  const { by } = asked.question;
  if (!by) return text;
  const { ru, en } = quoted([sourceName(by.card, view, pack)]);
  const unit = unitUnnamed(asked.question);
  if (unit === null) return { ru: `${ru}. ${text.ru}`, en: `${en}. ${text.en}` };
  const name = unitName(pack, unit);
  return {
    ru: `${ru}. ${name.ru}: ${uncapitalised(text.ru)}`,
    en: `${en}. ${name.en}: ${uncapitalised(text.en)}`,
  };
}

const NAMING_THE_UNIT: readonly Question['about'][] = ['destination', 'discard', 'recover'];

/** Whose turn it is with a card that several carry out, where neither the card nor what is asked says so. */
export function unitUnnamed({ about, unit, by }: Question): Unit | null {
  if (!by || by.card.of === 'skill' || NAMING_THE_UNIT.includes(about)) return null;
  return unit ?? by.unit;
}

function uncapitalised(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** The card, or the fire point, that does it. */
function sourceName({ of, id }: Source['card'], { scenario }: View, pack: Pack): Localized {
  if (of === 'point') return pointName(pack, scenario, id);
  return of === 'skill' ? skillName(pack, id) : eventName(pack, id);
}

interface Asked {
  readonly question: Question;
  readonly effect: Effect | undefined;
}

function askedText({ question, effect }: Asked, pack: Pack): Localized {
  const unit = question.unit === undefined ? undefined : unitName(pack, question.unit);
  switch (question.about) {
    case 'enemy':
    case 'enemies':
      return ENEMIES_FOR[question.effect ?? 'attack'] ?? { ru: 'Какой противник?', en: 'Which enemy?' };
    case 'unit':
      return { ru: 'Какое подразделение?', en: 'Which unit?' };
    case 'point':
      return { ru: 'Какая огневая точка?', en: 'Which fire point?' };
    case 'destination':
      return unit
        ? { ru: `${unit.ru}: куда перейти?`, en: `${unit.en}: where to?` }
        : { ru: 'Куда увести противника?', en: 'Where is the enemy drawn off to?' };
    case 'discard':
      return question.most === 1
        ? { ru: `${unit?.ru}: какую карту сбросить?`, en: `${unit?.en}: which card is discarded?` }
        : {
            ru: `${unit?.ru}: какие карты сбросить? Нужно: ${question.least}.`,
            en: `${unit?.en}: which cards are discarded? Wanted: ${question.least}.`,
          };
    case 'recover':
      return {
        ru: `${unit?.ru}: какие карты вернуть из сброса в колоду? Не больше ${question.most}.`,
        en: `${unit?.en}: which discarded cards go back into the deck? At most ${question.most}.`,
      };
    case 'order':
      return orderText(effect);
    case 'alternative':
      return { ru: 'Что выбрать?', en: 'What will it be?' };
  }
}

function orderText(effect: Effect | undefined): Localized {
  const bottom = effect?.do === 'look' ? effect.bottom : 0;
  return bottom === 0
    ? {
        ru: 'В каком порядке вернуть карты, с верхней?',
        en: 'In which order do the cards go back, the top one first?',
      }
    : {
        ru: `В каком порядке вернуть карты, с верхней? Последние уйдут под низ: ${bottom}.`,
        en: `In which order do the cards go back, the top one first? The last go to the bottom: ${bottom}.`,
      };
}

/** What an answer names. */
export function picksText(picks: readonly number[], view: View, pack: Pack): Localized {
  const asked = questionIn(view);
  if (picks.length === 0 || !asked) return { ru: 'Ничего не выбирать.', en: 'Choose none.' };
  const { question, effect } = asked;
  switch (question.about) {
    case 'enemy':
    case 'enemies':
      return chosen(enemyNames(pack, picks));
    case 'unit':
      return chosen(joined(picks.map((unit) => unitName(pack, unit))));
    case 'point':
    case 'destination':
      return chosen(joined(picks.map((point) => placeName(point, view, pack))));
    case 'discard':
    case 'recover':
      return chosen(skillNames(pack, picks));
    case 'order':
      return chosen(deckCardNames(pack, effect?.do === 'look' ? effect.deck : 'events', picks));
    case 'alternative':
      return effect?.do === 'choose' ? alternative(effect.of[picks[0] as number] ?? [], pack) : chosen(NONE);
  }
}

const NONE: Localized = { ru: 'ничего', en: 'nothing' };

function placeName(point: number, { scenario }: View, pack: Pack): Localized {
  return point === BOTTOM
    ? { ru: 'под низ свежих сил', en: 'under the fresh forces' }
    : pointName(pack, scenario, point);
}

function alternative(effects: readonly Effect[], pack: Pack): Localized {
  return effects.length === 0 ? { ru: 'Отказаться.', en: 'Leave it.' } : effectsText(effects, pack);
}

function chosen({ ru, en }: Localized): Localized {
  return { ru: `Выбрать: ${ru}.`, en: `Choose: ${en}.` };
}

function joined(titles: readonly Localized[]): Localized {
  return { ru: titles.map(({ ru }) => ru).join(', '), en: titles.map(({ en }) => en).join(', ') };
}
