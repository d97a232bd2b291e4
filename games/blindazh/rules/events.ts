import type { Outcome, Seat } from '@bridgehead/kernel';
import type { Cell, Side, Sides } from './board.ts';
import type { Enemy, Tile } from './tiles.ts';

export const PENALTY_CAUSES = ['breakthrough', 'overrun', 'shelled', 'startShelled'] as const;
/** An enemy at the start trench; a soldier overrun or shelled; a shell on the start trench itself. */
export type PenaltyCause = (typeof PENALTY_CAUSES)[number];

export const ENEMY_ENDS = [
  'attack',
  'grenade',
  'mines',
  'hedgehogs',
  'shell',
  'flag',
  'breakthrough',
  'spent',
] as const;
/** Why an enemy tile left the game; `spent` is artillery that has fired. */
export type EnemyEnd = (typeof ENEMY_ENDS)[number];

export const TRENCH_ENDS = ['tank', 'hedgehogs', 'mines', 'shell', 'grenade'] as const;
export type TrenchEnd = (typeof TRENCH_ENDS)[number];

/** The small steps a game is told in: log, motion and sound come from these. */
export type Event =
  | { readonly kind: 'prepared'; readonly first: Seat; readonly enemies: number; readonly limit: number }
  | { readonly kind: 'posted'; readonly seat: Seat; readonly cell: Cell }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly from: Cell; readonly to: Cell }
  /** `slot` is the place in the open row that the tile came from. */
  | {
      readonly kind: 'dug';
      readonly seat: Seat;
      readonly from: Cell;
      readonly to: Cell;
      readonly tile: Tile;
      readonly open: Sides;
      readonly slot: number;
    }
  | { readonly kind: 'flagged'; readonly seat: Seat; readonly from: Cell; readonly to: Cell }
  | { readonly kind: 'cleared'; readonly seat: Seat; readonly cell: Cell; readonly tile: Tile }
  | {
      readonly kind: 'attacked';
      readonly seat: Seat;
      readonly cell: Cell;
      readonly enemy: Enemy;
      readonly die: number;
      readonly strength: number;
      readonly shield: number;
      readonly hit: boolean;
    }
  | { readonly kind: 'tookGrenade'; readonly seat: Seat; readonly slot: number }
  /** `cell` is where it lands; null off the board. */
  | {
      readonly kind: 'threw';
      readonly seat: Seat;
      readonly side: Side;
      readonly die: number;
      readonly cell: Cell | null;
    }
  | { readonly kind: 'replaced'; readonly seat: Seat; readonly tiles: readonly Tile[] }
  | { readonly kind: 'waited'; readonly seat: Seat }
  | { readonly kind: 'refilled'; readonly slot: number; readonly tile: Tile }
  | { readonly kind: 'reshuffled'; readonly tiles: number }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly enemy: Enemy; readonly left: number }
  /** The die for a drawn tile's lane; `taken` means that it is rolled again. */
  | { readonly kind: 'laneRolled'; readonly die: number; readonly cell: Cell; readonly taken: boolean }
  | { readonly kind: 'entered'; readonly enemy: Enemy; readonly cell: Cell }
  | { readonly kind: 'enemyTurn'; readonly round: number }
  | { readonly kind: 'advanced'; readonly enemy: Enemy; readonly from: Cell; readonly to: Cell }
  | {
      readonly kind: 'fired';
      readonly enemy: Enemy;
      readonly from: Cell;
      readonly die: number;
      readonly cell: Cell;
    }
  | { readonly kind: 'sentBack'; readonly seat: Seat; readonly from: Cell; readonly to: Cell }
  | { readonly kind: 'trenchLost'; readonly cell: Cell; readonly tile: Tile; readonly cause: TrenchEnd }
  | { readonly kind: 'enemyLost'; readonly cell: Cell; readonly enemy: Enemy; readonly cause: EnemyEnd }
  | {
      readonly kind: 'penalty';
      readonly points: number;
      readonly total: number;
      readonly limit: number;
      readonly cause: PenaltyCause;
      readonly cell: Cell;
    }
  | { readonly kind: 'ended'; readonly outcome: Outcome };
