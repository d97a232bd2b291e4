import { asActor } from '../rules/acts.ts';
import { pusherOf } from '../rules/inquire/pushes.ts';
import type { Act } from '../rules/moves.ts';
import { pieceAt, speedOf } from '../rules/pieces.ts';
import { foesOf } from '../rules/space.ts';
import { stepsBetween } from './lookout.ts';
import type { Idea } from './plan.ts';
import type { Posts } from './posts.ts';
import { ARM, type Thought, walking } from './thought.ts';
import { besideOf } from '../rules/movement/beside.ts';

/** What a turn's delay leaves of a load that is on its way. */
const PROGRESS = 0.8;
/** Straight on, and round what is in the way. */
const AHEAD = [
  { x: 1, y: 0 },
  { x: 0.8, y: 0.6 },
  { x: 0.8, y: -0.6 },
  { x: 0.28, y: 0.96 },
  { x: 0.28, y: -0.96 },
];

/** To what the mission wants touched, and with it to where it is wanted. */
export function missionIdeas(thought: Thought): Idea[] {
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
  const push = pusherOf(asActor(table, by), by, id);
  return AHEAD.flatMap(({ x, y }) =>
    [1, 0.75, 0.5, 0.25].map((part) => {
      const share = Math.min(1, (part * pace) / away);
      const [dx, dy] = [(aim.x - load.x) * share, (aim.y - load.y) * share];
      const end = { x: load.x + dx * x - dy * y, y: load.y + dx * y + dy * x };
      const gain = worth * (PROGRESS ** (to.far(end) / pace) - PROGRESS ** (away / pace)) + worth / 2;
      return {
        worth: here + gain,
        line: () => {
          const way = push(end);
          return 'reason' in way ? null : [way.move as Act];
        },
      };
    }),
  );
}
