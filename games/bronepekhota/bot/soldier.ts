import { activationOf } from '../rules/activation.ts';
import { asActor, refuseAct } from '../rules/acts.ts';
import { refuseBoarding } from '../rules/board.ts';
import { boutOf } from '../rules/hand-to-hand.ts';
import { refuseMending } from '../rules/mend.ts';
import { refuseTaking } from '../rules/take.ts';
import type { Act, Heading, Standing } from '../rules/moves.ts';
import { boutChances } from '../rules/odds.ts';
import { gunKind, isPiloted, machineKind, pieceAt, speedOf, squadKind } from '../rules/pieces.ts';
import type { Battlefield } from '../rules/playing.ts';
import { enemiesTouching, foesOf, isManned, STEP, touching } from '../rules/space.ts';
import { type Deeds, NOTHING_DONE } from '../rules/stage.ts';
import type { PieceId, Soldier } from '../rules/state.ts';
import { bestFire, type Fire } from './fire.ts';
import { withPieceAt } from './imagine.ts';
import { stepsBetween } from './lookout.ts';
import type { Scene } from './scene.ts';
import { besideOf, headingTo, pathTo, type Place, placesFor } from './ways.ts';
import { WEIGHTS as W } from './weights.ts';
import { lossBy, remains, worthOf } from './worth.ts';

/** What one of the unit would do next and after that, and what all of it is worth. */
export interface Plan {
  readonly line: readonly Act[];
  readonly worth: number;
}

/** How many of the places that look best at a glance are looked at closely. */
const CLOSELY = 5;

/** What a soldier would best do with what is left of its turn; null where that is nothing. */
export function soldierPlan(scene: Scene, by: PieceId): Plan | null {
  const { table } = scene;
  const { actor, deeds: done } = activationOf(table.state);
  const deeds = actor === by ? done : NOTHING_DONE;
  const soldier = pieceAt(table.state, by) as Soldier;
  const here = scene.standing(by, soldier, soldier);
  const fire = isFree(table, soldier)
    ? bestFire({ ...lookFrom(scene, by), care: 'exact', turns: false }, deeds)
    : null;
  const plans = [
    ...(fire ? [{ line: [fire.shot], worth: here + fire.total }] : []),
    ...touchPlans(scene, by, soldier, deeds, here),
    ...(deeds.moves === 0 ? movePlans(scene, by, soldier, deeds, fire) : []),
  ].sort((one, other) => other.worth - one.worth);
  return plans.find(({ line, worth }) => isWorthIt(deeds, worth, here) && isAllowed(table, line)) ?? null;
}

/** Whoever has not moved does something at any rate, if only to look round. */
function isWorthIt({ moves }: Deeds, worth: number, here: number): boolean {
  return moves === 0 || worth > here;
}

function isAllowed(table: Battlefield, [first]: Plan['line']): boolean {
  return first !== undefined && !refuseAct(table, first);
}

function lookFrom({ table, targets }: Scene, by: PieceId) {
  return { table, by, targets };
}

/** BRP-7.3: nobody shoots while touching an enemy. */
function isFree(table: Battlefield, soldier: Soldier): boolean {
  return enemiesTouching(table, soldier).length === 0;
}

/** What can be done to whatever is touched already. */
function touchPlans(scene: Scene, by: PieceId, soldier: Soldier, deeds: Deeds, here: number): Plan[] {
  const { table } = scene;
  const { state } = table;
  const plans: Plan[] = [];
  for (const id of touching(table, soldier)) {
    const other = pieceAt(state, id);
    if (!deeds.hasFought && scene.targets.includes(id)) {
      const gain = lossBy(table, other, boutChances(boutOf(table, soldier, other)));
      plans.push({ line: [{ kind: 'fight', by, enemy: id }], worth: here + gain });
    }
    if (other.kind === 'machine' && !refuseBoarding(table, by, id))
      plans.push({
        line: [{ kind: 'board', by, machine: id }],
        worth: here + W.prize * remains(table, other),
      });
    if (other.kind === 'gun' && !refuseTaking(table, by, id))
      plans.push({ line: [{ kind: 'take', by, gun: id }], worth: here + W.prize * worthOf(table, other) });
    if ((other.kind === 'machine' || other.kind === 'gun') && !refuseMending(asActor(table, by), by, id))
      plans.push({ line: [{ kind: 'mend', by, object: id }], worth: here + worthOf(table, other) / 12 });
  }
  return plans;
}

function movePlans(scene: Scene, by: PieceId, soldier: Soldier, deeds: Deeds, fire: Fire | null): Plan[] {
  const { table } = scene;
  const rough = [
    { x: soldier.x, y: soldier.y, z: soldier.z, by: 'walk' as const },
    ...placesFor(table, by, soldier),
  ]
    .map((place) => ({ place, worth: roughWorth(scene, by, soldier, place, deeds, fire) }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, CLOSELY);
  return [
    ...rough.flatMap(({ place }) => goPlan(scene, by, soldier, place, deeds, fire) ?? []),
    ...errands(scene, by, soldier, deeds),
    ...(deeds.hasFought ? [] : charges(scene, by, soldier, fire)),
  ];
}

function roughWorth(
  scene: Scene,
  by: PieceId,
  soldier: Soldier,
  place: Place,
  deeds: Deeds,
  fire: Fire | null,
): number {
  const facing = { x: soldier.hx, y: soldier.hy };
  const there = withPieceAt(scene.table, by, { ...place, facing });
  const then = bestFire(
    { table: there, by, targets: scene.targets, care: 'rough', turns: true },
    moved(deeds),
  );
  return scene.standing(by, soldier, place) + Math.max(fire?.total ?? 0, then?.total ?? 0);
}

function moved(deeds: Deeds): Deeds {
  return { ...deeds, moves: deeds.moves + 1, hasShot: deeds.hasShot || deeds.shots.length > 0 };
}

/** There and shoot, or shoot and there. */
function goPlan(
  scene: Scene,
  by: PieceId,
  soldier: Soldier,
  place: Place,
  deeds: Deeds,
  fire: Fire | null,
): Plan | null {
  const { table, targets } = scene;
  const there = withPieceAt(table, by, { ...place, facing: { x: soldier.hx, y: soldier.hy } });
  const then = bestFire({ table: there, by, targets, care: 'exact', turns: true }, moved(deeds));
  const facing = then
    ? headingTo(place, pieceAt(table.state, then.shot.at[0] as PieceId))
    : outlook(scene, place);
  const go = goTo(table, by, place, facing);
  if (!go) return null;
  const standing = scene.standing(by, soldier, place);
  if (fire && fire.total >= (then?.total ?? 0) && !fire.shot.aimed)
    return { line: [fire.shot, go], worth: standing + fire.total };
  return { line: then ? [go, then.shot] : [go], worth: standing + (then?.total ?? 0) };
}

function goTo(table: Battlefield, by: PieceId, { by: way, x, y, z }: Place, facing: Heading): Act | null {
  if (way === 'jump') return { kind: 'jump', by, to: { x, y, z }, facing };
  const soldier = pieceAt(table.state, by);
  const stays = x === soldier.x && y === soldier.y && z === soldier.z;
  const path = stays ? [] : pathTo(table, by, { x, y, z });
  return path && { kind: 'walk', by, path, facing };
}

/** Towards the nearest enemy. */
function outlook({ table, targets }: Scene, from: Place): Heading {
  let nearest: { x: number; y: number } = { x: table.field.width / 2, y: table.field.depth / 2 };
  let least = Number.POSITIVE_INFINITY;
  for (const id of targets) {
    const target = pieceAt(table.state, id);
    const far = stepsBetween(from, target);
    if (far < least) [nearest, least] = [target, far];
  }
  return headingTo(from, nearest);
}

/** To a gun without a crew, or a machine without a pilot. */
function errands(scene: Scene, by: PieceId, soldier: Soldier, deeds: Deeds): Plan[] {
  const { table, targets } = scene;
  const { armoury, state } = table;
  const { rank, speed } = squadKind(armoury, state, soldier);
  const plans: Plan[] = [];
  for (const [id, piece] of state.pieces.entries()) {
    if (piece.status !== 'table' || stepsBetween(soldier, piece) > speed + 2) continue;
    const isMachine =
      piece.kind === 'machine' && !isPiloted(piece) && rank >= machineKind(armoury, piece).rank;
    const isGun = piece.kind === 'gun' && rank >= gunKind(armoury, piece).rank && !isManned(table, piece);
    if (!isMachine && !isGun) continue;
    for (const place of besideOf(table, piece)) {
      const path = pathTo(table, by, place);
      if (!path) continue;
      if (piece.kind === 'machine') {
        const walk: Act = { kind: 'walk', by, path, facing: place.facing };
        const worth = scene.standing(by, soldier, place) + W.prize * remains(table, piece);
        plans.push({ line: [walk, { kind: 'board', by, machine: id }], worth });
        continue;
      }
      plans.push(...gunPlans(scene, by, soldier, deeds, id, place, path, targets));
    }
  }
  return plans;
}

function gunPlans(
  scene: Scene,
  by: PieceId,
  soldier: Soldier,
  deeds: Deeds,
  gun: PieceId,
  place: Standing,
  path: readonly { x: number; y: number; z: number }[],
  targets: readonly PieceId[],
): Plan[] {
  const { table } = scene;
  const piece = pieceAt(table.state, gun);
  const back = { x: 0 - place.facing.x, y: 0 - place.facing.y };
  return [place.facing, back].map((facing) => {
    const there = withPieceAt(table, by, { ...place, facing });
    const then = bestFire({ table: there, by, targets, care: 'exact', turns: false }, moved(deeds));
    const go: Act = { kind: 'walk', by, path, facing };
    const worth =
      scene.standing(by, soldier, place) + W.prize * worthOf(table, piece) * 0.5 + (then?.total ?? 0);
    return { line: then ? [go, then.shot] : [go], worth };
  });
}

/** Into somebody, and at him. */
function charges(scene: Scene, by: PieceId, soldier: Soldier, fire: Fire | null): Plan[] {
  const { table } = scene;
  const { armoury, state } = table;
  const speed = speedOf(armoury, state, soldier);
  const plans: Plan[] = [];
  for (const enemy of foesOf(table, soldier)) {
    const foe = pieceAt(state, enemy);
    if (stepsBetween(soldier, foe) > speed + 100 / STEP) continue;
    const sides = besideOf(table, foe)
      .map((place) => {
        const facing = { x: 0 - place.facing.x, y: 0 - place.facing.y };
        const there = withPieceAt(table, by, { ...place, facing });
        const bout = boutOf(there, pieceAt(there.state, by), foe);
        return { place, facing, gain: lossBy(table, foe, boutChances(bout)) };
      })
      .filter(({ gain }) => gain > 0)
      .sort((one, other) => other.gain - one.gain);
    for (const { place, facing, gain } of sides) {
      const path = pathTo(table, by, place, [enemy]);
      if (!path) continue;
      const walk: Act = { kind: 'walk', by, path, facing };
      const standing = scene.standing(by, soldier, place) + gain;
      plans.push(
        fire && !fire.shot.aimed
          ? { line: [fire.shot, walk], worth: standing + fire.total }
          : { line: [walk, { kind: 'fight', by, enemy }], worth: standing },
      );
      break;
    }
  }
  return plans;
}
