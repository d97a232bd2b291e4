import type { Chapter } from '@bridgehead/kernel';

export const board: Chapter = {
  id: 'BLN-1',
  title: { ru: 'Поле и плитки', en: 'Board and tiles' },
  clauses: [
    {
      id: 'BLN-1.1',
      title: { ru: 'Поле', en: 'The board' },
      paragraphs: [
        {
          ru: 'На поле шесть полос, по одной на каждую грань кубика. Вдоль нашего края тянется стартовый окоп, у дальнего края — зона противника: клетки со стрелками.',
          en: 'The board has six lanes, one for each face of the die. The start trench runs along our edge; at the far edge lies the enemy zone, the cells with arrows.',
        },
        {
          ru: 'В полосе семь клеток. Первая — стартовый окоп, со второй по шестую — открытая местность, седьмая — зона противника. Клетку мы называем двумя числами: 4-2 — вторая клетка четвёртой полосы.',
          en: 'A lane has seven cells. The first is the start trench, the second to the sixth are open ground, the seventh is the enemy zone. We name a cell by two numbers: 4-2 is the second cell of lane four.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BLN-1.2',
      title: { ru: 'Стартовый окоп', en: 'The start trench' },
      paragraphs: [
        {
          ru: 'Шесть стартовых клеток соединены между собой, и у каждой есть выход вперёд, на вторую клетку её полосы. Они напечатаны на поле, поэтому убрать их нельзя ничем.',
          en: 'The six start cells are joined to one another, and each has an exit forward to the second cell of its lane. They are printed on the board, so nothing removes them.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BLN-1.3',
      title: { ru: 'Плитки для строительства', en: 'Building tiles' },
      paragraphs: [
        {
          ru: 'Строят из 40 плиток: 36 окопов и 4 гранаты. Их перемешивают вместе и кладут в стопку рубашкой вверх. Три верхние выкладывают лицом вверх — это открытые плитки.',
          en: 'There are 40 building tiles: 36 trenches and 4 grenades. They are shuffled together into one face-down stack. The top three are laid face up: these are the open tiles.',
        },
      ],
    },
    {
      id: 'BLN-1.4',
      title: { ru: 'Плитки противника', en: 'Enemy tiles' },
      paragraphs: [
        {
          ru: 'У противника 34 плитки: пехота, танки и артиллерия. Число на щите — защита плитки. Перед игрой часть плиток убирают не глядя: по печатным правилам восемь, тогда играют остальные 26.',
          en: 'The enemy has 34 tiles: infantry, tanks and artillery. The number on the shield is the tile’s defence. Before play some are taken out unseen: eight as printed, and the other 26 take part.',
        },
      ],
    },
    {
      id: 'BLN-1.5',
      title: { ru: 'Флаги', en: 'Flags' },
      paragraphs: [
        {
          ru: 'Плиток с флагом 14. Десять отсчитывают штрафные очки (сколько их нужно на самом деле, зависит от сложности), четыре ждут окопов, прорытых в зону противника.',
          en: 'There are 14 flag tiles. Ten count penalty points (how many it takes depends on the difficulty), four wait for trenches dug into the enemy zone.',
        },
      ],
    },
    {
      id: 'BLN-1.6',
      title: { ru: 'Окопы и их знаки', en: 'Trenches and their marks' },
      paragraphs: [
        {
          ru: 'У плитки окопа от двух до четырёх открытых сторон. На ней может быть один знак. Стрелковая ступень прибавляет единицу к атаке стоящего на ней солдата. Ежи останавливают танк, мины — пехоту.',
          en: 'A trench tile has two to four open sides. It may carry one mark. A firing step adds one to the attack of the soldier on it. Hedgehogs stop a tank, mines stop infantry.',
        },
        {
          ru: 'Прежде чем положить плитку, её можно повернуть.',
          en: 'A tile may be turned before it is laid.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BLN-1.7',
      title: { ru: 'Состав набора', en: 'What the set holds' },
      paragraphs: [
        {
          ru: 'Правила не перечисляют плиток поимённо. Наш набор — реконструкция, числа в ней подобраны на сыгранных партиях; изданный набор может быть другим. Щиты — от одного до пяти, чтобы любую плитку можно было снять и из простого окопа; у пехоты на плитке столько людей, какова защита. Состав набора показан у стола; играть можно и своим набором плиток.',
          en: 'The printed rules do not list the tiles. Our set is a reconstruction with numbers tuned by play; the published one may differ. Shields run from one to five, so that every tile can be shot from a plain trench, too; an infantry tile shows as many men as its shield. The table lists what is in the set, and may bring a set of its own.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BLN-1.8',
      title: { ru: 'Сброс и выбывшие плитки', en: 'Discard and lost tiles' },
      paragraphs: [
        {
          ru: 'Плитки засыпанных окопов лежат в стороне лицом вверх: их видят все. Окоп, раздавленный танком, выбывает из игры.',
          en: 'Cleared tiles lie aside, face up, for everybody to see. A trench crushed by a tank leaves the game.',
        },
        {
          ru: 'Туда же кладут заменённые открытые плитки и брошенные гранаты: это сброс. Окопы, потерянные от мин, ежей, артиллерии и гранат, выбывают, как и раздавленные.',
          en: 'Replaced open tiles and thrown grenades go there too: this is the discard. Trenches lost to mines, hedgehogs, artillery and grenades leave the game as crushed ones do.',
          ruling: true,
        },
      ],
    },
  ],
};
