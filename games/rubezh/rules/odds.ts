import type { Share } from './agenda.ts';
import { attackRoll } from './attack-roll.ts';
import { attackOf, retreatWorth } from './check-roll.ts';
import { attackersOf } from './division.ts';
import { type CardSet, DIE } from './card-set.ts';
import { hasTrait, pointAt, unitBy } from './ground.ts';
import type { Enemy, OpenPosition, Point, Unit } from './state.ts';

/** Exact chances: what the table shows, what hints say and what bots think with. */

export type Ground = Readonly<Pick<OpenPosition, 'points' | 'units' | 'retreatBonus' | 'held'>>;

/** That a die with this bonus comes out above the number. */
export function chanceAbove(number: number, bonus: number): number {
  const least = number - bonus + 1;
  return Math.min(1, Math.max(0, (DIE + 1 - least) / DIE));
}

/** In hundredths; what may fail is never said to be certain. */
export function percentOf(chance: number): number {
  const rounded = Math.floor(100 * chance + 0.5);
  return chance < 1 ? Math.min(rounded, 99) : rounded;
}

/** With so many more tries, the best of which counts. */
export function withTries(chance: number, tries: number): number {
  let fails = 1 - chance;
  for (let left = tries; left > 0; left--) fails *= 1 - chance;
  return 1 - fails;
}

/** What awaits a unit that these attack: told before anything is decided. */
export interface Outlook {
  readonly unit: Unit;
  readonly attack: number;
  readonly bonus: number;
  /** What a retreat would add. */
  readonly retreat: number;
  /** Chances to pass at the first roll, standing and retreating. */
  readonly stands: number;
  readonly leaves: number;
  /** The same with every token of the point that may be spent. */
  readonly standsWithTokens: number;
  readonly leavesWithTokens: number;
}

export function outlookOf(
  set: CardSet,
  ground: Ground,
  unit: Unit,
  point: Point,
  attackers: readonly Enemy[],
): Outlook {
  const attack = attackOf(set, ground, point, attackers);
  const bonus = unitBy(ground, unit).steady;
  const retreat = retreatWorth(set, ground, attackers);
  const tokens = spendableTokens(set, ground, point);
  const stands = attackers.length === 0 ? 1 : chanceAbove(attack, bonus);
  const leaves = attackers.length === 0 ? 1 : chanceAbove(attack, bonus + retreat);
  return {
    unit,
    attack,
    bonus,
    retreat,
    stands,
    leaves,
    standsWithTokens: withTries(stands, tokens),
    leavesWithTokens: withTries(leaves, tokens),
  };
}

/** None while somebody there keeps them from being spent (RUB-8). */
export function spendableTokens(set: CardSet, ground: Pick<Ground, 'points'>, point: Point): number {
  const { enemies, tokens } = pointAt(ground, point);
  return enemies.some((enemy) => hasTrait(set, enemy, 'jams')) ? 0 : tokens;
}

/** What awaits each of these units if the divided enemies of their point turn on these. */
export function shareOutlooks(set: CardSet, ground: Ground, point: Point, { on, order }: Share): Outlook[] {
  return order.map((unit) => outlookOf(set, ground, unit, point, attackersOf(set, ground, point, on, unit)));
}

/** That an attack with this effect of a unit's card destroys the enemy. */
export function hitChance(
  set: CardSet,
  ground: Pick<Ground, 'points' | 'units'>,
  unit: Unit,
  enemy: Enemy,
  effect: Parameters<typeof attackRoll>[4],
): number {
  const { defence, bonus } = attackRoll(set, ground, unit, enemy, effect);
  return chanceAbove(defence, bonus);
}
