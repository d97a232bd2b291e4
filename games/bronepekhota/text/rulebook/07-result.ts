import type { Clause } from '@bridgehead/kernel';

/** What comes of a shot: BRP-7.4. */
export const result: readonly Clause[] = [
  {
    id: 'BRP-7.4.1',
    title: { ru: 'Дальность', en: 'Range' },
    paragraphs: [
      {
        ru: 'Бросьте кубик дальности и прибавьте, что написано. Если хватает до цели — попадание. До цели чуть больше четырёх шагов, значит, пять; с оружием Д6+2 двойка даёт 4 — недолёт, тройка даёт 5 — попадание.',
        en: 'Roll the range die and add its bonus. If that reaches the target, it is a hit. A little over four steps is five; with D6+2 a roll of 2 makes 4 and falls short, a roll of 3 makes 5 and hits.',
      },
    ],
  },
  {
    id: 'BRP-7.4.2',
    title: { ru: 'Мощность', en: 'Power' },
    paragraphs: [
      {
        ru: 'Каждый кубик мощности, который выше брони цели вместе с укрытием, — одно повреждение. По «Саламандре» с бронёй 7 выпало 3, 7, 8 и 11: повреждений два.',
        en: 'Each power die above the target’s armour, cover included, is one damage. Against Salamander with armour 7 the dice are 3, 7, 8 and 11: two damage.',
      },
      {
        ru: 'Между кубиками одного выстрела броня не меняется.',
        en: 'Armour does not change between the dice of one shot.',
        ruling: true,
      },
    ],
  },
  {
    id: 'BRP-7.4.3',
    title: { ru: 'Пилот под огнём', en: 'The pilot under fire' },
    paragraphs: [
      {
        ru: 'Если выстрел повредил машину, её пилот проходит тест выживания Д6 — один раз за выстрел, сколько бы ни было повреждений.',
        en: 'If a shot damages a machine, its pilot takes a survival test D6: once a shot, however much the damage.',
      },
    ],
  },
  {
    id: 'BRP-7.4.4',
    title: { ru: 'Особые свойства (по желанию)', en: 'Special weapons (optional)' },
    paragraphs: [
      {
        ru: 'Некоторое оружие взрывается: когда оно попало, пробило броню или нет, взрыв указанной мощности достаётся всем вокруг цели на указанное число шагов, своим и чужим.',
        en: 'Some weapons burst: on a hit, pierced or not, everything within so many steps of the target suffers the blast, friend and foe alike.',
      },
      {
        ru: 'Самой цели взрыв не достаётся; укрытия и стены от него не спасают. Кого он задел, решают в миг попадания, а разбирают после цели, от ближних к дальним. Выброшенный этим выстрелом пилот под взрыв не попадает.',
        en: 'The target itself does not suffer it; cover and walls do not help. Victims are fixed at the moment of the hit and resolved after the target, the nearest first. A pilot thrown out by this shot is no victim.',
        ruling: true,
      },
      {
        ru: 'Строенный пулемёт: одно применение, три броска дальности по трём разным целям в поле зрения или меньше, и всегда 3 клетки боезапаса. Без этого правила он стреляет один раз.',
        en: 'The triple machine gun: one use, three range rolls at up to three different targets in view, and always 3 cells of ammunition. Without this rule it fires one shot.',
        ruling: true,
      },
    ],
  },
];
