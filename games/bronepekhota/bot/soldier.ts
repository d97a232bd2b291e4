import { activationOf } from '../rules/activation.ts';
import { asActor } from '../rules/acts.ts';
import { refuseBoarding } from '../rules/board.ts';
import { boutOf } from '../rules/hand-to-hand.ts';
import type { Act, Heading } from '../rules/moves.ts';
import { boutChances } from '../rules/odds.ts';
import { pieceAt } from '../rules/pieces.ts';
import { enemiesTouching, touching } from '../rules/space.ts';
import { NOTHING_DONE } from '../rules/stage.ts';
import type { PieceId, Soldier } from '../rules/state.ts';
import { refuseTaking } from '../rules/take.ts';
import { bestFire } from './fire.ts';
import { withPieceAt } from './imagine.ts';
import { stepsBetween } from './lookout.ts';
import { bestOf, type Idea, idea, type Plan } from './plan.ts';
import type { Scene } from './scene.ts';
import { careIdeas } from './care.ts';
import { charges } from './charges.ts';
import { errands } from './errands.ts';
import { gunMoves } from './gun-moves.ts';
import { missionIdeas } from './mission-ideas.ts';
import { moved, type Thought } from './thought.ts';
import { headingTo, pathTo, type Place, placesFor } from './ways.ts';
import { WEIGHTS as W } from './weights.ts';
import { lossBy, remains, worthOf } from './worth.ts';

/** What a soldier would best do with what is left of its turn; null where that is nothing. */
export function soldierPlan(scene: Scene, by: PieceId): Plan | null {
  const { table, targets } = scene;
  const { actor, deeds: done } = activationOf(table.state);
  const deeds = actor === by ? done : NOTHING_DONE;
  const soldier = pieceAt(table.state, by) as Soldier;
  const isFree = enemiesTouching(table, soldier).length === 0;
  const fire = isFree
    ? bestFire({ table, by, targets, care: 'exact', turns: false, isSimple: !scene.temper.looksAhead }, deeds)
    : null;
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
  const mine = { ...table, ...asActor(table, by) };
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
    if (other.kind !== 'soldier') ideas.push(...careIdeas(mine, by, id, here));
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
    ...gunMoves(thought),
    ...missionIdeas(thought),
    ...(deeds.hasFought ? [] : charges(thought)),
  ];
}

/** By what terrain alone lets it see. */
function roughWorth({ scene, by, soldier, deeds, fire }: Thought, place: Place): number {
  const { table, targets, temper } = scene;
  if (!temper.looksAhead) return scene.standing(by, soldier, place);
  const there = withPieceAt(table, by, { ...place, facing: { x: soldier.hx, y: soldier.hy } });
  const next = bestFire({ table: there, by, targets, care: 'rough', turns: true }, moved(deeds));
  return scene.standing(by, soldier, place) + Math.max(fire?.total ?? 0, next?.total ?? 0);
}

/** There and shoot, or shoot and there. */
function goIdea({ scene, by, soldier, deeds, fire }: Thought, place: Place): Idea {
  const { table, targets } = scene;
  const there = withPieceAt(table, by, { ...place, facing: { x: soldier.hx, y: soldier.hy } });
  const next = scene.temper.looksAhead
    ? bestFire({ table: there, by, targets, care: 'exact', turns: true }, moved(deeds))
    : null;
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
