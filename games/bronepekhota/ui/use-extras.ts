import { exitsFor } from '../rules/exit.ts';
import type { WayThere } from '../rules/inquire/answers.ts';
import { hasPlatform } from '../rules/kinds.ts';
import type { Move } from '../rules/moves.ts';
import { isOnTable, machineKind, seatOf } from '../rules/pieces.ts';
import type { Piece, PieceId } from '../rules/state.ts';
import { type Ask, useAskedAll } from './ask/use-asked.ts';
import type { Scene } from './scene.ts';
import { apart } from './space/vectors.ts';

/** The same way, and something besides: over the edge at its end (BRP-0.8), or with something in tow (BRP-10.2). */
export interface Extra {
  readonly key: 'exit' | 'tow';
  readonly object: PieceId | null;
  readonly move: Move;
}

/** What hangs on a platform stands at most so far from the machine's middle. */
const NEAR = 160;

/** Those of them that the rules allow. */
export function useExtras(
  ask: Ask,
  scene: Scene,
  actor: PieceId | null,
  way: WayThere | null,
): readonly Extra[] {
  const wishes = actor === null || !way ? [] : [...wishesOf(scene, actor, way)];
  const answers = useAskedAll<object | null>(
    ask,
    scene.view,
    wishes.map(({ move }) => ({ ask: 'price', move })),
  );
  return wishes.filter((_, place) => {
    const answer = answers?.[place];
    return answer !== undefined && answer !== null && !('reason' in answer);
  });
}

function* wishesOf(scene: Scene, actor: PieceId, { move }: WayThere): Iterable<Extra> {
  const { pack, view } = scene;
  const piece = view.pieces[actor] as Piece;
  if ((move.kind !== 'walk' && move.kind !== 'drive') || move.exits) return;
  if (exitsFor({ armoury: pack, state: view }, seatOf(view, piece)).length > 0)
    yield { key: 'exit', object: null, move: { ...move, exits: true } };
  if (move.kind !== 'drive' || piece.kind !== 'machine' || move.legs.length === 0) return;
  if (!hasPlatform(pack, machineKind(pack, piece), piece.weapons)) return;
  for (const [object, load] of view.pieces.entries()) {
    const isLoad = load.kind === 'gun' || load.kind === 'machine';
    if (object === actor || !isLoad || !isOnTable(load) || apart(load, piece) > NEAR) continue;
    yield { key: 'tow', object, move: { ...move, tow: { piece: object, to: move.legs.length } } };
  }
}
