import { pluralRu } from '@bridgehead/kernel';
import type { Question } from '../../rules/agenda.ts';
import type { Scenario } from '../../rules/card-set.ts';
import type { Window } from '../../rules/agenda.ts';
import { percentOf } from '../../rules/odds.ts';

const cards = (count: number) => `${count} ${pluralRu(count, { one: 'карта', few: 'карты', many: 'карт' })}`;
const actions = (count: number) =>
  `${count} ${pluralRu(count, { one: 'очко действия', few: 'очка действия', many: 'очков действия' })}`;
const enemies = (count: number) =>
  count === 0
    ? 'противника нет'
    : `${count} ${pluralRu(count, { one: 'карта', few: 'карты', many: 'карт' })} противника`;
const units = (count: number) =>
  count === 0
    ? 'защитников нет'
    : `${count} ${pluralRu(count, { one: 'подразделение', few: 'подразделения', many: 'подразделений' })}`;
const percent = (chance: number) => `${percentOf(chance)}\u00a0%`;

const signed = (value: number) => (value > 0 ? `+${value}` : `−${-value}`);

/** At the first roll, and with all tokens that may be spent where that is more. */
const chances = (first: number, withTokens: number) =>
  withTokens > first ? `${percent(first)}, с укреплениями ${percent(withTokens)}` : percent(first);

export const ru = {
  percent,
  signed,
  planOf: {
    terespol: 'План Тереспольского укрепления: остров между рвом и Бугом, за рекой Цитадель',
    volyn: 'План Волынского укрепления: остров к югу от Цитадели, за рукавом Мухавца',
    citadel: 'План Цитадели: кольцевая казарма между Бугом и рукавами Мухавца',
  } satisfies Record<Scenario, string>,
  rivers: { bug: 'Западный Буг', mukhavets: 'Мухавец' },
  lands: { terespol: 'Тереспольский остров' },
  north: 'С',
  turn: (turn: number) => (turn === 0 ? '' : `Ход ${turn}.`),
  event: 'Событие:',
  task: 'Задание:',
  taskMet: 'Задание выполнено:',
  fresh: 'Свежие силы:',
  captured: 'Огневая точка захвачена',
  enemiesHere: 'Противник',
  unitsHere: 'Защитники',
  pointOf: (number: number, title: string) => `Огневая точка ${number}: ${title}`,
  pointLabel: (number: number, title: string, foes: number, ours: number, strength: number) =>
    `Огневая точка ${number}, ${title}: ${enemies(foes)}, ${units(ours)}, очков захвата: ${strength}`,
  toPoint: (title: string) => `Сюда: ${title}`,
  captureOf: (strength: number, value: number, isManned: boolean, called: number, isSure: boolean) =>
    [
      `Очки захвата: ${strength} из ${value}.`,
      called > 0 ? `В конце хода подойдут ещё карты: ${called}.` : '',
      isManned ? 'Пока здесь есть подразделение, они не считаются.' : '',
      !isManned && isSure ? 'Без защитников точка будет захвачена в конце хода.' : '',
      !isManned && !isSure && strength + called >= value ? 'Без защитников точку могут захватить.' : '',
    ]
      .filter(Boolean)
      .join(' '),
  tokensOf: (laid: number, limit: number) => `Жетонов укрепления: ${laid} из ${limit}`,
  enemyFigures: (title: string, attack: number, defence: number, capture: number) =>
    `${title}: атака ${attack}, защита ${defence}, захват ${capture}`,
  thisTurn: (attack: number, defence: number) =>
    `до конца хода: ${[attack !== 0 && `атака ${signed(attack)}`, defence !== 0 && `защита ${signed(defence)}`].filter(Boolean).join(', ')}`,
  heldBack: 'в этот ход не атакует',
  hitChance: (chance: number) => `шанс уничтожить ${percent(chance)}`,
  target: 'можно выбрать',
  actionsLeft: actions,
  attackBonus: (bonus: number) => `к броску атаки ${signed(bonus)}`,
  checkBonus: (bonus: number) => `к броску проверки ${signed(bonus)}`,
  holdChance: (attack: number, stand: number, retreat: number) =>
    `сила атаки ${attack}: выстоит ${percent(stand)}, отступит ${percent(retreat)}`,
  point: 'Показать остальным точку, подразделение, противника или карту',
  pointShort: 'Показать',
  pointHelp:
    'Вы показываете: нажмите на огневую точку, подразделение, противника или карту, и их увидят все. Чтобы снова ходить, выключите «Показать».',
  points: (name: string, what: string) => `${name} показывает: ${what}`,
  youPoint: (what: string) => `Вы показываете: ${what}`,
  cardOf: (card: string, unit: string) => `${card}, ${unit}`,
  waitingFor: (names: string) => `Ждём: ${names}`,
  takeUnit: 'Выберите подразделение',
  takeHint: 'Подразделения разбирают по очереди, как можно ровнее.',
  postUnits: 'Расставьте подразделения',
  postHint:
    'Нажмите на огневую точку, где начнёт это подразделение. Чтобы сначала поставить другое, нажмите на него. Точки могут остаться пустыми.',
  actHint:
    'Выберите карту или подразделение. Подразделение можно послать на другую точку: нажмите на эту точку или перетащите его туда.',
  goHint: 'Выберите точку, куда его послать, или карту.',
  noGo: 'Перейти сейчас нельзя.',
  play: 'Сыграть',
  playFor: (chance: number) => `Сыграть: ${percent(chance)}`,
  playable: 'можно сыграть',
  cycle: 'Сменить',
  cycleLong: 'Сменить: сбросить карту и взять другую, не тратя очка',
  plusAction: 'Плюс одно действие',
  cancel: 'Отмена',
  pass: 'Закончить ход подразделения',
  done: 'Закончить действия',
  unspent: (names: string) =>
    `Есть очки действия и карты, которые можно сыграть: ${names}. Нажмите ещё раз, чтобы закончить.`,
  useTask: 'Применить',
  taskNeeds: 'Условие:',
  taskGives: 'Награда:',
  leaveIt: 'Отказаться',
  toBottom: 'Под низ свежих сил',
  windows: {
    arrival: 'К противнику подошло подкрепление',
    defence: 'Начало защиты',
    check: 'Перед броском проверки',
    failed: 'Проверка провалена',
    doomed: 'Подразделение гибнет',
    passed: 'Проверка пройдена',
    lull: 'Затишье',
  } satisfies Record<Window['at'], string>,
  lullHint: 'Выполненное задание можно применить сейчас или приберечь.',
  keepTask: 'Приберечь',
  windowAt: (number: number, title: string) => `Точка ${number}, ${title}.`,
  windowCheck: (title: string, best: number | null, attack: number, chance: number) =>
    best === null
      ? `${title}: атака ${attack}, пока шанс ${percent(chance)}.`
      : `${title}: лучший результат ${best}, атака ${attack}.`,
  reactions: 'Можно сыграть',
  nothingToPlay: 'Ответить вам нечем.',
  useToken: (chance: number, tokens: number) =>
    `Перебросить за жетон: ${percent(chance)}, на точке жетонов: ${tokens}`,
  decline: 'Отказаться',
  rest: 'Больше не спрашивать в этот ход',
  declinesAlone: 'Отказываться автоматически, если ответить нечем',
  checkOf: (title: string) => `${title}: проверка защиты`,
  attackers: 'Атакуют',
  needsAbove: (attack: number) => `Кубик с бонусами должен дать больше ${attack}.`,
  withBonus: (bonus: number) => `Бонус подразделения ${signed(bonus)}.`,
  stand: 'Держаться',
  retreat: 'Отступить',
  attackSum: (attack: number) => `сила атаки ${attack}`,
  onAll: 'на всех',
  standFor: (first: number, withTokens: number) => `Держаться: ${chances(first, withTokens)}`,
  retreatFor: (first: number, withTokens: number) => `Отступить: ${chances(first, withTokens)}`,
  divideTitle: 'Кто на кого нападает',
  divideHint:
    'Перетащите карту противника или нажмите на неё, а потом на подразделение. Проверки идут сверху вниз.',
  divide: 'Утвердить',
  proposedBy: (name: string) => `${name} предлагает, кто на кого нападает`,
  agree: 'Согласиться',
  object: 'Возразить',
  anew: 'Заново',
  against: (title: string) => `Против: ${title}`,
  earlier: 'Проверить раньше',
  standsAside: 'В стороне',
  chosen: (count: number, most: number) => `Выбрано ${count} из ${most}.`,
  confirm: 'Подтвердить',
  waive: {
    enemy: 'Никого',
    enemies: 'Никого',
    unit: 'Никого',
    point: 'Нигде',
    destination: 'Никуда',
    discard: 'Не сбрасывать',
    recover: 'Не возвращать',
    order: 'Отказаться',
    alternative: 'Отказаться',
  } satisfies Record<Question['about'], string>,
  choose: {
    enemy: () => 'Нажмите на одну из обведённых карт противника.',
    enemies: (most: number): string =>
      most === 1
        ? 'Нажмите на одну из обведённых карт противника.'
        : 'Нажимайте на обведённые карты противника.',
    unit: () => 'Нажмите на одно из обведённых подразделений.',
    point: () => 'Нажмите на одну из обведённых огневых точек.',
    destination: () => 'Куда? Нажмите на огневую точку.',
    discard: (most: number) =>
      most === 1
        ? 'Сбросьте одну карту.'
        : `Сбросьте ${most} ${pluralRu(most, { one: 'карту', few: 'карты', many: 'карт' })}.`,
    recover: (most: number) => `Верните карты из сброса в колоду, не больше ${most}.`,
    order: () => 'Нажимайте на карты в том порядке, в каком они лягут: первая — верхняя.',
    alternative: () => 'Выберите одно.',
  } satisfies Record<Question['about'], (most: number) => string>,
  commands: (count: number) => (count === 5 ? 'Все пять подразделений' : units(count)),
  noUnits: 'Своих подразделений у вас нет.',
  unitsNotShared: 'Здесь будут карты ваших подразделений.',
  yourUnits: 'Ваши подразделения',
  hand: 'Карты подразделения',
  handEmpty: 'Карт нет.',
  unitEnded: 'ход закончен',
  unitLost: 'уничтожено',
  unitLostLong: 'Подразделение уничтожено, его карты вышли из игры.',
  plate: (title: string, point: number, count: number, left: number) =>
    `${title}, ${point > 0 ? `точка ${point}` : 'ещё не на точке'}, ${cards(count)}, ${actions(left)}`,
  cardsShort: (count: number) => cards(count),
  readCard: (title: string) => `Прочесть карту «${title.replaceAll(/[«»]/g, '')}»`,
  reactionShort: 'Реакция',
  actionShort: 'Действие',
  close: 'Закрыть',
  attack: 'Атака',
  defence: 'Защита',
  capture: 'Захват',
  info: { title: 'Силы и колоды', forces: 'Силы противника', decks: 'Сбросы', legend: 'Знаки' },
  kind: 'Кто',
  copies: (title: string, count: number) => `${title} ×\u00a0${count}`,
  signs: {
    attack: 'атака противника: её сумму нужно превысить броском проверки',
    defence: 'защита противника: её нужно превысить броском атаки',
    capture: 'очки захвата: считаются в конце хода там, где нет защитников',
    token: 'жетон укрепления: позволяет перебросить кубик проверки',
    action: 'очко действия: сыграть карту или перейти на другую точку',
    aim: 'прибавка к броскам атаки этого подразделения в этот ход',
    hold: 'прибавка к броскам проверки этого подразделения в этот ход',
  },

  left: 'осталось',
  destroyed: 'уничтожено',
  seatUnits: (names: string) => (names === '' ? 'подразделений нет' : names),
};

export type Messages = typeof ru;
