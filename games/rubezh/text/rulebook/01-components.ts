import type { Chapter } from '@bridgehead/kernel';

export const components: Chapter = {
  id: 'RUB-1',
  title: { ru: 'Что на столе', en: 'What is on the table' },
  clauses: [
    {
      id: 'RUB-1.1',
      title: { ru: 'Свежие силы', en: 'The fresh forces' },
      paragraphs: [
        {
          ru: 'Колода противника называется свежими силами. В ней 66 карт: 24 пехотных взвода, 10 взводов реактивных миномётов, 10 бронеавтомобилей, 4 артиллерийских взвода, 4 отряда сапёров, 6 карт мотопехоты, 5 стрелковых взводов и по одной карте авиации, парашютистов и танков.',
          en: 'The enemy deck is called the fresh forces. It holds 66 cards: 24 infantry platoons, 10 rocket-mortar platoons, 10 armoured cars, 4 artillery platoons, 4 of sappers, 6 of motorised infantry, 5 rifle platoons and one card each of aviation, paratroopers and tanks.',
        },
      ],
    },
    {
      id: 'RUB-1.2',
      title: { ru: 'Наша сторона', en: 'Our side' },
      paragraphs: [
        {
          ru: 'Подразделений пять, у каждого своя колода из десяти карт умений. Колода событий состоит из 26 событий и 5 заданий. Сценариев три, в каждом четыре огневые точки. Ещё есть 12 жетонов укрепления и шестигранный кубик.',
          en: 'There are five units, each with a deck of ten skill cards of its own. The event deck is made of 26 events and 5 tasks. There are three scenarios of four fire points each, 12 fortification tokens and a six-sided die.',
        },
      ],
    },
    {
      id: 'RUB-1.3',
      title: { ru: 'Что написано на картах', en: 'What the cards say' },
      paragraphs: [
        {
          ru: 'У огневой точки есть номер, очки захвата и наибольшее число жетонов. У противника — атака, защита, очки захвата (одно, если не указано иное) и свойство. У подразделения — название и список умений.',
          en: 'A fire point has a number, a capture value and a limit of tokens. An enemy has attack, defence, capture points (one unless its card says otherwise) and a property. A unit has a name and a list of skills.',
        },
        {
          ru: 'Печатные правила почти не приводят текстов карт: набор карт — наша реконструкция, и его можно заменить своим. Особых свойств у огневых точек в нашем наборе нет; свой набор может их дать: в начале хода, в начале защиты (после свойств противника) или в конце хода (после вызова подмоги, до захвата).',
          en: 'The rulebook hardly quotes the printed cards: the set is our reconstruction and can be replaced by a content pack. Fire points of our set have no property of their own; a pack may give them one, at the start of a turn, at the start of defence (after the enemies’ properties) or at the end of a turn (after the call for help, before the capture).',
          ruling: true,
        },
        {
          ru: 'Если карта говорит о противнике с такой-то атакой, речь о числе на его карте, что бы ни прибавило или отняло событие.',
          en: 'Where a card speaks of enemies of a certain attack, the figure on their cards is meant, whatever an event adds to it or takes away.',
          ruling: true,
        },
      ],
    },
  ],
};
