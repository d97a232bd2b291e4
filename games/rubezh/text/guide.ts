import type { GuideStep } from '@bridgehead/kernel';

export const guide: readonly GuideStep[] = [
  {
    title: { ru: 'Один рубеж', en: 'One line' },
    text: {
      ru: 'Все играют заодно. Победа — когда свежие силы противника кончились и на огневых точках противника не осталось. Третья захваченная точка или гибель всех подразделений — поражение.',
      en: 'Everybody plays together. You win when the enemy’s fresh forces are spent and none of them stands on a fire point. The third captured point, or the loss of all units, is defeat.',
    },
  },
  {
    title: { ru: 'Займите огневые точки', en: 'Take your posts' },
    text: {
      ru: 'Поставьте каждое подразделение на одну из четырёх огневых точек. Точку без защитников захватят, если противник наберёт на ней столько очков захвата, сколько на ней написано.',
      en: 'Place every unit at one of the four fire points. A point without defenders is captured when the enemies at it have as many capture points as are written on it.',
    },
    until: 'placed',
  },
  {
    title: { ru: 'Событие', en: 'The event' },
    text: {
      ru: 'Каждый ход открывает событие: сначала выполняется его текст, потом прибывают подкрепления противника. На карте — что было в крепости на самом деле.',
      en: 'Every turn opens with an event: its text is carried out first, then enemy reinforcements arrive. The card also tells what really happened in the fortress.',
    },
  },
  {
    title: { ru: 'Сыграйте карту', en: 'Play a card' },
    text: {
      ru: 'У подразделения одно очко действия: карта или переход. Выберите карту и цель. Шанс показан до броска: кубик вместе с бонусом должен дать больше, чем защита противника.',
      en: 'A unit has one action point: a card or a move. Choose a card and a target. The chance is shown before the roll: die and bonus must be above the enemy’s defence.',
    },
    until: 'acted',
  },
  {
    title: { ru: 'Закончите действия', en: 'End your actions' },
    text: {
      ru: 'Сыграйте карты остальных подразделений или закончите ход. Карта с «+1 действие» возвращает очко, а некоторые карты можно сменить бесплатно.',
      en: 'Play cards of the others, or end the turn. A card with “+1 action” gives the point back, and some cards may be cycled for free.',
    },
    until: 'done',
  },
  {
    title: { ru: 'Держаться или отступать', en: 'Stand or retreat' },
    text: {
      ru: 'Атаки нападающих складываются, и кубик должен дать больше этой суммы. Где подразделений несколько, вы сами решаете, кто на кого нападает. Отступление даёт +3, но точку придётся оставить; под преследованием — только +1.',
      en: 'Attackers add up their attack, and the die must exceed it. Where there are several units, you decide who attacks whom. Retreating gives +3, but the unit must leave the point; under pursuit it gives only +1.',
    },
    until: 'attacked',
  },
  {
    title: { ru: 'Запас прочности', en: 'What is left' },
    text: {
      ru: 'Жетон укрепления позволяет бросить кубик ещё раз. Реакции бесплатны: игра спросит, когда их можно сыграть. Выполненные задания лежат на столе, пока не понадобятся.',
      en: 'A fortification token lets you roll again. Reactions are free, and you are asked when they fit. Tasks that are met wait on the table until you need them.',
    },
  },
];
