import { boutOf } from '../rules/hand-to-hand.ts';
import type { Act } from '../rules/moves.ts';
import { boutChances } from '../rules/odds.ts';
import { pieceAt, speedOf } from '../rules/pieces.ts';
import { foesOf } from '../rules/space.ts';
import { withPieceAt } from './imagine.ts';
import { stepsBetween } from './lookout.ts';
import type { Idea } from './plan.ts';
import { ARM, type Thought } from './thought.ts';
import { besideOf, pathTo } from './ways.ts';
import { lossBy } from './worth.ts';

/** Into somebody, and at him; whoever can shoot before does. */
export function charges({ scene, by, soldier, fire }: Thought): Idea[] {
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
