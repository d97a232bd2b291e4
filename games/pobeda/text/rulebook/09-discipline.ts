import type { Chapter } from '@bridgehead/kernel';

export const discipline: Chapter = {
  id: 'POB-9',
  title: { ru: 'Дисциплина в команде', en: 'Team discipline' },
  clauses: [
    {
      id: 'POB-9.1',
      title: { ru: 'Молчание', en: 'Silence' },
      paragraphs: [
        {
          ru: 'Не подсказывайте товарищам по команде и не подавайте им знаков, которые влияют на игру. Пока игра идёт, личной связи между товарищами за командным столом нет.',
          en: 'Do not advise your team mates or signal to them to influence play. At a team table there is no private channel between team mates while the game runs.',
        },
      ],
    },
    {
      id: 'POB-9.2',
      title: { ru: 'Наказание', en: 'The penalty' },
      paragraphs: [
        {
          ru: 'За нарушение платит вся команда. Каждый её игрок сам выбирает одну свою карту, и её замешивают в общую колоду. Дальше у него на руках на карту меньше.',
          en: 'The whole team pays for a breach. Each member chooses one of their own cards, and it is shuffled back into the common deck. From then on that hand is one card smaller.',
        },
        {
          ru: 'У кого карт нет, тот ничего не отдаёт. Если пуста колода, отданные карты становятся новой колодой.',
          en: 'A member with an empty hand gives nothing. If the deck is empty, the cards given become the new deck.',
          ruling: true,
        },
      ],
    },
    {
      id: 'POB-9.3',
      title: { ru: 'Кто решает, было ли нарушение', en: 'Who decides on a breach' },
      paragraphs: [
        {
          ru: 'О нарушении заявляет игрок другой команды. Заявление действует, если его признал хотя бы один человек из обвинённой команды. Когда команд три, достаточно и согласия третьей: больше половины людей в ней должны быть за. Боты не голосуют.',
          en: 'A breach is claimed by a player of another team. The claim takes effect when a human of the accused team admits it. With three teams it is also enough that more than half of the humans of the third team agree. Bots have no vote.',
          ruling: true,
        },
        {
          ru: 'Пример: в третьей команде трое людей и бот. Нужны голоса двух людей.',
          en: 'Example: the third team has three humans and a bot. Two of the humans must agree.',
          ruling: true,
        },
        {
          ru: 'За отклонённое заявление не наказывают. С одного места можно заявить о нарушении раз за круг.',
          en: 'A rejected claim costs nothing. A seat may claim once per round.',
          ruling: true,
        },
      ],
    },
  ],
};
