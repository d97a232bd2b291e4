import type { Chapter } from '@bridgehead/kernel';

export const defence: Chapter = {
  id: 'RUB-6',
  title: { ru: 'Защита', en: 'Defence' },
  clauses: [
    {
      id: 'RUB-6.0',
      title: { ru: 'Начало защиты', en: 'Start of defence' },
      paragraphs: [
        {
          ru: 'Сначала переезжают бронеавтомобили, все разом; потом артиллерия, за ней танки снимают жетоны, точка за точкой; потом реакции этого момента; потом делят нападающих.',
          en: 'First armoured cars drive, all at once; then artillery, and after it tanks, remove tokens, point by point; then reactions of this moment; then attackers are divided.',
          ruling: true,
        },
      ],
    },
    {
      id: 'RUB-6.1',
      title: { ru: 'Кто на кого', en: 'Who attacks whom' },
      paragraphs: [
        {
          ru: 'На каждой огневой точке, где есть и подразделения, и противник, вы решаете, кто на кого нападает. Каждый противник, которого не удержала карта, нападает ровно на одно подразделение; можно направить всех на одно, тогда другие остаются в стороне. С одним подразделением решать нечего. Авиацию не делят: её атака прибавляется против каждого, так что рядом с ней никто не остаётся в стороне.',
          en: 'At each fire point with units and enemies you decide which enemy attacks which unit. Every enemy that no card keeps back attacks exactly one unit; all may be turned on the same one, and the others then stand aside. With one unit there is nothing to decide. Aviation is not divided: its attack is added against everybody, so nobody there stands aside.',
        },
      ],
    },
    {
      id: 'RUB-6.2',
      title: { ru: 'Кто делит', en: 'Who divides' },
      paragraphs: [
        {
          ru: 'Распределение предлагает командир подразделения с наименьшим номером на этой точке, остальные командиры там соглашаются или возражают; возражение открывает его заново. Если время вышло, в силе последнее показанное. Оно в силе и тогда, когда его показали ещё раз таким же: возражать без конца нельзя.',
          en: 'The division is proposed by the commander of the lowest-numbered unit there; every other commander there confirms, and an objection reopens it. At time-out the last one shown stands; so it does when it is shown again unchanged, so that nobody can object for ever.',
          ruling: true,
        },
      ],
    },
    {
      id: 'RUB-6.3',
      title: { ru: 'Проверка защиты', en: 'The check' },
      paragraphs: [
        {
          ru: 'Каждое атакованное подразделение бросает кубик: результат с бонусами должен быть больше суммы атак. Поровну или меньше — подразделение уничтожено.',
          en: 'Each attacked unit rolls: the result with bonuses must be above the summed attack. Equal or below destroys the unit.',
        },
      ],
    },
    {
      id: 'RUB-6.4',
      title: { ru: 'Отступление', en: 'Retreat' },
      paragraphs: [
        {
          ru: 'Отступление даёт +3 к проверке; уцелев, подразделение обязано перейти на другую удержанную огневую точку.',
          en: 'Retreating gives +3 to the check; a unit that survives must move to another held fire point.',
        },
        {
          ru: 'Об отступлении объявляют до броска. Подразделение, на которое никто не нападает, не проверяет защиту и не отступает. Порядок проверки: отступление, реакции до броска, бросок, реакции на неудачу; если защита удалась — реакции на успех, ещё на старом месте; потом уход.',
          en: 'A retreat is declared before the roll. A unit that has no attacker makes no check and cannot retreat. A check in order: retreat or not, reactions before the roll, the roll, reactions to failure; if passed, reactions to passing, still on the old point; then the move.',
          ruling: true,
        },
      ],
    },
    {
      id: 'RUB-6.5',
      title: { ru: 'Жетоны укрепления', en: 'Fortification tokens' },
      paragraphs: [
        {
          ru: 'После броска можно снять жетон с этой огневой точки и бросить снова; засчитывается лучший результат. Так можно, пока есть жетоны.',
          en: 'After a roll a token of that fire point may be removed to roll again; the better result stands. This may be done as long as tokens last.',
        },
      ],
    },
    {
      id: 'RUB-6.6',
      title: { ru: 'Гибель подразделения', en: 'A unit is lost' },
      paragraphs: [
        {
          ru: 'Уничтоженное подразделение выбывает вместе с колодой и картами. Игрок без подразделений выходит из игры.',
          en: 'A destroyed unit is gone with its deck and cards. A player without units is out.',
        },
      ],
    },
    {
      id: 'RUB-6.7',
      title: { ru: 'Порядок проверок', en: 'The order of checks' },
      paragraphs: [
        {
          ru: 'Точки проходят по номерам. На одной точке порядок подразделений выбирают вместе с распределением; без выбора — по номерам.',
          en: 'Points are resolved in the order of their numbers. On one point the order of units is chosen with the division; by default it is that of their numbers.',
          ruling: true,
        },
      ],
    },
    {
      id: 'RUB-6.8',
      title: { ru: 'Распределение до проверок', en: 'Division before checks' },
      paragraphs: [
        {
          ru: 'Нападающих делят на всех точках до первой проверки. Подразделение, пришедшее на другую точку в этой фазе, там в этот ход не атакуют. Нападающих заново не распределяют; уничтоженные, уведённые или удержанные до проверки в ней не считаются.',
          en: 'All points are divided before the first check. A unit that reaches another point in this phase is not attacked there this turn. Attackers are never reassigned; enemies destroyed, moved away or held back before a check do not count in it.',
          ruling: true,
        },
      ],
    },
    {
      id: 'RUB-6.9',
      title: { ru: 'После неудачного броска', en: 'After a failed roll' },
      paragraphs: [
        {
          ru: 'После неудачи жетоны и карты повторного броска применяют в любом порядке и числе; засчитывается лучший итог. Когда все отказались, гибель подразделения, в том числе самого медсанбата, можно заменить выносом раненых; он заменяет и переход при отступлении. Бонус повторного броска действует только на него, бонусы отступления и хода — на все.',
          en: 'After a failure tokens and re-roll cards may be used in any order and number; the best total stands. When all decline, evacuation may replace destruction, that of the medical battalion itself included, and the move of a retreat as well. A bonus on a re-roll applies to that roll only, those of retreat and turn to all.',
          ruling: true,
        },
      ],
    },
  ],
};
