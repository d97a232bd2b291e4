import type { Act } from '../rules/moves.ts';
import { pieceAt } from '../rules/pieces.ts';
import type { Battlefield } from '../rules/playing.ts';
import type { PieceId } from '../rules/state.ts';
import type { Shooting } from './fire.ts';
import { goReason } from './going-reasons.ts';
import { boutFigures, grenadeOdds, kindOf, percent, shotOdds } from './figures.ts';
import type { BronepekhotaReason } from './reasons.ts';
import type { Scene } from './scene.ts';

/** From these odds on one may speak of the end of a machine or gun. */
const LIKELY = 0.2;

export function actReason(scene: Scene, move: Act): BronepekhotaReason {
  const { table } = scene;
  const kindAt = (id: PieceId) => kindOf(table, pieceAt(table.state, id));
  switch (move.kind) {
    case 'shoot':
      return shotReason(table, move);
    case 'fight':
      return { reason: 'fight', figures: boutFigures(table, move.by, move.enemy) };
    case 'walk':
    case 'jump':
    case 'drive':
      return goReason(scene, move);
    case 'take':
      return { reason: 'take', figures: { gun: kindAt(move.gun) } };
    case 'board':
      return { reason: 'board', figures: { kind: kindAt(move.machine) } };
    case 'leave':
      return { reason: 'leave', figures: { kind: kindAt(move.by) } };
    default:
      return { reason: move.kind, figures: { kind: kindAt(move.object) } };
  }
}

function shotReason(table: Battlefield, move: Shooting): BronepekhotaReason {
  const target = pieceAt(table.state, move.at[0] as PieceId);
  const kind = kindOf(table, target);
  if (move.with === 'grenade') return { reason: 'grenade', figures: { kind, ...grenadeOdds(table, move) } };
  const { hurts, destroys } = shotOdds(table, move);
  if (typeof move.with === 'object' && 'gun' in move.with) {
    const gun = kindOf(table, pieceAt(table.state, move.with.gun));
    return { reason: 'fire-gun', figures: { gun, kind, odds: percent(hurts) } };
  }
  return target.kind !== 'soldier' && destroys >= LIKELY
    ? { reason: 'finish', figures: { kind, odds: percent(destroys) } }
    : { reason: 'shoot', figures: { kind, odds: percent(hurts) } };
}
