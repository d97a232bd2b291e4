import { push } from './ask.ts';
import { displaceEnemy, removeTokens } from './changes.ts';
import { hasTrait, heldPoints, isManned, kindOf, pointAt, traitOf } from './ground.ts';
import type { Playing } from './playing.ts';
import { propertiesAt } from './properties.ts';
import type { Enemy, Point } from './state.ts';
import { windowAt } from './windows.ts';

/** RUB-6.0, up to the division: enemies drive, then tokens are broken, then fire points do what they do, then reactions of this moment, by point. */
export function startDefence(game: Playing): void {
  const { state } = game;
  drive(game);
  breakTokens(game);
  const windows = heldPoints(state).map((point) => windowAt({ at: 'defence', point }));
  push(game, [...propertiesAt(game, 'defence'), ...windows]);
}

/** All at once: nobody drives twice. */
function drive(game: Playing): void {
  const { set, state } = game;
  const drives: { enemy: Enemy; to: Point }[] = [];
  for (const point of heldPoints(state)) {
    if (isManned(state, point)) continue;
    // Somebody is alive somewhere, or the game would be over.
    const to = nearestManned(point, state.points.length, (other) => isManned(state, other)) as Point;
    for (const enemy of pointAt(state, point).enemies) {
      if (hasTrait(set, enemy, 'drives')) drives.push({ enemy, to });
    }
  }
  for (const { enemy, to } of drives) displaceEnemy(game, enemy, to, 'drove');
}

/** By the difference of numbers, captured points counted; the lower number on a tie. */
export function nearestManned(
  from: Point,
  points: number,
  isManned: (point: Point) => boolean,
): Point | undefined {
  for (let distance = 1; distance < points; distance++) {
    if (isManned(from - distance)) return from - distance;
    if (isManned(from + distance)) return from + distance;
  }
  return undefined;
}

/** Point after point, and there in the order of the kinds. */
function breakTokens(game: Playing): void {
  const { set, state } = game;
  for (const point of heldPoints(state)) {
    for (const enemy of pointAt(state, point).enemies.toSorted((one, other) => one - other)) {
      const breaks = traitOf(kindOf(set, enemy), 'breaks');
      if (breaks?.at.includes('defence')) removeTokens(game, point, breaks.tokens, 'broken');
    }
  }
}
