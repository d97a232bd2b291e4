import type { CardSet } from './card-set.ts';
import { enemyAt, kindOf, pointAt, unitBy } from './ground.ts';
import type { Enemy, OpenPosition, Unit } from './state.ts';
import type { Effect } from './vocabulary.ts';

/** The figures of an attack's roll (RUB-5.5). */

type Ground = Readonly<Pick<OpenPosition, 'points' | 'units'>>;
type Attack = Extract<Effect, { do: 'attack' }>;

export interface AttackRoll {
  /** All that is added to the die. */
  readonly bonus: number;
  /** What of it is not the card's own. */
  readonly inspired: number;
  /** What the sum must be above. */
  readonly defence: number;
}

export function attackRoll(
  set: CardSet,
  ground: Ground,
  unit: Unit,
  enemy: Enemy,
  { bonus, against }: Pick<Attack, 'bonus' | 'against'>,
): AttackRoll {
  const { inspired, nextInspired } = unitBy(ground, unit);
  const { id, defence } = kindOf(set, enemy);
  const ofCard = against?.kinds.includes(id) ? against.bonus : bonus;
  return {
    bonus: ofCard + inspired + nextInspired,
    inspired: inspired + nextInspired,
    defence: defence + pointAt(ground, enemyAt(ground, enemy)).cover,
  };
}
