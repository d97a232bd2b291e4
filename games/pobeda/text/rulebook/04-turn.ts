import type { Chapter } from '@bridgehead/kernel';

export const turn: Chapter = {
  id: 'POB-4',
  title: { ru: 'Ход', en: 'The turn' },
  clauses: [
    {
      id: 'POB-4.1',
      title: { ru: 'Из чего состоит ход', en: 'What you do on your turn' },
      paragraphs: [
        {
          ru: 'За ход вы играете ровно одну свою карту. Выполните то, что она велит, сбросьте её и доберите одну карту. На этом ваш ход окончен.',
          en: 'On your turn you play exactly one card from your hand. Do what it says, discard it and draw one card. Then the turn passes on.',
        },
      ],
    },
    {
      id: 'POB-4.2',
      title: { ru: 'Карта события', en: 'Playing an event' },
      paragraphs: [
        {
          ru: 'Карту события показывают всем вместе с её текстом — это и есть «прочесть вслух». На клетку этого события вы ставите одну незакреплённую фишку своего цвета.',
          en: 'The event card and its text are shown to everyone: this is how it is “read aloud”. You place one loose chip of your colour on the cell of that event.',
        },
      ],
    },
    {
      id: 'POB-4.3',
      title: { ru: 'Куда нельзя ставить', en: 'Where a chip may not go' },
      paragraphs: [
        {
          ru: 'На занятую клетку фишку не ставят, чья бы фишка там ни лежала. На угол фишку не ставят никогда.',
          en: 'A chip never goes on an occupied cell, whoever owns the chip there. It never goes on a corner either.',
        },
      ],
    },
    {
      id: 'POB-4.4',
      title: { ru: 'Карты без клетки и пустой ход', en: 'Cards without a cell, and the empty turn' },
      paragraphs: [
        {
          ru: 'Если клетка события занята, его карта осталась без клетки: фишку по ней не поставить. Освободится клетка — карту снова можно сыграть. Если же клетка свободна, а пуст только ваш запас, карта без клетки не осталась.',
          en: 'While the cell of an event is occupied, its card is without a cell: it cannot place a chip. If the cell becomes free again, the card can be played again. A card whose cell is free is not without a cell, even if your supply is empty.',
          ruling: true,
        },
        {
          ru: 'Раз за ход, до того как сыграть карту, вы можете обменять карту без клетки: покажите её всем, сбросьте и возьмите другую. Потом ход идёт как обычно. Для обмена в колоде должна быть хотя бы одна карта.',
          en: 'Once per turn, before you play, you may exchange a card without a cell: show it to everyone, discard it and draw another. Then your turn goes on as usual. The exchange needs at least one card in the deck.',
          ruling: true,
        },
        {
          ru: 'Карту, которая может подействовать, впустую не выбрасывают. Пока у вас есть хотя бы одна такая, вы играете одну из них.',
          en: 'A card that can have an effect is never thrown away for nothing. As long as you hold such a card, you must play one that works.',
          ruling: true,
        },
        {
          ru: 'Бывает, что не может подействовать ни одна карта: клетки событий заняты, у специальных карт нет цели или запас фишек пуст. Тогда вы сбрасываете любую свою карту, и это пустой ход. Карту после него берут как обычно.',
          en: 'Sometimes no card in your hand can have any effect: the cells are occupied, the specials have no target, or your supply is empty. Then you discard any one of them. This is an empty turn, and you draw after it as usual.',
          ruling: true,
        },
        {
          ru: 'Пример: у вас только карты без клеток и «−1», а незакреплённых чужих фишек на поле нет. Одну карту без клетки можно обменять. Если обмен не помог или вы от него отказались, ход пустой.',
          en: 'Example: you hold only cards without a cell and a “−1”, and no opponent has a loose chip on the board. You may exchange one of the former. If that does not help, or you would rather not, your turn is empty.',
          ruling: true,
        },
      ],
    },
    {
      id: 'POB-4.5',
      title: { ru: 'Сброс', en: 'Discards' },
      paragraphs: [
        {
          ru: 'Сброшенная карта в игру не возвращается. Весь сброс открыт: его может просмотреть каждый.',
          en: 'A discarded card never returns to play. All discards are public: anyone may look through them.',
        },
        {
          ru: 'Сброс один на всех.',
          en: 'There is one discard pile for everybody.',
          edition: '2019',
        },
        {
          ru: 'У каждого свой сброс, и лежит он лицом вверх.',
          en: 'Each player keeps a discard pile of their own, face up.',
          edition: 'classic',
        },
      ],
    },
    {
      id: 'POB-4.6',
      title: { ru: 'Колода кончилась', en: 'The deck is empty' },
      paragraphs: [
        {
          ru: 'Когда колода пуста, добирать нечего. Вы доигрываете то, что у вас на руках.',
          en: 'When the deck is empty there is nothing to draw. You play on with the cards you hold.',
        },
      ],
    },
    {
      id: 'POB-4.7',
      title: { ru: 'Карты кончились', en: 'An empty hand' },
      paragraphs: [
        {
          ru: 'Если карт на руках нет, ваш ход пропускается.',
          en: 'If you hold no cards, you are passed over.',
          ruling: true,
        },
      ],
    },
  ],
};
