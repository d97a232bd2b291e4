import { activationOf } from '../rules/activation.ts';
import { asActor } from '../rules/acts.ts';
import { refuseBoarding } from '../rules/board.ts';
import { boutOf } from '../rules/hand-to-hand.ts';
import { wayOfPush } from '../rules/inquire/pushes.ts';
import { refuseMending } from '../rules/mend.ts';
import type { Act, Heading, Standing } from '../rules/moves.ts';
import { boutChances } from '../rules/odds.ts';
import { gunKind, isPiloted, machineKind, pieceAt, speedOf, squadKind } from '../rules/pieces.ts';
import { enemiesTouching, foesOf, isManned, touching } from '../rules/space.ts';
import { type Deeds, NOTHING_DONE } from '../rules/stage.ts';
import type { Piece, PieceId, Soldier } from '../rules/state.ts';
import { refuseTaking } from '../rules/take.ts';
import { bestFire, type Fire } from './fire.ts';
import { withPieceAt } from './imagine.ts';
import { stepsBetween } from './lookout.ts';
import { bestOf, type Idea, idea, type Plan } from './plan.ts';
import type { Posts } from './posts.ts';
import type { Scene } from './scene.ts';
import { besideOf, headingTo, pathTo, type Place, placesFor } from './ways.ts';
import { WEIGHTS as W } from './weights.ts';
import { lossBy, remains, worthOf } from './worth.ts';

/** From a soldier's middle to the middle of what it touches, at most, in steps. */
const ARM = 2;
/** What a turn's delay leaves of a load that is on its way. */
const PROGRESS = 0.8;

/** One soldier's thoughts about what is left of its turn. */
interface Thought {
  readonly scene: Scene;
  readonly by: PieceId;
  readonly soldier: Soldier;
  readonly deeds: Deeds;
  /** What it can shoot at before it goes anywhere. */
  readonly fire: Fire | null;
  /** What it is worth to stay. */
  readonly here: number;
}

/** What a soldier would best do with what is left of its turn; null where that is nothing. */
export function soldierPlan(scene: Scene, by: PieceId): Plan | null {
  const { table, targets } = scene;
  const { actor, deeds: done } = activationOf(table.state);
  const deeds = actor === by ? done : NOTHING_DONE;
  const soldier = pieceAt(table.state, by) as Soldier;
  const isFree = enemiesTouching(table, soldier).length === 0;
  const fire = isFree ? bestFire({ table, by, targets, care: 'exact', turns: false }, deeds) : null;
  const here = scene.standing(by, soldier, soldier);
  const thought = { scene, by, soldier, deeds, fire, here };
  const ideas = [
    ...(fire ? [idea(here + fire.total, fire.shot)] : []),
    ...touchIdeas(thought),
    ...(deeds.moves === 0 ? moveIdeas(thought) : []),
  ];
  // Whoever has not moved does something at any rate, if only to look round.
  return bestOf(table, ideas, here, deeds.moves === 0);
}

/** What can be done to whatever is touched already. */
function touchIdeas({ scene, by, soldier, deeds, here }: Thought): Idea[] {
  const { table, targets } = scene;
  const mine = asActor(table, by);
  const ideas: Idea[] = [];
  for (const id of touching(table, soldier)) {
    const other = pieceAt(table.state, id);
    if (other.kind === 'load') continue;
    if (!deeds.hasFought && targets.includes(id)) {
      const gain = lossBy(table, other, boutChances(boutOf(table, soldier, other)));
      ideas.push(idea(here + gain, { kind: 'fight', by, enemy: id }));
    }
    if (other.kind === 'machine' && !refuseBoarding(table, by, id))
      ideas.push(idea(here + W.prize * remains(table, other), { kind: 'board', by, machine: id }));
    if (other.kind === 'gun' && !refuseTaking(table, by, id))
      ideas.push(idea(here + W.prize * worthOf(table, other), { kind: 'take', by, gun: id }));
    if (other.kind !== 'soldier' && !refuseMending(mine, by, id))
      ideas.push(idea(here + W.mending * worthOf(table, other), { kind: 'mend', by, object: id }));
  }
  return ideas;
}

function moveIdeas(thought: Thought): Idea[] {
  const { scene, by, soldier, deeds } = thought;
  const stay: Place = { x: soldier.x, y: soldier.y, z: soldier.z, by: 'walk' };
  const places = [stay, ...placesFor(scene.table, by, soldier)]
    .map((place) => ({ place, worth: roughWorth(thought, place) }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, scene.temper.closely);
  return [
    ...places.map(({ place }) => goIdea(thought, place)),
    ...errands(thought),
    ...missionIdeas(thought),
    ...(deeds.hasFought ? [] : charges(thought)),
  ];
}

/** By what terrain alone lets it see. */
function roughWorth({ scene, by, soldier, deeds, fire }: Thought, place: Place): number {
  const { table, targets } = scene;
  const there = withPieceAt(table, by, { ...place, facing: { x: soldier.hx, y: soldier.hy } });
  const next = bestFire({ table: there, by, targets, care: 'rough', turns: true }, moved(deeds));
  return scene.standing(by, soldier, place) + Math.max(fire?.total ?? 0, next?.total ?? 0);
}

function moved(deeds: Deeds): Deeds {
  return { ...deeds, moves: deeds.moves + 1, hasShot: deeds.hasShot || deeds.shots.length > 0 };
}

/** There and shoot, or shoot and there. */
function goIdea({ scene, by, soldier, deeds, fire }: Thought, place: Place): Idea {
  const { table, targets } = scene;
  const there = withPieceAt(table, by, { ...place, facing: { x: soldier.hx, y: soldier.hy } });
  const next = bestFire({ table: there, by, targets, care: 'exact', turns: true }, moved(deeds));
  const aim = next?.shot.at[0];
  const facing = aim === undefined ? outlook(scene, place) : headingTo(place, pieceAt(table.state, aim));
  const standing = scene.standing(by, soldier, place);
  const isBetterFirst = fire && fire.total >= (next?.total ?? 0) && !fire.shot.aimed;
  return {
    worth: standing + (isBetterFirst ? fire.total : (next?.total ?? 0)),
    line() {
      const go = goTo(scene, by, place, facing);
      if (!go) return null;
      if (isBetterFirst) return [fire.shot, go];
      return next ? [go, next.shot] : [go];
    },
  };
}

function goTo({ table }: Scene, by: PieceId, { by: way, x, y, z }: Place, facing: Heading): Act | null {
  if (way === 'jump') return { kind: 'jump', by, to: { x, y, z }, facing };
  const soldier = pieceAt(table.state, by);
  const isHere = x === soldier.x && y === soldier.y && z === soldier.z;
  const path = isHere ? [] : pathTo(table, by, { x, y, z });
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
function errands(thought: Thought): Idea[] {
  const { scene, by, soldier } = thought;
  const { armoury, state } = scene.table;
  const { speed } = squadKind(armoury, state, soldier);
  const ideas: Idea[] = [];
  for (const [id, piece] of state.pieces.entries()) {
    if (piece.status !== 'table' || stepsBetween(soldier, piece) > speed + ARM) continue;
    if (!isVacant(scene, soldier, piece)) continue;
    for (const place of besideOf(scene.table, piece)) {
      if (piece.kind === 'gun') ideas.push(...serving(thought, piece, place));
      else if (piece.kind === 'machine') {
        const worth = scene.standing(by, soldier, place) + W.prize * remains(scene.table, piece);
        const board: Act = { kind: 'board', by, machine: id };
        ideas.push({ worth, line: () => walking(scene, by, place, place.facing, board) });
      }
    }
  }
  return ideas;
}

function isVacant({ table }: Scene, soldier: Soldier, piece: Piece): boolean {
  const { rank } = squadKind(table.armoury, table.state, soldier);
  if (piece.kind === 'machine') return !isPiloted(piece) && rank >= machineKind(table.armoury, piece).rank;
  return piece.kind === 'gun' && rank >= gunKind(table.armoury, piece).rank && !isManned(table, piece);
}

/** Looking over the gun or away from it, whichever is where the enemy is. */
function serving({ scene, by, soldier, deeds }: Thought, gun: Piece, place: Standing): Idea[] {
  const { table, targets } = scene;
  const back = { x: 0 - place.facing.x, y: 0 - place.facing.y };
  return [place.facing, back].map((facing) => {
    const there = withPieceAt(table, by, { ...place, facing });
    const next = bestFire({ table: there, by, targets, care: 'exact', turns: false }, moved(deeds));
    const gain = W.serving * worthOf(table, gun) + (next?.total ?? 0);
    return {
      worth: scene.standing(by, soldier, place) + gain,
      line: () => walking(scene, by, place, facing, ...(next ? [next.shot] : [])),
    };
  });
}

function walking(
  { table }: Scene,
  by: PieceId,
  to: Standing,
  facing: Heading,
  ...then: readonly Act[]
): readonly Act[] | null {
  const path = pathTo(table, by, to);
  return path && [{ kind: 'walk', by, path, facing }, ...then];
}

/** To what the mission wants touched, and with it to where it is wanted. */
function missionIdeas(thought: Thought): Idea[] {
  const { scene, by, soldier } = thought;
  const { table, posts } = scene;
  const speed = speedOf(table.armoury, table.state, soldier);
  const foes = foesOf(table, soldier);
  const touched = posts.meant.flatMap((id) => {
    const piece = pieceAt(table.state, id);
    if (foes.includes(id) || stepsBetween(soldier, piece) > speed + ARM) return [];
    return besideOf(table, piece).map((place) => ({
      worth: scene.standing(by, soldier, place),
      line: () => walking(scene, by, place, { x: 0 - place.facing.x, y: 0 - place.facing.y }),
    }));
  });
  return [...touched, ...posts.errands.flatMap((errand) => pushIdeas(thought, errand))];
}

/** As far towards its place as it can be pushed. */
function pushIdeas(
  { scene, by, soldier, here }: Thought,
  { load: id, to, worth }: Posts['errands'][number],
): Idea[] {
  const { table } = scene;
  const load = pieceAt(table.state, id);
  const pace = speedOf(table.armoury, table.state, soldier) / 2;
  const away = to.far(load);
  if (away === 0 || stepsBetween(soldier, load) > 2 * pace + ARM) return [];
  const aim = to.nearest(load);
  return [1, 0.75, 0.5, 0.25].map((part) => {
    const share = Math.min(1, (part * pace) / away);
    const end = { x: load.x + (aim.x - load.x) * share, y: load.y + (aim.y - load.y) * share };
    const gain = worth * (PROGRESS ** (to.far(end) / pace) - PROGRESS ** (away / pace)) + worth / 2;
    return {
      worth: here + gain,
      line: () => {
        const way = wayOfPush(asActor(table, by), by, id, end);
        return 'reason' in way ? null : [way.move as Act];
      },
    };
  });
}

/** Into somebody, and at him; whoever can shoot before does. */
function charges({ scene, by, soldier, fire }: Thought): Idea[] {
  const { table } = scene;
  const { armoury, state } = table;
  const speed = speedOf(armoury, state, soldier);
  const first = fire && !fire.shot.aimed ? fire : null;
  const foes = foesOf(table, soldier).filter((enemy) => scene.targets.includes(enemy));
  return foes.flatMap((enemy) => {
    const foe = pieceAt(state, enemy);
    if (stepsBetween(soldier, foe) > speed + ARM) return [];
    return besideOf(table, foe).flatMap((place): Idea[] => {
      const facing = { x: 0 - place.facing.x, y: 0 - place.facing.y };
      const there = withPieceAt(table, by, { ...place, facing });
      const gain = lossBy(table, foe, boutChances(boutOf(there, pieceAt(there.state, by), foe)));
      if (gain === 0) return [];
      const line = () => {
        const path = pathTo(table, by, place, [enemy]);
        const walk: Act | null = path && { kind: 'walk', by, path, facing };
        if (!walk) return null;
        return first ? [first.shot, walk] : [walk, { kind: 'fight' as const, by, enemy }];
      };
      return [{ worth: scene.standing(by, soldier, place) + gain + (first?.total ?? 0), line }];
    });
  });
}
