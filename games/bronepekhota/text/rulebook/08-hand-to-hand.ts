import type { Chapter } from '@bridgehead/kernel';

export const handToHand: Chapter = {
  id: 'BRP-8',
  title: { ru: 'Ближний бой', en: 'Close combat' },
  clauses: [
    {
      id: 'BRP-8.1',
      title: { ru: 'Силы сторон', en: 'Strengths' },
      paragraphs: [
        {
          ru: 'Атакует тот, кто подошёл. Солдат атакует с силой Д6 + ближний бой, машина — Д6 + броня + её оружие ближнего боя. Солдат защищается с силой Д6 + броня, машина — как в атаке; орудие и машина без пилота — одной бронёй, без кубика.',
          en: 'Whoever came up attacks. A soldier attacks with D6 + close combat, a machine with D6 + armour + its close-combat weapons. A soldier defends with D6 + armour, a machine as it attacks; a gun or a machine without a pilot with its armour alone, and no die.',
        },
        {
          ru: 'Кто касался противника раньше, может атаковать не сходя с места. Одно действие — один бой с одним противником; расчёт орудию не помогает.',
          en: 'Whoever touched an enemy before may attack without moving. One action is one fight with one enemy; a crew does not help its gun.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BRP-8.2',
      title: { ru: 'Исход', en: 'What comes of it' },
      paragraphs: [
        {
          ru: 'Если сила атаки больше, солдат погибает, а машина или орудие получает столько повреждений, на сколько она больше; пилоту машины предстоит тест выживания Д6. Иначе не происходит ничего. Уцелевшие остаются в контакте и не стреляют, пока кто-нибудь не отойдёт.',
          en: 'If the attack is stronger, a soldier is destroyed, and a machine or gun is damaged by the difference; a machine’s pilot takes a survival test D6. Otherwise nothing happens. Survivors stay in contact, and do not shoot until somebody moves away.',
        },
      ],
    },
    {
      id: 'BRP-8.3',
      title: { ru: 'Внезапная атака', en: 'Surprise attack' },
      paragraphs: [
        {
          ru: 'Кто напал сзади, из-за пределов поля зрения, бросает два кубика и берёт лучший; атакованная машина не считает оружие ближнего боя.',
          en: 'Whoever attacks from behind, outside the defender’s field of view, rolls two dice and keeps the better; an attacked machine does not count its close-combat weapons.',
        },
        {
          ru: 'Решает положение в начале боя. У орудий и машин без пилота тыла нет.',
          en: 'It goes by where they stand when the fight begins. Guns and machines without a pilot have no rear.',
          ruling: true,
        },
      ],
    },
  ],
};
