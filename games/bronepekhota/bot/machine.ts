import type { Point } from '@bridgehead/geometry';
import { activationOf } from '../rules/activation.ts';
import { refuseAct } from '../rules/acts.ts';
import { boutOf } from '../rules/hand-to-hand.ts';
import { refuseMending } from '../rules/mend.ts';
import { driveOf, type Driven } from '../rules/movement/drive.ts';
import { paceOf } from '../rules/movement/vehicle.ts';
import type { Act, Heading, Leg } from '../rules/moves.ts';
import { boutChances } from '../rules/odds.ts';
import { machineKind, pieceAt, speedOf } from '../rules/pieces.ts';
import { enemiesTouching, foesOf, STEP, touching } from '../rules/space.ts';
import type { Deeds } from '../rules/stage.ts';
import type { Machine, PieceId } from '../rules/state.ts';
import { bestFire, type Fire } from './fire.ts';
import { withPieceAt } from './imagine.ts';
import { stepsBetween } from './lookout.ts';
import type { Scene } from './scene.ts';
import type { Plan } from './soldier.ts';
import { headingTo } from './ways.ts';
import { lossBy, worthOf } from './worth.ts';

type Drive = Extract<Act, { kind: 'drive' }>;

const CLOSELY = 6;
/** Directions that are thought of: every one of the sixteen winds. */
const WINDS: readonly Point[] = [
  [4, 0],
  [4, 2],
  [3, 3],
  [2, 4],
  [0, 4],
  [-2, 4],
  [-3, 3],
  [-4, 2],
  [-4, 0],
  [-4, -2],
  [-3, -3],
  [-2, -4],
  [0, -4],
  [2, -4],
  [3, -3],
  [4, -2],
].map(([x = 0, y = 0]) => ({ x, y }));

export function machinePlan(scene: Scene, by: PieceId): Plan | null {
  const { table } = scene;
  const { deeds } = activationOf(table.state);
  const machine = pieceAt(table.state, by) as Machine;
  const here = scene.standing(by, machine, machine);
  const isFree = enemiesTouching(table, machine).length === 0;
  const fire = isFree
    ? bestFire({ table, by, targets: scene.targets, care: 'exact', turns: false }, deeds)
    : null;
  const plans: Plan[] = [
    ...(fire ? [{ line: [fire.shot], worth: here + fire.total }] : []),
    ...touchPlans(scene, by, machine, deeds, here),
    ...drivePlans(scene, by, machine, deeds, fire),
  ].sort((one, other) => other.worth - one.worth);
  return plans.find(({ line: [first], worth }) => worth > here && first && !refuseAct(table, first)) ?? null;
}

function touchPlans(scene: Scene, by: PieceId, machine: Machine, deeds: Deeds, here: number): Plan[] {
  const { table } = scene;
  const plans: Plan[] = [];
  for (const id of [by, ...touching(table, machine)]) {
    const other = pieceAt(table.state, id);
    if (!deeds.hasFought && scene.targets.includes(id) && !machine.isFlying) {
      const gain = lossBy(table, other, boutChances(boutOf(table, machine, other)));
      plans.push({ line: [{ kind: 'fight', by, enemy: id }], worth: here + gain });
    }
    if ((other.kind === 'machine' || other.kind === 'gun') && !refuseMending(table, by, id))
      plans.push({ line: [{ kind: 'mend', by, object: id }], worth: here + worthOf(table, other) / 12 });
  }
  return plans;
}

function drivePlans(scene: Scene, by: PieceId, machine: Machine, deeds: Deeds, fire: Fire | null): Plan[] {
  const { table } = scene;
  if (deeds.moves >= (machine.isFlying ? 2 : 1)) return [];
  const drives = drivesOf(scene, by, machine).flatMap((drive) => {
    const driven = driveOf(table, drive);
    return 'reason' in driven ? [] : [{ drive, driven }];
  });
  const [bumps, free] = [drives.filter(isBump), drives.filter((found) => !isBump(found))];
  const rough = free
    .map(({ drive, driven }) => ({
      drive,
      driven,
      worth: worthAt(scene, by, machine, driven, deeds, fire, 'rough').worth,
    }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, CLOSELY);
  return [
    ...rough.map(({ drive, driven }) => goPlan(scene, by, machine, drive, driven, deeds, fire)),
    ...(deeds.hasFought
      ? []
      : bumps.flatMap(({ drive, driven }) => bumpPlan(scene, by, machine, drive, driven, fire))),
  ];
}

function isBump({ driven }: { driven: Driven }): boolean {
  return driven.contact.length > 0;
}

function worthAt(
  scene: Scene,
  by: PieceId,
  machine: Machine,
  { to }: Driven,
  deeds: Deeds,
  fire: Fire | null,
  care: 'exact' | 'rough',
): { worth: number; next: Fire | null } {
  const there = withPieceAt(scene.table, by, to);
  const turns = machineKind(scene.table.armoury, machine).chassis === 'legs';
  const after = { ...deeds, moves: deeds.moves + 1, hasShot: deeds.hasShot || deeds.shots.length > 0 };
  const then = bestFire({ table: there, by, targets: scene.targets, care, turns }, after);
  const standing = scene.standing(by, machine, to);
  return { worth: standing + Math.max(fire?.total ?? 0, then?.total ?? 0), next: then };
}

function goPlan(
  scene: Scene,
  by: PieceId,
  machine: Machine,
  drive: Drive,
  driven: Driven,
  deeds: Deeds,
  fire: Fire | null,
): Plan {
  const { worth, next: then } = worthAt(scene, by, machine, driven, deeds, fire, 'exact');
  const goes = cabinTo(scene, drive, driven, machine, then);
  if (fire && fire.total >= (then?.total ?? 0)) return { line: [fire.shot, goes], worth };
  return { line: then ? [goes, then.shot] : [goes], worth };
}

/** A walker's cabin is turned to what it shoots at, as far as it turns. */
function cabinTo({ table }: Scene, drive: Drive, { to }: Driven, machine: Machine, then: Fire | null): Drive {
  if (!then || machineKind(table.armoury, machine).chassis !== 'legs') return drive;
  const aim = headingTo(to, pieceAt(table.state, then.shot.at[0] as PieceId));
  const cabin = within(to.facing, aim);
  return { ...drive, cabin };
}

/** The nearest to `aim` that is not behind `ahead`. */
function within(ahead: Heading, aim: Heading): Heading {
  const along = ahead.x * aim.x + ahead.y * aim.y;
  if (along >= 0) return aim;
  const side = ahead.x * aim.y - ahead.y * aim.x;
  return side >= 0 ? { x: 0 - ahead.y, y: ahead.x } : { x: ahead.y, y: 0 - ahead.x };
}

function bumpPlan(
  scene: Scene,
  by: PieceId,
  machine: Machine,
  drive: Drive,
  { to, contact }: Driven,
  fire: Fire | null,
): Plan[] {
  const { table } = scene;
  const there = withPieceAt(table, by, to);
  const standing = scene.standing(by, machine, to);
  return contact.map((enemy): Plan => {
    const foe = pieceAt(table.state, enemy);
    const gain = lossBy(table, foe, boutChances(boutOf(there, pieceAt(there.state, by), foe)));
    return fire
      ? { line: [fire.shot, drive], worth: standing + gain + fire.total }
      : { line: [drive, { kind: 'fight', by, enemy }], worth: standing + gain };
  });
}

/** Straight on, back, aside, or a turn and straight on; and at everybody near enough to be run into. */
function drivesOf({ table, targets }: Scene, by: PieceId, machine: Machine): Drive[] {
  const { armoury, state } = table;
  const kind = machineKind(armoury, machine);
  const points = speedOf(armoury, state, machine);
  const legs: Leg[][] = [[]];
  const lengths = (left: number) => Array.from({ length: Math.floor(left) }, (_, index) => index + 1);
  for (const go of ['forward', 'back', 'left', 'right'] as const) {
    const pace = paceOf(kind, go);
    if (pace === undefined) continue;
    for (const far of lengths(points)) legs.push([{ go, by: far * pace * STEP }]);
  }
  const turns = [
    ...WINDS,
    ...targets
      .map((target) => headingTo(machine, pieceAt(state, target)))
      .filter((aim) => aim.x !== 0 || aim.y !== 0),
  ];
  for (const turn of turns) {
    if (kind.chassis === 'wings' && turn.x * machine.hx + turn.y * machine.hy < 0) continue;
    legs.push([{ turn }]);
    for (const far of lengths(points - 1)) legs.push([{ turn }, { go: 'forward', by: far * STEP }]);
  }
  for (const enemy of foesOf(table, machine)) {
    const foe = pieceAt(state, enemy);
    if (machine.isFlying || stepsBetween(machine, foe) > points + 2) continue;
    legs.push([{ turn: headingTo(machine, foe) }, { go: 'forward', by: (points - 1) * STEP }]);
  }
  return legs.map((legs) => ({ kind: 'drive', by, legs }));
}
