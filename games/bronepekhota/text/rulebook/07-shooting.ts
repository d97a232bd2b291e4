import type { Chapter } from '@bridgehead/kernel';
import { result } from './07-result.ts';
import { supply } from './07-supply.ts';

export const shooting: Chapter = {
  id: 'BRP-7',
  title: { ru: 'Виртуальная стрельба', en: 'Virtual shooting' },
  clauses: [
    {
      id: 'BRP-7.1',
      title: { ru: 'Оружие', en: 'Weapons' },
      paragraphs: [
        {
          ru: 'У оружия два числа. Дальность, например Д6+2, говорит, на сколько шагов хватит выстрела. Мощность, например 2Д12, — сколько кубиков пробуют пробить броню. Солдат с прочерками стрелять не может.',
          en: 'A weapon has two figures. Its range, D6+2 for instance, says how many steps a shot carries. Its power, 2D12 for instance, says how many dice try the armour. A soldier with dashes cannot shoot.',
        },
      ],
    },
    {
      id: 'BRP-7.2',
      title: { ru: 'Цель', en: 'The target' },
      paragraphs: [
        {
          ru: 'Цель — солдат, машина или орудие. Её называют перед каждым выстрелом.',
          en: 'A target is a soldier, a machine or a gun. It is named before each shot.',
        },
        {
          ru: 'По своим и союзным солдатам, машинам с пилотом и орудиям с расчётом не стреляют. Машина без пилота и орудие без расчёта — цель для каждого.',
          en: 'One’s own and allied soldiers, piloted machines and manned guns are no target. A machine without a pilot or a gun without a crew is anyone’s.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BRP-7.3',
      title: { ru: 'Когда можно стрелять', en: 'When one may shoot' },
      paragraphs: [
        {
          ru: 'Цель впереди, в передней половине; линия огня свободна; стрелок не касается противника.',
          en: 'The target is in the front half, the line of fire is free, and the shooter touches no enemy.',
        },
        {
          ru: 'Граница поля зрения проходит через середину фигуры; у шагающей машины её поворачивают вместе с кабиной. Стрелять по тем, кто дерётся, можно.',
          en: 'The limit of the field of view goes through the middle of a piece; a walker’s turns with its cabin. Shooting into a fight is allowed.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BRP-7.3.2',
      title: { ru: 'Укрытие', en: 'Cover' },
      paragraphs: [
        {
          ru: 'Цель видна целиком — броня как есть. Видно больше половины — броня +1. Видно меньше половины — броня +3. Не видно совсем — выстрела нет.',
          en: 'All of the target seen: armour as it is. More than half: armour +1. Less than half: armour +3. Nothing seen: no shot.',
        },
        {
          ru: 'Стол смотрит глазами стрелка на 255 точек цели, 15 в ширину и 17 в высоту, и считает видимые. Заслоняют местность и другие фигуры, свои тоже; не заслоняют сам стрелок, его орудие и расчёт, подставки летающих машин. Касательная линия свободна. Как помеха взгляду солдат — столбик 16 × 16 × 45 мм.',
          en: 'The table looks with the shooter’s eye at 255 points of the target, 15 across and 17 up, and counts those it sees. Terrain and other pieces block, friends too; the shooter, its gun and crew, and flyers’ stands do not. A line that only grazes is free. As an obstacle to sight a soldier is a post of 16 × 16 × 45 mm.',
          ruling: true,
        },
      ],
    },
    ...result,
    ...supply,
  ],
};
