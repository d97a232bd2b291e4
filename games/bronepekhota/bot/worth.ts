import { soundDurability } from '../rules/kinds.ts';
import { chanceOfAtLeast, deathChance, type Distribution } from '../rules/odds.ts';
import { armourOf, gunKind, isPiloted, machineKind, soldierAt, squadKind, squadOf } from '../rules/pieces.ts';
import type { Battlefield } from '../rules/playing.ts';
import type { Gun, Machine, Piece, State } from '../rules/state.ts';
import { stakeKey, type Stakes } from './stakes.ts';
import { WEIGHTS as W } from './weights.ts';

/** What somebody without a price is worth: a mission's own. */
const EXTRA = 15;

/** A table on which a mission is about some of the pieces. */
export interface Valued extends Battlefield {
  readonly stakes: Stakes;
  /** What whoever has still to act this tour is worth beside what it costs: as a part of that. */
  readonly haste: number;
}

/** What a piece is worth to whoever loses it, or takes it from the enemy. */
export function worthOf(table: Valued, piece: Piece): number {
  const { stakes, haste, state } = table;
  const cost = hasActed(state, piece) ? costOf(table, piece) : (1 + haste) * costOf(table, piece);
  return cost + (stakes.size === 0 ? 0 : (stakes.get(stakeKey(state, piece)) ?? 0));
}

/** Its turn of this tour is over, or goes on; a gun is fired in others'. */
export function hasActed({ squads }: Pick<State, 'squads'>, piece: Piece): boolean {
  if (piece.kind === 'machine') return piece.hasActed || !isPiloted(piece);
  return piece.kind !== 'soldier' || piece.hasActed || squadOf({ squads }, piece).hasActed;
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
  const share = piece.kind === 'machine' && !isPiloted(piece) ? 1 - W.pilot : 1;
  const loss = (share * worthOf(table, piece) * worn) / soundOf(table, piece);
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

export function soundOf({ armoury }: Battlefield, piece: Machine | Gun): number {
  return piece.kind === 'machine'
    ? soundDurability(machineKind(armoury, piece))
    : gunKind(armoury, piece).durability;
}
