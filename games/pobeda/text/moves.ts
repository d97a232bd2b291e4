import type { Localized } from '@bridgehead/kernel';
import type { Pack } from '../content/index.ts';
import { cellName, effectOf, type Move, type View } from '../rules/index.ts';
import { cardTitle, quoted, sideName } from './names.ts';

type Of<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;

/** A move, said to whoever may make it. */
export function moveText(move: Move, pack: Pack, view: View): Localized {
  switch (move.kind) {
    case 'play':
      return playText(move, pack);
    case 'exchange': {
      const title = quoted(cardTitle(pack, move.card));
      return {
        ru: `Обменяйте карту без клетки: ${title.ru}.`,
        en: `Exchange ${title.en}: its cell is taken.`,
      };
    }
    case 'discard': {
      const title = quoted(cardTitle(pack, move.card));
      return { ru: `Сбросьте карту ${title.ru}.`, en: `Discard ${title.en}.` };
    }
    case 'draw':
      return { ru: 'Возьмите карту из колоды.', en: 'Draw a card from the deck.' };
    case 'give': {
      const title = quoted(cardTitle(pack, move.card));
      return { ru: `Отдайте карту ${title.ru}.`, en: `Give back ${title.en}.` };
    }
    case 'claim': {
      const side = sideName(move.colour);
      return {
        ru: `Заявите о нарушении: ${side.ru.toLowerCase()} переговаривались.`,
        en: `Claim that ${side.en} talked.`,
      };
    }
    case 'plead':
      return move.guilty
        ? { ru: 'Признайте нарушение.', en: 'Admit it.' }
        : { ru: 'Отрицайте нарушение.', en: 'Deny it.' };
    case 'vote': {
      const side = sideName(view.breach?.accused ?? 0);
      return move.guilty
        ? {
            ru: `Подтвердите: ${side.ru.toLowerCase()} переговаривались.`,
            en: `Agree that ${side.en} talked.`,
          }
        : { ru: 'Проголосуйте: нарушения не было.', en: 'Vote that there was no breach.' };
    }
  }
}

function playText({ card, cell, lines = [] }: Of<'play'>, pack: Pack): Localized {
  const title = quoted(cardTitle(pack, card));
  const at = cellName(cell);
  const done = {
    event: { ru: `клетка ${at}`, en: `cell ${at}` },
    place: { ru: `поставьте фишку на клетку ${at}`, en: `place a chip on ${at}` },
    remove: { ru: `уберите фишку с клетки ${at}`, en: `remove the chip from ${at}` },
    replace: { ru: `замените фишку на клетке ${at}`, en: `replace the chip on ${at}` },
  }[effectOf(card)];
  const ends = (dash: string) =>
    lines.map(({ from, to }) => `${cellName(from)}${dash}${cellName(to)}`).join(', ');
  const taken =
    lines.length > 0
      ? { ru: `; линия ${ends(' — ')}`, en: `; take the line ${ends('–')}` }
      : { ru: '', en: '' };
  return {
    ru: `Сыграйте карту ${title.ru}: ${done.ru}${taken.ru}.`,
    en: `Play ${title.en}: ${done.en}${taken.en}.`,
  };
}
