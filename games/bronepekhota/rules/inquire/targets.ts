import type { Firearm } from '../armoury.ts';
import type { Cover } from '../events.ts';
import { boutOf } from '../hand-to-hand.ts';
import {
  boutChances,
  chanceOfAtLeast,
  deathChance,
  type Distribution,
  hitChance,
  shotChances,
  strikeChances,
} from '../odds.ts';
import { armourOf, isOnTable, isPiloted, pieceAt, soldierAt } from '../pieces.ts';
import type { Battlefield } from '../playing.ts';
import type { BronepekhotaRefusal } from '../refusals.ts';
import { victimsOf } from '../shooting/blast.ts';
import { firearmOf, GRENADE, muzzleOf } from '../shooting/firearms.ts';
import { catches } from '../shooting/grenade.ts';
import { refuseTarget } from '../shooting/refuse-shot.ts';
import { COVER_ARMOUR } from '../shooting/strike.ts';
import { type SightOfTarget, sightOf } from '../sight.ts';
import { farFrom, inSteps, solidOf } from '../space.ts';
import type { Shot } from '../stage.ts';
import type { Piece, PieceId } from '../state.ts';

/** What a shot at somebody would be, before it is fired. */
export interface TargetOutlook {
  readonly target: PieceId;
  readonly distance: number;
  readonly sight: SightOfTarget;
  /** Armour with cover. */
  readonly armour: number;
  readonly hits: number;
  /** The chance of each number of damage, a miss included. */
  readonly damage: Distribution;
  readonly destroys: number;
  /** That its pilot dies; 0 where there is none. */
  readonly pilotDies: number;
  /** Others whom its blast hurts; whom a grenade may. */
  readonly victims: readonly PieceId[];
}

export type Outlook = TargetOutlook | { readonly target: PieceId; readonly refusal: BronepekhotaRefusal };

/** Everybody on the table who is not the shooter: how a shot would go, or why there is none. */
export function targetsOf(
  battlefield: Battlefield,
  by: PieceId,
  shot: Shot,
  isAimed: boolean,
): Outlook[] | null {
  const { state } = battlefield;
  const firearm = firearmOf(battlefield, by, shot);
  if (!firearm) return null;
  return [...state.pieces.keys()]
    .filter((id) => id !== by && isTarget(pieceAt(state, id)))
    .map((target) => {
      const refusal = refuseTarget(battlefield, by, shot, target);
      return refusal ? { target, refusal } : outlookOf(battlefield, by, shot, firearm, target, isAimed);
    });
}

function isTarget(piece: Piece): boolean {
  return isOnTable(piece) && piece.kind !== 'load';
}

function outlookOf(
  battlefield: Battlefield,
  by: PieceId,
  shot: Shot,
  firearm: Firearm,
  target: PieceId,
  isAimed: boolean,
): TargetOutlook {
  const { armoury, state } = battlefield;
  const piece = pieceAt(state, target);
  const distance = inSteps(farFrom(battlefield, pieceAt(state, muzzleOf(by, shot)), piece));
  const sight = sightOf(battlefield, by, shot, target);
  const own = armourOf(armoury, state, piece);
  const chances =
    shot === 'grenade'
      ? thrown(battlefield, by, target, own)
      : fired(battlefield, firearm, target, distance, own + COVER_ARMOUR[sight.cover as Cover], isAimed);
  const { damage } = chances;
  return {
    target,
    distance,
    sight,
    ...chances,
    destroys: chanceOfAtLeast(damage, lifeOf(piece)),
    pilotDies: pilotDeath(battlefield, piece) * chanceOfAtLeast(damage, 1),
  };
}

type Chances = Pick<TargetOutlook, 'armour' | 'hits' | 'damage' | 'victims'>;

function fired(
  battlefield: Battlefield,
  firearm: Firearm,
  target: PieceId,
  distance: number,
  armour: number,
  isAimed: boolean,
): Chances {
  const { armoury, state } = battlefield;
  const { blast } = state.rules.specials ? firearm : {};
  return {
    armour,
    hits: hitChance(firearm.range, distance, isAimed),
    damage: shotChances(firearm, distance, armour, isAimed),
    victims: blast
      ? victimsOf(battlefield, solidOf(armoury, pieceAt(state, target)), blast.within, target)
      : [],
  };
}

/** BRP-7.8: it hits whoever is near where it goes off, in cover or not. */
function thrown(battlefield: Battlefield, by: PieceId, target: PieceId, armour: number): Chances {
  const caught = catches(battlefield, by, target);
  const hits = caught.get(target) ?? 0;
  return {
    armour,
    hits,
    damage: strikeChances(hits, GRENADE.blast.power, armour),
    victims: [...caught.keys()].filter((id) => id !== target),
  };
}

/** How much damage ends it (BRP-5.1). */
function lifeOf(piece: Piece): number {
  return piece.kind === 'machine' || piece.kind === 'gun' ? piece.durability : 1;
}

function pilotDeath({ armoury, state }: Battlefield, piece: Piece): number {
  if (piece.kind !== 'machine' || !isPiloted(piece)) return 0;
  return deathChance(armourOf(armoury, state, soldierAt(state, piece.pilot)));
}

/** What a fight would be: both strengths, and how it may go. */
export function fightOf(battlefield: Battlefield, by: PieceId, enemy: PieceId) {
  const { state } = battlefield;
  const defender = pieceAt(state, enemy);
  const bout = boutOf(battlefield, pieceAt(state, by), defender);
  const damage = boutChances(bout);
  return {
    ...bout,
    damage,
    wins: chanceOfAtLeast(damage, 1),
    destroys: chanceOfAtLeast(damage, lifeOf(defender)),
  };
}
