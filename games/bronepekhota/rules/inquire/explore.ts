import { Heap, levelsAt, type Point, rectangle, type Solid, standing } from '@bridgehead/geometry';
import type { Size } from '../armoury.ts';
import type { Leg } from '../moves.ts';
import { takeLeg, type Surroundings } from '../movement/legs.ts';
import { faultOfLoad } from '../movement/tow.ts';
import { faultAt, type Vehicle } from '../movement/vehicle.ts';
import type { Battlefield } from '../playing.ts';
import { LEVEL } from '../set-down.ts';
import { FLIGHT, inTheWay, sizeOf, solidAt, STEP } from '../space.ts';
import type { PieceId } from '../state.ts';
import { farApart } from './grid.ts';
import { straightLegs, turnedLegs } from './leg-choices.ts';

/** Where a machine can end, by which legs, for how much. */
export interface Arrival {
  readonly vehicle: Vehicle;
  readonly legs: readonly Leg[];
  readonly price: number;
}

interface Attempt {
  readonly from: Arrival;
  readonly legs: readonly Leg[];
  readonly target: number;
  /** The least it can cost. */
  readonly least: number;
}

interface Exploration {
  readonly battlefield: Battlefield;
  readonly by: PieceId;
  readonly around: Surroundings;
  readonly start: Vehicle;
  readonly targets: readonly Point[];
  /** The first so many of them it may turn at. */
  readonly turns: number;
  readonly budget: number;
  /** Nothing else matters once this target is reached. */
  readonly goal?: number;
}

/** No difference a person could pay. */
const HAIR = 1e-9;

/**
 * The cheapest drives that were found to the targets, on every level, running into nobody: as it stands, or turning at the
 * start and at some of the targets. A drive is looked at only when nothing cheaper is left to look at.
 */
export function explore(asked: Exploration): Arrival[] {
  const { battlefield, targets, turns, start, budget, goal } = asked;
  const but = start.towed ? [asked.by, start.towed.piece] : [asked.by];
  const ended = inTheWay(battlefield, but);
  const core = coreOf(battlefield, start);
  const levels = targets.map((target) => levelsFor(battlefield, start, core, target, ended));
  const known: Map<number, Arrival>[] = targets.map(() => new Map());
  const knownAt = (target: number) => known[target] as Map<number, Arrival>;
  const queue = new Heap();
  const waiting: (Attempt | { readonly arrival: Arrival; readonly target: number })[] = [];
  const ahead = (target: number) =>
    goal === undefined ? 0 : farApart(targets[target] as Point, targets[goal] as Point) / STEP;
  const isBettered = (target: number, price: number) =>
    (levels[target] as readonly number[]).every(
      (level) => (knownAt(target).get(level)?.price ?? Number.POSITIVE_INFINITY) <= price + HAIR,
    );
  const put = (from: Arrival, target: number, legs: readonly Leg[], least: number) => {
    const rank = least + ahead(target);
    if (rank <= budget + HAIR && !isBettered(target, least))
      queue.push(rank, waiting.push({ from, legs, target, least }) - 1);
  };
  const goOn = (from: Arrival, isStart: boolean) => {
    for (const [target, place] of targets.entries()) {
      if (isStart)
        for (const { legs, price } of straightLegs(from.vehicle, place)) put(from, target, legs, price);
      const { legs, price } = turnedLegs(from.vehicle, place);
      put(from, target, legs, from.price + price);
    }
  };
  goOn({ vehicle: start, legs: [], price: 0 }, true);
  while (queue.size > 0) {
    const next = waiting[queue.pop()] as (typeof waiting)[number];
    if ('arrival' in next) {
      const { arrival, target } = next;
      if (knownAt(target).get(levelOf(arrival)) !== arrival) continue;
      if (target === goal) break;
      if (target < turns) goOn(arrival, false);
      continue;
    }
    if (isBettered(next.target, next.least)) continue;
    const arrival = attempt(asked, next, ended);
    const before = arrival && knownAt(next.target).get(levelOf(arrival));
    if (!arrival || (before && before.price <= arrival.price)) continue;
    knownAt(next.target).set(levelOf(arrival), arrival);
    queue.push(arrival.price + ahead(next.target), waiting.push({ arrival, target: next.target }) - 1);
  }
  const wanted = goal === undefined ? known : [knownAt(goal)];
  return wanted.flatMap((arrivals) => [...arrivals.values()]);
}

function attempt(
  { battlefield, around, budget }: Exploration,
  { from, legs }: Attempt,
  ended: readonly Solid[],
): Arrival | null {
  let { vehicle, price } = from;
  for (const leg of legs) {
    const taken = takeLeg(battlefield, vehicle, leg, around);
    if ('reason' in taken || taken.contact.length > 0 || taken.isStopped) return null;
    vehicle = taken.vehicle;
    price += taken.price;
  }
  if (price > budget || faultAt(battlefield, vehicle, ended)) return null;
  if (vehicle.towed && faultOfLoad(battlefield, vehicle.towed, ended)) return null;
  return { vehicle, price, legs: [...from.legs, ...legs] };
}

/** Levels are told apart by hundredths of a millimetre. */
function levelOf({ vehicle }: Arrival): number {
  return Math.round(vehicle.at.z * 100);
}

/** A square that a machine fills whichever way it turns. */
function coreOf({ armoury }: Battlefield, { machine }: Vehicle): Size {
  const { outline, height, ...rest } = sizeOf(armoury, machine);
  const across = outline.map((from, index) => {
    const to = outline[(index + 1) % outline.length] as Point;
    return (from.x * to.y - from.y * to.x) / farApart(from, to);
  });
  const half = Math.min(...across) / Math.SQRT2;
  return { ...rest, outline: rectangle(2 * half, 2 * half), height };
}

/** Levels of a place where not even that has no room are not worth a drive. */
function levelsFor(
  { field }: Battlefield,
  { machine }: Vehicle,
  core: Size,
  target: Point,
  others: readonly Solid[],
): readonly number[] {
  if (machine.isFlying) return [Math.round(FLIGHT * 100)];
  const hasRoom = (z: number) =>
    !standing(field, solidAt(core, { ...target, z, hx: 1, hy: 0 }), target, others, LEVEL);
  return levelsAt(field, target)
    .filter(hasRoom)
    .map((level) => Math.round(level * 100));
}
