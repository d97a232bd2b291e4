import { type Localized, type Names, pluralEn, pluralRu } from '@bridgehead/kernel';
import type { Pack } from '../content/pack.ts';
import type { Event, Unit } from '../rules/index.ts';
import { deckCardNames, eventName, quoted, skillName, skillNames, unitName } from './names.ts';

const KINDS = [
  'drew',
  'drewCards',
  'renewed',
  'event',
  'eventsRenewed',
  'taskLaid',
  'taskMet',
  'taskUsed',
  'played',
  'cycled',
  'cardSpent',
  'cardGone',
  'discarded',
  'recovered',
  'looked',
  'lookedCards',
  'putBack',
  'putBackCards',
] as const;
type CardEvent = Extract<Event, { kind: (typeof KINDS)[number] }>;

export function isCardEvent(event: Event): event is CardEvent {
  return (KINDS as readonly string[]).includes(event.kind);
}

/** What happens to cards of skills, events and tasks. */
export function cardEventText(event: CardEvent, pack: Pack, names: Names): Localized | null {
  switch (event.kind) {
    case 'event': {
      const { ru, en } = quoted([eventName(pack, event.card)]);
      return { ru: `Открыта карта ${ru}.`, en: `Drawn: ${en}.` };
    }
    case 'eventsRenewed':
      return {
        ru: 'События кончились: сброшенные перемешаны в новую колоду.',
        en: 'The events are out: the discarded ones are shuffled into a new deck.',
      };
    case 'taskLaid': {
      const { ru, en } = quoted([eventName(pack, event.card)]);
      return { ru: `Новое задание: ${ru}.`, en: `New task: ${en}.` };
    }
    case 'taskMet': {
      const { ru, en } = quoted([eventName(pack, event.card)]);
      return { ru: `Задание ${ru} выполнено.`, en: `The task ${en} is met.` };
    }
    case 'taskUsed': {
      const { ru, en } = quoted([eventName(pack, event.card)]);
      const who = names.seat(event.seat);
      return { ru: `${who} применяет задание ${ru}.`, en: `${who} uses the task ${en}.` };
    }
    case 'lookedCards': {
      const { ru, en } = deckCardNames(pack, event.deck, event.cards);
      return { ru: `Сверху вниз: ${ru}.`, en: `From the top: ${en}.` };
    }
    case 'putBackCards': {
      const { ru, en } = deckCardNames(pack, event.deck, [...event.top, ...event.bottom]);
      return { ru: `Теперь по порядку: ${ru}.`, en: `In order now: ${en}.` };
    }
    default:
      return skillEventText(event, pack);
  }
}

type SkillEvent = Extract<CardEvent, { unit: Unit }>;

/** A draw is told once: by the cards where everybody sees them, by their number where somebody does not. */
function skillEventText(event: SkillEvent, pack: Pack): Localized | null {
  const unit = unitName(pack, event.unit);
  switch (event.kind) {
    case 'drew': {
      if (event.isOpen) return null;
      const cards = pluralRu(event.count, { one: 'карту', few: 'карты', many: 'карт' });
      return {
        ru: `${unit.ru} берёт ${event.count} ${cards}.`,
        en: `${unit.en} draws ${event.count} ${pluralEn(event.count, 'card', 'cards')}.`,
      };
    }
    case 'drewCards': {
      if (!event.isOpen) return null;
      const { ru, en } = skillNames(pack, event.cards);
      return { ru: `${unit.ru} берёт: ${ru}.`, en: `${unit.en} draws ${en}.` };
    }
    case 'renewed':
      return {
        ru: `${unit.ru}: сброс перемешан в новую колоду.`,
        en: `${unit.en}: the discard is shuffled into a new deck.`,
      };
    case 'played':
      return played(event, pack);
    case 'cycled': {
      const { ru, en } = quoted([skillName(pack, event.card)]);
      return { ru: `${unit.ru} меняет карту ${ru}.`, en: `${unit.en} cycles ${en}.` };
    }
    case 'cardSpent':
      return null;
    case 'cardGone': {
      const { ru, en } = quoted([skillName(pack, event.card)]);
      return { ru: `Карта ${ru} выходит из игры.`, en: `The card ${en} leaves the game.` };
    }
    case 'discarded': {
      const { ru, en } = skillNames(pack, event.cards);
      return { ru: `${unit.ru} сбрасывает: ${ru}.`, en: `${unit.en} discards ${en}.` };
    }
    case 'recovered': {
      const { ru, en } = skillNames(pack, event.cards);
      return {
        ru: `${unit.ru} возвращает в колоду: ${ru}.`,
        en: `${unit.en} puts back into its deck: ${en}.`,
      };
    }
    case 'looked': {
      const { ru, en } = DECKS[event.deck];
      return {
        ru: `${unit.ru} смотрит верхние карты ${ru}: ${event.count}.`,
        en: `${unit.en} looks at the top cards of ${en}: ${event.count}.`,
      };
    }
    case 'putBack': {
      const { ru, en } = DECKS[event.deck];
      if (event.bottom === 0) {
        return {
          ru: `${unit.ru} возвращает карты ${ru} наверх: ${event.top}.`,
          en: `${unit.en} puts cards of ${en} back on top: ${event.top}.`,
        };
      }
      return {
        ru: `${unit.ru} возвращает карты ${ru}: наверх — ${event.top}, под низ — ${event.bottom}.`,
        en: `${unit.en} puts cards of ${en} back: ${event.top} on top, ${event.bottom} at the bottom.`,
      };
    }
  }
}

const DECKS: Readonly<Record<'events' | 'fresh', Localized>> = {
  events: { ru: 'событий', en: 'the event deck' },
  fresh: { ru: 'свежих сил', en: 'the fresh forces' },
};

function played({ unit, card, at }: Extract<Event, { kind: 'played' }>, pack: Pack): Localized {
  const name = unitName(pack, unit);
  const { ru, en } = quoted([skillName(pack, card)]);
  return at === 'action'
    ? { ru: `${name.ru} действует: ${ru}.`, en: `${name.en} acts: ${en}.` }
    : { ru: `${name.ru} отвечает: ${ru}.`, en: `${name.en} reacts: ${en}.` };
}
