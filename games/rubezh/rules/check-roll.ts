import { roll } from '@bridgehead/kernel';
import type { Check } from './agenda.ts';
import { changeCheck, checkInHand } from './ask.ts';
import { type CardSet, DIE, RETREAT_BONUS } from './card-set.ts';
import { kindOf, pointAt, traitOf, unitBy } from './ground.ts';
import type { Playing } from './playing.ts';
import type { Enemy, OpenPosition, Point } from './state.ts';

/** The figures of a check of defence (RUB-6.3), and its roll. */

type Ground = Readonly<Pick<OpenPosition, 'points' | 'units' | 'retreatBonus'>>;

/** RUB-6.8: those of them who still stand there. */
export function standing(
  { points }: Pick<Ground, 'points'>,
  point: Point,
  enemies: readonly Enemy[],
): Enemy[] {
  const here = pointAt({ points }, point).enemies;
  return enemies.filter((enemy) => here.includes(enemy));
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

export function attackInCheck(set: CardSet, ground: Ground, { point, attackers }: Check): number {
  return attackOf(set, ground, point, standing(ground, point, attackers));
}

/** What is added to every roll of this check. */
export function bonusInCheck(set: CardSet, ground: Ground, check: Check): number {
  const { unit, point, attackers, retreats, bonus } = check;
  const worth = retreats ? retreatWorth(set, ground, standing(ground, point, attackers)) : 0;
  return bonus + unitBy(ground, unit).steady + worth;
}

export function isPassed(set: CardSet, ground: Ground, check: Check): boolean {
  return check.best !== null && check.best > attackInCheck(set, ground, check);
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
