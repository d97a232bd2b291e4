import { activationOf } from '../rules/activation.ts';
import { boutOf } from '../rules/hand-to-hand.ts';
import type { Heading } from '../rules/moves.ts';
import { boutChances } from '../rules/odds.ts';
import { machineKind, pieceAt } from '../rules/pieces.ts';
import { enemiesTouching, touching } from '../rules/space.ts';
import type { Deeds } from '../rules/stage.ts';
import type { Machine, PieceId } from '../rules/state.ts';
import { careIdeas } from './care.ts';
import { drivesFor, exitOver, type Tried } from './drives.ts';
import { bestFire, type Care, type Fire } from './fire.ts';
import { withPieceAt } from './imagine.ts';
import { bestOf, type Idea, idea, type Plan } from './plan.ts';
import type { Scene } from './scene.ts';
import { headingTo } from './ways.ts';
import { WEIGHTS as W } from './weights.ts';
import { lossBy } from './worth.ts';

/** BRP-3.2.2 */
const FLIGHTS = 2;

/** A pilot's thoughts about what is left of the machine's turn. */
interface Thought {
  readonly scene: Scene;
  readonly by: PieceId;
  readonly machine: Machine;
  readonly deeds: Deeds;
  readonly fire: Fire | null;
  readonly here: number;
}

/** What a machine would best do with what is left of its turn; null where that is nothing. */
export function machinePlan(scene: Scene, by: PieceId): Plan | null {
  const { table, targets } = scene;
  const { deeds } = activationOf(table.state);
  const machine = pieceAt(table.state, by) as Machine;
  const here = scene.standing(by, machine, machine);
  const isFree = enemiesTouching(table, machine).length === 0;
  const fire = isFree
    ? bestFire({ table, by, targets, care: 'exact', turns: false, isSimple: !scene.temper.looksAhead }, deeds)
    : null;
  const thought = { scene, by, machine, deeds, fire, here };
  const ideas = [
    ...(fire ? [idea(here + fire.total, fire.shot)] : []),
    ...touchIdeas(thought),
    ...exitIdeas(thought),
    ...(deeds.moves < (machine.isFlying ? FLIGHTS : 1) ? driveIdeas(thought) : []),
  ];
  return bestOf(table, ideas, here, false);
}

/** What can be done to whatever is touched already, or to itself. */
function touchIdeas({ scene, by, machine, deeds, here }: Thought): Idea[] {
  const { table, targets } = scene;
  const ideas: Idea[] = [];
  for (const id of [by, ...touching(table, machine)]) {
    const other = pieceAt(table.state, id);
    if (!deeds.hasFought && targets.includes(id)) {
      const gain = lossBy(table, other, boutChances(boutOf(table, machine, other)));
      ideas.push(idea(here + gain, { kind: 'fight', by, enemy: id }));
    }
    if (other.kind === 'machine' || other.kind === 'gun') ideas.push(...careIdeas(table, by, id, here));
  }
  return ideas;
}

/** Whatever the mission wants driven off is driven off before anything else. */
function exitIdeas({ scene, by, machine, here }: Thought): Idea[] {
  return scene.posts.exitsOf(machine).flatMap((edge) => {
    const drive = exitOver(scene.table, by, machine, edge);
    return drive ? [idea(here + W.mission, drive)] : [];
  });
}

function driveIdeas(thought: Thought): Idea[] {
  const { scene, by, machine, deeds } = thought;
  const tried = drivesFor(scene.table, by, machine);
  const closely = tried
    .filter(({ driven }) => driven.contact.length === 0)
    .map((one) => ({ one, worth: goingWorth(thought, one, 'rough').worth }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, scene.temper.closely);
  const rams = deeds.hasFought
    ? []
    : tried.filter(
        ({ driven: { contact } }) => contact.length > 0 && contact.every((id) => scene.targets.includes(id)),
      );
  return [
    ...closely.map(({ one }) => goIdea(thought, one)),
    ...rams.flatMap((one) => ramIdeas(thought, one)),
  ];
}

/** What a drive is worth, and what would be fired after it. */
function goingWorth(
  { scene, by, machine, deeds, fire }: Thought,
  { driven: { to } }: Tried,
  care: Care,
): { worth: number; next: Fire | null } {
  const { table, targets } = scene;
  const there = withPieceAt(table, by, to);
  const turns = hasCabin(scene, machine);
  const after = { ...deeds, moves: deeds.moves + 1, hasShot: deeds.hasShot || deeds.shots.length > 0 };
  const next = scene.temper.looksAhead ? bestFire({ table: there, by, targets, care, turns }, after) : null;
  const worth = scene.standing(by, machine, to) + Math.max(fire?.total ?? 0, next?.total ?? 0);
  return { worth, next };
}

function hasCabin({ table }: Scene, machine: Machine): boolean {
  return machineKind(table.armoury, machine).chassis === 'legs';
}

/** There and shoot, or shoot and there. */
function goIdea(thought: Thought, tried: Tried): Idea {
  const { fire } = thought;
  const { worth, next } = goingWorth(thought, tried, 'exact');
  const drive = cabinTurned(thought, tried, next);
  if (fire && fire.total >= (next?.total ?? 0)) return idea(worth, fire.shot, drive);
  return next ? idea(worth, drive, next.shot) : idea(worth, drive);
}

/** A walker's cabin is turned to what it shoots at, as far as it turns. */
function cabinTurned({ scene, machine }: Thought, { drive, driven: { to } }: Tried, next: Fire | null) {
  const aim = next?.shot.at[0];
  if (aim === undefined || !hasCabin(scene, machine)) return drive;
  return { ...drive, cabin: turnedTo(to.facing, headingTo(to, pieceAt(scene.table.state, aim))) };
}

/** Towards `aim`, but not behind `ahead` (BRP-4.2). */
function turnedTo(ahead: Heading, aim: Heading): Heading {
  if (ahead.x * aim.x + ahead.y * aim.y >= 0) return aim;
  const isLeft = ahead.x * aim.y - ahead.y * aim.x >= 0;
  return isLeft ? { x: 0 - ahead.y, y: ahead.x } : { x: ahead.y, y: 0 - ahead.x };
}

/** Into somebody, and at him; whoever can shoot before does. */
function ramIdeas({ scene, by, machine, fire }: Thought, { drive, driven: { to, contact } }: Tried): Idea[] {
  const { table } = scene;
  const there = withPieceAt(table, by, to);
  const standing = scene.standing(by, machine, to);
  return contact.map((enemy) => {
    const foe = pieceAt(table.state, enemy);
    const gain = lossBy(table, foe, boutChances(boutOf(there, pieceAt(there.state, by), foe)));
    return fire
      ? idea(standing + gain + fire.total, fire.shot, drive)
      : idea(standing + gain, drive, { kind: 'fight', by, enemy });
  });
}
