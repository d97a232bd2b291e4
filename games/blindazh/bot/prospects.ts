import {
  enemyKind,
  penaltyLimit,
  type State,
  type Terrain,
  terrainOf,
  type TileSet,
} from '../rules/index.ts';
import { coverOf, openLanes } from './guard.ts';
import { projectOf } from './project.ts';
import { threatsOf } from './threats.ts';

/**
 * How likely a squad is to hold from here: a logistic regression over the rounds of games by squads with the quick bot in
 * every seat, half of which blundered now and then.
 */
const ODDS = {
  level: -1.4,
  /** Points that may still be lost, and their square root. */
  spare: 0.16,
  rootOfSpare: 1.034,
  /** Points still to come in lanes that no flag will have closed by then, and their square root. */
  coming: -0.096,
  rootOfComing: -0.198,
  threat: -0.322,
  soldier: 0.431,
  grenade: 0.126,
  /** Cells under fire in an open lane, while enough is to come. */
  cover: 0.18,
  /** Turns that are missing for a first flag. */
  late: -0.261,
};
/** Points a gun costs on average. */
const GUN_POINTS = 0.4;
/** Turns it takes to dig one row, and enemy tiles that come up in a turn. */
const TURNS_A_ROW = 1.3;
const TILES_A_TURN = 0.5;

export function prospects(set: TileSet, state: State): number {
  const { seats, enemyStack } = state;
  const terrain = terrainOf(set, state);
  const spare = penaltyLimit(state.options) - state.penalties;
  const turns = turnsToFlags(set, state, terrain);
  const coming = pointsToCome(set, state, turns);
  let logit = ODDS.level + ODDS.soldier * seats;
  logit += ODDS.spare * spare + ODDS.rootOfSpare * Math.sqrt(spare);
  logit += ODDS.coming * coming + ODDS.rootOfComing * Math.sqrt(coming);
  logit += ODDS.cover * averageCover(terrain) * Math.min(1, enemyStack.length / terrain.board.lanes);
  for (const { worth } of threatsOf(set, state)) logit += ODDS.threat * worth;
  for (const grenades of state.grenades) logit += ODDS.grenade * grenades;
  if (state.flags.length === 0) {
    logit += ODDS.late * Math.max(0, turns - enemyStack.length / TILES_A_TURN);
  }
  return 1 / (1 + Math.exp(-logit));
}

function averageCover(terrain: Terrain): number {
  const lanes = openLanes(terrain);
  let cover = 0;
  for (const lane of lanes) cover += coverOf(terrain, lane);
  return cover / Math.max(1, lanes.length);
}

/** Turns of digging until every flag stands. */
function turnsToFlags(set: TileSet, state: State, terrain: Terrain): number {
  const { flags } = state;
  const missing = set.flags - flags.length;
  if (flags.length > 0) return missing;
  const { front } = projectOf(set, state, terrain);
  return missing + (front < 0 ? 0 : set.board.length - 1 - front) * TURNS_A_ROW;
}

function pointsToCome(set: TileSet, { enemyStack, flags }: State, turns: number): number {
  const { lanes } = set.board;
  const waiting = enemyStack.length;
  if (waiting === 0) return 0;
  const early = Math.min(waiting, turns * TILES_A_TURN);
  const open = early * (1 - flags.length / lanes) + (waiting - early) * (1 - set.flags / lanes);
  let points = 0;
  for (const enemy of enemyStack) {
    const { arm, shield } = enemyKind(set, enemy);
    points += arm === 'artillery' ? GUN_POINTS : shield;
  }
  return (points / waiting) * Math.max(0, open);
}
