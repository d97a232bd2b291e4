import type { Seat } from '@bridgehead/kernel';
import {
  besideOf,
  type Cell,
  cellAt,
  DIE,
  FORWARD,
  isZone,
  laneOf,
  NOWHERE,
  openKinds,
  type Side,
  soldierOf,
  type Terrain,
  terrainOf,
  type Tile,
  type TileSet,
} from '../rules/index.ts';
import { crossesOver, throwAverage } from './blast.ts';
import { costAfter } from './interception.ts';
import { type Network, networkOf, shotsOf } from './network.ts';
import { type Project, projectOf } from './project.ts';
import { type Sight, waiting } from './sight.ts';
import { type Threat, threatsOf } from './threats.ts';
import { WEIGHTS } from './weights.ts';

/** Everything about a position that does not depend on the plan. */
export interface Outlook {
  readonly set: TileSet;
  readonly sight: Sight;
  readonly terrain: Terrain;
  readonly network: Network;
  readonly threats: readonly Threat[];
  readonly project: Project;
  /** The open tiles, each kind once. */
  readonly kinds: readonly Tile[];
  /** Lanes where enemy tiles will still come up, and how many in each on average. */
  readonly lanes: readonly number[];
  readonly share: number;
  /** What a tile that is still to come costs on average, by the shots that can be fired at it. */
  readonly costs: readonly number[];
  /** Shots that comrades can fire, by threat. */
  readonly comrades: readonly number[];
  /** What a burst is worth by its centre, the thrower aside; null with no grenade to throw or nothing to throw it at. */
  readonly crosses: readonly number[] | null;
  /** How much this soldier, rather than a comrade who stands nearer, is the one to dig on. */
  readonly digger: number;
  /** Removing the last enemy tile loses while no flag stands (BLN-2.4). */
  readonly clearingLoses: boolean;
}

export function outlookOf(set: TileSet, sight: Sight, seat: Seat): Outlook {
  const terrain = terrainOf(set, sight);
  const threats = threatsOf(set, sight);
  const network = networkOf(set, terrain);
  const project = projectOf(terrain, network);
  const clearingLoses = sight.flags.length === 0 && waiting(sight) === 0 && threats.length === 1;
  const mayThrow = (sight.grenades[seat] as number) > 0 && threats.length > 0;
  return {
    set,
    sight,
    terrain,
    network,
    threats,
    project,
    kinds: openKinds(sight.open),
    lanes: waiting(sight) > 0 ? network.lanes : [],
    share: waiting(sight) / terrain.board.lanes,
    costs: costsOf(set),
    comrades: comradesShots(network, sight, seat, threats),
    crosses: mayThrow ? crossesOver(terrain, burstWorth(sight, seat, threats, clearingLoses)) : null,
    digger: diggerShare(sight, seat, project),
    clearingLoses,
  };
}

/** Over all kinds of tiles, which is near enough to those still to come. */
function costsOf(set: TileSet): readonly number[] {
  if (latest.set === set) return latest.costs;
  const marching = set.enemies.filter(({ arm }) => arm !== 'artillery');
  const all = set.enemies.reduce((sum, { count }) => sum + count, 0);
  const costs = Array.from(
    { length: set.board.length },
    (_, shots) =>
      marching.reduce((sum, { shield, count }) => sum + count * costAfter(shield, shots), 0) / all,
  );
  latest = { set, costs };
  return costs;
}

/** Kept from one outlook to the next: a game has one set. */
let latest: { readonly set: TileSet | null; readonly costs: readonly number[] } = { set: null, costs: [] };

function comradesShots(network: Network, sight: Sight, seat: Seat, threats: readonly Threat[]): number[] {
  const shots = threats.map(() => 0);
  if (threats.length === 0) return shots;
  for (let other = 0; other < sight.seats; other++) {
    if (other === seat) continue;
    const fired = shotsOf(network, soldierOf(sight, other));
    for (let index = 0; index < threats.length; index++) {
      const { marches, cell } = threats[index] as Threat;
      if (marches) shots[index] = (shots[index] as number) + (fired[cell] as number);
    }
  }
  return shots;
}

function diggerShare({ soldiers }: Sight, seat: Seat, { distance }: Project): number {
  const own = distance[soldiers[seat] as Cell] as number;
  let nearer = 0;
  for (const cell of soldiers) if ((distance[cell] as number) < own) nearer++;
  return nearer === 0 ? 1 : nearer === 1 ? WEIGHTS.secondDigger : WEIGHTS.otherDigger;
}

function burstWorth(sight: Sight, seat: Seat, threats: readonly Threat[], clearingLoses: boolean): number[] {
  const worth = sight.trenches.map((trench) => (trench ? -WEIGHTS.blownTrench : 0));
  for (const threat of threats) add(worth, threat.cell, clearingLoses ? WEIGHTS.losing : threat.worth);
  for (let other = 0; other < sight.seats; other++) {
    if (other !== seat) add(worth, soldierOf(sight, other), -WEIGHTS.blownSoldier);
  }
  return worth;
}

function add(worth: number[], cell: Cell, points: number): void {
  worth[cell] = (worth[cell] as number) + points;
}

/** A grenade that rolls a 1 hits its thrower. */
export function throwWorth({ terrain, crosses }: Outlook, from: Cell, side: Side): number {
  const hitsThrower = besideOf(terrain, from, side) !== NOWHERE;
  const average = crosses ? throwAverage(terrain, crosses, from, side) : 0;
  return average - (hitsThrower ? WEIGHTS.blownSoldier / DIE : 0) - WEIGHTS.grenade;
}

/** What may happen to a soldier who stays here over the enemy's turn. */
export function hazard({ terrain, threats }: Outlook, cell: Cell, spared = 0): number {
  const { board } = terrain;
  if (isZone(board, cell)) return 0;
  const lane = laneOf(board, cell);
  const ahead = besideOf(terrain, cell, FORWARD);
  let risk = 0;
  for (const threat of threats) {
    if (threat.lane !== lane) continue;
    if (!threat.marches) risk += 1 / (board.length - 1);
    else if (threat.cell === ahead) risk += 1 - spared;
  }
  return risk;
}

/** How well placed a soldier is for the next turns: near what comes, and near the digging. */
export function standWorth(outlook: Outlook, cell: Cell): number {
  const { terrain, network, threats, project, digger } = outlook;
  const { board } = terrain;
  const fired = shotsOf(network, cell);
  let worth = 0;
  for (const lane of outlook.lanes) {
    const shots = fired[cellAt(board, lane, board.length - 1)] as number;
    worth +=
      WEIGHTS.guard * outlook.share * ((outlook.costs[0] as number) - (outlook.costs[shots] as number));
  }
  for (let index = 0; index < threats.length; index++) {
    const { marches, shield, cell: at, isDoomed } = threats[index] as Threat;
    if (!marches || isDoomed) continue;
    const comrades = outlook.comrades[index] as number;
    const shots = fired[at] as number;
    worth += WEIGHTS.intercept * (costAfter(shield, comrades) - costAfter(shield, comrades + shots));
  }
  if (project.front >= 0) {
    worth -= WEIGHTS.longWay * digger * Math.max(0, Math.min(9, project.distance[cell] as number) - 2);
  }
  return worth;
}
