import type { Chapter } from '@bridgehead/kernel';

export const enemy: Chapter = {
  id: 'BLN-6',
  title: { ru: 'Ход противника', en: 'The enemy’s turn' },
  clauses: [
    {
      id: 'BLN-6.1',
      title: { ru: 'Наступление', en: 'The advance' },
      paragraphs: [
        {
          ru: 'Каждая плитка танка и пехоты продвигается на одну клетку вдоль своей полосы к стартовому окопу.',
          en: 'Every tank and infantry tile steps one cell along its lane towards the start trench.',
        },
        {
          ru: 'Первыми шагают ближайшие к стартовому окопу, по полосам с первой по шестую. Потом стреляет артиллерия, тоже по порядку полос.',
          en: 'Those nearest the start trench step first, lane one to lane six. Then artillery fires, in the order of lanes as well.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BLN-6.2',
      title: { ru: 'Солдаты на пути', en: 'Soldiers in the way' },
      paragraphs: [
        {
          ru: 'Если противник входит на клетку с солдатами, каждый из них возвращается в стартовый окоп: по штрафному очку за каждого. Потом действует знак окопа.',
          en: 'When an enemy enters a cell with soldiers, each of them returns to the start trench and costs a penalty point. Then the mark of the trench works.',
        },
        {
          ru: 'Солдат возвращается на стартовую клетку той же полосы.',
          en: 'A soldier returns to the start cell of that lane.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BLN-6.3',
      title: { ru: 'Танк и окоп', en: 'Tanks and trenches' },
      paragraphs: [
        {
          ru: 'Танк давит окоп, на который въезжает: окоп выбывает из игры. На ежах вместе с окопом выбывает и танк. Мины танку не страшны.',
          en: 'A tank that enters a trench removes it from the game. On hedgehogs the tank goes with it. Mines do nothing to a tank.',
        },
      ],
    },
    {
      id: 'BLN-6.4',
      title: { ru: 'Пехота и мины', en: 'Infantry and mines' },
      paragraphs: [
        {
          ru: 'Пехота, ступившая на мины, выбывает вместе с окопом. Остальные окопы пехота не трогает.',
          en: 'Infantry that enters mines is removed together with the trench. It leaves other trenches as they are.',
        },
      ],
    },
    {
      id: 'BLN-6.5',
      title: { ru: 'Прорыв', en: 'Breakthrough' },
      paragraphs: [
        {
          ru: 'Танк или пехота, дошедшие до стартовой клетки, стоят отряду столько штрафных очков, какова защита плитки, и выбывают из игры. Ещё по очку — за каждого солдата на этой клетке.',
          en: 'A tank or infantry tile that reaches a start cell costs as many penalty points as its shield and leaves the game. Each soldier in that cell costs one point more.',
        },
        {
          ru: 'Солдаты остаются на этой клетке.',
          en: 'The soldiers stay in that cell.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BLN-6.6',
      title: { ru: 'Артиллерия', en: 'Artillery' },
      paragraphs: [
        {
          ru: 'Артиллерия не движется: она стреляет один раз вдоль полосы и выбывает из игры. Единица на кубике — стартовая клетка: одно штрафное очко и ещё по одному за каждого солдата на ней. От двух до шести — с этой клетки полосы исчезают все плитки, а каждый солдат возвращается на стартовую клетку: по штрафному очку за каждого.',
          en: 'Artillery does not move: it fires once along its lane and leaves the game. A one on the die is the start cell: one penalty point, and one more for each soldier in it. From two to six, that cell of the lane loses every tile on it, and each soldier there returns to the start cell at one penalty point each.',
        },
        {
          ru: 'Плитки на пути снаряда его не задерживают. Солдаты на обстрелянной стартовой клетке остаются на месте.',
          en: 'Tiles in between do not stop the shell. Soldiers in a start cell that is shelled stay there.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BLN-6.7',
      title: { ru: 'Свои под снарядом', en: 'The enemy’s own losses' },
      paragraphs: [
        {
          ru: 'Плитки противника, попавшие под его же снаряд, выбывают из игры. До флагов снаряд не достаёт.',
          en: 'Enemy tiles hit by their own shell leave the game. Flags are out of its reach.',
          ruling: true,
        },
      ],
    },
  ],
};
