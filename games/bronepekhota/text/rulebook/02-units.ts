import type { Chapter } from '@bridgehead/kernel';

export const units: Chapter = {
  id: 'BRP-2',
  title: { ru: 'Юниты и армлисты', en: 'Units and armlists' },
  clauses: [
    {
      id: 'BRP-2.0',
      title: { ru: 'Кто ходит', en: 'Who acts' },
      paragraphs: [
        {
          ru: 'Юнит — пехотный отряд или машина с пилотом. Орудие не юнит: без солдата рядом оно бесполезно.',
          en: 'A unit is an infantry squad, or a machine with a pilot. A gun is no unit: without a soldier at it, it is of no use.',
        },
        {
          ru: 'Свойства записаны в армлистах. У отряда: стоимость, армейский ранг, скорость, броня, дальность и мощность оружия каждого солдата, его мастерство в ближнем бою, умение чинить (Рм) и прыжковый ускоритель (Пр). У машин и орудий ещё скорострельность, боезапас и прочность.',
          en: 'What they can do is written in armlists. A squad has a cost, an army rank, speed and armour; every soldier a range, a power and a skill in close combat; some can repair (Rm) or have a jump pack (Pr). Machines and guns also have a rate of fire, ammunition and durability.',
        },
        {
          ru: 'Командиров нет, и держаться вместе солдаты отряда не обязаны.',
          en: 'There are no leaders, and the soldiers of a squad need not keep together.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BRP-2.3',
      title: { ru: 'Пилоты', en: 'Pilots' },
      paragraphs: [
        {
          ru: 'Машиной управляет солдат, чей армейский ранг не ниже ранга машины. Пилот действует вместе с машиной, а не со своим отрядом.',
          en: 'A machine is piloted by a soldier whose army rank is not below the machine’s. A pilot acts with the machine, not with the squad it came from.',
        },
      ],
    },
    {
      id: 'BRP-2.4',
      title: { ru: 'Орудия', en: 'Guns' },
      paragraphs: [
        {
          ru: 'Мобильное орудие можно катить по столу, стационарное весь бой стоит на месте.',
          en: 'A mobile gun can be moved about the table; a stationary one stays where it is all through the battle.',
        },
        {
          ru: 'Орудие принадлежит тому, кто его поставил или последним захватил, и действует только в ход своего стрелка. Дистанцию меряют от орудия, смотрят тоже от него, а поле зрения — стрелка. Гибель расчёта хозяина не меняет. Расчёт есть, если орудия касается солдат на стороне хозяина.',
          en: 'A gun belongs to whoever set it up or took it last, and acts only in its firer’s turn. Distance and line of sight are the gun’s, the field of view is the firer’s. Losing its crew changes nothing about whose it is. It is manned while a soldier of its owner’s side touches it.',
          ruling: true,
        },
      ],
    },
  ],
};
