import type { Chapter } from '@bridgehead/kernel';

export const tour: Chapter = {
  id: 'BRP-3',
  title: { ru: 'Тур', en: 'The round' },
  clauses: [
    {
      id: 'BRP-3.1',
      title: { ru: 'Инициатива', en: 'Initiative' },
      paragraphs: [
        {
          ru: 'В начале тура каждый бросает Д12. У кого больше, тот решает, в какой очерёдности ходят игроки в этом туре.',
          en: 'At the beginning of a round everybody rolls D12. The highest decides in which order players act in it.',
        },
        {
          ru: 'Союзники бросают каждый за себя. Если больше всех выпало у нескольких, перебрасывают только они. Если миссия назвала сторону, которая ходит первой, в первом туре не бросают: ходит она, потом остальные в порядке мест.',
          en: 'Allies roll each for themselves. Where several tie for the highest, they alone roll again. If a mission names the side that moves first, nobody rolls in round 1: that side goes first, then the others by seats.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BRP-3.2',
      title: { ru: 'Юнит за юнитом', en: 'Unit by unit' },
      paragraphs: [
        {
          ru: 'В этой очерёдности игроки ходят по одному юниту, круг за кругом, пока не сходят все. У кого свежих юнитов не осталось, тот ждёт. Потом начинается новый тур.',
          en: 'In that order each acts with one unit, again and again, until all have acted. Whoever has no fresh unit left waits. Then a new round begins.',
        },
        {
          ru: 'Отложить ход юнита нельзя. Отряд, в котором действовать некому, считается сходившим.',
          en: 'A unit’s turn cannot be put off. A squad with nobody able to act counts as having acted.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BRP-3.2.1',
      title: { ru: 'Ход на земле', en: 'A turn on the ground' },
      paragraphs: [
        {
          ru: 'Передвижение, выстрел, ближний бой — по одному разу и в любом порядке; от любого можно отказаться. В отряде так действуют солдаты один за другим: следующий начинает, когда предыдущий закончил.',
          en: 'Move, shoot, fight in close combat: each once, in any order, and any may be left out. In a squad soldiers do so one after another; the next begins when the one before is done.',
        },
        {
          ru: 'Передвижение — один непрерывный путь. Поворот солдата на месте — тоже его передвижение, за 0 очков.',
          en: 'A move is one unbroken way. A soldier’s turn on the spot is its move as well, at 0 points.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BRP-3.2.2',
      title: { ru: 'Ход в воздухе', en: 'A turn in the air' },
      paragraphs: [
        {
          ru: 'Летающая машина в ближний бой не вступает, зато передвигается дважды, каждый раз на полную скорость, и стреляет до, между или после.',
          en: 'A flyer does not fight in close combat; it moves twice instead, each time at full speed, and shoots before, between or after.',
        },
      ],
    },
    {
      id: 'BRP-3.3',
      title: { ru: 'Один солдат — один ход', en: 'One soldier, one turn' },
      paragraphs: [
        {
          ru: 'За тур солдат действует один раз: пешком или как пилот. Машина ходит, только если этот пилот управляет ею с начала тура.',
          en: 'A soldier acts once a round, on foot or as a pilot. A machine acts only if the same pilot has held it since the round began.',
          ruling: true,
        },
        {
          ru: 'Выход из машины заменяет её передвижение. Пилот встаёт вплотную к ней, по возможности не к противнику, идёт на свою скорость и может сделать то, чего машина ещё не делала: выстрелить, вступить в ближний бой. Потом он снова в своём отряде, а отряд — юнит, пока хоть кто-то из него на ногах.',
          en: 'Getting out replaces the machine’s move. The pilot stands touching it, away from enemies if it can, walks at its own speed, and may do what the machine has not: shoot, fight. It is back in its squad then, and a squad is a unit while one of its soldiers is on foot.',
          ruling: true,
        },
        {
          ru: 'Пилот, выброшенный из уничтоженной машины, действует в этом туре, только если ни машина, ни его отряд ещё не ходили.',
          en: 'A pilot thrown out of a destroyed machine acts this round only if neither the machine nor its squad has.',
          ruling: true,
        },
      ],
    },
  ],
};
