import type { GuideStep } from '@bridgehead/kernel';

export const guide: readonly GuideStep[] = [
  {
    title: { ru: 'Бой на столе', en: 'A battle on a table' },
    text: {
      ru: 'Победит тот, кто выполнит миссию или оставит противника без солдат. Расстояния меряют шагами по 5 см: всё нужное стол измерит сам.',
      en: 'Whoever fulfils the mission or leaves the enemy without soldiers wins. Distances are measured in steps of 5 cm: the table measures whatever is needed.',
    },
  },
  {
    title: { ru: 'Приведите армию', en: 'Bring an army' },
    text: {
      ru: 'Для начала возьмите готовую. Собрать свою можно на странице «Армии».',
      en: 'Take a ready-made one to begin with. Your own can be made on the page “Armies”.',
    },
    until: 'brought',
  },
  {
    title: { ru: 'Расставьте её', en: 'Set it up' },
    text: {
      ru: 'Игроки по очереди ставят в своей зоне по отряду, машине или орудию. За стеной безопаснее.',
      en: 'Players take turns to set up a squad, a machine or a gun in their zones. It is safer behind a wall.',
    },
    until: 'deployed',
  },
  {
    title: { ru: 'Выберите, кем ходить', en: 'Choose who acts' },
    text: {
      ru: 'Ходят по одному юниту: отряд или машина. За тур каждый юнит ходит один раз.',
      en: 'One unit acts at a time: a squad or a machine. Each acts once a tour.',
    },
    until: 'activated',
  },
  {
    title: { ru: 'Пройдите', en: 'Move' },
    text: {
      ru: 'Выберите солдата: видно, докуда он дойдёт и чего это стоит. Пока не брошены кубики, передвижение можно отменить.',
      en: 'Pick a soldier: you see how far it gets and what that costs. Until dice are rolled, a move can be taken back.',
    },
    until: 'walked',
  },
  {
    title: { ru: 'Выстрелите', en: 'Shoot' },
    text: {
      ru: 'До выстрела видно всё: расстояние, укрытие цели и вероятность. Кубик дальности должен достать до цели, кубики мощности — пробить броню.',
      en: 'Everything is shown before the shot: the distance, the target’s cover, the odds. The range die must reach the target, the power dice must pierce its armour.',
    },
    until: 'shot',
  },
  {
    title: { ru: 'Закончите ход', en: 'End the turn' },
    text: {
      ru: 'Каждый солдат отряда действует один раз. Когда закончат все, ход переходит к противнику.',
      en: 'Every soldier of a squad acts once. When all are done, it is the enemy’s turn.',
    },
    until: 'ended',
  },
];
