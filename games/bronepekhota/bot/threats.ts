import type { Point3 } from '@bridgehead/geometry';
import type { Seat } from '@bridgehead/kernel';
import type { Firearm } from '../rules/armoury.ts';
import { meleeOf } from '../rules/kinds.ts';
import { boutChances, type Distribution } from '../rules/odds.ts';
import {
  areEnemies,
  armourOf,
  gunKind,
  isOnTable,
  isPiloted,
  machineKind,
  pieceAt,
  seatOf,
  speedOf,
  squadKind,
} from '../rules/pieces.ts';
import type { Battlefield } from '../rules/playing.ts';
import { COVER_ARMOUR } from '../rules/shooting/strike.ts';
import { isManned, sizeOf, solidAt } from '../rules/space.ts';
import type { Machine, Piece, PieceId, Soldier } from '../rules/state.ts';
import { armsOf, farthest, oddsOf } from './arms.ts';
import { coverFrom, stepsBetween } from './lookout.ts';
import type { Temper } from './temper.ts';
import { hasActed, lossBy, worthOf, type Valued } from './worth.ts';

/** An enemy who can do harm: with what, from how far away, and how far it comes. */
interface Threat {
  readonly id: PieceId;
  readonly at: Point3;
  readonly eye: Point3;
  readonly firearms: readonly Firearm[];
  readonly speed: number;
  /** What it adds to its die hand to hand; null where it does not fight. */
  readonly melee: number | null;
  /** From its middle to its edge, in steps. */
  readonly girth: number;
  /** It has acted this tour. */
  readonly isSpent: boolean;
}

/** What a place is worth to stand on, by what enemies could do to whoever stands there. */
export class Threats {
  readonly #table: Valued;
  readonly #temper: Temper;
  readonly #threats: readonly Threat[];
  /** What part of an enemy's shots and charges is feared: whoever is alone is everybody's target. */
  readonly #focus: number;
  readonly #charge: number;

  constructor(table: Valued, seat: Seat, temper: Temper) {
    this.#table = table;
    this.#temper = temper;
    const { state } = table;
    const mine = state.pieces.filter((piece) => isOnTable(piece) && seatOf(state, piece) === seat).length;
    const share = Math.min(1, 1 / Math.max(1, mine));
    this.#focus = Math.min(1, temper.focus * share);
    this.#charge = Math.min(1, temper.charge * share);
    this.#threats = this.#focus > 0 || this.#charge > 0 ? threatsTo(table, seat) : [];
  }

  /** What a piece is expected to lose before it acts again, there. */
  to(piece: Piece, at: Point3): number {
    const table = this.#table;
    const { pursuit, unseen } = this.#temper;
    const [focus, charge] = [this.#focus, this.#charge];
    if (this.#threats.length === 0) return 0;
    const { armoury, field, state } = table;
    const body = solidAt(sizeOf(armoury, piece), { ...at, hx: piece.hx, hy: piece.hy });
    const armour = armourOf(armoury, state, piece);
    const worth = worthOf(table, piece);
    let spared = 1;
    for (const { at: from, eye, firearms, speed, melee, girth, isSpent } of this.#threats) {
      const soon = isSpent ? this.#temper.spent : 1;
      const far = Math.max(0, stepsBetween(from, at) - girth - 0.3);
      const near = Math.max(1, Math.ceil(far - speed * pursuit));
      const inRange = firearms.filter((firearm) => farthest(firearm) >= near);
      if (inRange.length > 0) {
        const cover = coverFrom(field, eye, body, at);
        const share = soon * focus * (cover === null ? unseen : 1);
        for (const firearm of inRange) {
          const odds = oddsOf(firearm, near, armour + (cover ? COVER_ARMOUR[cover] : 0));
          spared *= 1 - Math.min(1, (share * lossBy(table, piece, odds)) / worth);
        }
      }
      if (melee !== null && far <= speed + 0.5 && !isFlyer(piece)) {
        const odds = boutOdds(melee, armour + ownMelee(table, piece));
        spared *= 1 - Math.min(1, (soon * charge * lossBy(table, piece, odds)) / worth);
      }
    }
    return worth * (1 - spared);
  }
}

const bouts = new Map<number, Distribution>();

function boutOdds(attack: number, defence: number): Distribution {
  const found =
    bouts.get(attack - defence) ??
    boutChances({
      attack: { dice: 1, plus: attack },
      defence: { rolls: true, plus: defence },
      isFromBehind: false,
    });
  bouts.set(attack - defence, found);
  return found;
}

function isFlyer(piece: Piece): boolean {
  return piece.kind === 'machine' && piece.isFlying;
}

function ownMelee({ armoury }: Battlefield, piece: Piece): number {
  return piece.kind === 'machine' ? meleeOf(armoury, machineKind(armoury, piece), piece.weapons) : 0;
}

function threatsTo(table: Valued, seat: Seat): Threat[] {
  const { state } = table;
  return state.pieces.flatMap((piece, id) =>
    isOnTable(piece) && areEnemies(state, seat, seatOf(state, piece)) ? (threatOf(table, id) ?? []) : [],
  );
}

function threatOf(table: Valued, id: PieceId): Threat | null {
  const piece = pieceAt(table.state, id);
  if (piece.kind === 'soldier') return soldierThreat(table, id, piece);
  if (piece.kind === 'machine') return isPiloted(piece) ? machineThreat(table, id, piece) : null;
  if (piece.kind !== 'gun' || !isManned(table, piece)) return null;
  const { firearm, rate } = gunKind(table.armoury, piece);
  const firearms = Array.from({ length: rate }, () => firearm);
  return { ...placeIn(table, id, piece), firearms, speed: 0, melee: null };
}

function soldierThreat(table: Valued, id: PieceId, soldier: Soldier): Threat {
  const { armoury, state } = table;
  const { firearm, melee = 0 } = squadKind(armoury, state, soldier).soldiers[soldier.model] ?? {};
  const speed = speedOf(armoury, state, soldier);
  return { ...placeIn(table, id, soldier), firearms: firearm ? [firearm] : [], speed, melee };
}

function machineThreat(table: Valued, id: PieceId, machine: Machine): Threat {
  const { armoury, state } = table;
  const kind = machineKind(armoury, machine);
  const firearms = armsOf(table, id)
    .map(({ firearm }) => firearm)
    .sort((one, other) => strengthOf(other) - strengthOf(one))
    .slice(0, kind.rate);
  const flights = machine.isFlying ? 2 : 1;
  const melee = machine.isFlying ? null : machine.durability + meleeOf(armoury, kind, machine.weapons);
  return {
    ...placeIn(table, id, machine),
    firearms,
    speed: flights * speedOf(armoury, state, machine),
    melee,
  };
}

function strengthOf({ power: { dice, die }, range }: Firearm): number {
  return dice * die * (range.die + range.plus);
}

function placeIn({ armoury, state }: Battlefield, id: PieceId, piece: Piece) {
  const { outline, eye } = sizeOf(armoury, piece);
  const { x, y, z } = piece;
  const girth = Math.max(...outline.map((corner) => corner.x)) / 50;
  return {
    id,
    at: { x, y, z },
    eye: { x, y, z: z + eye },
    girth,
    isSpent: piece.kind !== 'gun' && hasActed(state, piece),
  };
}
