import { pluralRu } from '@bridgehead/kernel';
import type { Move } from '../../rules/index.ts';
import type { Target } from '../choices.ts';
import type { Closing } from '../picked.ts';

/** The moves whose button says no more than what they are. */
export type Deed = Exclude<Move['kind'], 'attack' | 'move'>;

const steps = (count: number) => `${count} ${pluralRu(count, { one: 'шаг', few: 'шага', many: 'шагов' })}`;
const grenades = (count: number) =>
  `${count} ${pluralRu(count, { one: 'граната', few: 'гранаты', many: 'гранат' })}`;
const points = (count: number) => `${count} ${pluralRu(count, { one: 'очко', few: 'очка', many: 'очков' })}`;

/** Turns of the enemy. */
const inTurns = (turns: number) =>
  `через ${turns} ${pluralRu(turns, { one: 'ход', few: 'хода', many: 'ходов' })}`;
const onTheWay = (cost: number) => (cost > 0 ? `, по пути −${cost}` : '');

export const ru = {
  board: 'Поле боя',
  boardHelp:
    'Стрелки — переход по клеткам, Enter — выбрать и сделать, Escape — отменить, цифры — открытая плитка, R — повернуть её.',
  startTrench: 'стартовый окоп',
  zone: 'зона противника',
  openGround: 'открытая местность',
  flagHere: 'окоп с нашим флагом',
  soldiers: (names: string) => `здесь ${names}`,
  openTo: (sides: string) => `выходы: ${sides}`,
  targets: {
    post: 'можно занять пост',
    walk: 'можно перейти',
    attack: 'можно атаковать',
    flag: 'можно поставить флаг',
    dig: 'можно построить окоп',
  } satisfies Record<Target, string>,
  does: {
    post: 'Занять пост',
    dig: 'Построить',
    flag: 'Поставить флаг',
    clear: 'Засыпать',
    take: 'Взять гранату',
    throw: 'Бросить',
    replace: 'Заменить и закончить ход',
    end: 'Закончить ход',
  } satisfies Record<Deed, string>,
  walk: (count: number) => `Перейти: ${steps(count)}`,
  attack: (chance: string) => `Атаковать: ${chance}`,
  percent: (value: number) => `${value}\u00a0%`,
  rotate: (at: number, all: number) => `Повернуть: положение ${at} из ${all}`,
  clear: 'Засыпать окоп',
  cancel: 'Отменить',
  rash: 'Осторожно: это последняя плитка противника, а флага ещё нет. Снимете её — поражение.',
  hopeless: 'Так противника не достать, что бы ни выпало.',
  missed: (cell: string, chance: string) => `Отсюда ещё можно атаковать ${cell}: ${chance}.`,
  pickCell: 'Нажмите на клетку или выберите плитку.',
  chooseCell: 'Выберите клетку.',
  fitsNowhere: 'Сейчас её некуда положить.',
  grenadeTile: 'граната',
  direction: 'Направление броска',
  chooseSide: 'Куда бросить?',
  prospect: (enemies: string, own: string, lost: string) =>
    `Заденет противника: ${enemies}. Заденет своих: ${own}. Улетит за поле: ${lost}.`,
  penalties: (count: number, limit: number) => `Штрафные очки: ${count} из ${limit}`,
  ahead: (count: number) => `следующим ходом −${count}`,
  lookAtTiles: 'Посмотреть плитки',
  enemyStack: 'Стопка противника',
  stack: 'Стопка плиток',
  discard: 'Сброс',
  flags: 'Флаги',
  round: (round: number) => `Раунд ${round}`,
  openTiles: 'Открытые плитки',
  noTile: 'пусто',
  throwGrenade: (count: number) => (count > 1 ? `Граната × ${count}` : 'Граната'),
  replace: 'Заменить',
  replaceLong: 'Заменить все открытые плитки и закончить ход',
  endTurn: 'Конец хода',
  endTurnLong: 'Закончить ход без действия',
  point: 'Показать остальным клетку, плитку или путь',
  pointShort: 'Показать',
  pointHelp:
    'Нажмите на клетку или плитку, чтобы показать её остальным; проведите от клетки к клетке — выйдет стрелка. Чтобы снова ходить, выключите «Показать».',
  pointKeys: 'P — показывать остальным: Enter — клетку, Shift+Enter в начале пути и Enter в конце — стрелку.',
  points: (name: string, what: string) => `${name} показывает: ${what}`,
  youPoint: (what: string) => `Вы показываете: ${what}`,
  tileAt: (place: number, tile: string) => `открытая плитка ${place}: ${tile}`,
  way: (from: string, to: string) => `путь от ${from} до ${to}`,
  closing: {
    end: 'Закончить ход без действия.',
    replace: 'Заменить все открытые плитки и закончить ход.',
  } satisfies Record<Closing, string>,
  closingIsFinal: (isAlone: boolean): string =>
    isAlone ? 'Отменить это будет нельзя.' : 'Отменить это можно будет только с согласия остальных.',
  noPost: 'без поста',
  cell: (name: string) => `клетка ${name}`,
  grenades,
  info: {
    title: 'Справка по полю',
    close: 'Закрыть',
    legend: 'Обозначения',
    threats: 'Угрозы',
    tiles: 'Плитки',
  },
  threats: {
    title: 'Что на подходе',
    none: 'На поле нет противника.',
    total: (count: number) =>
      count === 0
        ? 'До стартового окопа никто не дойдёт.'
        : `Если ничего не делать: −${count}, не считая артиллерии. Ходы — противника.`,
    reaches: (turns: number, cost: number) => `прорвётся ${inTurns(turns)}: −${cost}`,
    stopped: {
      mines: (turns: number, cost: number) => `подорвётся на минах ${inTurns(turns)}${onTheWay(cost)}`,
      hedgehogs: (turns: number, cost: number) => `застрянет на ежах ${inTurns(turns)}${onTheWay(cost)}`,
    },
    fires: (most: number) => (most === 0 ? 'выстрелит через 1 ход' : `выстрелит через 1 ход: до −${most}`),
    lane: (lane: number, cost: number, turns: number) =>
      `Полоса ${lane}: ${points(cost)}, первое ${inTurns(turns)}`,
    shelled: (lane: number) => `полоса ${lane} под обстрелом`,
    short: (cost: number) => `−${cost}`,
    open: 'Угрозы по полосам',
  },
};

export type Messages = typeof ru;
