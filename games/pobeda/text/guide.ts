import { type GuideStep, pluralRu } from '@bridgehead/kernel';
import type { PobedaOptions } from '../rules/index.ts';

/** A first turn at a table where so many lines win. */
export function guide({ lines }: PobedaOptions): readonly GuideStep[] {
  return [aim(lines), ...STEPS];
}

function aim(lines: number): GuideStep {
  const needed = pluralRu(lines, { one: 'нужна', few: 'нужны', many: 'нужно' });
  const counted = pluralRu(lines, { one: 'линия', few: 'линии', many: 'линий' });
  return {
    title: { ru: 'Шесть в ряд', en: 'Six in a row' },
    text: {
      ru: `Соберите шесть своих фишек подряд: в строке, в столбце или по диагонали. Это линия победы. Чтобы выиграть за этим столом, ${needed} ${lines} ${counted}.`,
      en: `Get six of your chips in a row: across, down or diagonally. That is a line of victory. At this table ${lines} ${lines === 1 ? 'line wins' : 'lines win'}.`,
    },
  };
}

const STEPS: readonly GuideStep[] = [
  {
    title: { ru: 'Выберите карту', en: 'Pick a card' },
    text: {
      ru: 'У вас шесть карт. Каждая карта события ведёт к одной клетке, и эти клетки подсвечены на поле. Нажмите на любую карту.',
      en: 'You hold six cards. Each event card leads to one cell, and those cells are lit on the board. Press any card.',
    },
    until: 'card',
  },
  {
    title: { ru: 'Прочтите о событии', en: 'Read about the event' },
    text: {
      ru: 'У каждой клетки своя история: рисунок, рассказ и карта фронта в тот день. Нажмите «Прочесть», а дочитав, закройте.',
      en: 'Every cell has a story: a picture, the text and a map of the front on that day. Press “Read”, and close it when you have finished.',
    },
    until: 'reading',
  },
  {
    title: { ru: 'Сыграйте карту', en: 'Play the card' },
    text: {
      ru: 'Нажмите «Сыграть»: ваша фишка ляжет на клетку карты, а к вам придёт новая карта. Выбирайте клетки поближе друг к другу.',
      en: 'Press “Play”: your chip goes to the card’s cell and a new card comes to you. Choose cells close to one another.',
    },
    until: 'played',
  },
  {
    title: { ru: 'Ходят соперники', en: 'Your opponents move' },
    text: {
      ru: 'Смотрите, где они собирают ряд: четыре и пять фишек подряд поле отмечает само. Всё, что случилось до вашего хода, останется, пока вы не прочтёте.',
      en: 'Watch where they build a row: the board itself marks four and five chips in line. Whatever happened before your turn stays until you have read it.',
    },
  },
  {
    title: { ru: 'Углы и специальные карты', en: 'Corners and special cards' },
    text: {
      ru: 'Угол служит фишкой любому цвету: пять ваших и угол — уже линия. «+1» ставит фишку на любую свободную клетку, «−1» убирает чужую, «−1/+1» заменяет её вашей.',
      en: 'A corner serves as a chip of any colour: five of yours and a corner make a line. “+1” places a chip on any free cell, “−1” removes an opponent’s, “−1/+1” replaces it with yours.',
    },
  },
  {
    title: { ru: 'Где прочесть больше', en: 'Where to read more' },
    text: {
      ru: 'Все правила — в книге правил, открыть её можно в любой момент. Если ход невозможен, игра назовёт пункт, который его запрещает.',
      en: 'All the rules are in the rulebook. You can open it at any moment. If a move is not allowed, the game names the clause that forbids it.',
    },
  },
];
