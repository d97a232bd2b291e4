import { type Localized, plain, say, type Sentences, type ToldReason } from '@bridgehead/kernel';
import type { Reasons } from '../bot/reasons.ts';
import { sideName } from './names.ts';

/** Why a move is good, said alike of a bot's own and of one it advises: the sentences behind `Reason.reason`. */
export const REASONS: Sentences<Reasons> = {
  win: plain('Линия завершена, партия выиграна.', 'It completes a line and wins.'),
  line: ({ lines }) =>
    lines > 1
      ? { ru: `Завершает сразу несколько линий: ${lines}.`, en: `It completes ${lines} lines at once.` }
      : { ru: 'Завершает линию.', en: 'It completes a line.' },
  block: ({ colour, chips, cell }) => {
    const side = sideName(colour);
    return {
      ru: `${side.ru} собрали ${chips} из 6, и им нужна клетка ${cell}.`,
      en: `${side.en} has ${chips} of 6 and needs cell ${cell}.`,
    };
  },
  break: ({ colour, chips, cell }) => {
    const side = sideName(colour);
    return {
      ru: `${side.ru} собрали ${chips} из 6, считая клетку ${cell}.`,
      en: `${side.en} has ${chips} of 6, counting ${cell}.`,
    };
  },
  remove: ({ cell }) => ({
    ru: `Фишка на клетке ${cell} ещё пригодилась бы сопернику.`,
    en: `The chip on ${cell} would be of use to the opponent later.`,
  }),
  build: ({ chips, cell }) => ({
    ru: `В линии через клетку ${cell} станет ${chips} из 6.`,
    en: `That makes ${chips} of 6 in a line through ${cell}.`,
  }),
  start: ({ cell }) => ({
    ru: `Через клетку ${cell} возможно много линий.`,
    en: `Many lines can pass through ${cell}.`,
  }),
  spare: plain('Эта карта нужна меньше остальных.', 'This card is needed least.'),
  exchange: plain('Клетка этой карты уже занята.', 'The card’s cell is taken.'),
  discard: plain('Ни одну карту сейчас не сыграть.', 'No card can be played now.'),
  draw: plain('Иначе на руках будет на карту меньше.', 'Otherwise the hand would be a card short.'),
  give: plain('Эта карта нужна меньше остальных.', 'This card is needed least.'),
  claim: plain('Похоже, соперники переговаривались.', 'The others seem to have talked.'),
  innocent: plain('Никаких переговоров слышно не было.', 'Nobody was heard talking.'),
  random: plain('Это ход наугад.', 'A move at random.'),
};

export function reasonText(told: ToldReason): Localized | undefined {
  const sentence = say(REASONS, told);
  const chance = told.figures?.['chance'];
  if (!sentence || chance === undefined) return sentence;
  return {
    ru: `${sentence.ru} Шансы на победу — около ${chance} %.`,
    en: `${sentence.en} Chances of winning: about ${chance}%.`,
  };
}
