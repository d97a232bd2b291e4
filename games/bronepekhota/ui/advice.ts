import type { HowToGo } from '../rules/inquire/question.ts';
import type { Act, Move } from '../rules/moves.ts';
import type { Unit } from '../rules/stage.ts';
import type { PieceId } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Plan } from './plan.ts';

/** A move somebody is advised to make, as if it had been put together by hand. */
export interface Advised {
  readonly selected: PieceId | null;
  readonly plan: Plan | null;
}

const NOTHING: Advised = { selected: null, plan: null };

export function advisedBy(view: View, move: Move): Advised {
  if ('exits' in move && move.exits) return { selected: move.by, plan: { do: 'exit' } };
  switch (move.kind) {
    case 'activate':
      return { selected: firstOf(view, move.unit), plan: null };
    case 'walk':
      return goes(move, move.push ? 'push' : 'walk', move.push?.piece);
    case 'jump':
      return goes(move, 'jump');
    case 'drive':
      return goes(move, 'drive', move.tow?.piece);
    case 'shoot':
      return {
        selected: move.by,
        plan: {
          do: 'shoot',
          with: move.with,
          isAimed: move.aimed === true,
          at: move.at,
          most: move.at.length,
        },
      };
    case 'fight':
      return { selected: move.by, plan: { do: 'fight', object: move.enemy } };
    case 'board':
      return { selected: move.by, plan: { do: 'board', object: move.machine } };
    case 'take':
      return { selected: move.by, plan: { do: 'take', object: move.gun } };
    case 'mend':
    case 'refill':
      return { selected: move.by, plan: { do: move.kind, object: move.object } };
    case 'leave':
      return { selected: move.by, plan: { do: 'leave', place: move.place } };
    default:
      return NOTHING;
  }
}

function goes(advised: Act, how: HowToGo, load: PieceId | null = null): Advised {
  return { selected: advised.by, plan: { do: 'go', how, to: null, facing: null, load, advised } };
}

function firstOf({ pieces }: View, unit: Unit): PieceId | null {
  if ('piece' in unit) return unit.piece;
  const first = pieces.findIndex(
    (piece) => piece.kind === 'soldier' && piece.squad === unit.squad && piece.status === 'table',
  );
  return first < 0 ? null : first;
}
