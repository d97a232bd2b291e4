import type { Outcome, Seat } from '@bridgehead/kernel';
import type { Die } from './armoury.ts';
import type { Heading, Leg, Spot, Standing } from './moves.ts';
import type { Shot, Unit } from './stage.ts';
import type { Piece, PieceId, Squad } from './state.ts';

/** Why somebody rolled D12. */
export const CONTESTS = ['deployment', 'initiative'] as const;
/** How cover was (BRP-7.3.2): all of it seen, more than half, less. */
export const COVERS = ['none', 'part', 'most'] as const;
export type Cover = (typeof COVERS)[number];
/** What hurt a piece. */
export const CAUSES = ['shot', 'blast', 'grenade', 'fight', 'landing'] as const;
export type Cause = (typeof CAUSES)[number];
/** How a soldier came to stand somewhere without walking. */
export const SETTINGS = ['left', 'thrown', 'panic'] as const;

/** Everything that happens, with all that changed by it: `retell` puts it into a view and works nothing out. */
export type Event =
  | {
      readonly kind: 'brought';
      readonly seat: Seat;
      readonly title: string;
      readonly cost: number;
      readonly squads: readonly Squad[];
      readonly pieces: readonly Piece[];
    }
  | {
      readonly kind: 'deployed';
      readonly seat: Seat;
      readonly unit: Unit;
      readonly places: readonly (Standing & { readonly piece: PieceId })[];
    }
  /** One roll of everybody who takes part; a tie is followed by another of the tied alone. */
  | {
      readonly kind: 'contest';
      readonly about: (typeof CONTESTS)[number];
      readonly rolls: readonly { readonly seat: Seat; readonly die: number }[];
    }
  | { readonly kind: 'tour'; readonly tour: number }
  | { readonly kind: 'order'; readonly seats: readonly Seat[] }
  | { readonly kind: 'activated'; readonly seat: Seat; readonly unit: Unit }
  /** The actor's turn in its squad, and the unit's. */
  | { readonly kind: 'done'; readonly piece: PieceId }
  | { readonly kind: 'ended'; readonly seat: Seat; readonly unit: Unit }
  | {
      readonly kind: 'walked' | 'jumped' | 'fled';
      readonly piece: PieceId;
      readonly path: readonly Spot[];
      readonly facing: Heading;
      readonly price: number;
      readonly pushed?: { readonly piece: PieceId; readonly to: Standing };
    }
  | {
      readonly kind: 'drove';
      readonly piece: PieceId;
      readonly legs: readonly Leg[];
      readonly to: Standing;
      readonly cabin: Heading;
      readonly price: number;
      /** A machine's cabin is turned with it. */
      readonly towed?: { readonly piece: PieceId; readonly to: Standing; readonly cabin: Heading };
    }
  /** Over a mission's exit edge (BRP-0.8); off the table in panic (BRP-11.2). */
  | { readonly kind: 'left' | 'deserted'; readonly piece: PieceId }
  | { readonly kind: 'contact'; readonly piece: PieceId; readonly with: readonly PieceId[] }
  /** The range roll (BRP-7.4.1). `carries` is the die, its bonus, and twice that if aimed. */
  | {
      readonly kind: 'shot';
      readonly by: PieceId;
      readonly with: Shot;
      readonly at: PieceId;
      readonly distance: number;
      readonly cover: Cover;
      readonly die: number;
      readonly carries: number;
      readonly isAimed: boolean;
      readonly isHit: boolean;
    }
  /** Power dice against armour with cover (BRP-7.4.2). */
  | {
      readonly kind: 'struck';
      readonly piece: PieceId;
      readonly cause: Cause;
      /** How many faces they have. */
      readonly die: Die;
      readonly dice: readonly number[];
      readonly armour: number;
      readonly damage: number;
    }
  | {
      readonly kind: 'grenade';
      readonly by: PieceId;
      readonly at: PieceId;
      readonly die: number;
      readonly burst: Spot | null;
    }
  | { readonly kind: 'blast'; readonly within: number; readonly victims: readonly PieceId[] }
  /** BRP-8: both strengths, with the dice they came from. */
  | {
      readonly kind: 'fought';
      readonly by: PieceId;
      readonly enemy: PieceId;
      readonly attack: { readonly dice: readonly number[]; readonly strength: number };
      readonly defence: { readonly die: number | null; readonly strength: number };
      readonly isFromBehind: boolean;
      readonly damage: number;
    }
  /** Damage as it now stands (BRP-5.1). */
  | {
      readonly kind: 'damaged';
      readonly piece: PieceId;
      readonly damage: number;
      readonly durability: number;
      readonly cause: Cause;
    }
  | { readonly kind: 'destroyed'; readonly piece: PieceId; readonly cause: Cause | 'test' }
  /** BRP-5.3 */
  | {
      readonly kind: 'tested';
      readonly piece: PieceId;
      readonly die: number;
      readonly armour: number;
      readonly survives: boolean;
      readonly panics: boolean;
    }
  | { readonly kind: 'landed'; readonly piece: PieceId; readonly to: Standing }
  | {
      readonly kind: 'setDown';
      readonly piece: PieceId;
      readonly to: Standing;
      readonly how: (typeof SETTINGS)[number];
      readonly hasActed: boolean;
    }
  | {
      readonly kind: 'boarded';
      readonly piece: PieceId;
      readonly machine: PieceId;
      readonly seat: Seat;
      readonly to: Standing;
      readonly isFlying: boolean;
    }
  | {
      readonly kind: 'took';
      readonly piece: PieceId;
      readonly gun: PieceId;
      readonly seat: Seat;
      readonly shots: number;
    }
  | {
      readonly kind: 'mended';
      readonly by: PieceId;
      readonly piece: PieceId;
      readonly change: number;
      readonly durability: number;
    }
  | { readonly kind: 'ammo'; readonly piece: PieceId; readonly spent: number; readonly left: number }
  | {
      readonly kind: 'refilled';
      readonly seat: Seat;
      readonly piece: PieceId;
      readonly ammo: number;
      readonly shots: number;
    }
  | { readonly kind: 'out'; readonly seat: Seat }
  | {
      readonly kind: 'scored';
      readonly side: number;
      readonly place: string;
      readonly scores: readonly number[];
    }
  /** `goal` is the place of the mission's goal that decided, if one did. */
  | { readonly kind: 'over'; readonly outcome: Outcome; readonly goal: number | null };
