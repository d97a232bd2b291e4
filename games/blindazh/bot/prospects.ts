import {
  enemyKind,
  laneOf,
  penaltyLimit,
  type State,
  type Terrain,
  terrainOf,
  type TileSet,
} from '../rules/index.ts';
import { isOpenLane } from './guard.ts';
import { type Network, networkOf } from './network.ts';
import { projectOf } from './project.ts';
import { threatsOf } from './threats.ts';

/**
 * How likely a squad is to hold from here: a logistic regression over the rounds of games by squads with the quick bot in
 * every seat, half of which blundered now and then.
 */
const ODDS = {
  level: -0.15,
  /** One soldier alone. */
  alone: -0.3,
  soldier: 0.512,
  /** Points that may still be lost, and their square root. */
  spare: 0.246,
  rootOfSpare: 0.314,
  /** Points still to come in lanes that no flag will have closed by then, and their square root. */
  coming: -0.0699,
  rootOfComing: -0.467,
  threat: -0.266,
  grenade: 0.196,
  /** Cells under fire in an open lane, while enough is to come. */
  cover: 0.0709,
  /** Mines and hedgehogs in open lanes, and firing steps. */
  trap: 0.0509,
  step: 0.0559,
  /** Turns that are missing for a first flag. */
  late: -0.241,
};
type Features = Readonly<Record<keyof typeof ODDS, number>>;
const NAMES = Object.keys(ODDS) as (keyof typeof ODDS)[];

/** Points a gun costs on average. */
const GUN_POINTS = 0.4;
/** Turns it takes to dig one row, and enemy tiles that come up in a turn. */
const TURNS_A_ROW = 1.3;
const TILES_A_TURN = 0.5;

export function prospects(set: TileSet, state: State): number {
  const features = featuresOf(set, state);
  let logit = 0;
  for (const name of NAMES) logit += ODDS[name] * features[name];
  return 1 / (1 + Math.exp(-logit));
}

/** What the regression goes by. */
function featuresOf(set: TileSet, state: State): Features {
  const { seats, enemyStack } = state;
  const terrain = terrainOf(set, state);
  const network = networkOf(set, terrain);
  const spare = penaltyLimit(state.options) - state.penalties;
  const turns = turnsToFlags(set, state, terrain, network);
  const coming = pointsToCome(set, state, turns);
  const share = Math.min(1, enemyStack.length / terrain.board.lanes);
  const marks = marksOf(set, state, terrain);
  let threat = 0;
  for (const { worth } of threatsOf(set, state)) threat += worth;
  let grenade = 0;
  for (const grenades of state.grenades) grenade += grenades;
  return {
    level: 1,
    alone: seats === 1 ? 1 : 0,
    soldier: seats,
    spare,
    rootOfSpare: Math.sqrt(spare),
    coming,
    rootOfComing: Math.sqrt(coming),
    threat,
    grenade,
    cover: averageCover(network) * share,
    trap: marks.traps * share,
    step: marks.steps * share,
    late: state.flags.length > 0 ? 0 : Math.max(0, turns - enemyStack.length / TILES_A_TURN),
  };
}

function marksOf(set: TileSet, { trenches }: State, terrain: Terrain): { traps: number; steps: number } {
  let traps = 0;
  let steps = 0;
  for (let cell = 0; cell < trenches.length; cell++) {
    const trench = trenches[cell];
    const mark = trench ? (set.trenches[trench.tile]?.mark ?? null) : null;
    if (mark === 'step') steps++;
    else if (mark !== null && isOpenLane(terrain, laneOf(terrain.board, cell))) traps++;
  }
  return { traps, steps };
}

function averageCover({ lanes, cover }: Network): number {
  let sum = 0;
  for (const lane of lanes) sum += cover[lane] as number;
  return sum / Math.max(1, lanes.length);
}

/** Turns of digging until every flag stands. */
function turnsToFlags(set: TileSet, state: State, terrain: Terrain, network: Network): number {
  const { flags } = state;
  const missing = set.flags - flags.length;
  if (flags.length > 0) return missing;
  const { front } = projectOf(terrain, network);
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
