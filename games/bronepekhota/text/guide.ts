import type { GuideStep, Options } from '@bridgehead/kernel';
import type { Pack, ToldMission } from '../content/pack.ts';
import { bronepekhotaOptions } from '../rules/index.ts';

const battle: GuideStep = {
  title: { ru: 'Бой на столе', en: 'A battle on a table' },
  text: {
    ru: 'Здесь нет клеток: фигуры стоят где угодно, а расстояния меряют шагами по 5 см. Мерить вам не придётся: цену пути, укрытие и шансы стол показывает сам.',
    en: 'There are no cells here: pieces stand anywhere, and distances are measured in steps of 5 cm. You need not measure: the table shows the price of a way, cover and odds by itself.',
  },
};

function missionStep({ title, briefing, tasks }: ToldMission): GuideStep {
  const [task, ...others] = tasks;
  return {
    title: { ru: `Миссия «${title.ru}»`, en: `The mission “${title.en}”` },
    text: task && others.length === 0 ? task : briefing,
  };
}

const bring: GuideStep = {
  title: { ru: 'Приведите армию', en: 'Bring an army' },
  text: {
    ru: 'Для начала возьмите готовую, и подешевле: пилоты в ней уже назначены, а бой выйдет короче. Собрать свою можно на странице «Армии».',
    en: 'Take a ready-made one to begin with, and a cheap one: its pilots are named already, and the battle is shorter. You can put together your own on the page of armies.',
  },
  until: 'brought',
};

const given: GuideStep = {
  title: { ru: 'Примите армию', en: 'Take over your army' },
  text: {
    ru: 'Отряды, машины и орудия даёт миссия, пилоты уже назначены. Осталось её привести.',
    en: 'The mission gives you squads, machines and guns, and its pilots are named already. All that is left is to bring it to the table.',
  },
  until: 'brought',
};

const rest: readonly GuideStep[] = [
  {
    title: { ru: 'Расставьте её', en: 'Set it up' },
    text: {
      ru: 'Игроки по очереди ставят в своей зоне по отряду, машине или орудию. За стеной безопаснее, у орудия должен встать солдат, а машине нужен проезд.',
      en: 'Players take turns to set up a squad, a machine or a gun in their zones. It is safer behind a wall; a gun needs a soldier by it, and a machine needs a way out.',
    },
    until: 'allStand',
  },
  {
    title: { ru: 'Выберите, кем ходить', en: 'Choose who acts' },
    text: {
      ru: 'Тур начинается броском за инициативу. Потом игроки ходят по одному юниту, отрядом или машиной, пока не сходят все.',
      en: 'A round begins with a roll for the initiative. Then players act with one unit each, a squad or a machine, until all have acted.',
    },
    until: 'activated',
  },
  {
    title: { ru: 'Пройдите', en: 'Move' },
    text: {
      ru: 'Выберите солдата: закрашено всё, докуда он дойдёт. Укажите место и подтвердите. Пока не брошены кубики, передвижение можно отменить.',
      en: 'Pick a soldier: wherever it can get is shaded. Point at a place and confirm. Until dice are rolled, a move can be taken back.',
    },
    until: 'ownMove',
  },
  {
    title: { ru: 'Взгляните на шансы', en: 'Look at the odds' },
    text: {
      ru: 'Выберите стрельбу и цель. До выстрела видно, далеко ли она, чем прикрыта и каковы шансы. В первом туре цели ещё далеко, но взглянуть можно и так. Нет кнопки стрельбы — возьмите другого солдата: оружие есть не у всех.',
      en: 'Choose to shoot, and a target. Before the shot you see how far it is, what covers it and what the odds are. Targets are far away in the first round, and looking costs nothing. No button to shoot? Take another soldier: not everybody has a weapon.',
    },
    until: 'odds',
  },
  {
    title: { ru: 'Закончите ход', en: 'End the turn' },
    text: {
      ru: 'Каждый солдат отряда может пройти, выстрелить и вступить в ближний бой, в любом порядке и по одному разу. Закончив со всеми, передайте ход.',
      en: 'Every soldier of a squad may move, shoot and fight in close combat, in any order and once each. When you are done with them all, hand over the turn.',
    },
    until: 'ended',
  },
  {
    title: { ru: 'Выстрелите', en: 'Shoot' },
    text: {
      ru: 'Подойдите ближе и стреляйте. Сначала кубик дальности: он должен достать до цели. Потом кубики мощности: каждый, что выше брони, — повреждение.',
      en: 'Go nearer and shoot. The range die comes first: it must reach the target. Then the power dice: each above the armour is one damage.',
    },
    until: 'ownShot',
  },
  {
    title: { ru: 'Что ещё пригодится', en: 'What else is of use' },
    text: {
      ru: 'Кто коснулся противника, тот с ним дерётся. Машину без пилота можно занять, орудие без расчёта — захватить: нажмите на них, и солдат подойдёт вплотную. Если ход невозможен, стол назовёт пункт правил.',
      en: 'Whoever touches an enemy has to fight it. A machine without a pilot can be boarded, a gun without a crew taken: press them, and the soldier comes up to them. If a move is not allowed, the table names the clause.',
    },
  },
];

/** A newcomer's first battle, with the mission of this table. */
export function guideFor({ missions }: Pack, options: Options): readonly GuideStep[] {
  const mission = missions.find(({ id }) => id === bronepekhotaOptions(options).mission);
  return [battle, ...(mission ? [missionStep(mission)] : []), mission?.forces ? given : bring, ...rest];
}
