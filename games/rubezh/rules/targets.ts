import type { CardSet } from './card-set.ts';
import { hasTrait, kindOf, pointAt, traitOf } from './ground.ts';
import type { Enemy, OpenPosition, Point } from './state.ts';
import type { Among, Effect } from './vocabulary.ts';
import type { Standpoint } from './who.ts';

type Field = Readonly<Pick<OpenPosition, 'points'>>;
type Attack = Extract<Effect, { do: 'attack' }>;
type Assault = Extract<Effect, { do: 'assault' }>;
interface Aim {
  /** What of RUB-5.6 does not protect from it. */
  readonly ignores?: readonly NonNullable<Attack['ignores']>[number][] | undefined;
  /** None but these. */
  readonly prey?: readonly Enemy[] | undefined;
}

/** Enemies on a point that may be attacked (RUB-5.6), in the order they stand. */
export function targetsAt(
  set: CardSet,
  field: Field,
  point: Point,
  { ignores = [], prey }: Aim = {},
): Enemy[] {
  const { enemies } = pointAt(field, point);
  const onlyTheLast = enemies.every((enemy) => hasTrait(set, enemy, 'last'));
  return enemies.filter((enemy) => {
    if (prey && !prey.includes(enemy)) return false;
    if (!onlyTheLast && !ignores.includes('last') && hasTrait(set, enemy, 'last')) return false;
    return ignores.includes('screen') || !isScreened(set, enemies, enemy);
  });
}

function isScreened(set: CardSet, enemies: readonly Enemy[], enemy: Enemy): boolean {
  const screen = traitOf(kindOf(set, enemy), 'screened');
  return screen !== undefined && enemies.some((other) => screen.by.includes(kindOf(set, other).id));
}

/** Whom the next attack of a card may hit; `hit` were attacked by it already. */
export function attackTargets(
  set: CardSet,
  field: Field,
  { prey = 'here', ignores, spread }: Attack,
  by: Standpoint,
  hit: readonly Enemy[] = [],
): Enemy[] {
  if (by.point === null) return [];
  const aim = { ignores, prey: prey === 'here' ? undefined : (by.prey ?? []) };
  const targets = targetsAt(set, field, by.point, aim);
  return spread ? targets.filter((enemy) => !hit.includes(enemy)) : targets;
}

export function assaultTargets(
  set: CardSet,
  field: Field,
  { kinds }: Assault,
  { point }: Standpoint,
): Enemy[] {
  if (point === null) return [];
  return targetsAt(set, field, point).filter((enemy) => kinds.includes(kindOf(set, enemy).id));
}

/** Enemies on a point to whom something can happen without a roll: not the elite unless it is named (RUB-5.6). */
export function enemiesMeant(
  set: CardSet,
  field: Field,
  point: Point,
  { kinds, maxAttack = Number.POSITIVE_INFINITY }: Among,
): Enemy[] {
  return pointAt(field, point).enemies.filter((enemy) => {
    const kind = kindOf(set, enemy);
    if (kind.attack > maxAttack) return false;
    return kinds ? kinds.includes(kind.id) : !traitOf(kind, 'last');
  });
}
