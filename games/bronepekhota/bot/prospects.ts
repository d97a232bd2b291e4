import type { Point3 } from '@bridgehead/geometry';
import type { Firearm } from '../rules/armoury.ts';
import { boutOf } from '../rules/hand-to-hand.ts';
import { boutChances } from '../rules/odds.ts';
import {
  armourOf,
  gunKind,
  isOnTable,
  isPiloted,
  machineKind,
  pieceAt,
  speedOf,
  squadKind,
} from '../rules/pieces.ts';
import { touches } from '../rules/space.ts';
import type { Gun, Machine, Piece, PieceId, Soldier } from '../rules/state.ts';
import { type Aim, bestFrom, fading } from './aims.ts';
import { armsOf, farthest, oddsOf } from './arms.ts';
import type { Temper } from './temper.ts';
import { WEIGHTS as W } from './weights.ts';
import { lossBy, remains, type Valued } from './worth.ts';

/** How many steps enemies come nearer to a gun in a tour. */
const NEARER = 3;

/** What somebody could do in the turns to come, from wherever it would stand. */
export class Prospects {
  readonly #aims: readonly Aim[];

  constructor(table: Valued, by: PieceId, targets: readonly PieceId[], { patience }: Temper) {
    const piece = pieceAt(table.state, by) as Soldier | Machine;
    this.#aims = [
      ...targets.map((target) => attackOn(table, by, piece, target, patience)),
      ...(piece.kind === 'soldier' ? prizesFor(table, piece, targets, patience) : []),
    ];
  }

  at(place: Point3): number {
    return bestFrom(this.#aims, place);
  }
}

function attackOn(
  table: Valued,
  by: PieceId,
  piece: Soldier | Machine,
  target: PieceId,
  patience: number,
): Aim {
  const { armoury, state } = table;
  const enemy = pieceAt(state, target);
  const armour = armourOf(armoury, state, enemy);
  const firearms = armsInHand(table, by, piece);
  const isFlyer = piece.kind === 'machine' && piece.isFlying;
  const melee = isFlyer ? 0 : lossBy(table, enemy, boutChances(boutOf(table, piece, enemy)));
  const { x, y, z } = enemy;
  const shots = (steps: number) => {
    let sum = 0;
    for (const firearm of firearms) sum += shotLoss(table, enemy, firearm, steps, armour);
    return sum;
  };
  const worthFrom = fading(speedOf(armoury, state, piece), patience, (steps) =>
    steps <= 1 ? Math.max(melee, shots(steps)) : shots(steps),
  );
  return { at: { x, y, z }, worthFrom };
}

/** What a shot from so many steps away takes from the enemy. */
function shotLoss(table: Valued, enemy: Piece, firearm: Firearm, steps: number, armour: number): number {
  if (steps > farthest(firearm)) return 0;
  return lossBy(table, enemy, oddsOf(firearm, Math.max(1, steps), armour));
}

function armsInHand(table: Valued, by: PieceId, piece: Soldier | Machine): Firearm[] {
  const firearms = armsOf(table, by)
    .filter(({ with: shot }) => shot === 'own' || (typeof shot === 'object' && 'weapon' in shot))
    .map(({ firearm }) => firearm);
  if (piece.kind === 'soldier') return firearms;
  return firearms
    .sort((one, other) => other.power.dice * other.power.die - one.power.dice * one.power.die)
    .slice(0, machineKind(table.armoury, piece).rate);
}

/** Machines without a pilot and guns without a crew. */
function prizesFor(table: Valued, soldier: Soldier, targets: readonly PieceId[], patience: number): Aim[] {
  const { armoury, state } = table;
  const { rank, speed } = squadKind(armoury, state, soldier);
  return state.pieces.flatMap((piece): Aim[] => {
    if (!isOnTable(piece)) return [];
    const { x, y, z } = piece;
    const prize = (worth: number) => [
      { at: { x, y, z }, worthFrom: fading(speed, patience, (steps) => (steps <= 1 ? worth : 0)) },
    ];
    if (piece.kind === 'machine' && !isPiloted(piece) && rank >= machineKind(armoury, piece).rank)
      return prize(W.prize * remains(table, piece));
    if (
      piece.kind === 'gun' &&
      rank >= gunKind(armoury, piece).rank &&
      !isServedByOthers(table, piece, soldier)
    )
      return prize(gunPotential(table, piece, targets, speed / 2, patience));
    return [];
  });
}

export function isServedByOthers(table: Valued, gun: Gun, soldier: Soldier): boolean {
  return table.state.pieces.some(
    (piece) => piece !== soldier && piece.kind === 'soldier' && touches(table, gun, piece),
  );
}

/** What it takes from the enemy in a turn: a mobile one once it is there, else when enemies have come nearer. */
function gunPotential(
  table: Valued,
  gun: Gun,
  targets: readonly PieceId[],
  pace: number,
  patience: number,
): number {
  const { isMobile } = gunKind(table.armoury, gun);
  return bestFrom(gunAims(table, gun, targets, isMobile ? pace : NEARER, patience), gun);
}

/** Enemies, and what a gun is worth so many steps away from each, if it comes nearer at that pace. */
export function gunAims(
  table: Valued,
  gun: Gun,
  targets: readonly PieceId[],
  pace: number,
  patience: number,
): Aim[] {
  const { armoury, state } = table;
  const { firearm, rate } = gunKind(armoury, gun);
  return targets.map((target) => {
    const enemy = pieceAt(state, target);
    const armour = armourOf(armoury, state, enemy);
    const worthAt = (steps: number) => rate * shotLoss(table, enemy, firearm, steps, armour);
    return { at: enemy, worthFrom: fading(pace, patience, worthAt) };
  });
}
