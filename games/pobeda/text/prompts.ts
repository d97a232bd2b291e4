import type { Decision, Localized, Names } from '@bridgehead/kernel';
import type { View } from '../rules/index.ts';
import { sideName } from './names.ts';

/** What the top line of the table says: to the viewer in the second person, of others in the third. */
export function decisionText(decision: Decision, view: View, names: Names): Localized {
  return decision.seat === view.viewer ? toViewer(decision, view) : ofOther(decision, names);
}

function toViewer({ kind, must }: Decision, view: View): Localized {
  switch (kind) {
    case 'turn':
      return view.exchanged
        ? { ru: 'Обмен сделан. Теперь сыграйте карту.', en: 'Exchange made. Now play a card.' }
        : { ru: 'Ваш ход: сыграйте карту.', en: 'Your turn: play a card.' };
    case 'draw':
      return must
        ? { ru: 'Возьмите карту из колоды.', en: 'Draw a card from the deck.' }
        : {
            ru: 'Возьмите карту: она пропадёт, когда следующий закончит ход.',
            en: 'Draw a card: it is lost when the next player has finished.',
          };
    case 'claim':
      return {
        ru: 'Соперники переговаривались? Заявите о нарушении.',
        en: 'Did the others talk? Claim a breach.',
      };
    case 'give':
      return { ru: 'Отдайте одну карту в колоду.', en: 'Give one card back to the deck.' };
    case 'plead':
      return {
        ru: 'Вашу команду обвиняют в переговорах. Это так?',
        en: 'Your team is accused of talking. Is it true?',
      };
    default: {
      const side = sideName(view.breach?.accused ?? 0);
      return {
        ru: `${side.ru} переговаривались? Решает ваша команда.`,
        en: `Did ${side.en} talk? Your team decides.`,
      };
    }
  }
}

function ofOther({ kind, seat }: Decision, names: Names): Localized {
  const who = names.seat(seat);
  switch (kind) {
    case 'turn':
      return { ru: `Ходит ${who}.`, en: `${who} is to move.` };
    case 'draw':
      return { ru: `${who}: карта ещё не взята.`, en: `${who} has yet to draw.` };
    case 'give':
      return { ru: `${who} выбирает карту, чтобы отдать.`, en: `${who} chooses a card to give.` };
    case 'plead':
      return { ru: `${who} отвечает на обвинение.`, en: `${who} answers the claim.` };
    case 'vote':
      return { ru: `${who} голосует о нарушении.`, en: `${who} votes on the claim.` };
    default:
      return { ru: `${who} может заявить о нарушении.`, en: `${who} may claim a breach.` };
  }
}
