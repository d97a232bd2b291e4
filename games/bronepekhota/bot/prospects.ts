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
import { touching } from '../rules/space.ts';
import type { Gun, Machine, PieceId, Soldier } from '../rules/state.ts';
import { armsOf, oddsOf } from './arms.ts';
import { stepsBetween } from './lookout.ts';
import type { Temper } from './temper.ts';
import { WEIGHTS as W } from './weights.ts';
import { lossBy, remains, type Valued } from './worth.ts';

/** Something to go for: where, and what it is worth from so many whole steps away. */
interface Aim {
  readonly id: PieceId | null;
  readonly at: Point3;
  readonly worthFrom: readonly number[];
}

const FARTHEST = 50;
/** How many steps enemies are expected to come nearer to a gun before it fires. */
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
    let best = 0;
    for (const aim of this.#aims) best = Math.max(best, valueOf(aim, place));
    return best;
  }
}

function valueOf({ at, worthFrom }: Aim, place: Point3): number {
  const steps = Math.min(FARTHEST - 1, stepsBetween(at, place));
  const whole = Math.floor(steps);
  const [near = 0, far = 0] = [worthFrom[whole], worthFrom[whole + 1]];
  return near + (far - near) * (steps - whole);
}

/** What is worth so much at each distance; whoever is farther away gets there in time. */
function fading(speed: number, patience: number, worthAt: (steps: number) => number): number[] {
  const left = patience ** (1 / Math.max(1, speed));
  const worth: number[] = [];
  for (let steps = 0; steps <= FARTHEST; steps++) {
    worth.push(Math.max(worthAt(steps), (worth[steps - 1] ?? 0) * left));
  }
  return worth;
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
  const shots = (steps: number) =>
    firearms.reduce(
      (sum, firearm) => sum + lossBy(table, enemy, oddsOf(firearm, Math.max(1, steps), armour)),
      0,
    );
  const worthFrom = fading(speedOf(armoury, state, piece), patience, (steps) =>
    steps <= 1 ? Math.max(melee, shots(steps)) : shots(steps),
  );
  return { id: target, at: { x, y, z }, worthFrom };
}

function armsInHand(table: Valued, by: PieceId, piece: Soldier | Machine): Firearm[] {
  const firearms = armsOf(table, by)
    .filter(({ with: shot }) => typeof shot === 'string' || 'weapon' in shot)
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
  return [...state.pieces.entries()].flatMap(([id, piece]): Aim[] => {
    if (!isOnTable(piece)) return [];
    const { x, y, z } = piece;
    const prize = (worth: number) => [
      { id, at: { x, y, z }, worthFrom: fading(speed, patience, (steps) => (steps <= 1 ? worth : 0)) },
    ];
    if (piece.kind === 'machine' && !isPiloted(piece) && rank >= machineKind(armoury, piece).rank)
      return prize(W.prize * remains(table, piece));
    if (
      piece.kind === 'gun' &&
      rank >= gunKind(armoury, piece).rank &&
      !isServedByOthers(table, piece, soldier)
    )
      return prize(gunPotential(table, piece, targets));
    return [];
  });
}

function isServedByOthers(table: Valued, gun: Gun, soldier: Soldier): boolean {
  return touching(table, gun).some((id) => {
    const piece = pieceAt(table.state, id);
    return piece !== soldier && piece.kind === 'soldier';
  });
}

/** What it takes from the enemy in a turn; enemies come nearer. */
function gunPotential(table: Valued, gun: Gun, targets: readonly PieceId[]): number {
  const { armoury, state } = table;
  const { firearm, rate } = gunKind(armoury, gun);
  let best = 0;
  for (const id of targets) {
    const target = pieceAt(state, id);
    const distance = Math.max(1, Math.ceil(stepsBetween(gun, target) - NEARER));
    const loss = lossBy(table, target, oddsOf(firearm, distance, armourOf(armoury, state, target)));
    best = Math.max(best, loss);
  }
  return rate * best;
}
