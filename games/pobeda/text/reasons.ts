import type { Localized, Reason } from '@bridgehead/kernel';
import type { Pack } from '../content/index.ts';
import { sideName } from './names.ts';

type Figures = NonNullable<Reason['figures']>;
type Sentence = (figures: Figures) => Localized;

const plain =
  (ru: string, en: string): Sentence =>
  () => ({ ru, en });

/** What a bot says about its move: the sentences behind `Reason.reason`. */
const SENTENCES: Readonly<Record<string, Sentence>> = {
  win: plain('Завершает линию и выигрывает.', 'Completes a line and wins.'),
  line: ({ lines }) =>
    Number(lines) > 1
      ? { ru: `Завершает сразу несколько линий: ${lines}.`, en: `Completes ${lines} lines at once.` }
      : { ru: 'Завершает линию.', en: 'Completes a line.' },
  block: ({ colour, chips, cell }) => {
    const side = sideName(Number(colour));
    return {
      ru: `${side.ru} собрали ${chips} из 6: закрывает им клетку ${cell}.`,
      en: `${side.en} has ${chips} of 6: takes cell ${cell} away from them.`,
    };
  },
  break: ({ colour, chips, cell }) => {
    const side = sideName(Number(colour));
    return {
      ru: `${side.ru} собрали ${chips} из 6: убирает фишку с клетки ${cell}.`,
      en: `${side.en} has ${chips} of 6: takes the chip off ${cell}.`,
    };
  },
  remove: ({ cell }) => ({
    ru: `Убирает фишку соперника с клетки ${cell}, пока она не пригодилась.`,
    en: `Takes an opponent’s chip off ${cell} before it is of use.`,
  }),
  build: ({ chips, cell }) => ({
    ru: `Строит линию через клетку ${cell}: уже ${chips} из 6.`,
    en: `Builds a line through ${cell}: ${chips} of 6 by now.`,
  }),
  start: ({ cell }) => ({
    ru: `Занимает клетку ${cell}: отсюда возможно много линий.`,
    en: `Takes cell ${cell}: many lines can pass through it.`,
  }),
  spare: plain('Этой карты не жаль: она меньше всех нужна в руке.', 'The card is needed least in the hand.'),
  exchange: plain(
    'Клетка этой карты занята: меняет её на новую.',
    'The card’s cell is taken: exchanges it for a new one.',
  ),
  discard: plain('Ни одна карта не действует: пустой ход.', 'No card can have an effect: an empty turn.'),
  draw: plain('Берёт карту: иначе рука останется меньше.', 'Draws: otherwise the hand would stay smaller.'),
  give: plain('Отдаёт карту, которая нужна меньше всех.', 'Gives back the card that is needed least.'),
  claim: plain('Считает, что соперники переговаривались.', 'Believes that the others talked.'),
  innocent: plain('Никаких переговоров не слышал.', 'Heard nobody talk.'),
  random: plain('Ходит наугад.', 'Moves at random.'),
};

export function reasonText(reason: Reason, _pack: Pack): Localized {
  const figures = reason.figures ?? {};
  const sentence = (SENTENCES[reason.reason] ?? (SENTENCES['spare'] as Sentence))(figures);
  const { chance } = figures;
  if (chance === undefined) return sentence;
  return {
    ru: `${sentence.ru} Шансы на победу — около ${chance} %.`,
    en: `${sentence.en} Chances of winning: about ${chance}%.`,
  };
}
