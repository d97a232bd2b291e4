import type { Seat, Viewer } from '@bridgehead/kernel';
import { sceneContext, type TableScene } from '@bridgehead/kit/table';
import type { Pack, ToldMission } from '../content/pack.ts';
import type { Layout, SoldierKind } from '../rules/armoury.ts';
import { fieldFor } from '../rules/ground.ts';
import { areEnemies, machineKind, seatOf, squadKind } from '../rules/pieces.ts';
import type { Battlefield } from '../rules/playing.ts';
import type { Unit } from '../rules/stage.ts';
import type { Piece, PieceId, Soldier } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { kindName } from '../text/names.ts';
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

/** A squad of one needs no numbers. */
function isAlone({ pack, view }: Scene, soldier: Soldier): boolean {
  return squadKind(pack, view, soldier).soldiers.length === 1;
}

/** Soldiers have numbers, as in their armlist. */
export function pieceTitle(scene: Scene, id: PieceId): string {
  const { pack, view, language, text } = scene;
  const piece = view.pieces[id];
  switch (piece?.kind) {
    case 'soldier': {
      const name = kindName(pack, view.squads[piece.squad]?.model ?? '')[language];
      return isAlone(scene, piece) ? name : text.soldier(name, piece.model + 1);
    }
    case 'machine':
    case 'gun':
      return kindName(pack, piece.model)[language];
    case 'load':
      return text.loads[piece.role];
    default:
      return '';
  }
}

/** Several pieces, the soldiers of a squad together. */
export function titlesOf(scene: Scene, ids: readonly PieceId[]): string {
  const { pack, view, language, text } = scene;
  const numbers = new Map<number, number[]>();
  for (const id of ids) {
    const piece = view.pieces[id];
    if (piece?.kind === 'soldier' && !isAlone(scene, piece))
      numbers.set(piece.squad, [...(numbers.get(piece.squad) ?? []), piece.model + 1]);
  }
  const squads = [...numbers].map(([squad, soldiers]) =>
    text.soldiers(kindName(pack, view.squads[squad]?.model ?? '')[language], soldiers),
  );
  const others = ids.filter((id) => {
    const piece = view.pieces[id];
    return piece?.kind !== 'soldier' || isAlone(scene, piece);
  });
  return [...squads, ...others.map((id) => pieceTitle(scene, id))].join(', ');
}

export function unitTitle(scene: Scene, unit: Unit): string {
  const { pack, view, language } = scene;
  return 'squad' in unit
    ? kindName(pack, view.squads[unit.squad]?.model ?? '')[language]
    : pieceTitle(scene, unit.piece);
}

/** One may have a mortar of one's own, and they another. */
export function targetTitle(scene: Scene, id: PieceId): string {
  const title = pieceTitle(scene, id);
  return isOwn(scene, scene.view.pieces[id] as Piece) ? scene.text.ownTarget(title) : title;
}

export function ownerOf({ view }: Scene, piece: Piece): Seat {
  return seatOf(view, piece);
}

export function isOwn({ view, viewer }: Pick<Scene, 'view' | 'viewer'>, piece: Piece): boolean {
  return viewer !== 'spectator' && seatOf(view, piece) === viewer;
}

export function isFoe({ view, viewer }: Scene, piece: Piece): boolean {
  return viewer !== 'spectator' && areEnemies(view, viewer, seatOf(view, piece));
}

/** Ally or enemy, where there are both; whoever only looks on is told the sides. */
export function standingOf({ view: { sides }, viewer, text }: Scene, seat: Seat): string | null {
  if (new Set(sides).size === sides.length || seat === viewer) return null;
  if (viewer === 'spectator') return text.sideOf((sides[seat] ?? 0) + 1);
  return sides[seat] === sides[viewer] ? text.ally : text.enemy;
}

/** As the rules look at it. */
export function battlefieldOf({ pack, view }: Scene): Battlefield {
  return { armoury: pack, field: fieldFor(pack, view.ground), state: view };
}

/** BRP-4.2: a walker looks about without turning its legs. */
export function turnsCabin({ pack, view }: Scene, id: PieceId): boolean {
  const piece = view.pieces[id];
  return piece?.kind === 'machine' && machineKind(pack, piece).chassis === 'legs';
}

export function isIn({ view }: Scene, unit: Unit, id: PieceId): boolean {
  const piece = view.pieces[id];
  return 'squad' in unit ? piece?.kind === 'soldier' && piece.squad === unit.squad : unit.piece === id;
}
