import { type Localized, pluralEn, pluralRu } from '@bridgehead/kernel';
import type { Pack } from '../content/index.ts';
import {
  type Arm,
  type Cell,
  cellName,
  type Enemy,
  GRENADE,
  type Mark,
  type Side,
  type Tile,
  turned,
} from '../rules/index.ts';

const ARM_NAMES: Readonly<Record<Arm, Localized>> = {
  infantry: { ru: 'пехота', en: 'infantry' },
  tank: { ru: 'танк', en: 'tank' },
  artillery: { ru: 'артиллерия', en: 'artillery' },
};

const MARK_NAMES: Readonly<Record<Mark, Localized>> = {
  step: { ru: 'со стрелковой ступенью', en: 'with a firing step' },
  hedgehogs: { ru: 'с ежами', en: 'with hedgehogs' },
  mines: { ru: 'с минами', en: 'with mines' },
};

const SIDE_NAMES: readonly Localized[] = [
  { ru: 'вперёд', en: 'forward' },
  { ru: 'вправо', en: 'to the right' },
  { ru: 'назад', en: 'back' },
  { ru: 'влево', en: 'to the left' },
];

export function sideName(side: Side): Localized {
  return SIDE_NAMES[side] as Localized;
}

/** In the nominative: `танк (щит 3)`. */
export function enemyName({ enemies }: Pack, enemy: Enemy): Localized {
  const { arm, shield } = enemies[enemy] as Pack['enemies'][number];
  const { ru, en } = ARM_NAMES[arm];
  return { ru: `${ru} (щит ${shield})`, en: `${en} (shield ${shield})` };
}

/** In the nominative: `прямой окоп с минами`, `граната`. */
export function tileName({ trenches }: Pack, tile: Tile): Localized {
  if (tile === GRENADE) return { ru: 'граната', en: 'grenade' };
  const { open, mark } = trenches[tile] as Pack['trenches'][number];
  const shape = shapeName(open);
  if (!mark) return shape;
  const { ru, en } = MARK_NAMES[mark];
  return { ru: `${shape.ru} ${ru}`, en: `${shape.en} ${en}` };
}

function shapeName(open: number): Localized {
  if (turned(open, 1) === open) return { ru: 'окоп-перекрёсток', en: 'crossing trench' };
  if (turned(open, 2) === open) return { ru: 'прямой окоп', en: 'straight trench' };
  const sides = [0, 1, 2, 3].filter((side) => ((open >> side) & 1) === 1).length;
  return sides === 2
    ? { ru: 'окоп-поворот', en: 'corner trench' }
    : { ru: 'окоп-развилка', en: 'forked trench' };
}

/** A line must not break within it. */
export function at({ board }: Pack, cell: Cell): string {
  return cellName(board, cell).replace('-', '\u2011');
}

/** `1 очко, 2 очка, 5 очков`; `1 point, 2 points`. */
export function points(count: number): Localized {
  const ru = pluralRu(count, { one: 'очко', few: 'очка', many: 'очков' });
  return { ru: `${count} ${ru}`, en: `${count} ${pluralEn(count, 'point', 'points')}` };
}

export function capital({ ru, en }: Localized): Localized {
  const up = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return { ru: up(ru), en: up(en) };
}
