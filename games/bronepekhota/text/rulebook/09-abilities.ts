import type { Chapter } from '@bridgehead/kernel';

export const abilities: Chapter = {
  id: 'BRP-9',
  title: { ru: 'Что умеют солдаты', en: 'What soldiers can do' },
  clauses: [
    {
      id: 'BRP-9.1',
      title: { ru: 'Сесть в машину', en: 'Boarding a machine' },
      paragraphs: [
        {
          ru: 'Машину без пилота занимает солдат, который её касается и чей армейский ранг достаточен, чья бы она ни была. Повреждения и боезапас остаются как есть; ходит она со следующего тура.',
          en: 'A machine without a pilot is taken by a soldier who touches it and whose army rank suffices, whoever’s it was. Damage and ammunition stay as they are; it acts from the next round on.',
        },
        {
          ru: 'Посадка заканчивает ход солдата. Противник рядом ей не мешает.',
          en: 'Boarding ends the soldier’s turn. An enemy in contact does not forbid it.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BRP-9.2',
      title: { ru: 'Захватить орудие', en: 'Taking a gun' },
      paragraphs: [
        {
          ru: 'Орудие без расчёта берёт солдат любого ранга, который его касается. Если ни орудие, ни он в этом туре не стреляли, из орудия можно сразу стрелять — при достаточном ранге.',
          en: 'A gun without a crew is taken by a soldier of any rank who touches it. If neither the gun nor the soldier has fired this round, it may fire at once, rank permitting.',
        },
        {
          ru: 'Захватить можно в любой миг хода солдата, до передвижения, после него или вместо него, если орудия не касается солдат другого игрока.',
          en: 'It may be taken at any moment of the soldier’s turn, before its move, after it or instead of it, unless another player’s soldier touches it.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BRP-9.3',
      title: { ru: 'Ремонт (Рм)', en: 'Repair (Rm)' },
      paragraphs: [
        {
          ru: 'Солдат с умением Рм, который касается машины или орудия, отдаёт весь свой ход и восстанавливает одно повреждение; выше начальной прочности чинить некуда. Ни его, ни объекта не должен касаться противник. Пилот с Рм так чинит свою машину, и она пропускает ход.',
          en: 'A soldier with Rm touching a machine or gun gives up its whole turn and restores one damage, never above the maximum. No enemy may touch either. A pilot with Rm repairs its own machine so, which then skips its turn.',
        },
        {
          ru: 'Касаться нужно с начала хода. Чинят своё, союзное и то, что без пилота. Несколько солдат восстанавливают каждый по одному.',
          en: 'It must touch from the beginning of its turn. One’s own, allied and pilotless objects are repaired. Several soldiers restore one each.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BRP-9.4',
      title: { ru: 'Прыжковый ускоритель (по желанию)', en: 'Jump pack (optional)' },
      paragraphs: [
        {
          ru: 'Вместо ходьбы солдат с ускорителем (Пр) прыгает по прямой в любую сторону. Длина и высота прыжка вместе не больше числа при Пр: с Пр5 можно 2 + 2 и 4 + 1, но не 4 + 2. Приземляются лицом куда угодно, не на лестницу и без орудия.',
          en: 'Instead of walking, a soldier with a pack (Pr) makes one straight jump in any direction. Its length and height together are at most the number by Pr: with Pr5 2 + 2 and 4 + 1 will do, 4 + 2 will not. It lands facing any way, not on a ladder, and without a gun.',
        },
        {
          ru: 'Длина — между серединами, без 20 мм, без округления. Высота — больший из перепада вверх или вниз и самого высокого, что перелетели. Плита, под которой меньше 45 мм, не пускает, и сквозь плиту над собой или над местом приземления не прыгают. Кто приземлился рядом с противником, дерётся.',
          en: 'The length is that between centres less 20 mm, unrounded. The height is the greater of the difference in level, up or down, and the highest thing crossed. A slab with less than 45 mm beneath is in the way, and nobody jumps through one above its head or its landing place. Whoever lands touching an enemy fights.',
          ruling: true,
        },
      ],
    },
  ],
};
