import { roll } from '@bridgehead/kernel';
import type { Check } from './agenda.ts';
import { changeCheck, checkInHand } from './ask.ts';
import { type CardSet, DIE, RETREAT_BONUS } from './card-set.ts';
import { kindOf, pointAt, traitOf, unitBy } from './ground.ts';
import type { Playing } from './playing.ts';
import type { Enemy, OpenPosition, Point } from './state.ts';

/** The figures of a check of defence (RUB-6.3), and its roll. */

type Ground = Readonly<Pick<OpenPosition, 'points' | 'units' | 'retreatBonus' | 'held'>>;

/** Those of them who still stand there. */
export function standing(
  { points }: Pick<Ground, 'points'>,
  point: Point,
  enemies: readonly Enemy[],
): Enemy[] {
  const here = pointAt({ points }, point).enemies;
  return enemies.filter((enemy) => here.includes(enemy));
}

/** Whoever of its attackers is left to a check: neither gone nor kept from attacking since they were divided (RUB-6.8). */
export function attackersLeft(
  { points, held }: Pick<Ground, 'points' | 'held'>,
  { point, attackers }: Pick<Check, 'point' | 'attackers'>,
): Enemy[] {
  return standing({ points }, point, attackers).filter((enemy) => !held.includes(enemy));
}

/** Their attack together, with what spurs or checks them this turn. */
export function attackOf(
  set: CardSet,
  { points }: Pick<Ground, 'points'>,
  point: Point,
  enemies: readonly Enemy[],
): number {
  const { fury } = pointAt({ points }, point);
  let sum = 0;
  for (const enemy of enemies) sum += kindOf(set, enemy).attack + fury;
  return Math.max(0, sum);
}

/** What a retreat from these adds to a check: less where one of them pursues. */
export function retreatWorth(
  set: CardSet,
  { retreatBonus }: Pick<Ground, 'retreatBonus'>,
  enemies: readonly Enemy[],
): number {
  let worth = RETREAT_BONUS;
  for (const enemy of enemies) {
    worth = Math.min(worth, traitOf(kindOf(set, enemy), 'pursues')?.bonus ?? worth);
  }
  return worth + retreatBonus;
}

export function attackInCheck(set: CardSet, ground: Ground, check: Check): number {
  return attackOf(set, ground, check.point, attackersLeft(ground, check));
}

/** What is added to every roll of this check. */
export function bonusInCheck(set: CardSet, ground: Ground, check: Check): number {
  const { unit, retreats, bonus } = check;
  const worth = retreats ? retreatWorth(set, ground, attackersLeft(ground, check)) : 0;
  return bonus + unitBy(ground, unit).steady + worth;
}

/** Nobody is destroyed by nobody: without attackers any total will do. */
export function isPassed(set: CardSet, ground: Ground, check: Check): boolean {
  const { best, point } = check;
  if (best === null) return false;
  const left = attackersLeft(ground, check);
  return left.length === 0 || best > attackOf(set, ground, point, left);
}

/** Rolls for the check in hand, with a bonus on this roll alone; the best total stands (RUB-6.5, RUB-6.9). */
export function rollCheck(game: Playing, rollBonus = 0): void {
  const { set, state, chance, emit } = game;
  const check = checkInHand(state);
  if (!check) return;
  const die = roll(chance, DIE);
  const bonus = bonusInCheck(set, state, check) + rollBonus;
  const attack = attackInCheck(set, state, check);
  const best = Math.max(check.best ?? die + bonus, die + bonus);
  changeCheck(game, { best });
  const { unit } = check;
  emit?.({ kind: 'checked', unit, die, bonus, attack, best, isPassed: best > attack }, { reveals: true });
}
