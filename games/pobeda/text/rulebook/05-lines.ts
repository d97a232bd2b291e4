import type { Chapter } from '@bridgehead/kernel';

export const lines: Chapter = {
  id: 'POB-5',
  title: { ru: 'Линии победы', en: 'Lines of victory' },
  clauses: [
    {
      id: 'POB-5.1',
      title: { ru: 'Что такое линия', en: 'What a line is' },
      paragraphs: [
        {
          ru: 'Линия победы — это шесть фишек одного цвета на соседних клетках одной строки, одного столбца или одной диагонали. Пропусков в ней нет.',
          en: 'A line of victory is six chips of one colour on consecutive cells of a row, a column or a diagonal. It has no gaps.',
        },
      ],
    },
    {
      id: 'POB-5.2',
      title: { ru: 'Закрепление', en: 'Fixing a line' },
      paragraphs: [
        {
          ru: 'Линия сложилась — её фишки тут же ложатся звездой вверх. Закреплённую фишку нельзя ни сдвинуть, ни снять, ни заменить.',
          en: 'The moment a line is complete, its chips turn star up. A fixed chip is never moved, removed or replaced.',
        },
      ],
    },
    {
      id: 'POB-5.3',
      title: { ru: 'Пересечения', en: 'Crossings' },
      paragraphs: [
        {
          ru: 'Ваши линии могут пересекать друг друга. Фишка на перекрёстке входит в обе.',
          en: 'Lines of one colour may cross each other. The chip at the crossing belongs to both.',
        },
        {
          ru: 'Линии разных цветов друг друга не пересекают.',
          en: 'Lines of different colours never cross.',
          edition: '2019',
        },
        {
          ru: 'Это значит, что у них нет общей фишки. Если одна диагональ проходит сквозь другую между клетками, это не пересечение. Общий угол разрешён.',
          en: 'That means they share no chip. Two diagonals that pass each other between the cells do not cross. A shared corner is allowed.',
          edition: '2019',
          ruling: true,
        },
      ],
    },
    {
      id: 'POB-5.4',
      title: { ru: 'Сколько общего у двух линий', en: 'What two lines may share' },
      paragraphs: [
        {
          ru: 'Общая клетка у двух линий может быть одна, не больше.',
          en: 'Two lines share one cell at most.',
        },
        {
          ru: 'Сколько общих клеток может быть у двух линий, это издание не говорит. Предел тот же.',
          en: 'This edition does not say how much two lines may share. The same limit applies.',
          edition: 'classic',
          ruling: true,
        },
        {
          ru: 'Поэтому одиннадцать подряд — это две линии: клетки с первой по шестую и с шестой по одиннадцатую, шестая общая. От семи до десяти подряд — место только для одной.',
          en: 'So eleven in a row are two lines: cells one to six and cells six to eleven, with the sixth in both. Seven to ten in a row hold only one.',
        },
        {
          ru: 'Углы считаются наравне с другими клетками. Десять фишек и угол — две линии. Десять фишек между двумя углами — тоже две.',
          en: 'Corners count like any other cell. Ten chips and a corner are two lines. Ten chips between two corners are two as well.',
        },
        {
          ru: 'Где легла первая линия, неважно. Как только ряд без пропусков дорос до одиннадцати клеток, а линия в нём взята одна, вторая берётся тут же и закрепляется весь ряд. Линии в нём отсчитываются заново: одна — первые шесть клеток, другая — последние шесть. Если ряд дорос сразу до двенадцати, общей клетки у них нет. Когда в ряду уже две линии, двенадцатая фишка остаётся незакреплённой.',
          en: 'It does not matter where the first line lies. As soon as an unbroken run reaches eleven cells with only one line taken in it, the second is taken and the whole run is fixed. Its lines are counted anew: one is the first six cells, the other the last six. If the run grows to twelve at once, they share no cell. Once a run holds two lines, a twelfth chip stays loose.',
          ruling: true,
        },
        {
          ru: 'Пример: линия d3 — i3 взята, потом вы заняли a3, b3, c3, j3 и последней k3. Подряд лежат одиннадцать: теперь у вас две линии, a3 — f3 и f3 — k3.',
          en: 'Example: the line d3 – i3 is taken, then you fill a3, b3, c3, j3 and at last k3. That makes eleven in a row: now you have two lines, a3 – f3 and f3 – k3.',
          ruling: true,
        },
      ],
    },
    {
      id: 'POB-5.5',
      title: { ru: 'Углы', en: 'Corners' },
      paragraphs: [
        {
          ru: 'Угол заменяет фишку того цвета, которому он нужен. Поэтому пять ваших фишек и угол — уже линия.',
          en: 'A corner stands in for a chip of whatever colour needs it. So five of your chips and a corner make a line.',
        },
        {
          ru: 'Один и тот же угол может служить сразу нескольким цветам.',
          en: 'Several colours may use the same corner.',
        },
        {
          ru: 'Это издание не уточняет, могут ли разные цвета использовать один угол. Здесь могут.',
          en: 'This edition does not say whether colours share a corner. Here they do.',
          edition: '2019',
          ruling: true,
        },
        {
          ru: 'Несколько линий одного цвета тоже могут сойтись в одном углу.',
          en: 'Several lines of one colour may meet in the same corner too.',
          ruling: true,
        },
      ],
    },
    {
      id: 'POB-5.6',
      title: { ru: 'Несколько линий за ход', en: 'Several lines at once' },
      paragraphs: [
        {
          ru: 'Одна фишка может завершить сразу несколько линий: в разных направлениях или две в одном, если она у них общая. Засчитывается самое большое число новых линий, какое допускает POB-5.4.',
          en: 'One chip may complete several lines: in different directions, or two in one direction if they share that chip. You get the largest number of new lines that POB-5.4 allows.',
          ruling: true,
        },
        {
          ru: 'Пример: пять ваших фишек, пустая клетка и ещё пять. Займите пустую клетку — и у вас сразу две линии.',
          en: 'Example: five of your chips, an empty cell and five more. Fill the empty cell and you have two lines at once.',
          ruling: true,
        },
        {
          ru: 'Если это число линий можно набрать по-разному, выбирает тот, кто поставил фишку. Этот выбор — часть хода.',
          en: 'If that number can be reached in different ways, whoever placed the chip chooses. The choice is part of the move.',
          ruling: true,
        },
        {
          ru: 'Пример: три ваши фишки, пустая клетка и ещё три. Вы занимаете пустую, и подряд лежат семь — это одна линия. Вы решаете, какая из двух крайних фишек останется незакреплённой.',
          en: 'Example: three of your chips, an empty cell and three more. You fill the gap and have seven in a row, which is one line. You choose which of the two end chips stays loose.',
          ruling: true,
        },
      ],
    },
    {
      id: 'POB-5.7',
      title: { ru: 'Линия берётся сразу', en: 'Lines are taken at once' },
      paragraphs: [
        {
          ru: 'Линия засчитывается в тот миг, когда сложилась: отложить её нельзя. Поэтому в каждой новой линии есть только что поставленная фишка.',
          en: 'A line is taken as soon as it exists: you cannot save it for later. So every new line contains the chip just placed.',
        },
        {
          ru: 'Вторую линию ряда из одиннадцати (POB-5.4) поставленная фишка завершает, на каком бы его конце она ни легла.',
          en: 'The second line of a run of eleven (POB-5.4) is completed by the chip just placed, at whichever end of the run that lies.',
          ruling: true,
        },
      ],
    },
  ],
};
