import type { Point } from '@bridgehead/geometry';
import type { Event } from '../../rules/events.ts';
import type { PieceId } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { deedsOf, type UnitCourse } from './deeds.ts';
import type { Loss } from './losses.ts';
import { Whereabouts } from './whereabouts.ts';

/** A battle as everybody heard it: tour by tour, piece by piece. */

/** Somebody's way in one go. */
export interface Trail {
  readonly tour: number;
  readonly piece: PieceId;
  readonly path: readonly Point[];
}

export interface TourTold {
  readonly tour: number;
  readonly shots: number;
  readonly hits: number;
  readonly grenades: number;
  readonly fights: number;
}

export interface Course {
  readonly tours: readonly TourTold[];
  readonly trails: readonly Trail[];
  readonly losses: readonly Loss[];
  /** By unit: squads first, then machines and guns, as they stand in the state. */
  readonly units: readonly UnitCourse[];
}

export function courseOf(story: readonly Event[], view: View): Course {
  const tours: TourTold[] = [];
  const trails: Trail[] = [];
  const losses: Loss[] = [];
  const places = new Whereabouts();
  let by: PieceId | null = null;
  const count = (change: (now: TourTold) => Partial<TourTold>) => {
    const now = tours.at(-1);
    if (now) tours[tours.length - 1] = { ...now, ...change(now) };
  };
  const tour = () => tours.at(-1)?.tour ?? 0;
  for (const event of story) {
    const moved = places.follow(event);
    if (moved) trails.push({ tour: tour(), ...moved });
    switch (event.kind) {
      case 'tour':
        tours.push({ tour: event.tour, shots: 0, hits: 0, grenades: 0, fights: 0 });
        break;
      case 'activated':
        by = null;
        break;
      case 'shot':
        by = event.by;
        count(({ shots, hits }) => ({ shots: shots + 1, hits: hits + Number(event.isHit) }));
        break;
      case 'grenade':
        by = event.by;
        count(({ grenades }) => ({ grenades: grenades + 1 }));
        break;
      case 'fought':
        by = event.by;
        count(({ fights }) => ({ fights: fights + 1 }));
        break;
      case 'destroyed':
      case 'deserted':
        losses.push({ tour: tour(), piece: event.piece, at: places.of(event.piece), by });
        break;
      default:
    }
  }
  return { tours, trails, losses, units: deedsOf(story, view, losses) };
}

export function sumOf(tours: readonly TourTold[], of: (tour: TourTold) => number): number {
  return tours.reduce((sum, tour) => sum + of(tour), 0);
}
