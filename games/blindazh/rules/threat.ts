import type { Chance } from '@bridgehead/kernel';
import { type Cell, cellsOn, laneOf } from './board.ts';
import { enemyTurn } from './enemy.ts';
import type { EnemyEnd, Event } from './events.ts';
import { type State, stateFrom } from './state.ts';
import { type Enemy, enemyKind, type TileSet } from './tiles.ts';
import type { View } from './view.ts';

/**
 * What is on its way to us, lane by lane: the enemy's turns played out by the rules themselves, as if the squad stood still and
 * nothing more came up.
 */

/** Nothing else ends a march while the squad stands still. */
export type MarchEnd = Extract<EnemyEnd, 'breakthrough' | 'mines' | 'hedgehogs'>;

/** An enemy tile that marches: what it will have cost by its end, and how it ends. */
export interface March {
  readonly enemy: Enemy;
  readonly from: Cell;
  /** The enemy's turn in which it ends, 1 being the next. */
  readonly turns: number;
  readonly end: MarchEnd;
  /** Penalty points on the way and at the end. */
  readonly points: number;
}

/** Artillery fires in the enemy's next turn: the points each face of its die would cost. */
export interface Shelling {
  readonly enemy: Enemy;
  readonly from: Cell;
  readonly byFace: readonly number[];
}

export interface LaneThreat {
  readonly lane: number;
  /** In the order in which they end. */
  readonly marches: readonly March[];
  readonly shelling: readonly Shelling[];
  /** What the marches will cost in all, and the turn of the first point; 0 when they cost nothing. */
  readonly points: number;
  readonly turns: number;
}

export function threats(set: TileSet, view: View): LaneThreat[] {
  return Array.from({ length: set.board.lanes }, (_, lane) => threatOn(set, view, lane));
}

function threatOn(set: TileSet, view: View, lane: number): LaneThreat {
  const cells = view.enemies.flatMap((enemy, cell) =>
    enemy !== null && laneOf(set.board, cell) === lane ? [cell] : [],
  );
  const isGun = (cell: Cell) => enemyKind(set, view.enemies[cell] as Enemy).arm === 'artillery';
  const told = marchOut(
    set,
    view,
    cells.filter((cell) => !isGun(cell)),
  );
  return {
    lane,
    marches: marchesIn(told),
    shelling: cells.filter(isGun).map((from) => shellingFrom(set, view, from)),
    points: told.reduce((sum, { event }) => sum + pointsOf(event), 0),
    turns: told.find(({ event }) => event.kind === 'penalty')?.turns ?? 0,
  };
}

interface Told {
  readonly turns: number;
  readonly event: Event;
}

function marchOut(set: TileSet, view: View, cells: readonly Cell[]): Told[] {
  const state = onlyWith(set, view, cells);
  const told: Told[] = [];
  for (let turns = 1; state.enemies.some((enemy) => enemy !== null); turns++)
    enemyTurn(set, state, NO_DIE, (event) => told.push({ turns, event }));
  return told;
}

/** What happens to one tile is told between its step and the next tile's. */
function marchesIn(told: readonly Told[]): March[] {
  const marches: March[] = [];
  const costs = new Map<Cell, number>();
  const origins = new Map<Cell, Cell>();
  let at: Cell | null = null;
  for (const { turns, event } of told) {
    if (event.kind === 'advanced') {
      at = event.to;
      const origin = origins.get(event.from) ?? event.from;
      origins.set(at, origin);
      origins.delete(event.from);
    }
    const from = at === null ? undefined : origins.get(at);
    if (from === undefined) continue;
    costs.set(from, (costs.get(from) ?? 0) + pointsOf(event));
    if (event.kind === 'enemyLost')
      marches.push({ enemy: event.enemy, from, turns, end: event.cause as MarchEnd, points: 0 });
  }
  return marches.map((march) => ({ ...march, points: costs.get(march.from) ?? 0 }));
}

function shellingFrom(set: TileSet, view: View, from: Cell): Shelling {
  const enemy = view.enemies[from] as Enemy;
  const byFace = Array.from({ length: set.board.length - 1 }, (_, face) => {
    let points = 0;
    enemyTurn(set, onlyWith(set, view, [from]), { below: () => face }, (event) => {
      points += pointsOf(event);
    });
    return points;
  });
  return { enemy, from, byFace };
}

/** Far from any limit: a threat is told whole, even where less of it would end the game. */
const FAR = -1_000_000;

/** The position with no other enemy tiles; one in the stack keeps the game from ending by an empty board. */
function onlyWith(set: TileSet, view: View, cells: readonly Cell[]): State {
  const enemies = Array.from({ length: cellsOn(set.board) }, (_, cell) =>
    cells.includes(cell) ? (view.enemies[cell] ?? null) : null,
  );
  return stateFrom(
    { ...view, enemies, penalties: FAR, outcome: null },
    { stack: [], enemyStack: [0], removed: [] },
  );
}

function pointsOf(event: Event): number {
  return event.kind === 'penalty' ? event.points : 0;
}

const NO_DIE: Chance = {
  below() {
    throw new Error('nothing that marches rolls a die');
  },
};
