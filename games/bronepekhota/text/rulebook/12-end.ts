import type { Chapter } from '@bridgehead/kernel';

export const end: Chapter = {
  id: 'BRP-12',
  title: { ru: 'Конец боя', en: 'The end' },
  clauses: [
    {
      id: 'BRP-12.1',
      title: { ru: 'Победа', en: 'Victory' },
      paragraphs: [
        {
          ru: 'Побеждает тот, кто первым выполнил миссию, или последняя сторона, у которой есть солдаты; пилоты тоже солдаты. Игрок без солдат выбывает, его машины и орудия остаются на столе, и их можно занять.',
          en: 'Whoever fulfils the mission first wins, or the last side that has soldiers; pilots are soldiers too. A player with none left is out, and their machines and guns stay, to be taken.',
        },
        {
          ru: 'Это проверяют после каждого законченного действия. Если последние стороны погибли разом, ничья. Число туров по умолчанию — 12. Если к их концу миссия ничего не решила, побеждает тот, кто меньше потерял по стоимости: солдат — это шестая часть отряда, машина и орудие идут в счёт, если уничтожены или захвачены противником. Поровну — ничья.',
          en: 'This is checked after each completed action. If the last sides are destroyed together, it is a draw. The number of rounds is 12 unless the table says otherwise. If the mission has decided nothing by then, whoever lost least by cost wins: a soldier counts a sixth of its squad, a machine or gun if destroyed or held by an enemy. Equal losses are a draw.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BRP-12.2',
      title: { ru: 'Споры', en: 'Disputes' },
      paragraphs: [
        {
          ru: 'Спорить не о чем: стол измеряет сам, и для всех одинаково.',
          en: 'There is nothing to dispute: the table measures by itself, and alike for everybody.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BRP-12.3',
      title: { ru: 'Союзники', en: 'Allies' },
      paragraphs: [
        {
          ru: 'Союзники побеждают вместе. Друг другу они не противники: касание их не останавливает. Но взрывы задевают и союзников. Армии проверяют по одной.',
          en: 'Allies win together. They are never enemies to each other: contact does not stop them. But blasts hurt allies too. Armies are checked singly.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BRP-12.4',
      title: { ru: 'Миссии', en: 'Missions' },
      paragraphs: [
        {
          ru: 'Миссия называет цели, а опубликованная — ещё армии и стол. Судят её в конце последнего тура, если раньше ничего не решилось. Уничтожить всех солдат противника — победа в любой миссии.',
          en: 'A mission names goals, and a published one armies and table as well. It is judged at the end of the last round unless decided before. Wiping out the enemy wins in every mission.',
          ruling: true,
        },
        {
          ru: 'Груз и пленные — 20 × 20 × 20 мм; их, как мобильное орудие, ведёт один солдат. Целью они не бывают, взрывы им не вредят. Доставлен или освобождён тот, кого в конце тура касается свой солдат и не касается чужой; пленные друг друга не освобождают. Полковник: броня 3, скорость 4, без оружия; идёт, только если его касается солдат.',
          en: 'Cargo and prisoners are 20 × 20 × 20 mm and moved like a mobile gun, by one soldier. They are no target, and blasts do not hurt them. Delivered or freed is what at a round’s end is touched by a soldier of one’s own and none of the enemy’s; captives do not free each other. The colonel: armour 3, speed 4, unarmed, moves only while a soldier touches it.',
          ruling: true,
        },
        {
          ru: 'Выведена из строя машина, которая уничтожена, осталась без пилота или захвачена. Если по орудию «нельзя стрелять», оно не цель, но взрывы, ближний бой и захват на него действуют.',
          en: 'A machine is disabled when it is destroyed, pilotless or taken. A gun that “cannot be shot at” is no target, but blasts, fights and capture apply.',
          ruling: true,
        },
        {
          ru: 'Цели миссии проверяют раньше, чем остались ли у кого солдаты. Расстояние до точки или здания миссии меряют по горизонтали, от края. Солдаты у точки и в зоне — те, кто на ногах: пилот в машине не считается. Если у игрока остались только те, кого нужно вести, он выбывает.',
          en: 'A mission’s goals are looked at before whether anybody has soldiers left. The distance to a point or building of the mission is measured flat, from its edge. Soldiers at a point or in a zone are those on foot: a pilot in a machine does not count. A player left only with those who have to be led is out.',
          ruling: true,
        },
      ],
    },
  ],
};
