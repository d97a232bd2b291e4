import type { Chapter } from '@bridgehead/kernel';

export const turn: Chapter = {
  id: 'RUB-4',
  title: { ru: 'Ход: начало и событие', en: 'The turn: start and event' },
  clauses: [
    {
      id: 'RUB-4.1',
      title: { ru: 'Начало хода', en: 'Start of the turn' },
      paragraphs: [
        {
          ru: 'Каждое подразделение берёт одну карту умений, а в первый ход — три. Сколько карт держать, не ограничено. Когда колода пуста, сброс подразделения перемешивают в новую.',
          en: 'Each unit draws one skill card, three on the first turn. There is no limit to what it may hold. When its deck is empty, the unit’s discard is shuffled into a new one.',
        },
        {
          ru: 'Карту получает каждое подразделение, даже если один игрок командует несколькими. Колоду обновляют, когда из неё нужно брать, и не больше раза за ход; разыгрываемая или сбрасываемая ради другой карта в неё не попадает. Если обновлять не из чего, карту не берут.',
          en: 'Every unit draws, also where one player commands several. A deck is renewed when a draw needs it, at most once a turn, and without the card being played or cycled. With nothing to renew from, no card is drawn.',
          ruling: true,
        },
      ],
    },
    {
      id: 'RUB-4.2',
      title: { ru: 'Событие', en: 'The event' },
      paragraphs: [
        {
          ru: 'Верхнюю карту событий читают и выполняют в точности; только потом прибывают подкрепления, напечатанные на ней.',
          en: 'The top event is read and carried out exactly; only then do the reinforcements printed on it arrive.',
        },
        {
          ru: 'Если нужно выбрать, решает командир подразделения, о котором речь; если речь не о подразделении — командир уцелевшего подразделения с наименьшим номером. Карты говорят только об удержанных точках; где «больше всего» или «меньше всего» подходит к нескольким, берут точку с наименьшим номером.',
          en: 'A choice belongs to the commander of the unit concerned; where no unit is, to the commander of the lowest-numbered living unit. Cards speak of held points only; where “most” or “fewest” fits several of them, the lowest number is meant.',
          ruling: true,
        },
      ],
    },
    {
      id: 'RUB-4.3',
      title: { ru: 'Задание', en: 'A task' },
      paragraphs: [
        {
          ru: 'Вытянутое задание кладут рядом лицом вверх и берут следующую карту, пока не выпадет событие.',
          en: 'A task that is drawn is laid aside face up, and another card is drawn, until an event comes.',
        },
      ],
    },
    {
      id: 'RUB-4.4',
      title: { ru: 'Подкрепления захваченной точки', en: 'Reinforcements of a captured point' },
      paragraphs: [
        {
          ru: 'Подкрепления захваченной точки раздают по одному на удержанные, начиная с наименьшего номера. Четыре карты для захваченной точки 4 идут на 1, 2, 3 и снова 1.',
          en: 'Reinforcements of a captured point are dealt one by one over the points still held, lowest number first. Four cards for a captured point 4 go to 1, 2, 3 and 1 again.',
        },
        {
          ru: 'Если захвачены две точки, доля каждой начинается заново с наименьшего номера, когда до этой точки дойдёт очередь.',
          en: 'With two points captured, each one’s share starts again at the lowest held number, in that point’s place in the order.',
          ruling: true,
        },
      ],
    },
    {
      id: 'RUB-4.5',
      title: { ru: 'Колода кончилась', en: 'A deck runs out' },
      paragraphs: [
        {
          ru: 'Свежие силы кончились посреди раздачи — остальные не придут. Кончились события — сброшенные события (не задания) перемешивают в новую колоду.',
          en: 'When the fresh forces run out in mid-deal, the rest do not come. When events run out, the discarded events (not tasks) are shuffled into a new deck.',
          ruling: true,
        },
      ],
    },
    {
      id: 'RUB-4.6',
      title: { ru: 'Когда выполнено задание', en: 'When a task is met' },
      paragraphs: [
        {
          ru: 'Условие задания проверяют сразу, как оно выложено, и после каждого выполненного эффекта. Выполненное однажды остаётся выполненным; любой игрок может применить его, когда не разыгрывается карта, бросок или раздача. Где никого ни о чём больше не спрашивают (после проверок, вызова подмоги и захвата и перед событием), об этом спрашивают отдельно. Если по заданию нужно выбрать, решает тот же, кто и по событию. Потом задание сбрасывают.',
          en: 'A task’s condition is tested as soon as it is laid out and after every completed effect. Once met it stays met, and any player may use it whenever no card, roll or deal is being resolved. Where nobody is asked anything else (after the checks, a call for help and a capture, and before the event) that is asked on its own. A choice belongs to whom it would for an event. A used task is discarded.',
          ruling: true,
        },
      ],
    },
    {
      id: 'RUB-4.7',
      title: { ru: 'Прибытие', en: 'Arrival' },
      paragraphs: [
        {
          ru: 'Карты раздают по порядку точек, свойства прибытия действуют карта за картой, а реагировать можно после всей раздачи, точка за точкой. Любая карта, положенная из свежих сил на точку после подготовки, прибывает и считается подкреплением. Текст события и напечатанные подкрепления — две раздачи. Парашютисты, которые высадились в другом месте, занимают своё место в раздаче. Переезд и отвлечение — не прибытие.',
          en: 'Cards are dealt in the order of points, arrival properties work card by card, and reactions open per point after the whole deal. Every card put from the fresh forces on a point after setting up arrives and is a reinforcement. An event’s text and its printed reinforcements are two deals. Paratroopers that land elsewhere use up their place in the deal. Driving and diverting are not arrivals.',
          ruling: true,
        },
      ],
    },
  ],
};
