import type { Chapter } from '@bridgehead/kernel';

export const actions: Chapter = {
  id: 'RUB-5',
  title: { ru: 'Действия', en: 'Actions' },
  clauses: [
    {
      id: 'RUB-5.1',
      title: { ru: 'Очко действия', en: 'Action points' },
      paragraphs: [
        {
          ru: 'У подразделения одно очко действия; неистраченные сгорают. На очко играют карту действия этого подразделения или переходят на любую другую удержанную огневую точку. Можно и спасовать.',
          en: 'A unit has one action point; unspent points are lost. A point plays one action card of that unit or moves it to any other held fire point. It may also pass.',
        },
        {
          ru: 'Подразделения действуют в любом порядке, действия разных можно чередовать; любой командир действует, когда ничего не разыгрывается. Пас заканчивает ход подразделения, если оно потом не получит очко. Без очков и после паса всё ещё можно менять карты. Фаза кончается, когда командиры объявили конец для каждого уцелевшего подразделения.',
          en: 'Units act in any order, and actions of different units may be interleaved; any commander acts whenever nothing is being resolved. A pass ends a unit’s turn unless it later gains a point. A unit without points, or that has passed, may still cycle cards. The phase ends when an end has been declared for every living unit.',
          ruling: true,
        },
      ],
    },
    {
      id: 'RUB-5.2',
      title: { ru: 'Карты действия', en: 'Action cards' },
      paragraphs: [
        {
          ru: 'Карты действия играют только в фазе действий, только за очко и только на той огневой точке, где стоит подразделение.',
          en: 'Action cards are played only in the action phase, only for a point, and only at the fire point where the unit stands.',
        },
        {
          ru: 'Карту, которая ничего не изменит, сыграть нельзя, если только на ней нет «+1 действие». «Здесь» — огневая точка, где подразделение стояло, когда карту сыграли, даже если по карте оно потом ушло.',
          en: 'A card whose text can change nothing cannot be played, unless it has “+1 action”. “Here” is the fire point where the unit stood when the card was played, even if the card then moves it.',
          ruling: true,
        },
      ],
    },
    {
      id: 'RUB-5.3',
      title: { ru: 'Карты реакции', en: 'Reaction cards' },
      paragraphs: [
        {
          ru: 'Реакции играют в любой фазе, когда выполнено их условие: бесплатно, сколько угодно, но только на огневой точке, где стоит подразделение.',
          en: 'Reactions are played in any phase when their condition holds: free, any number, but only at the fire point where the unit stands.',
        },
      ],
    },
    {
      id: 'RUB-5.4',
      title: { ru: '«+1 действие» и замена карты', en: '“+1 action” and cycling' },
      paragraphs: [
        {
          ru: '«+1 действие» даёт подразделению ещё одно очко после того, как текст карты выполнен; чтобы её сыграть, очко нужно. Карту с заменой можно сбросить и взять другую: очко не тратится, текст не действует.',
          en: '“+1 action” gives the unit one more point after the text; a point is needed to play the card. A card that cycles may be discarded to draw another: no point is spent and the text is not played.',
        },
        {
          ru: 'Менять карты можно только в фазе действий.',
          en: 'Cards are cycled in the action phase only.',
          ruling: true,
        },
      ],
    },
    {
      id: 'RUB-5.5',
      title: { ru: 'Атака', en: 'An attack' },
      paragraphs: [
        {
          ru: 'Выберите противника на огневой точке подразделения, бросьте кубик и прибавьте бонус карты. Больше защиты — противник уничтожен, поровну или меньше — нет.',
          en: 'Choose an enemy at the unit’s fire point, roll, and add the card’s bonus. Above the defence destroys it; equal or below does not.',
        },
        {
          ru: 'Атаки одной карты идут одна за другой, цель каждой выбирают, когда закончена предыдущая. Следующая не зависит от того, удалась ли предыдущая, и от неё можно отказаться. Карта, которая бьёт по всем сразу, своих целей не меняет. Бонусы складываются; «Ура!» само с собой не складывается.',
          en: 'Attacks of one card follow one another, and each target is chosen when the attack before is finished. A later attack does not depend on the success of an earlier one and may be waived. A card that attacks all at once keeps the targets it had. Bonuses add up; “Hurrah!” does not stack with itself.',
          ruling: true,
        },
      ],
    },
    {
      id: 'RUB-5.6',
      title: { ru: 'Кого атаковать нельзя', en: 'Who cannot be attacked' },
      paragraphs: [
        {
          ru: 'Танки, парашютистов и авиацию атакуют, только когда других противников на их точке нет; если вместе стоят двое или трое из них, можно выбрать любого. «Решающий выстрел» этого не соблюдает. Прикрытый противник недоступен, пока стоит его прикрытие. Это верно для любой атаки, если на карте не сказано иное.',
          en: 'Tanks, paratroopers and aviation can be attacked only when no other enemy is on their point; where two or three of them stand together, any may be chosen. “Decisive shot” ignores this. A screened enemy is out of reach while its screen stands. This holds for every attack unless its card says otherwise.',
        },
        {
          ru: 'Уничтожить или передвинуть без броска — не атака: прикрытие не мешает, но танков, парашютистов и авиации это не касается, если они не названы.',
          en: 'Destroying or moving without a roll is no attack: screens do not matter, but tanks, paratroopers and aviation are exempt unless named.',
          ruling: true,
        },
      ],
    },
    {
      id: 'RUB-5.7',
      title: { ru: 'Карты по событию и заданию', en: 'Cards by event or task' },
      paragraphs: [
        {
          ru: 'Карты по событию или заданию берут из колоды умений своего подразделения.',
          en: 'Cards drawn by an event or task come from the skill deck of one’s own unit.',
        },
        {
          ru: '«Игроки берут» значит: берёт каждое подразделение.',
          en: '“Players draw” means that each unit draws.',
          ruling: true,
        },
      ],
    },
    {
      id: 'RUB-5.8',
      title: { ru: 'Очередь реакций', en: 'The order of reactions' },
      paragraphs: [
        {
          ru: 'Когда настал момент реакции, спрашивают сразу всех, кто мог бы ответить; ответы тайные, пока не ответят все. Если реакций несколько, целиком выполняют реакцию подразделения с меньшим номером, потом спрашивают снова — пока все не откажутся. Можно попросить больше не спрашивать в этот ход; о неудачной проверке и о гибели спросят всё равно. Если подразделение погибло, пока выполняется его карта, её выполняют, насколько возможно, и она уходит вместе с ним.',
          en: 'When a reaction’s moment comes, everybody who could answer is asked at once; answers are secret until all have given theirs. Of several reactions that of the lowest-numbered unit is resolved completely; then all are asked again, until everybody declines. A player may ask not to be asked again this turn; a failed check and a unit about to be destroyed are put to them all the same. If a unit is destroyed while its card is resolved, the card is carried out as far as possible and leaves with the unit.',
          ruling: true,
        },
      ],
    },
  ],
};
