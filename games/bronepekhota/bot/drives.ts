import type { Point } from '@bridgehead/geometry';
import { driveOf, type Driven } from '../rules/movement/drive.ts';
import { paceOf } from '../rules/movement/vehicle.ts';
import type { Edge } from '../rules/mission.ts';
import { type Act, type Leg, WAYS } from '../rules/moves.ts';
import { machineKind, pieceAt, speedOf } from '../rules/pieces.ts';
import type { Battlefield } from '../rules/playing.ts';
import { foesOf, sizeOf, STEP } from '../rules/space.ts';
import type { Machine, PieceId } from '../rules/state.ts';
import { stepsBetween } from './lookout.ts';
import { toEdge } from './areas.ts';
import { headingTo } from './ways.ts';

export type Drive = Extract<Act, { kind: 'drive' }>;

/** A drive, and what it comes to. */
export interface Tried {
  readonly drive: Drive;
  readonly driven: Driven;
}

/** Directions that are thought of: the sixteen winds, as near as whole numbers come. */
const QUARTER: readonly Point[] = [
  { x: 5, y: 0 },
  { x: 5, y: 2 },
  { x: 4, y: 4 },
  { x: 2, y: 5 },
];
const WINDS: readonly Point[] = QUARTER.flatMap(({ x, y }) => [
  { x, y },
  { x: 0 - y, y: x },
  { x: 0 - x, y: 0 - y },
  { x: y, y: 0 - x },
]);
/** From the middle of a machine to the middle of what it runs into, at most, in steps. */
const BONNET = 3;

/** Where a machine could go: straight on, back, aside, or a turn and straight on; and into everybody near enough. */
export function drivesFor(table: Battlefield, by: PieceId, machine: Machine): Tried[] {
  return [...straight(table, machine), ...turning(table, machine), ...ramming(table, machine)].flatMap(
    (legs) => {
      const drive: Drive = { kind: 'drive', by, legs };
      const driven = driveOf(table, drive);
      return 'reason' in driven ? [] : [{ drive, driven }];
    },
  );
}

function straight({ armoury, state }: Battlefield, machine: Machine): Leg[][] {
  const kind = machineKind(armoury, machine);
  const points = speedOf(armoury, state, machine);
  return WAYS.flatMap((go) => {
    const pace = paceOf(kind, go);
    return pace === undefined ? [] : upTo(points).map((far) => [{ go, by: far * pace * STEP }]);
  });
}

function turning({ armoury, state }: Battlefield, machine: Machine): Leg[][] {
  const { chassis } = machineKind(armoury, machine);
  const points = speedOf(armoury, state, machine);
  return WINDS.filter(
    (turn) => chassis !== 'wings' || turn.x * machine.hx + turn.y * machine.hy >= 0,
  ).flatMap((turn) => [
    [{ turn }],
    ...upTo(points - 1).map((far): Leg[] => [{ turn }, { go: 'forward', by: far * STEP }]),
  ]);
}

/** Straight over an edge of the table. */
export function exitOver(table: Battlefield, by: PieceId, machine: Machine, edge: Edge): Drive | null {
  const { armoury, field } = table;
  const turn = OUT[edge];
  const front = Math.max(...sizeOf(armoury, machine).outline.map(({ x }) => x));
  const far = toEdge(machine, edge, field) - front - AT_THE_EDGE;
  const isAhead =
    machine.hx * turn.y === machine.hy * turn.x && machine.hx * turn.x + machine.hy * turn.y > 0;
  const go: Leg[] = far > 0 ? [{ go: 'forward', by: far }] : [];
  const drive: Drive = { kind: 'drive', by, legs: isAhead ? go : [{ turn }, ...go], exits: true };
  return 'reason' in driveOf(table, drive) ? null : drive;
}

const OUT: Readonly<Record<Edge, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  near: { x: 0, y: -1 },
  far: { x: 0, y: 1 },
};
/** A hair inside the table, and still touching its edge. */
const AT_THE_EDGE = 0.5;

function upTo(points: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor(points)) }, (_, index) => index + 1);
}

function ramming(table: Battlefield, machine: Machine): Leg[][] {
  const { armoury, state } = table;
  if (machine.isFlying) return [];
  const points = speedOf(armoury, state, machine);
  return foesOf(table, machine)
    .map((enemy) => pieceAt(state, enemy))
    .filter((foe) => stepsBetween(machine, foe) <= points + BONNET)
    .map((foe) => [{ turn: headingTo(machine, foe) }, { go: 'forward', by: (points - 1) * STEP }]);
}
