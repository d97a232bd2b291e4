import type { Clause } from '@bridgehead/kernel';

/** Guns, rate of fire, ammunition, grenades: BRP-7.5 to 7.8. */
export const supply: readonly Clause[] = [
  {
    id: 'BRP-7.5',
    title: { ru: 'Солдат у орудия', en: 'A soldier at a gun' },
    paragraphs: [
      {
        ru: 'Из орудия стреляет солдат, который его касается и чей армейский ранг не ниже нужного. Перед стрельбой он выбирает: орудие или своё оружие. Поле зрения — солдата. Если орудия касаются солдаты разных игроков, оно молчит.',
        en: 'A gun is fired by a soldier who touches it and whose army rank suffices. Before shooting it chooses the gun or its own weapon. The field of view is the soldier’s. While soldiers of two players touch a gun, it is silent.',
      },
      {
        ru: 'Орудие не стреляет и тогда, когда противник касается его или стрелка. Обслуживать его могут солдаты на стороне хозяина.',
        en: 'Nor does a gun fire while an enemy touches it or its firer. It may be served by soldiers of its owner’s side.',
        ruling: true,
      },
    ],
  },
  {
    id: 'BRP-7.6',
    title: { ru: 'Скорострельность', en: 'Rate of fire' },
    paragraphs: [
      {
        ru: 'За тур: солдат — один выстрел; орудие и машина — не больше своей скорострельности, причём каждое оружие машины стреляет один раз. При скорострельности 2 и трёх стволах выбирают любые два.',
        en: 'In a round a soldier fires once; a gun or machine no more than its rate, and each weapon of a machine once. With a rate of 2 and three weapons, any two are chosen.',
      },
      {
        ru: 'Скорострельность орудия — общая для всех, кто из него стреляет, и только на одну стрельбу. Каждый выстрел разбирают до следующего.',
        en: 'A gun’s rate is for all who serve it together, and within one shooting. Each shot is resolved before the next.',
        ruling: true,
      },
    ],
  },
  {
    id: 'BRP-7.7',
    title: { ru: 'Боезапас (по желанию)', en: 'Ammunition (optional)' },
    paragraphs: [
      {
        ru: 'У солдат патроны не кончаются. У машины один запас на всё оружие. Выстрел стоит столько клеток, сколько кубиков в мощности: пушка Гатлинга — 3, двуствольный пулемёт — 2. На нуле оружие молчит.',
        en: 'Soldiers never run out. A machine has one supply for all its weapons. A shot costs as many cells as its power has dice: the Gatling cannon 3, the double machine gun 2. At zero there is no more shooting.',
      },
      {
        ru: 'Если на выстрел не хватает, его не сделать. Пополнение — ещё одно правило по желанию: один раз за игру игрок восполняет запас одной своей машины или орудия вместо их стрельбы.',
        en: 'A shot that needs more than is left cannot be fired. Refilling is another optional rule: once a game a player brings one machine or gun back to its maximum, in place of its shooting.',
        ruling: true,
      },
    ],
  },
  {
    id: 'BRP-7.8',
    title: { ru: 'Гранаты (по желанию)', en: 'Grenades (optional)' },
    paragraphs: [
      {
        ru: 'Вместо своего оружия солдат бросает гранату. Д6 — на сколько шагов она улетит в сторону цели; взрывается она всегда. Все в пределах шага от взрыва, и сам бросивший тоже, получают 1Д20; укрытия не помогают.',
        en: 'Instead of using its own weapon a soldier throws a grenade. D6 is how many steps it flies towards the target, and it always goes off. Everybody within a step of the burst, the thrower included, suffers 1D20; cover does not help.',
      },
      {
        ru: 'Гранату бросает любой солдат на ногах, одну за стрельбу, по правилам выстрела, но не в летящую машину. Летит она по прямой от края подставки, даже дальше цели; её высота по дороге ровно меняется от уровня бросившего до уровня цели и дальше та же, но не ниже поверхности. Что выше её пути больше чем на 50 мм, останавливает её у ближней стороны; под плитой, до низа которой 50 мм и больше, она пролетит. За краем стола она пропала.',
        en: 'Any soldier on foot may throw one a shooting, by the conditions of a shot, but not at a flyer. It flies straight from the edge of the base, even past the target; on the way its height goes evenly from the thrower’s level to the target’s, stays there beyond, and is never below the surface. What rises more than 50 mm above its way stops it at the near side; it passes under a slab whose base is 50 mm or more above. Off the table it is lost.',
        ruling: true,
      },
    ],
  },
];
