import type { Localized, Names } from '@bridgehead/kernel';
import type { Pack } from '../content/index.ts';
import { cellName, effectOf, type Event, type Line } from '../rules/index.ts';
import { cardTitle, chipName, quoted, sideName } from './names.ts';
import { outcomeText } from './outcome.ts';

/** A line of the log. The present tense suits every name: the Russian past would have to know the player's gender. */
export function eventText(event: Event, pack: Pack, names: Names): Localized | null {
  switch (event.kind) {
    case 'dealt': {
      const dealer = names.seat(event.dealer);
      const first = names.seat(event.first);
      return {
        ru: `Карты сдаёт ${dealer}. Первый ход: ${first}.`,
        en: `${dealer} deals. ${first} moves first.`,
      };
    }
    case 'played': {
      const who = names.seat(event.seat);
      const title = quoted(cardTitle(pack, event.card));
      const at = cellName(event.cell);
      return effectOf(event.card) === 'event'
        ? { ru: `${who}: ${title.ru}, клетка ${at}.`, en: `${who}: ${title.en}, cell ${at}.` }
        : { ru: `${who}: карта ${title.ru}, клетка ${at}.`, en: `${who} plays ${title.en} on cell ${at}.` };
    }
    case 'placed':
      return null;
    case 'removed': {
      const chip = chipName(event.colour);
      const at = cellName(event.cell);
      return { ru: `С клетки ${at} убирают ${chip.ru}.`, en: `${at} loses ${chip.en}.` };
    }
    case 'line': {
      const side = sideName(event.colour);
      const [from, to] = [cellName(event.line.from), cellName(event.line.to)];
      return {
        ru: `${side.ru} завершают линию победы: ${from} — ${to}.`,
        en: `${side.en} completes a line of victory: ${from} – ${to}.`,
      };
    }
    case 'redrawn': {
      const ends = ({ from, to }: Line, dash: string) => `${cellName(from)}${dash}${cellName(to)}`;
      return {
        ru: `В ряду теперь две линии: ${ends(event.was, ' — ')} считается как ${ends(event.line, ' — ')}.`,
        en: `The run now holds two lines: ${ends(event.was, ' – ')} counts as ${ends(event.line, ' – ')}.`,
      };
    }
    case 'exchanged': {
      const title = quoted(cardTitle(pack, event.card));
      const who = names.seat(event.seat);
      return {
        ru: `${who} меняет карту без клетки: ${title.ru}.`,
        en: `${who} exchanges a card without a cell: ${title.en}.`,
      };
    }
    case 'emptyTurn': {
      const title = quoted(cardTitle(pack, event.card));
      const who = names.seat(event.seat);
      return {
        ru: `${who} ничего не может сыграть и сбрасывает ${title.ru}.`,
        en: `${who} can play nothing and discards ${title.en}.`,
      };
    }
    case 'drew':
      return null;
    case 'received': {
      const title = quoted(cardTitle(pack, event.card));
      return { ru: `Вы берёте ${title.ru}.`, en: `You draw ${title.en}.` };
    }
    case 'missedDraw': {
      const who = names.seat(event.seat);
      return {
        ru: `${who}: карта не взята вовремя, на руках будет на карту меньше.`,
        en: `${who} did not draw in time and holds one card fewer from now on.`,
      };
    }
    default:
      return disciplineText(event, names);
  }
}

type Discipline = Extract<
  Event,
  {
    kind:
      | 'claimed'
      | 'pleaded'
      | 'voted'
      | 'claimRejected'
      | 'claimUpheld'
      | 'gave'
      | 'penaltyPaid'
      | 'ended';
  }
>;

function disciplineText(event: Discipline, names: Names): Localized | null {
  switch (event.kind) {
    case 'claimed': {
      const side = sideName(event.accused);
      const who = names.seat(event.seat);
      return {
        ru: `${who} заявляет: ${side.ru.toLowerCase()} переговаривались.`,
        en: `${who} claims that ${side.en} talked.`,
      };
    }
    case 'pleaded': {
      const who = names.seat(event.seat);
      return event.guilty
        ? { ru: `${who} признаёт нарушение.`, en: `${who} admits it.` }
        : { ru: `${who} отрицает нарушение.`, en: `${who} denies it.` };
    }
    case 'voted': {
      const who = names.seat(event.seat);
      return event.guilty
        ? { ru: `${who} подтверждает нарушение.`, en: `${who} agrees that they talked.` }
        : { ru: `${who} не видит нарушения.`, en: `${who} saw no breach.` };
    }
    case 'claimRejected':
      return { ru: 'Обвинение отклонено.', en: 'The claim is rejected.' };
    case 'claimUpheld': {
      const side = sideName(event.accused);
      return {
        ru: `Нарушение признано: ${side.ru.toLowerCase()} отдают по карте.`,
        en: `The claim stands: everyone in ${side.en} gives a card.`,
      };
    }
    case 'gave': {
      const who = names.seat(event.seat);
      return { ru: `${who} отдаёт карту.`, en: `${who} gives a card.` };
    }
    case 'penaltyPaid':
      return {
        ru: 'Отданные карты замешаны в колоду.',
        en: 'The cards given are shuffled into the deck.',
      };
    case 'ended':
      return outcomeText(event.outcome, names);
  }
}
