import { boutOf } from '../rules/hand-to-hand.ts';
import { boutChances } from '../rules/odds.ts';
import { armourOf, pieceAt, speedOf } from '../rules/pieces.ts';
import type { Unit } from '../rules/stage.ts';
import type { PieceId } from '../rules/state.ts';
import { isReady, unusedUnits } from '../rules/units.ts';
import { armsOf, oddsOf, rateOf } from './arms.ts';
import { stepsBetween } from './lookout.ts';
import type { Scene } from './scene.ts';
import { ARM } from './thought.ts';
import { lossBy, worthOf } from './worth.ts';

/** What a unit could lose before its turn counts less than what it could take from the enemy. */
const DANGER = 0.5;

/**
 * Which unit acts next: whichever can take most from the enemy at once, or would lose most by waiting. Where nobody can do
 * anything yet, whoever is worth least goes first: the others see first what the enemy does.
 */
export function unitToAct(scene: Scene): Unit {
  const units = unusedUnits(scene.table.state, scene.seat);
  if (!scene.temper.looksAhead || units.length === 1) return units[0] as Unit;
  const urgent = units.map((unit) => ({ unit, worth: urgencyOf(scene, unit) }));
  return urgent.reduce((most, other) => (other.worth > most.worth ? other : most)).unit;
}

function urgencyOf(scene: Scene, unit: Unit): number {
  const { table } = scene;
  const members = membersOf(scene, unit);
  const strike = members.reduce((sum, id) => sum + strikeOf(scene, id), 0);
  if (strike === 0) return 0 - members.reduce((sum, id) => sum + worthOf(table, pieceAt(table.state, id)), 0);
  return strike + DANGER * members.reduce((sum, id) => sum + scene.danger(id), 0);
}

function membersOf({ table: { state } }: Scene, unit: Unit): PieceId[] {
  if ('piece' in unit) return [unit.piece];
  return [...state.pieces.keys()].filter((id) => {
    const piece = pieceAt(state, id);
    return piece.kind === 'soldier' && piece.squad === unit.squad && isReady(piece);
  });
}

/** The most that it could do within one turn to any enemy, if nothing is in the way. */
function strikeOf({ table, targets }: Scene, by: PieceId): number {
  const { armoury, state } = table;
  const piece = pieceAt(state, by);
  if (piece.kind !== 'soldier' && piece.kind !== 'machine') return 0;
  const speed = speedOf(armoury, state, piece);
  const isFlyer = piece.kind === 'machine' && piece.isFlying;
  const arms = armsOf(table, by);
  let best = 0;
  for (const target of targets) {
    const enemy = pieceAt(state, target);
    const far = stepsBetween(piece, enemy);
    const armour = armourOf(armoury, state, enemy);
    const shots = arms.map((arm) => {
      const isGun = typeof arm.with === 'object' && 'gun' in arm.with;
      const steps = Math.max(1, Math.ceil(far - (isGun ? 0 : speed)));
      return (
        (isGun ? rateOf(table, by, arm.with) : 1) * lossBy(table, enemy, oddsOf(arm.firearm, steps, armour))
      );
    });
    const fire =
      piece.kind === 'machine' ? sumOfBest(shots, rateOf(table, by, { weapon: 0 })) : Math.max(0, ...shots);
    const isInReach = !isFlyer && far <= speed + ARM / 2;
    const blow = isInReach ? lossBy(table, enemy, boutChances(boutOf(table, piece, enemy))) : 0;
    best = Math.max(best, fire + blow);
  }
  return best;
}

function sumOfBest(values: readonly number[], most: number): number {
  return values
    .toSorted((one, other) => other - one)
    .slice(0, most)
    .reduce((sum, value) => sum + value, 0);
}
