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
          ru: 'Каждый танк и каждая пехота делают шаг на одну клетку вдоль своей полосы к стартовому окопу.',
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
          ru: 'Если противник входит на клетку с солдатами, каждый из них возвращается в стартовый окоп и приносит штрафное очко. Потом действует знак окопа.',
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
          ru: 'Танк, вошедший на окоп, убирает его из игры. На ежах вместе с окопом выбывает и танк. Мины танку не страшны.',
          en: 'A tank that enters a trench removes it from the game. On hedgehogs the tank goes with it. Mines do nothing to a tank.',
        },
      ],
    },
    {
      id: 'BLN-6.4',
      title: { ru: 'Пехота и мины', en: 'Infantry and mines' },
      paragraphs: [
        {
          ru: 'Пехота, вошедшая на мины, выбывает вместе с окопом. Прочие окопы после пехоты остаются как были.',
          en: 'Infantry that enters mines is removed together with the trench. It leaves other trenches as they are.',
        },
      ],
    },
    {
      id: 'BLN-6.5',
      title: { ru: 'Прорыв', en: 'Breakthrough' },
      paragraphs: [
        {
          ru: 'Танк или пехота, дошедшие до стартовой клетки, приносят столько штрафных очков, какова их защита, и выбывают из игры.',
          en: 'A tank or infantry tile that reaches a start cell costs as many penalty points as its shield and leaves the game.',
        },
        {
          ru: 'Солдаты на этой клетке остаются на месте и лишних очков не приносят.',
          en: 'Soldiers on that cell stay where they are and cost nothing extra.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BLN-6.6',
      title: { ru: 'Артиллерия', en: 'Artillery' },
      paragraphs: [
        {
          ru: 'Артиллерия не движется: она стреляет один раз вдоль полосы и выбывает из игры. Плитки на пути снаряда его не задерживают. Единица на кубике — стартовая клетка и одно штрафное очко. От двух до шести — с этой клетки полосы исчезают все плитки, а каждый солдат возвращается на стартовую клетку и приносит штрафное очко.',
          en: 'Artillery does not move: it fires once along its lane and leaves the game. Tiles in between do not stop the shell. A one on the die is the start cell and one penalty point. From two to six, that cell of the lane loses every tile on it, and each soldier there returns to the start cell at a penalty point.',
        },
        {
          ru: 'При выстреле по стартовой клетке солдаты на ней остаются на месте.',
          en: 'Soldiers on a start cell that is shelled stay where they are.',
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
