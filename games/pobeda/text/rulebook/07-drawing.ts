import type { Chapter } from '@bridgehead/kernel';

export const drawing: Chapter = {
  id: 'POB-7',
  title: { ru: 'Добор карт', en: 'Drawing' },
  clauses: [
    {
      id: 'POB-7.1',
      title: { ru: 'Обычный добор', en: 'The usual draw' },
      paragraphs: [
        {
          ru: 'Если вы не договорились иначе, новая карта приходит к вам сама.',
          en: 'Unless you agree otherwise, your new card comes to you by itself.',
          ruling: true,
        },
      ],
    },
    {
      id: 'POB-7.2',
      title: { ru: 'Строгий добор', en: 'Strict draw' },
      paragraphs: [
        {
          ru: 'Стол может выбрать строгий добор: тогда карту вы берёте сами. Если к тому моменту, когда следующий игрок закончил свой ход, вы её не взяли, она потеряна. До конца игры у вас на руках будет на одну карту меньше.',
          en: 'The table may choose strict draw: then you draw by hand. If you have not drawn by the time the next player has finished, that card is lost. Your hand stays one card smaller for the rest of the game.',
        },
        {
          ru: 'До этого момента карту ещё можно взять, хотя ходит уже другой.',
          en: 'Until that moment you may still draw late, even though another player is on turn.',
        },
        {
          ru: 'Это издание говорит сразу две вещи: что добирают лишь в свой ход и что карта теряется, только когда сосед закончил. Принято второе.',
          en: 'This edition says two things: that you draw only on your own turn, and that the card is lost only when your neighbour has finished. The second one holds here.',
          edition: '2019',
          ruling: true,
        },
        {
          ru: 'Ход переходит дальше, как только карта разыграна; вашего добора никто не ждёт. Следующий игрок закончил, когда и сам взял карту — или, если он тоже медлит, когда сыграл тот, кто за ним.',
          en: 'The turn passes as soon as the card is resolved; nobody waits for your draw. The next player has finished when they too have drawn or, if they are slow as well, when the player after them has played.',
          ruling: true,
        },
        {
          ru: 'Следующий игрок — это тот, кто действительно сыграет. Пропущенные места не в счёт. Если, кроме вас, играть некому, взять карту можно, пока вы не сыграли свою следующую.',
          en: 'The next player is the next one who really plays. Seats that are passed over do not count. If nobody else can play, you may draw late until you play your own next card.',
          ruling: true,
        },
        {
          ru: 'Пример: вы сыграли и забыли взять карту. У соседа карт нет, и его пропускают. Ваша карта ждёт, пока не сыграет и не возьмёт свою тот, кто сидит за ним.',
          en: 'Example: you played and forgot to draw. Your neighbour has an empty hand and is passed over. Your card waits until the player after that has played and drawn.',
          ruling: true,
        },
        {
          ru: 'Обмена карты без клетки (POB-4.4) это не касается: новую карту вы получаете сразу.',
          en: 'The exchange of a card without a cell (POB-4.4) is different: the new card comes at once.',
          ruling: true,
        },
        {
          ru: 'Если колода была пуста, когда вы сыграли, добирать нечего и потом — даже если штраф пополнит колоду. А если последнюю карту взял кто-то другой, ждать вам больше нечего.',
          en: 'If the deck was empty when you played, there is nothing to make up for later, even if a penalty refills the deck. And if somebody else takes the last card, there is nothing left to wait for.',
          ruling: true,
        },
      ],
    },
  ],
};
