import type { Chapter } from '@bridgehead/kernel';

export const damage: Chapter = {
  id: 'BRP-5',
  title: { ru: 'Повреждения', en: 'Damage' },
  clauses: [
    {
      id: 'BRP-5.1',
      title: { ru: 'Что делает повреждение', en: 'What damage does' },
      paragraphs: [
        {
          ru: 'Солдат, чью броню пробили, погибает. У машины и орудия повреждения сдвигают ползунок по шкале прочности, и на 0 их убирают; уцелевший пилот встаёт на том же месте и воюет пешком.',
          en: 'A soldier whose armour is pierced is removed. Machines and guns go down their scale of durability and are removed at 0; a pilot who survives stands there and fights on foot.',
        },
      ],
    },
    {
      id: 'BRP-5.2',
      title: { ru: 'Броня', en: 'Armour' },
      paragraphs: [
        {
          ru: 'Броня солдата указана в армлисте. Броня машины и орудия — то число, на котором стоит их прочность: чем больше повреждений, тем она слабее.',
          en: 'A soldier’s armour is given in its armlist. The armour of a machine or gun is the number its durability stands on: the more damage, the weaker.',
        },
      ],
    },
    {
      id: 'BRP-5.3',
      title: { ru: 'Тест выживания', en: 'The survival test' },
      paragraphs: [
        {
          ru: 'Бросают названный кубик, обычно Д6. Если броня солдата не меньше выпавшего, он жив. С бронёй 3 выживают при 1, 2 и 3.',
          en: 'The named die is rolled, mostly D6. A soldier whose armour is not below the roll lives. With armour 3 that is 1, 2 and 3.',
        },
      ],
    },
    {
      id: 'BRP-5.4',
      title: { ru: 'Что за чем', en: 'In which order' },
      paragraphs: [
        {
          ru: 'Сначала повреждения, потом тест пилота, потом машину убирают, потом ставят пилота (на её место или на ближайшее свободное), потом паника.',
          en: 'Damage first, then the pilot’s test, then the machine is removed, then the pilot is set down (in its place, or the nearest free one), then panic.',
          ruling: true,
        },
      ],
    },
  ],
};
