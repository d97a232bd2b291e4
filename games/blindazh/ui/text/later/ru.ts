import { pluralRu } from '@bridgehead/kernel';
import type { EnemyEnd, PenaltyCause } from '../../../rules/index.ts';
import type { Decisive } from '../../ending/decisive.ts';
import type { Deed } from '../../aftermath/deeds.ts';
import type { Scene } from '../../ending/scenes.ts';

const counted = (one: string, few: string, many: string) => (count: number) =>
  `${count} ${pluralRu(count, { one, few, many })}`;
const points = counted('очко', 'очка', 'очков');
const tiles = counted('плитка', 'плитки', 'плиток');
const rounds = counted('раунд', 'раунда', 'раундов');
const tilesOut = (count: number) =>
  `${pluralRu(count, { one: 'выбыла', few: 'выбыли', many: 'выбыло' })} ${tiles(count)}`;

/** Words of what is opened later: the piles of tiles, and the story of a game that is over. */
export const ru = {
  piles: {
    coming: 'Противник ещё может вывести',
    removed: (count: number) =>
      `Из них ${count} ${pluralRu(count, { one: 'плитка убрана', few: 'плитки убраны', many: 'плиток убрано' })} до игры не глядя: какие — неизвестно.`,
    fallen: 'Плитки противника, что уже выбыли',
    stack: 'В стопке окопов и гранат',
    discard: 'Сброс',
    returns: 'Когда стопка кончится, сброс перемешают и он станет новой стопкой.',
    lost: 'Разрушенные окопы',
  },
  chronicle: 'Раунд за раундом',
  removedAbove: 'выбыло плиток противника',
  penaltiesBelow: 'штрафные очки',
  roundSummary: (round: number, removed: number, lost: number, flags: number) =>
    `Раунд ${round}: ${tilesOut(removed)}, ${points(lost)}${flags > 0 ? ', поставлен флаг' : ''}`,
  penaltiesByCause: 'Штрафные очки',
  removedByCause: 'Плитки противника, покинувшие игру',
  penaltyCauses: {
    breakthrough: 'Прорыв к стартовому окопу',
    overrun: 'Солдата смяли',
    shelled: 'Солдат попал под снаряд',
    startShelled: 'Снаряд в стартовый окоп',
  } satisfies Record<PenaltyCause, string>,
  enemyEnds: {
    attack: 'Сняты атакой',
    grenade: 'Уничтожены гранатой',
    mines: 'Подорвались на минах',
    hedgehogs: 'Застряли на ежах',
    shell: 'Накрыты своим снарядом',
    flag: 'Вышли на наш флаг',
    breakthrough: 'Прорвались',
    spent: 'Артиллерия отстрелялась',
  } satisfies Record<EnemyEnd, string>,
  pictures: {
    held: 'Наш флаг над позициями противника, солдаты отряда у бруствера',
    overrun: 'Танк переваливает через разбитый окоп',
    noFlag: 'Пустое поле перед проволокой, древко без флага',
  } satisfies Record<Scene, string>,
  titles: {
    held: 'Участок удержан',
    overrun: 'Участок захвачен противником',
    noFlag: 'Атаки отбиты, но задача не выполнена',
  } satisfies Record<Scene, string>,
  medal: 'Орден Красной Звезды',
  awarded: 'Солдаты отряда награждены орденом Красной Звезды за отличную службу.',
  course: (lasted: number, removed: number, lost: number, limit: number) =>
    `Бой длился ${rounds(lasted)}: ${tilesOut(removed)}, штраф — ${lost} из ${limit}.`,
  decisive: {
    flag: (count: number) => `Флаги: на них ${cameOut(count)} противника.`,
    attack: (count: number) => `Атаки из окопов: ${taken(count)} противника.`,
    grenade: (count: number) => `Гранаты: ${taken(count)} противника.`,
    traps: (count: number) => `Мины и ежи: на них ${tilesOut(count)} противника.`,
    lane: (lane: number, lost: number) => `Полоса ${lane}: там отряд потерял ${points(lost)}.`,
    reach: (row: number, length: number) =>
      row === length - 1
        ? 'До зоны противника оставался один шаг: окоп подошёл к ней вплотную.'
        : `Окоп дошёл только до ${row}-й клетки полосы, а зона противника — ${length}-я.`,
  } satisfies Record<Decisive['kind'], unknown>,
  hardest: (round: number, lost: number) =>
    `Тяжелее всего пришлось в раунде ${round}: потеряно ${points(lost)}.`,
  noLosses: 'Отряд не потерял ни одного очка.',
  alone: (count: number) => `На счету солдата — ${tiles(count)} противника.`,
  of: (count: number, limit: number) => `${count} из ${limit}`,
  endFigures: {
    rounds: (count: number) => pluralRu(count, { one: 'раунд', few: 'раунда', many: 'раундов' }),
    removed: (count: number) =>
      `${pluralRu(count, { one: 'плитка', few: 'плитки', many: 'плиток' })} противника`,
    lost: 'штрафных очков',
    flags: (count: number) => pluralRu(count, { one: 'флаг', few: 'флага', many: 'флагов' }),
  },
  best: (name: string, count: number) => `Больше всего плиток противника на счету: ${name} (${count}).`,
  lastBlow: (cause: PenaltyCause, cell: string) => `Последний удар: ${LAST_BLOWS[cause]}, клетка ${cell}.`,
  deedsOf: 'Кто что сделал',
  deeds: {
    felled: (count: number) => `снято плиток: ${count}`,
    trapped: (count: number) => `на своих минах и ежах: ${count}`,
    turned: (count: number) => `на своих флагах: ${count}`,
    dug: (count: number) => counted('окоп', 'окопа', 'окопов')(count),
    flags: (count: number) => counted('флаг', 'флага', 'флагов')(count),
    sentBack: (count: number) => `возвращений в тыл: ${count}`,
  } satisfies Record<Deed, (count: number) => string>,
  noDeeds: 'стойкая оборона',
};

function taken(count: number): string {
  return `${pluralRu(count, { one: 'снята', few: 'сняты', many: 'снято' })} ${tiles(count)}`;
}

function cameOut(count: number): string {
  return `${pluralRu(count, { one: 'вышла', few: 'вышли', many: 'вышло' })} ${tiles(count)}`;
}

const LAST_BLOWS: Readonly<Record<PenaltyCause, string>> = {
  breakthrough: 'прорыв к стартовому окопу',
  overrun: 'противник смял солдата',
  shelled: 'снаряд накрыл солдата',
  startShelled: 'снаряд в стартовый окоп',
};

export type LaterMessages = typeof ru;
