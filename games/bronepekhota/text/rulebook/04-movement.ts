import type { Chapter } from '@bridgehead/kernel';
import { machines } from './04-machines.ts';

export const movement: Chapter = {
  id: 'BRP-4',
  title: { ru: 'Передвижение', en: 'Movement' },
  clauses: [
    {
      id: 'BRP-4.1',
      title: { ru: 'Пехота', en: 'Infantry' },
      paragraphs: [
        {
          ru: 'Шаг стоит солдату одно очко скорости. Идти можно в любую сторону и любым путём, встать — лицом куда угодно. Сквозь фигуры и высокие препятствия не проходят.',
          en: 'A step costs a soldier one speed point. It may go in any direction and by any route, and ends facing any way it likes. Nobody goes through pieces or high obstacles.',
        },
      ],
    },
    {
      id: 'BRP-4.1.1',
      title: { ru: 'Встреча с противником', en: 'Running into an enemy' },
      paragraphs: [
        {
          ru: 'Кто на ходу коснулся противника, дальше не идёт и дерётся с ним, даже если шёл мимо.',
          en: 'Whoever touches an enemy on the way must stop and fight in close combat, even if it only meant to pass.',
        },
        {
          ru: 'Так останавливают вражеский солдат, наземная машина с пилотом и орудие с расчётом; останавливаются и солдаты, и наземные машины. Остаток очков пропадает; если коснулись сразу нескольких, противника выбирает идущий. Если ближний бой в этом ходу уже был или встать там негде, такой путь запрещён. Отойти от противника можно свободно: того, кого касались вначале, считают заново, только отойдя.',
          en: 'It is enemy soldiers, piloted ground machines and manned guns that stop one, and soldiers and ground machines alike are stopped. Points left are lost; touching several, the mover chooses whom to fight. Such a way is refused if it has fought this turn or cannot stand there. Leaving an enemy is free: whoever was touched at the start counts again only once left behind.',
          ruling: true,
        },
        {
          ru: 'Машина без пилота и орудие без расчёта не останавливают: их можно атаковать, захватить, взять на буксир или обойти. Но кто касается чужой, ещё не захваченной машины или орудия, тот не стреляет. Имущество выбывшего игрока ничьё и ничему не мешает.',
          en: 'A machine without a pilot and a gun without a crew stop nobody: they may be fought, taken, towed or passed by. But nobody shoots while touching an enemy’s machine or gun that is not taken yet. What an eliminated player leaves is nobody’s and forbids nothing.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BRP-4.1.2',
      title: { ru: 'Лестницы и трапы', en: 'Ladders and ramps' },
      paragraphs: [
        {
          ru: 'По лестницам и трапам не круче 45° идут, как по ровному месту; длину меряют вдоль них. Остановиться на лестнице или посреди трапа нельзя.',
          en: 'Ladders and ramps up to 45° are walked like level ground, measured along themselves. Nobody stops on a ladder or half-way up a ramp.',
        },
        {
          ru: 'Поэтому противника, который стоит у верха лестницы, с неё не атаковать.',
          en: 'Hence an enemy at the head of a ladder cannot be attacked from it.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BRP-4.1.3',
      title: { ru: 'Препятствия', en: 'Obstacles' },
      paragraphs: [
        {
          ru: 'Подъём или спуск до 25 мм ничего не стоит. Подъём от 25 до 50 мм — ещё 2 очка. По стене, на которую можно влезть, — 2 очка за шаг вверх или вниз. Гладкую стену выше шага обходят.',
          en: 'A rise or drop of up to 25 mm costs nothing. A rise of 25 to 50 mm costs 2 points more. Up or down a wall that can be climbed: 2 points a step. A smooth wall higher than a step has to be walked round.',
        },
        {
          ru: 'Очки за подъём — сверх длины пути. Стену, которую перешли одним отрезком, считают один раз, вместе с дальней стороной. Спуск от 25 до 50 мм — прыжок вниз. Влезать нужно до конца в том же передвижении и снаружи: сквозь то, что над головой, не пролезть.',
          en: 'Points for a rise come on top of the length. A wall crossed in one leg counts once, its far side included. A drop of 25 to 50 mm is a jump down. Whoever climbs must get to the end in the same move, and from outside: nobody gets through what is overhead.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BRP-4.1.4',
      title: { ru: 'Прыжок вниз и через', en: 'Jumping down and across' },
      paragraphs: [
        {
          ru: 'Между площадками одной высоты или вниз солдат прыгает, если прыжок не длиннее шага; длина прыжка входит в путь.',
          en: 'A soldier jumps to a place of the same height or lower if the jump is no longer than a step; its length is part of the way.',
        },
        {
          ru: 'Промежуток между краями и перепад высоты меряют вместе, по прямой. Цена — прямая от начала до конца с учётом высоты.',
          en: 'The gap between the edges and the drop are measured together, as one straight line. The price is the straight line from start to end, height included.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BRP-4.1.5',
      title: { ru: 'С мобильным орудием', en: 'With a mobile gun' },
      paragraphs: [
        {
          ru: 'Солдат, который касается мобильного орудия, может катить его за 2 очка за шаг, если орудия не касается противник: по трапам и через препятствия до 10 мм, но не по лестницам и не прыжком. Оставить орудие можно в любой момент.',
          en: 'A soldier touching a mobile gun may move it at 2 points a step unless an enemy touches it: over ramps and obstacles of up to 10 mm, but not up ladders, and not by jumping. The gun may be left at any moment.',
        },
        {
          ru: 'Солдат и орудие движутся как одно целое. Орудие, которое упёрлось в противника, останавливает обоих, но дерётся солдат только с тем, кого касается сам. За тур орудие движут в ход одного солдата.',
          en: 'Soldier and gun move as one. A gun that meets an enemy stops both, but the soldier fights only what it touches itself. A gun is moved in only one soldier’s turn per round.',
          ruling: true,
        },
      ],
    },
    ...machines,
  ],
};
