import type { Point, Point3 } from '@bridgehead/geometry';
import type { Seat } from '@bridgehead/kernel';
import type { Army } from './army.ts';
import type { Shot, Unit } from './stage.ts';
import type { PieceId } from './state.ts';

/** A point of a path, in millimetres, with the level it stands on. */
export type Spot = Point3;

/** Any vector that is long enough to have a direction: only that counts. */
export type Heading = Point;

export interface Standing extends Spot {
  readonly facing: Heading;
}

/** BRP-4.2: a machine goes along or across its heading, or turns on the spot. */
export const WAYS = ['forward', 'back', 'left', 'right'] as const;
export type Leg = { readonly go: (typeof WAYS)[number]; readonly by: number } | { readonly turn: Heading };

/** BRP-4.1.5: the legs of the path, from the first to before the last, that the gun or load is moved along. */
export interface Push {
  readonly piece: PieceId;
  readonly from: number;
  readonly to: number;
}

export type Move =
  /** Before the battle (BRP-1.5, 1.6): composed. A place for every soldier of a squad that is no pilot. */
  | { readonly kind: 'bring'; readonly army: Army }
  | { readonly kind: 'deploy'; readonly unit: Unit; readonly places: readonly Standing[] }
  /** The tour (BRP-3.1, 3.2): listed. */
  | { readonly kind: 'order'; readonly seats: readonly Seat[] }
  | { readonly kind: 'activate'; readonly unit: Unit }
  /** An activation: composed. `by` is who acts; whoever acted before in its squad is done then. */
  | Act
  /** The actor's turn is over; the whole unit's. */
  | { readonly kind: 'done' }
  | { readonly kind: 'end' };

export type Act =
  /** BRP-4.1. An empty path is a turn on the spot. The path begins after the place where the soldier stands. `exits`: BRP-0.8. */
  | {
      readonly kind: 'walk';
      readonly by: PieceId;
      readonly path: readonly Spot[];
      readonly facing: Heading;
      readonly push?: Push;
      readonly exits?: true;
    }
  /** BRP-9.4 */
  | { readonly kind: 'jump'; readonly by: PieceId; readonly to: Spot; readonly facing: Heading }
  /** BRP-4.2, BRP-10.2. `cabin` for walkers; `tow` from that leg, or the first, to before this one. */
  | {
      readonly kind: 'drive';
      readonly by: PieceId;
      readonly legs: readonly Leg[];
      readonly cabin?: Heading;
      readonly tow?: { readonly piece: PieceId; readonly from?: number; readonly to: number };
      readonly exits?: true;
    }
  /** BRP-7: as many targets as the weapon has, one for most. */
  | {
      readonly kind: 'shoot';
      readonly by: PieceId;
      readonly with: Shot;
      readonly at: readonly PieceId[];
      readonly aimed?: true;
    }
  /** BRP-8 */
  | { readonly kind: 'fight'; readonly by: PieceId; readonly enemy: PieceId }
  /** BRP-9.1, 9.2 */
  | { readonly kind: 'board'; readonly by: PieceId; readonly machine: PieceId }
  | { readonly kind: 'take'; readonly by: PieceId; readonly gun: PieceId }
  /** BRP-9.3, BRP-10.1 */
  | { readonly kind: 'mend'; readonly by: PieceId; readonly object: PieceId }
  /** BRP-4.3: by the machine; the pilot stands there. */
  | { readonly kind: 'leave'; readonly by: PieceId; readonly place: Standing }
  /** BRP-7.7 */
  | { readonly kind: 'refill'; readonly by: PieceId; readonly object: PieceId };
