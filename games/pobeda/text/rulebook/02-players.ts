import type { Chapter } from '@bridgehead/kernel';

export const players: Chapter = {
  id: 'POB-2',
  title: { ru: 'Игроки и команды', en: 'Players and teams' },
  clauses: [
    {
      id: 'POB-2.1',
      title: { ru: 'Вдвоём и втроём', en: 'Two or three players' },
      paragraphs: [
        {
          ru: 'Вдвоём и втроём команд нет: каждый за себя и каждый своим цветом.',
          en: 'With two or three players there are no teams: you play for yourself, in your own colour.',
        },
      ],
    },
    {
      id: 'POB-2.2',
      title: { ru: 'Команды, издание 2019 года', en: 'Teams, 2019 edition' },
      paragraphs: [
        {
          ru: 'Если вас от четырёх до двенадцати, вы играете двумя или тремя командами. Поровну — если получается; если нет, команды неравные. Когда команд две, в каждой не больше шести игроков, когда три — не больше четырёх.',
          en: 'Four to twelve players form two or three teams: even ones where the number allows, uneven ones where it does not. With two teams none has more than six members; with three, none has more than four.',
          edition: '2019',
        },
        {
          ru: 'Стол может выбрать неравные команды и тогда, когда разделиться поровну можно.',
          en: 'The table may choose uneven teams even where even ones are possible.',
          edition: '2019',
          ruling: true,
        },
        {
          ru: 'Пример: впятером можно играть 3 против 2 или тремя командами, 2 + 2 + 1. Вшестером — 3 против 3, но и 4 против 2.',
          en: 'Example: five of you can play 3 against 2, or as three teams, 2 + 2 + 1. Six can play 3 against 3, but also 4 against 2.',
          edition: '2019',
        },
      ],
    },
    {
      id: 'POB-2.3',
      title: { ru: 'Команды, классическое издание', en: 'Teams, classic edition' },
      paragraphs: [
        {
          ru: 'Игроков может быть от двух до четырёх, шесть, от восьми до десяти или двенадцать. Впятером, всемером и в одиннадцать человек не играют.',
          en: 'There may be two to four players, six, eight to ten, or twelve. Five, seven and eleven are not allowed.',
          edition: 'classic',
        },
        {
          ru: 'Команды всегда равны. Вчетвером, ввосьмером и вдесятером команд две, вдевятером — три. Вшестером и в двенадцать человек вы выбираете сами: две или три.',
          en: 'Teams are always equal. Four, eight or ten players form two teams, nine form three. With six or twelve you choose: two teams or three.',
          edition: 'classic',
        },
      ],
    },
    {
      id: 'POB-2.4',
      title: { ru: 'Кто где сидит', en: 'Seating' },
      paragraphs: [
        {
          ru: 'Места команд чередуются по кругу. Если команды равны, рядом с вами всегда соперники.',
          en: 'The teams’ seats alternate round the table. If the teams are equal, both your neighbours are opponents.',
        },
        {
          ru: 'Если команды неравные, выбирается рассадка, при которой рядом сидит как можно меньше товарищей по команде. Если таких рассадок несколько, решает ключ раздачи.',
          en: 'Uneven teams sit in the circle that puts the fewest team mates side by side. If several circles are equally good, the table’s seed decides.',
          ruling: true,
        },
        {
          ru: 'Пример: команды А (двое), Б и В (по одному) садятся так: А, Б, А, В.',
          en: 'Example: team A has two members, B and C one each. They sit A, B, A, C.',
          ruling: true,
        },
      ],
    },
    {
      id: 'POB-2.5',
      title: { ru: 'Что у команды общее', en: 'What a team shares' },
      paragraphs: [
        {
          ru: 'У команды один цвет и один запас фишек на всех. А карты у каждого свои и тайные: их не видят даже товарищи.',
          en: 'A team has one colour and one supply of chips for all its members. Hands are not shared: yours is secret, even from your team mates.',
        },
      ],
    },
  ],
};
