import type { Localized } from '@bridgehead/kernel';

/** Every sign on the table, in the order in which a newcomer meets it. */
export const SIGNS = [
  'soldier',
  'start',
  'trench',
  'step',
  'hedgehogs',
  'mines',
  'grenade',
  'flag',
  'zone',
  'infantry',
  'tank',
  'artillery',
  'shield',
  'advance',
  'shelling',
  'walk',
  'dig',
  'attack',
  'chance',
  'threat',
  'advice',
  'crater',
] as const;
export type Sign = (typeof SIGNS)[number];

export interface SignText {
  readonly name: Localized;
  /** The rule in a sentence; the clause has the rest. */
  readonly rule: Localized;
  readonly clause: string;
}

export const LEGEND: Readonly<Record<Sign, SignText>> = {
  soldier: {
    name: { ru: 'Солдат', en: 'Soldier' },
    rule: {
      ru: 'У каждого игрока свой цвет и своя форма. За ход — до трёх клеток по окопам и одно действие.',
      en: 'Every player has a colour and a shape. A turn is up to three cells through trenches and one action.',
    },
    clause: 'BLN-4.1',
  },
  start: {
    name: { ru: 'Стартовый окоп', en: 'Start trench' },
    rule: {
      ru: 'Отсюда отряд начинает. Кто из противников дойдёт сюда, стоит столько очков, какова его защита.',
      en: 'The squad begins here. An enemy that reaches it costs as many points as its shield.',
    },
    clause: 'BLN-1.2',
  },
  trench: {
    name: { ru: 'Окоп', en: 'Trench' },
    rule: {
      ru: 'По окопам ходят. Новый окоп должен соединяться с соседними.',
      en: 'Soldiers walk in trenches. A new one must join its neighbours.',
    },
    clause: 'BLN-5.1',
  },
  step: {
    name: { ru: 'Стрелковая ступень', en: 'Firing step' },
    rule: { ru: 'Солдату на ней +1 к атаке.', en: 'The soldier on it attacks with +1.' },
    clause: 'BLN-1.6',
  },
  hedgehogs: {
    name: { ru: 'Противотанковые ежи', en: 'Hedgehogs' },
    rule: {
      ru: 'Танк, въехавший сюда, выбывает вместе с окопом.',
      en: 'A tank that drives in here leaves the game together with the trench.',
    },
    clause: 'BLN-6.3',
  },
  mines: {
    name: { ru: 'Противопехотные мины', en: 'Mines' },
    rule: {
      ru: 'Пехота, вошедшая сюда, выбывает вместе с окопом.',
      en: 'Infantry that steps in here leaves the game together with the trench.',
    },
    clause: 'BLN-6.4',
  },
  grenade: {
    name: { ru: 'Граната', en: 'Grenade' },
    rule: {
      ru: 'Летит на столько клеток, сколько выпало, и уничтожает всё крестом: и чужих, и своё.',
      en: 'Flies as many cells as the die says and destroys everything in a cross, ours included.',
    },
    clause: 'BLN-5.6',
  },
  flag: {
    name: { ru: 'Наш флаг', en: 'Our flag' },
    rule: {
      ru: 'Без флага в зоне противника победы нет. Плитки, вышедшие на флаг, сразу выбывают.',
      en: 'There is no victory without a flag in the enemy zone. Tiles that come up at a flag leave the game at once.',
    },
    clause: 'BLN-5.2',
  },
  zone: {
    name: { ru: 'Зона противника', en: 'Enemy zone' },
    rule: {
      ru: 'Здесь появляются плитки противника: полосу выбирает кубик.',
      en: 'Enemy tiles come up here; the die names the lane.',
    },
    clause: 'BLN-4.5',
  },
  infantry: {
    name: { ru: 'Пехота', en: 'Infantry' },
    rule: {
      ru: 'Шагает по своей полосе. Людей на плитке столько, какова защита.',
      en: 'Marches down its lane. It has as many men as its shield.',
    },
    clause: 'BLN-6.1',
  },
  tank: {
    name: { ru: 'Танк', en: 'Tank' },
    rule: { ru: 'Шагает по полосе и давит окопы.', en: 'Drives down its lane and crushes trenches.' },
    clause: 'BLN-6.3',
  },
  artillery: {
    name: { ru: 'Артиллерия', en: 'Artillery' },
    rule: {
      ru: 'Не движется: в ход противника стреляет вдоль полосы и выбывает.',
      en: 'Does not move: it fires down its lane in the enemy’s turn and leaves the game.',
    },
    clause: 'BLN-6.6',
  },
  shield: {
    name: { ru: 'Защита', en: 'Shield' },
    rule: {
      ru: 'Атака снимает плитку, если кубик − 1 (на ступени — сам кубик) не меньше этого числа.',
      en: 'An attack removes the tile if the die − 1 (on a firing step the die itself) is at least this number.',
    },
    clause: 'BLN-5.4',
  },
  advance: {
    name: { ru: 'Стрелка под плиткой', en: 'Arrow below a tile' },
    rule: {
      ru: 'Следующий шаг противника. Красная — этот шаг будет стоить очков.',
      en: 'The enemy’s next step. A red one will cost points.',
    },
    clause: 'BLN-6.1',
  },
  shelling: {
    name: { ru: 'Линия обстрела', en: 'Line of fire' },
    rule: {
      ru: 'Клетки, на которые может лечь снаряд: по одной на каждую грань кубика.',
      en: 'The cells a shell may hit: one for each face of the die.',
    },
    clause: 'BLN-6.6',
  },
  walk: {
    name: { ru: 'Сплошная рамка', en: 'Solid frame' },
    rule: { ru: 'Сюда можно перейти.', en: 'A soldier can walk here.' },
    clause: 'BLN-4.1',
  },
  dig: {
    name: { ru: 'Пунктирная рамка', en: 'Dashed frame' },
    rule: {
      ru: 'Здесь можно построить окоп или поставить флаг.',
      en: 'A trench can be built here, or a flag planted.',
    },
    clause: 'BLN-4.2',
  },
  attack: {
    name: { ru: 'Красная рамка', en: 'Red frame' },
    rule: { ru: 'Эту плитку можно атаковать.', en: 'This tile can be attacked.' },
    clause: 'BLN-5.4',
  },
  chance: {
    name: { ru: 'Проценты на клетке', en: 'Percentage on a cell' },
    rule: {
      ru: 'Вероятность попасть тем, что сейчас в руке: выстрелом или гранатой.',
      en: 'The chance to hit with what is in hand: a shot or a grenade.',
    },
    clause: 'BLN-5.4',
  },
  threat: {
    name: { ru: 'Угроза под полосой', en: 'Threat below a lane' },
    rule: {
      ru: 'Сколько очков будет стоить полоса, если ничего не сделать, и через сколько ходов противника — первое из них.',
      en: 'How many points the lane will cost if nothing is done, and in how many turns of the enemy the first of them.',
    },
    clause: 'BLN-6.5',
  },
  advice: {
    name: { ru: 'Синяя стрелка', en: 'Blue arrow' },
    rule: { ru: 'Совет: путь и цель, по порядку.', en: 'Advice: the way and the aim, in order.' },
    clause: 'BLN-4.3',
  },
  crater: {
    name: { ru: 'Воронка', en: 'Crater' },
    rule: {
      ru: 'Сюда попал снаряд или граната. Играть не мешает.',
      en: 'A shell or a grenade has burst here. It changes nothing in play.',
    },
    clause: 'BLN-6.6',
  },
};
