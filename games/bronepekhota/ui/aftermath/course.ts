import type { Event } from '../../rules/events.ts';
import { NOBODY } from '../../rules/pieces.ts';
import type { PieceId } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

export interface ArmyCourse {
  shots: number;
  hits: number;
  fights: number;
  soldiers: number;
  machines: number;
}

export interface TourCourse {
  readonly tour: number;
  /** Pieces that the first player lost, and all the others. */
  first: number;
  others: number;
}

/** A battle in figures, by army and by tour. */
export function courseOf(story: readonly Event[], view: View) {
  const armies = view.sides.map(
    (): ArmyCourse => ({ shots: 0, hits: 0, fights: 0, soldiers: 0, machines: 0 }),
  );
  const tours: TourCourse[] = [];
  const armyOf = (id: PieceId) => armies[ownerOf(view, id)];
  for (const event of story) {
    switch (event.kind) {
      case 'tour':
        tours.push({ tour: event.tour, first: 0, others: 0 });
        break;
      case 'shot': {
        const army = armyOf(event.by);
        if (army) army.shots++;
        if (army && event.isHit) army.hits++;
        break;
      }
      case 'fought': {
        const army = armyOf(event.by);
        if (army) army.fights++;
        break;
      }
      case 'destroyed':
      case 'deserted':
        lose(view, armies, tours.at(-1), event.piece);
        break;
      default:
    }
  }
  return { armies, tours };
}

function lose(view: View, armies: readonly ArmyCourse[], tour: TourCourse | undefined, id: PieceId): void {
  const seat = ownerOf(view, id);
  const army = armies[seat];
  if (!army) return;
  if (view.pieces[id]?.kind === 'soldier') army.soldiers++;
  else army.machines++;
  if (tour) tour[seat === 0 ? 'first' : 'others']++;
}

/** Whoever brought it. */
function ownerOf({ pieces, squads }: View, id: PieceId): number {
  const piece = pieces[id];
  if (piece?.kind === 'soldier') return squads[piece.squad]?.seat ?? NOBODY;
  return piece?.kind === 'machine' || piece?.kind === 'gun' ? piece.owner : NOBODY;
}
