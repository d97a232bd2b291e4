import type { Chapter } from '@bridgehead/kernel';

export const units: Chapter = {
  id: 'RUB-9',
  title: { ru: 'Подразделения', en: 'Units' },
  clauses: [
    {
      id: 'RUB-9',
      title: { ru: 'Пять подразделений', en: 'Five units' },
      paragraphs: [
        {
          ru: '9-я погранзастава бьёт по многим сразу, 2-й курсантский взвод умеет всего понемногу, инженеры укрепляют точки и перекрывают подходы, 95-й медсанбат спасает, 75-й разведбат путает противнику планы.',
          en: 'The 9th Frontier Outpost breaks waves, the 2nd Cadet Platoon does a little of everything, the engineers fortify points and bar the way, the 95th Medical Battalion saves, the 75th Reconnaissance Battalion upsets the enemy’s plans.',
        },
        {
          ru: 'Названия подразделений печатные. За «инженерной бригадой» стоит 33-й отдельный инженерный полк, за «курсантским взводом» — курсанты полковых школ. Тексты умений наши; что делает карта, написано на ней.',
          en: 'The names of the units are the printed ones. Behind the “Engineer Brigade” stands the 33rd Separate Engineer Regiment, behind the “Cadet Platoon” cadets of the regimental schools. The skills are ours; each card says what it does.',
          ruling: true,
        },
      ],
    },
  ],
};
