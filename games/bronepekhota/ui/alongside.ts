import { hasPlatform } from '../rules/kinds.ts';
import { menderOf } from '../rules/mend.ts';
import { isOnTable, isPiloted, machineKind, speedOf, squadKind } from '../rules/pieces.ts';
import { CONTACT, farFrom, isServed, STEP, touches } from '../rules/space.ts';
import type { Machine, Piece, PieceId, Soldier } from '../rules/state.ts';
import { battlefieldOf, isFoe, type Scene } from './scene.ts';

/** What whoever acts may want to touch and does not yet: an enemy who would fight is charged instead. */
export function canGoUpTo(scene: Scene, actor: PieceId, id: PieceId): boolean {
  const battlefield = battlefieldOf(scene);
  const [by, object] = [scene.view.pieces[actor], scene.view.pieces[id]];
  if (!by || !object || by === object || !isOnTable(object) || isFlying(by) || isFlying(object)) return false;
  if (touches(battlefield, by, object)) return false;
  const isEnemy = isFoe(scene, object);
  if (isEnemy && isServed(battlefield, object)) return false;
  if (by.kind === 'machine')
    return (object.kind === 'machine' || object.kind === 'gun') && (isEnemy || isPlatform(scene, by));
  switch (object.kind) {
    case 'soldier':
      return !isEnemy && isLed(scene, object) && by.kind === 'soldier' && !isLed(scene, by);
    case 'machine':
      return !isPiloted(object) || menderOf(battlefield, actor) === 'soldier';
    default:
      return true;
  }
}

/** Whether one move may lead to it: past walls it may not. */
export function isWithinAMove(scene: Scene, actor: PieceId, id: PieceId): boolean {
  const { pack, view } = scene;
  const by = view.pieces[actor];
  if (by?.kind !== 'soldier' && by?.kind !== 'machine') return false;
  return stepsTo(scene, actor, id) * STEP <= speedOf(pack, view, by) * STEP + CONTACT;
}

/** Not rounded. */
export function stepsTo(scene: Scene, actor: PieceId, id: PieceId): number {
  const { pieces } = scene.view;
  return farFrom(battlefieldOf(scene), pieces[actor] as Piece, pieces[id] as Piece) / STEP;
}

function isFlying(piece: Piece): boolean {
  return piece.kind === 'machine' && piece.isFlying;
}

function isPlatform({ pack }: Scene, machine: Machine): boolean {
  return hasPlatform(pack, machineKind(pack, machine), machine.weapons);
}

function isLed({ pack, view }: Scene, soldier: Soldier): boolean {
  return squadKind(pack, view, soldier).isLed === true;
}
