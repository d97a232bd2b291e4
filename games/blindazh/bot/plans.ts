import type { Seat } from '@bridgehead/kernel';
import {
  besideOf,
  type Cell,
  DIE,
  FORWARD,
  GRENADE,
  hittingFaces,
  isZone,
  laneOf,
  type Move,
  NOWHERE,
  SIDES,
  soldierOf,
  suits,
  surroundingsOf,
  type Tile,
  type TileSet,
  turned,
  turnsOf,
  waysFrom,
} from '../rules/index.ts';
import { cellCovered, FLANKS, isOpenLane } from './guard.ts';
import { hazard, type Outlook, outlookOf, standWorth, throwWorth } from './outlook.ts';
import { bestExit } from './project.ts';
import { drawable, type Sight, waiting } from './sight.ts';
import { type Threat, trapped } from './threats.ts';
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

/** Where plans go. One worth no more than `least` is not even made: a world played on wants the best alone. */
interface Shortlist {
  least: number;
  add(plan: Plan): void;
}

export function plansOf(set: TileSet, sight: Sight, seat: Seat): Plan[] {
  const plans: Plan[] = [];
  survey(outlookOf(set, sight, seat), seat, {
    least: Number.NEGATIVE_INFINITY,
    add: (plan) => plans.push(plan),
  });
  return plans;
}

export function bestPlan(set: TileSet, sight: Sight, seat: Seat): Plan {
  let best: Plan = { stop: soldierOf(sight, seat), action: { kind: 'end' }, worth: Number.NEGATIVE_INFINITY };
  survey(outlookOf(set, sight, seat), seat, {
    least: best.worth,
    add(plan) {
      best = plan;
      this.least = plan.worth;
    },
  });
  return best;
}

function survey(outlook: Outlook, seat: Seat, list: Shortlist): void {
  const { set, sight, terrain, crosses } = outlook;
  const here = soldierOf(sight, seat);
  const { stops, exits } = waysFrom(terrain, here, sight.steps);
  const idle = idleAction(outlook);
  for (const stop of stops) {
    const standing = standWorth(outlook, stop);
    const staying = standing - hazard(outlook, stop);
    const worth = idle.worth + staying;
    if (worth > list.least) list.add({ stop, action: idle.action, worth });
    addAttacks(outlook, stop, standing, list);
    if (crosses) addThrows(outlook, stop, staying, list);
  }
  for (const to of exits) {
    const staying = standWorth(outlook, to) - hazard(outlook, to);
    if (!isZone(terrain.board, to)) addDigs(outlook, here, to, staying, list);
    else if (sight.flags.length < set.flags) {
      const worth = flagWorth(outlook, to) + staying;
      if (worth > list.least) list.add({ stop: here, action: { kind: 'flag', to }, worth });
    }
  }
}

function addAttacks(outlook: Outlook, stop: Cell, standing: number, list: Shortlist): void {
  const { set, sight, terrain, threats, clearingLoses } = outlook;
  for (const side of SIDES) {
    const cell = besideOf(terrain, stop, side);
    if (cell === NOWHERE || terrain.enemies[cell] === null) continue;
    const threat = threats.find((one) => one.cell === cell) as Threat;
    const odds = hittingFaces(set, sight, stop, sight.enemies[cell] as number) / DIE;
    const gain = clearingLoses ? WEIGHTS.losing : threat.worth;
    const worth = odds * gain + standing - hazard(outlook, stop, side === FORWARD ? odds : 0);
    if (worth > list.least) list.add({ stop, action: { kind: 'attack', cell }, worth });
  }
}

function addThrows(outlook: Outlook, stop: Cell, staying: number, list: Shortlist): void {
  for (const side of SIDES) {
    const worth = throwWorth(outlook, stop, side) + staying;
    if (worth > list.least) list.add({ stop, action: { kind: 'throw', side }, worth });
  }
}

function addDigs(outlook: Outlook, here: Cell, to: Cell, staying: number, list: Shortlist): void {
  const { set, sight, terrain, kinds } = outlook;
  const around = surroundingsOf(terrain, to);
  const isClosed = !isOpenLane(terrain, laneOf(terrain.board, to));
  const plain = trenchWorth(outlook, to, isClosed);
  for (const tile of kinds) {
    if (tile === GRENADE) continue;
    const worth = plain + markWorth(outlook, to, tile, isClosed) + staying;
    const unturned = set.trenches[tile]?.open ?? 0;
    for (let turn = 0; turn < turnsOf(set, tile); turn++) {
      const sides = turned(unturned, turn);
      if (!suits(around, sides, sight.options)) continue;
      const total = worth + digGain(outlook, to, sides);
      if (total > list.least) list.add({ stop: here, action: { kind: 'dig', to, tile, turn }, worth: total });
    }
  }
}

function trenchWorth(outlook: Outlook, to: Cell, isClosed: boolean): number {
  const exposed = isClosed ? 1 : WEIGHTS.exposed;
  return WEIGHTS.trench + WEIGHTS.cover * outlook.share * coverWorth(outlook, to) * exposed;
}

function markWorth({ set, sight, threats, share }: Outlook, to: Cell, tile: Tile, isClosed: boolean): number {
  const mark = set.trenches[tile]?.mark ?? null;
  if (mark === null) return 0;
  if (mark === 'step') return WEIGHTS.step;
  return trapped(set, sight, threats, to, tile)?.worth ?? (isClosed ? 0 : WEIGHTS.trap * Math.min(1, share));
}

/** What a tile to come costs less for the shots that a trench here adds in the lanes beside it. */
function coverWorth({ terrain, network, costs }: Outlook, to: Cell): number {
  let worth = 0;
  for (const flank of FLANKS) {
    const cell = cellCovered(terrain, to, flank);
    if (cell === NOWHERE) continue;
    const shots = (network.cover[laneOf(terrain.board, cell)] as number) + 1;
    worth += (costs[shots] as number) - (costs[shots + 1] ?? 0);
  }
  return worth;
}

/** Rows won towards the enemy zone; worth the more, the fewer enemy tiles are left to wait for. */
function digGain({ set, sight, terrain, project }: Outlook, to: Cell, open: number): number {
  if (sight.flags.length === set.flags) return 0;
  const exit = bestExit(terrain, to, open, true);
  if (exit < 0) return -WEIGHTS.trench;
  const rows = exit - project.front;
  const urgency = sight.flags.length > 0 ? WEIGHTS.laterRow : waiting(sight) < LATE ? WEIGHTS.lateRow : 1;
  if (rows > 0) return WEIGHTS.row * rows * urgency;
  return rows === 0 ? WEIGHTS.sideways * urgency : 0;
}

/** Tiles that will not come through; those of a lane under fire from the flank would mostly not have, either. */
function flagWorth({ sight, terrain, network, share }: Outlook, to: Cell): number {
  const cover = network.cover[laneOf(terrain.board, to)] as number;
  const stopped = share * WEIGHTS.stopped * Math.max(0, 1 - WEIGHTS.covered * cover);
  return sight.flags.length === 0 ? WEIGHTS.firstFlag + stopped : stopped;
}

/** What to do with a turn that needs no particular place. */
function idleAction({ sight, project }: Outlook): { action: Move; worth: number } {
  if (sight.open.includes(GRENADE)) return { action: { kind: 'take' }, worth: WEIGHTS.take };
  if (project.front >= 0 && drawable(sight) > 0)
    return { action: { kind: 'replace' }, worth: WEIGHTS.replace };
  return { action: { kind: 'end' }, worth: 0 };
}
