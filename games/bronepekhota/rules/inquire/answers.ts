import type { Point3 } from '@bridgehead/geometry';
import type { Act, Heading, Spot, Standing } from '../moves.ts';
import type { PieceId } from '../state.ts';
import type { Zone } from '../zones.ts';

/** What a table hears. Where something is not possible it hears a refusal instead. */

/** A place that can be reached, for how much, and a heading somebody can have there. */
export interface ReachedPlace extends Point3 {
  readonly price: number;
  readonly facing: Heading;
}

export interface Reach {
  readonly points: number;
  /** How far apart the places are, in millimetres. */
  readonly grid: number;
  readonly places: readonly ReachedPlace[];
}

/** How to get there: a move to be made as it is. */
export interface WayThere {
  readonly move: Act;
  readonly price: number;
  readonly points: number;
  readonly to: Standing;
  /** Whom it runs into. */
  readonly contact: readonly PieceId[];
  /** What is pushed or towed, and where it comes to stand. */
  readonly load?: { readonly piece: PieceId; readonly to: Standing };
}

/** How much of a soldier would be seen there: 1 is all of it. */
export interface SeenCell extends Point3 {
  readonly seen: number;
}

export interface View {
  readonly eye: Point3;
  readonly facing: Heading;
  readonly grid: number;
  readonly cells: readonly SeenCell[];
}

export interface Room {
  readonly zone: Zone;
  readonly grid: number;
  readonly places: readonly Spot[];
  /** Where the unit forms up until somebody says otherwise. */
  readonly around: Spot;
}
