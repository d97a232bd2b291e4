import type { Power } from '../armoury.ts';
import { hurt } from '../damage.ts';
import { pierced, rollPower } from '../dice.ts';
import type { Cause, Cover } from '../events.ts';
import { armourOf, pieceAt } from '../pieces.ts';
import type { Playing } from '../playing.ts';
import type { PieceId } from '../state.ts';

/** BRP-7.3.2 */
export const COVER_ARMOUR: Readonly<Record<Cover, number>> = { none: 0, part: 1, most: 3 };

/** BRP-7.4.2, BRP-7.4.3: each die above armour is one damage; armour does not change between the dice. */
export function strike(game: Playing, id: PieceId, power: Power, cover: Cover, cause: Cause): void {
  const piece = pieceAt(game.state, id);
  const armour = armourOf(game.armoury, game.state, piece) + COVER_ARMOUR[cover];
  const dice = rollPower(game.chance, power);
  const damage = pierced(dice, armour);
  game.emit?.({ kind: 'struck', piece: id, cause, die: power.die, dice, armour, damage });
  if (damage > 0) hurt(game, id, damage, cause);
}
