import type { Localized } from '@bridgehead/kernel';

export const guide: readonly { readonly title: Localized; readonly text: Localized }[] = [
  {
    title: { ru: 'Шесть в ряд', en: 'Six in a row' },
    text: {
      ru: 'Соберите шесть своих фишек подряд: в строке, в столбце или по диагонали. Это линия победы. В издании 2019 года обычно хватает одной, в классическом нужны три.',
      en: 'Get six of your chips in a row: across, down or diagonally. That is a line of victory. In the 2019 edition one is usually enough, in the classic edition you need three.',
    },
  },
  {
    title: { ru: 'Ваша рука', en: 'Your hand' },
    text: {
      ru: 'У вас шесть карт. Каждая карта события ведёт к одной клетке, и эти клетки подсвечены на поле.',
      en: 'You hold six cards. Each event card leads to one cell, and those cells are lit on the board.',
    },
  },
  {
    title: { ru: 'Сыграйте карту', en: 'Play a card' },
    text: {
      ru: 'Выберите карту, найдите на поле её клетку и сыграйте. Туда ляжет ваша фишка, а к вам придёт новая карта.',
      en: 'Pick a card, see its cell on the board and play it. Your chip goes there and a new card comes to you.',
    },
  },
  {
    title: { ru: 'Углы и специальные карты', en: 'Corners and special cards' },
    text: {
      ru: 'Угол служит фишкой любому цвету: пять ваших и угол — уже линия. «+1» ставит фишку на любую свободную клетку, «−1» убирает чужую, «−1/+1» заменяет её вашей.',
      en: 'A corner serves as a chip of any colour: five of yours and a corner make a line. “+1” places a chip on any free cell, “−1” removes an opponent’s, “−1/+1” replaces it with yours.',
    },
  },
  {
    title: { ru: 'Где прочесть больше', en: 'Where to read more' },
    text: {
      ru: 'Все правила — в книге правил, открыть её можно в любой момент. Если ход невозможен, игра назовёт пункт, который его запрещает.',
      en: 'All the rules are in the rulebook. You can open it at any moment. If a move is not allowed, the game names the clause that forbids it.',
    },
  },
];
