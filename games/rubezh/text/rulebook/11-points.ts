import type { Chapter } from '@bridgehead/kernel';

export const points: Chapter = {
  id: 'RUB-11',
  title: { ru: 'Огневые точки', en: 'Fire points' },
  clauses: [
    {
      id: 'RUB-11',
      title: { ru: 'Двенадцать мест', en: 'Twelve places' },
      paragraphs: [
        {
          ru: 'Огневые точки — подлинные места обороны июня 1941 года. Тереспольские ворота стоят в Цитадели: это её выход на Тереспольский остров. Канатный мост — печатное название; это мост у Тереспольских ворот.',
          en: 'Fire points are real places of the defence in June 1941. The Terespol Gate stands in the Citadel: it is the way out to the Terespol island. “Suspension bridge” stands for a printed name that means “rope bridge”: it is the bridge at the Terespol Gate, which carried vehicles.',
        },
        {
          ru: 'Очки захвата и пределы жетонов, кроме восьми очков моста, — наши.',
          en: 'Capture values and token limits, the bridge’s eight excepted, are ours.',
          ruling: true,
        },
      ],
    },
  ],
};
