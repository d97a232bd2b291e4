import { pluralRu } from '@bridgehead/kernel';

const cards = (count: number) => `${count} ${pluralRu(count, { one: 'карта', few: 'карты', many: 'карт' })}`;
const turns = (count: number) => `${count} ${pluralRu(count, { one: 'ход', few: 'хода', many: 'ходов' })}`;
const units = (count: number) =>
  `${count} ${pluralRu(count, { one: 'подразделение', few: 'подразделения', many: 'подразделений' })}`;
const points = (count: number) =>
  `${count} ${pluralRu(count, { one: 'огневая точка', few: 'огневые точки', many: 'огневых точек' })}`;
/** Of the enemy’s deck, when it is over. */
const freshLeft = (count: number) =>
  count === 0
    ? 'Свежие силы противника уже кончились.'
    : `В свежих силах противника оставалось карт: ${count}.`;

export const ru = {
  titles: {
    brokeOut: 'Рубеж удержан',
    captured: 'Рубеж потерян',
    destroyed: 'Подразделения погибли',
    stalled: 'Крепость отрезана',
  },
  pictures: {
    brokeOut: 'Уцелевшие выходят из разбитых ворот навстречу рассвету',
    captured: 'Разбитая казарма в дыму, каска и винтовка среди кирпичей',
    destroyed: 'Стена каземата с надписью, перед ней ветка и свеча',
    stalled: 'Ночь над рекой, окна казармы темны',
  },
  decided: {
    brokeOut: 'Свежих сил у противника не осталось, и ни одна удержанная точка больше не под ударом.',
    captured: 'Захвачены три огневые точки из четырёх: оборонять больше нечего.',
    destroyed: 'Держать рубеж больше некому.',
    stalled: 'Десять ходов подряд никого не уничтожили и ничего не захватили: без воды и патронов это конец.',
  },
  lastLost: (turn: number, names: string, fresh: number) =>
    `Последние потери, на ${turn}\u2011м ходу: ${names}. ${freshLeft(fresh)}`,
  lastCaptured: (turn: number, titles: string, fresh: number) =>
    `На ${turn}\u2011м ходу потеряно: ${titles}. ${freshLeft(fresh)}`,
  best: (name: string, count: number) =>
    `Больше всего карт противника — на счету подразделения «${name}»: ${count}.`,
  course: (count: number, destroyed: number, arrived: number) =>
    `Бой шёл ${turns(count)}. Подошло карт противника: ${arrived}, уничтожено: ${destroyed}.`,
  unclaimed: (count: number) => `Из уничтоженных на счету событий и заданий: ${count}.`,
  hardest: (turn: number, lost: number, captured: number) =>
    `Тяжелее всего был ход ${turn}; потери: ${[lost > 0 && units(lost), captured > 0 && points(captured)].filter(Boolean).join(' и ')}.`,
  nobodyLost: 'Все подразделения уцелели.',
  lost: (names: string) => `Потери: ${names}.`,
  unitsLeft: (names: string) => (names === '' ? 'никто не уцелел' : `в строю: ${names}`),
  figures: {
    turns: 'Ходов',
    destroyed: 'Уничтожено карт противника',
    units: 'Подразделений уцелело',
    points: 'Точек удержано',
    captured: 'Точек захвачено',
  },
  of: (count: number, all: number) => `${count} из ${all}`,
  honours: 'Подразделения',
  chronicle: 'По ходам',
  destroyedAbove: 'уничтожено карт противника',
  lossesBelow: 'потери: подразделения и точки',
  destroyedBy: (count: number) => `уничтожено карт противника: ${count}`,
  checksHeld: (count: number) => `выдержано проверок: ${count}`,
  fell: (turn: number) => `погибло на ${turn}\u2011м ходу`,
  survived: 'уцелело',
  turnSummary: (turn: number, destroyed: number, lost: number, captured: number) =>
    `ход ${turn}: уничтожено ${destroyed}, потеряно подразделений ${lost}, точек ${captured}`,
  history: 'Как было',
  figuresOf: (attack: number, defence: number, capture: number) =>
    `Атака ${attack}, защита ${defence}, захват ${capture}.`,
  lastToBottom: (count: number) => `Последние лягут под низ колоды: ${count}.`,
  alternative: (number: number) => `Вариант ${number}`,
  captureValue: 'Очков для захвата',
  tokenLimit: 'Жетонов укрепления',
  leftToFall: (strength: number, called: number, value: number, isSure: boolean) =>
    [
      `Без защитников эту точку в конце хода ${isSure ? 'захватят' : 'могут захватить'}: очков захвата ${strength} из ${value}`,
      called > 0 ? `, и подойдут ещё карты: ${called}.` : '.',
    ].join(''),
  thirdPoint: 'Третья захваченная точка — поражение.',
  reinforcements: 'Подкрепления на точки 1\u2060–\u20604',
  cardGone: 'вышла из игры',
  onBoard: 'на точках',
  freshNote: (count: number) =>
    `В свежих силах ${cards(count)}. Порядок их неизвестен; вот кто там ещё может быть.`,
  discardEmpty: 'Пусто.',
  eventsLeft: (count: number) => `В колоде событий ${cards(count)}.`,
  eventsPast: 'Прошедшие события',
  nothingYet: 'Пока ничего.',
  legend: {
    forecast: 'сумма атаки против подразделения и шанс выстоять с первого броска',
    raised: 'в этот ход больше, чем напечатано на карте',
    lowered: 'в этот ход меньше, чем напечатано на карте',
    heldBack: 'этот противник в этот ход не атакует',
    manned: 'очки захвата: заштрихованы, пока на точке есть подразделение; сплошные — считаются',
    called: 'ещё столько карт подойдёт в конце хода, до захвата точки',
    chance: 'шанс, что атака уничтожит эту карту противника',
    target: 'это можно выбрать',
    lit: 'о чём сейчас речь или что только что прибыло',
    point: 'номер огневой точки, на плане — в круге',
    threat: 'на плане: сколько карт противника на точке',
    plusAction: 'карта, которая возвращает очко действия',
    ended: 'подразделение закончило ход',
    seat: 'командир: число ромбов — номер места за столом',
  },
  keys: 'P — показать остальным. Цифры — карта подразделения, та же цифра ещё раз — сыграть её; Escape — отменить. Стрелки влево и вправо — по тому, что можно выбрать. Когда делят атакующих, карту противника переставляют стрелки вверх и вниз.',
};

export type LaterMessages = typeof ru;
