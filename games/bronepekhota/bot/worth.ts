import { soundDurability } from '../rules/kinds.ts';
import { chanceOfAtLeast, deathChance, type Distribution } from '../rules/odds.ts';
import { armourOf, gunKind, isPiloted, machineKind, soldierAt, squadKind } from '../rules/pieces.ts';
import type { Battlefield } from '../rules/playing.ts';
import type { Machine, Piece } from '../rules/state.ts';
import { stakeKey, type Stakes } from './stakes.ts';
import { WEIGHTS as W } from './weights.ts';

/** What somebody without a price is worth: a mission's own. */
const EXTRA = 15;

/** A table on which a mission is about some of the pieces. */
export interface Valued extends Battlefield {
  readonly stakes: Stakes;
}

/** What a piece is worth to whoever loses it, or takes it from the enemy. */
export function worthOf(table: Valued, piece: Piece): number {
  const { stakes, state } = table;
  return costOf(table, piece) + (stakes.size === 0 ? 0 : (stakes.get(stakeKey(state, piece)) ?? 0));
}

function costOf({ armoury, state }: Battlefield, piece: Piece): number {
  switch (piece.kind) {
    case 'soldier': {
      const { cost, soldiers, isExtra } = squadKind(armoury, state, piece);
      return isExtra ? EXTRA : cost / soldiers.length;
    }
    case 'machine':
      return machineKind(armoury, piece).cost;
    case 'gun':
      return gunKind(armoury, piece).cost;
    case 'load':
      return 0;
  }
}

/** What damage by these chances takes from whoever has the piece. */
export function lossBy(table: Valued, piece: Piece, damage: Distribution): number {
  if (piece.kind === 'soldier') return chanceOfAtLeast(damage, 1) * worthOf(table, piece);
  if (piece.kind === 'load') return 0;
  const worn = damage.reduce((sum, chance, hurt) => sum + chance * Math.min(hurt, piece.durability), 0);
  const sound = piece.kind === 'machine' ? soundOf(table, piece) : gunKind(table.armoury, piece).durability;
  const share = piece.kind === 'machine' && !isPiloted(piece) ? 1 - W.pilot : 1;
  const loss = (share * worthOf(table, piece) * worn) / sound;
  return piece.kind === 'machine' ? loss + pilotLoss(table, piece) * chanceOfAtLeast(damage, 1) : loss;
}

/** A pilot is lost, and with it for a while the machine. */
function pilotLoss(table: Valued, machine: Machine): number {
  if (!isPiloted(machine)) return 0;
  const pilot = soldierAt(table.state, machine.pilot);
  const dies = deathChance(armourOf(table.armoury, table.state, pilot));
  return dies * (worthOf(table, pilot) + W.pilot * remains(table, machine));
}

/** What is left of a machine. */
export function remains(table: Valued, machine: Machine): number {
  return (worthOf(table, machine) * machine.durability) / soundOf(table, machine);
}

function soundOf({ armoury }: Battlefield, machine: Machine): number {
  return soundDurability(machineKind(armoury, machine));
}
