import type { Seat, Viewer } from '@bridgehead/kernel';
import { sceneContext, type TableScene } from '@bridgehead/kit/table';
import type { Pack, ToldMission } from '../content/pack.ts';
import type { Layout, SoldierKind } from '../rules/armoury.ts';
import { areEnemies, seatOf, squadKind } from '../rules/pieces.ts';
import type { BronepekhotaRefusal } from '../rules/refusals.ts';
import type { Unit } from '../rules/stage.ts';
import type { Piece, PieceId, Soldier } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { kindName } from '../text/names.ts';
import { refusalText } from '../text/refusals/index.ts';
import type { SideColour } from './pieces/colours.ts';
import type { Messages } from './text.ts';

export interface Scene extends TableScene<View, Pack, Messages> {
  readonly viewer: Viewer;
  readonly ground: Layout;
  readonly mission: ToldMission;
  /** By seat. */
  readonly colours: readonly SideColour[];
}

export const { SceneProvider, useScene } = sceneContext<Scene>();

export function modelOf({ pack, view }: Scene, soldier: Soldier): SoldierKind {
  return squadKind(pack, view, soldier).soldiers[soldier.model] as SoldierKind;
}

/** Soldiers have numbers, as in their armlist. */
export function pieceTitle(scene: Scene, id: PieceId): string {
  const { pack, view, language, text } = scene;
  const piece = view.pieces[id];
  switch (piece?.kind) {
    case 'soldier':
      return text.soldier(kindName(pack, view.squads[piece.squad]?.model ?? '')[language], piece.model + 1);
    case 'machine':
    case 'gun':
      return kindName(pack, piece.model)[language];
    case 'load':
      return text.loads[piece.role];
    default:
      return '';
  }
}

export function unitTitle(scene: Scene, unit: Unit): string {
  const { pack, view, language } = scene;
  return 'squad' in unit
    ? kindName(pack, view.squads[unit.squad]?.model ?? '')[language]
    : pieceTitle(scene, unit.piece);
}

export function ownerOf({ view }: Scene, piece: Piece): Seat {
  return seatOf(view, piece);
}

export function isOwn({ view, viewer }: Scene, piece: Piece): boolean {
  return viewer !== 'spectator' && seatOf(view, piece) === viewer;
}

export function isFoe({ view, viewer }: Scene, piece: Piece): boolean {
  return viewer !== 'spectator' && areEnemies(view, viewer, seatOf(view, piece));
}

export function isIn({ view }: Scene, unit: Unit, id: PieceId): boolean {
  const piece = view.pieces[id];
  return 'squad' in unit ? piece?.kind === 'soldier' && piece.squad === unit.squad : unit.piece === id;
}

export function whyNot({ pack, language }: Scene, refusal: BronepekhotaRefusal): string {
  return refusalText(pack, refusal)?.[language] ?? refusal.reason;
}
