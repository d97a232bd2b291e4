import type { Point3 } from '@bridgehead/geometry';
import { hasGotOut } from '../rules/activation.ts';
import type { Power } from '../rules/armoury.ts';
import type { Cover } from '../rules/events.ts';
import type { Act } from '../rules/moves.ts';
import { damageChances, hitChance } from '../rules/odds.ts';
import { areEnemies, armourOf, pieceAt, seatOf } from '../rules/pieces.ts';
import type { Battlefield } from '../rules/playing.ts';
import { victimsOf } from '../rules/shooting/blast.ts';
import { GRENADE, muzzleOf } from '../rules/shooting/firearms.ts';
import { catches } from '../rules/shooting/grenade.ts';
import { COVER_ARMOUR } from '../rules/shooting/strike.ts';
import { coverAt } from '../rules/sight.ts';
import { areFar, farFrom, inSteps, isInFront, sizeOf, solidOf, STEP } from '../rules/space.ts';
import { type Deeds, isSameShot } from '../rules/stage.ts';
import type { Piece, PieceId } from '../rules/state.ts';
import { type Arm, armsOf, farthest, oddsOf, rateOf } from './arms.ts';
import { coverFrom, stepsBetween } from './lookout.ts';
import { lossBy, type Valued } from './worth.ts';

export type Shooting = Extract<Act, { kind: 'shoot' }>;

/** What somebody would fire, and what it is expected to take from the enemy: of this shot, and of all it may still fire. */
export interface Fire {
  readonly shot: Shooting;
  readonly gain: number;
  readonly total: number;
}

/** How well one knows what is seen: by the rules' own lines, or by terrain alone. */
export type Care = 'exact' | 'rough';

interface Look {
  readonly table: Valued;
  readonly by: PieceId;
  readonly targets: readonly PieceId[];
  readonly care: Care;
  /** It could turn to whatever it shoots at. */
  readonly turns: boolean;
  /** It shoots at whoever is nearest, not at whoever is worth most. */
  readonly isSimple?: boolean;
}

/** The best that the shooter can do with what it has at hand, from where it stands. */
export function bestFire(looking: Look, { shots, hasShot, moves, hasFought }: Deeds): Fire | null {
  const { table, by } = looking;
  if (hasShot) return null;
  const isMachine = pieceAt(table.state, by).kind === 'machine';
  const isFresh = moves === 0 && !hasFought && !hasGotOut(table.state);
  const fires = armsOf(table, by)
    .filter((arm) => (isMachine ? !shots.some((fired) => isSameShot(fired, arm.with)) : isChosen(shots, arm)))
    .flatMap((arm) => fireOf(looking, arm, isFresh) ?? [])
    .sort((one, other) => other.total - one.total);
  const [best] = fires;
  if (!best || !isMachine) return best ?? null;
  const left = rateOf(table, by, best.shot.with) - shots.length;
  if (left <= 0) return null;
  return { ...best, total: fires.slice(0, left).reduce((sum, { gain }) => sum + gain, 0) };
}

/** BRP-7.5: whoever has begun with a gun goes on with it. */
function isChosen(shots: Deeds['shots'], arm: Arm): boolean {
  return shots.every((fired) => typeof fired !== 'string' && isSameShot(fired, arm.with));
}

function fireOf(looking: Look, arm: Arm, isFresh: boolean): Fire | null {
  const { table, by } = looking;
  const { rules } = table.state;
  const rate = pieceAt(table.state, by).kind === 'machine' ? 1 : rateOf(table, by, arm.with);
  if (rate <= 0) return null;
  const aims = rules.aimed && isFresh && arm.with === 'own' ? [false, true] : [false];
  const most = rules.specials ? (arm.firearm.targets ?? 1) : 1;
  const found = looking.targets
    .flatMap((at) => aims.map((isAimed) => ({ at, isAimed, gain: gainAt(looking, arm, at, isAimed) })))
    .filter(({ gain }) => gain > 0)
    .sort((one, other) =>
      looking.isSimple ? farOf(looking, one.at) - farOf(looking, other.at) : other.gain - one.gain,
    );
  const [first] = found;
  if (!first) return null;
  const chosen = found.filter(({ isAimed }) => isAimed === first.isAimed).slice(0, most);
  const gain = chosen.reduce((sum, one) => sum + one.gain, 0);
  const at = chosen.map((one) => one.at);
  const shot: Shooting = { kind: 'shoot', by, with: arm.with, at, ...(first.isAimed && { aimed: true }) };
  return { shot, gain, total: gain * rate };
}

function farOf({ table: { state }, by }: Look, at: PieceId): number {
  return stepsBetween(pieceAt(state, by), pieceAt(state, at));
}

function gainAt(
  { table, by, care, turns }: Look,
  { with: shot, firearm }: Arm,
  at: PieceId,
  isAimed: boolean,
) {
  const { armoury, state } = table;
  const muzzle = pieceAt(state, muzzleOf(by, shot));
  const target = pieceAt(state, at);
  const most = farthest(firearm) * (isAimed ? 2 : 1);
  if (areFar(table, muzzle, target, most * STEP)) return 0;
  if (!turns && !isInFront(pieceAt(state, by), target)) return 0;
  // Looked for only where one stands: who is caught depends on every inch.
  if (shot === 'grenade' && care === 'rough') return 0;
  const distance = inSteps(farFrom(table, muzzle, target));
  if (distance > most) return 0;
  const cover = care === 'exact' ? coverAt(table, by, shot, at) : roughCover(table, muzzle, at);
  if (cover === null) return 0;
  if (shot === 'grenade') return isFlying(target) ? 0 : grenadeGain(table, by, at);
  const armour = armourOf(armoury, state, target) + COVER_ARMOUR[cover];
  const gain = lossBy(table, target, oddsOf(firearm, distance, armour, isAimed));
  return firearm.blast && state.rules.specials
    ? gain + hitChance(firearm.range, distance, isAimed) * blastGain(table, by, at, firearm.blast)
    : gain;
}

function roughCover({ armoury, field, state }: Battlefield, muzzle: Point3, at: PieceId): Cover | null {
  const target = pieceAt(state, at);
  const eye = { ...muzzle, z: muzzle.z + sizeOf(armoury, muzzle as typeof target).eye };
  return coverFrom(field, eye, solidOf(armoury, target), target);
}

function isFlying(piece: Piece): boolean {
  return piece.kind === 'machine' && piece.isFlying;
}

/** It may go off anywhere on its way: the thrower counts against it like every friend. */
function grenadeGain(table: Valued, by: PieceId, at: PieceId): number {
  let gain = 0;
  for (const [id, chance] of catches(table, by, at))
    gain += chance * harm(table, by, id, GRENADE.blast.power);
  return gain;
}

/** Friends count against it. */
function blastGain(
  table: Valued,
  by: PieceId,
  at: PieceId,
  { within, power }: NonNullable<Arm['firearm']['blast']>,
): number {
  const centre = solidOf(table.armoury, pieceAt(table.state, at));
  let gain = 0;
  for (const id of victimsOf(table, centre, within, at)) gain += harm(table, by, id, power);
  return gain;
}

function harm(table: Valued, by: PieceId, id: PieceId, power: Power): number {
  const { armoury, state } = table;
  const victim = pieceAt(state, id);
  const loss = lossBy(table, victim, damageChances(power, armourOf(armoury, state, victim)));
  return areEnemies(state, seatOf(state, pieceAt(state, by)), seatOf(state, victim)) ? loss : -loss;
}
