import type { Clause } from '@bridgehead/kernel';

export const machines: readonly Clause[] = [
  {
    id: 'BRP-4.2',
    title: { ru: 'Машины', en: 'Machines' },
    paragraphs: [
      {
        ru: 'Скорость машины — по сектору шкалы прочности: чем больше повреждений, тем она ниже. За одно очко: шаг вперёд; шаг назад (шагающие — полшага, летающие — никак); полшага вбок (только шагающие); поворот на месте на любой угол (летающие — не больше 90°).',
        en: 'A machine’s speed goes by the sector its durability stands in: the more damage, the slower. One point buys a step forward; a step back (walkers half, flyers none); half a step sideways (walkers only); a turn on the spot by any angle (flyers at most 90°).',
      },
      {
        ru: 'По трапам не круче 45° наземные машины ходят, если помещаются по ширине; остановиться можно только там, где модель стоит ровно.',
        en: 'Ground machines go over ramps up to 45° if there is room; they must not stop where the model cannot stand.',
      },
      {
        ru: 'Поворот стоит целое очко. Преодоление препятствий отдельно не оплачивается, но каждый перепад под машиной должен быть ей по силам; по фигурам не ездят. Кабину шагающей машины в конце передвижения или вместо него бесплатно поворачивают не больше чем на 90° от ног: куда смотрит кабина, туда машина и видит. У остальных кабина смотрит вперёд.',
        en: 'A turn is one whole point. Climbing costs nothing extra, but every step in level under the machine must be within its limit; pieces are never driven over. A walker’s cabin is set free of charge at the end of its move, or instead of it, by up to 90° from its legs: where the cabin looks, the machine sees. Other machines’ cabins face ahead.',
        ruling: true,
      },
    ],
  },
  {
    id: 'BRP-4.2.2',
    title: { ru: 'Машины и препятствия', en: 'Machines and obstacles' },
    paragraphs: [
      {
        ru: 'Колёсные берут препятствия до половины колеса, гусеничные — до высоты гусеницы, шагающие — ниже кабины и только вперёд, причём вперёд — куда смотрят ноги. Летающие проходят над всем, что ниже высоты полёта.',
        en: 'Wheels get over obstacles up to half a wheel, tracks up to the height of the track, walkers below the cabin and only forward, which is where the legs point. Flyers pass over whatever is below flying height.',
      },
    ],
  },
  {
    id: 'BRP-4.2.3',
    title: { ru: 'Полёт и посадка', en: 'Flight and landing' },
    paragraphs: [
      {
        ru: 'В полёте машина всегда на 100 мм выше стола; всё, что выше, она облетает. Её подставка не становится на фигуры, не даёт встать на своё место, но пройти мимо неё можно. Коснуться летящей машины нельзя.',
        en: 'In flight a machine is always 100 mm above the table, and goes round whatever is higher. Its stand is put on no piece and blocks standing, not passing. A flyer cannot be touched.',
        ruling: true,
      },
      {
        ru: 'Садится она, только когда пилот выходит, гибнет или паникует: на высшую поверхность под собой не выше 100 мм или на ближайшее место, где можно встать; никого внизу это не задевает. Новый пилот сразу поднимает её; если место над ней занято, сесть в неё нельзя. Гибель пилота — это ещё Д6 повреждений, и они могут её уничтожить.',
        en: 'It lands only when its pilot gets out, dies or panics: on the highest surface beneath that is not above 100 mm, or at the nearest place where it can stand; nothing below is hurt. A new pilot lifts it again at once; while there is no room above, nobody boards it. A dead pilot also means D6 damage, which may destroy it.',
        ruling: true,
      },
    ],
  },
  {
    id: 'BRP-4.3',
    title: { ru: 'Без пилота', en: 'Without a pilot' },
    paragraphs: [
      {
        ru: 'За тур пилот или ведёт машину, или выходит и идёт сам, но не то и другое. Выйдя, он встаёт вплотную к машине; летающая сначала садится. Если пилот погиб в полёте, машина падает там, где была, и получает Д6 повреждений. Машина без пилота стоит на месте; севшую можно атаковать в ближнем бою.',
        en: 'In a round a pilot either drives the machine or gets out and walks, not both. Outside, it stands touching the machine; a flyer lands first. If the pilot dies in flight, the machine comes down where it is with D6 damage. A machine without a pilot stands still; a landed one may be fought in close combat.',
      },
    ],
  },
];
