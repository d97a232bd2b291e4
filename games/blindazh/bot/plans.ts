import type { Seat } from '@bridgehead/kernel';
import {
  type Cell,
  DIE,
  exits,
  FORWARD,
  GRENADE,
  hittingFaces,
  isStart,
  isZone,
  laneOf,
  type Move,
  neighbour,
  placements,
  reach,
  rowOf,
  type Side,
  SIDES,
  soldierOf,
  targetsFrom,
  turned,
} from '../rules/index.ts';
import { cellsHit } from './blast.ts';
import { bestExit, type Project, projectOf } from './project.ts';
import { drawable, type Sight, waiting } from './sight.ts';
import { NO_THREAT, type Threat, threatsOf, trapped } from './threats.ts';
import { WEIGHTS } from './weights.ts';

/** Enemy tiles left when time for the first flag runs short. */
const LATE = 10;

/** A whole turn: where to walk, what to do there, and what it seems to be worth in penalty points. */
export interface Plan {
  /** The cell to walk to first; the soldier's own for none. */
  readonly stop: Cell;
  readonly action: Move;
  readonly worth: number;
}

/** Everything about a position that does not depend on the plan. */
interface Outlook {
  readonly sight: Sight;
  readonly seat: Seat;
  readonly threats: readonly Threat[];
  readonly project: Project;
  readonly soon: number;
  /** How much this soldier, rather than a comrade who stands nearer, is the one to dig on. */
  readonly digger: number;
  /** Removing the last enemy tile loses while no flag stands (BLN-2.4). */
  readonly clearingLoses: boolean;
}

export function plansOf(sight: Sight, seat: Seat): Plan[] {
  const outlook = outlookOf(sight, seat);
  const here = soldierOf(sight, seat);
  const plans: Plan[] = [];
  const idle = idleAction(outlook);
  for (const { cell } of reach(sight, here, sight.steps)) {
    const standing = standWorth(outlook, cell);
    plans.push({ stop: cell, action: idle.action, worth: standing + idle.worth - hazard(outlook, cell) });
    for (const target of targetsFrom(sight, cell)) plans.push(attackPlan(outlook, cell, target, standing));
    if ((sight.grenades[seat] as number) > 0 && outlook.threats.length > 0) {
      for (const side of SIDES) {
        const worth = throwWorth(outlook, cell, side) + standing - hazard(outlook, cell);
        plans.push({ stop: cell, action: { kind: 'throw', side }, worth });
      }
    }
  }
  for (const { cell } of exits(sight, here, sight.steps)) {
    const standing = standWorth(outlook, cell) - hazard(outlook, cell);
    if (!isZone(sight.set.board, cell)) addDigs(outlook, here, cell, standing, plans);
    else if (sight.flags.length < sight.set.flags) {
      plans.push({ stop: here, action: { kind: 'flag', to: cell }, worth: flagWorth(sight) + standing });
    }
  }
  return plans;
}

export function bestPlan(sight: Sight, seat: Seat): Plan {
  const plans = plansOf(sight, seat);
  return plans.reduce((best, plan) => (plan.worth > best.worth ? plan : best));
}

function outlookOf(sight: Sight, seat: Seat): Outlook {
  const threats = threatsOf(sight);
  const project = projectOf(sight);
  const own = project.distance[soldierOf(sight, seat)] as number;
  const nearer = sight.soldiers.filter((cell, other) => {
    const theirs = project.distance[cell] as number;
    return other !== seat && theirs < own;
  }).length;
  const isLast = (sight.turn + 1) % sight.seats === 0;
  return {
    sight,
    seat,
    threats,
    project,
    soon: isLast ? 1 : WEIGHTS.averted,
    digger: nearer === 0 ? 1 : nearer === 1 ? WEIGHTS.secondDigger : WEIGHTS.otherDigger,
    clearingLoses: sight.flags.length === 0 && waiting(sight) === 0 && threats.length === 1,
  };
}

/** What may happen to a soldier who stays here over the enemy's turn. */
function hazard({ sight, threats, soon }: Outlook, cell: Cell, spared = 0): number {
  const { board } = sight.set;
  if (isStart(board, cell) || isZone(board, cell)) return 0;
  const lane = laneOf(board, cell);
  let risk = 0;
  for (const threat of threats) {
    if (laneOf(board, threat.cell) !== lane) continue;
    if (!threat.marches) risk += 1 / (board.length - 1);
    else if (threat.cell === neighbour(board, cell, FORWARD)) risk += 1 - spared;
  }
  return risk * soon;
}

/** How well placed a soldier is for the next turns: near what comes, and near the digging. */
function standWorth({ sight, threats, project, digger }: Outlook, cell: Cell): number {
  const { board } = sight.set;
  const lane = laneOf(board, cell);
  const row = rowOf(board, cell);
  let worth = 0;
  for (const threat of threats) {
    if (!threat.marches) continue;
    const across = Math.abs(laneOf(board, threat.cell) - lane);
    const along = Math.abs(threat.row - 1 - row);
    const away = Math.max(0, across - 1) + along;
    worth += threat.worth * WEIGHTS.nearness * Math.max(0, 6 - away);
  }
  if (project.front >= 0) {
    worth -= WEIGHTS.longWay * digger * Math.max(0, Math.min(9, project.distance[cell] as number) - 2);
  }
  return worth;
}

function attackPlan(outlook: Outlook, stop: Cell, target: Cell, standing: number): Plan {
  const { sight, threats, clearingLoses } = outlook;
  const threat = threats.find(({ cell }) => cell === target) as Threat;
  const odds = hittingFaces(sight, stop, sight.enemies[target] as number) / DIE;
  const ahead = neighbour(sight.set.board, stop, FORWARD) === target;
  const gain = clearingLoses ? WEIGHTS.losing : threat.worth;
  const worth = odds * gain + standing - hazard(outlook, stop, ahead ? odds : 0);
  return { stop, action: { kind: 'attack', cell: target }, worth };
}

function throwWorth({ sight, seat, threats, clearingLoses }: Outlook, from: Cell, side: Side): number {
  let total = 0;
  for (const cell of cellsHit(sight.set.board, from, side)) {
    const { worth } = threats.find((one) => one.cell === cell) ?? NO_THREAT;
    if (worth > 0) total += clearingLoses ? WEIGHTS.losing : worth;
    if (sight.trenches[cell]) total -= WEIGHTS.blownTrench;
    for (let other = 0; other < sight.seats; other++) {
      if ((other === seat ? from : sight.soldiers[other]) === cell) total -= 1;
    }
  }
  return total / DIE - WEIGHTS.grenade;
}

function flagWorth(sight: Sight): number {
  const stopped = (waiting(sight) / sight.set.board.lanes) * WEIGHTS.stopped;
  return sight.flags.length === 0 ? WEIGHTS.firstFlag + stopped : stopped;
}

function addDigs(outlook: Outlook, here: Cell, to: Cell, standing: number, plans: Plan[]): void {
  const { sight, threats, project } = outlook;
  const spare = sight.flags.length < sight.set.flags;
  for (const { tile, turn } of placements(sight, to)) {
    const kind = sight.set.trenches[tile];
    const open = turned(kind?.open ?? 0, turn);
    let worth = WEIGHTS.trench + (trapped(sight, threats, to, tile)?.worth ?? 0);
    if (spare) worth += digGain(sight, project, to, open);
    if (kind?.mark === 'step') worth += WEIGHTS.step;
    plans.push({ stop: here, action: { kind: 'dig', to, tile, turn }, worth: worth + standing });
  }
}

/** Rows won towards the enemy zone; worth the more, the fewer enemy tiles are left to wait for. */
function digGain(sight: Sight, project: Project, to: Cell, open: number): number {
  const exit = bestExit(sight, to, open, true);
  if (exit < 0) return -WEIGHTS.trench;
  const rows = exit - project.front;
  const urgency = sight.flags.length > 0 ? WEIGHTS.laterRow : waiting(sight) < LATE ? WEIGHTS.lateRow : 1;
  if (rows > 0) return WEIGHTS.row * rows * urgency;
  return rows === 0 ? WEIGHTS.sideways * urgency : 0;
}

/** What to do with a turn that needs no particular place. */
function idleAction({ sight, project }: Outlook): { action: Move; worth: number } {
  if (sight.open.includes(GRENADE)) return { action: { kind: 'take' }, worth: WEIGHTS.take };
  if (project.front >= 0 && drawable(sight) > 0)
    return { action: { kind: 'replace' }, worth: WEIGHTS.replace };
  return { action: { kind: 'end' }, worth: 0 };
}
