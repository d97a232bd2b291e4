import type { Act, Heading, Standing } from '../rules/moves.ts';
import type { Deeds } from '../rules/stage.ts';
import type { PieceId, Soldier } from '../rules/state.ts';
import type { Fire } from './fire.ts';
import type { Scene } from './scene.ts';
import { pathTo } from './ways.ts';

/** From a soldier's middle to the middle of what it touches, at most, in steps. */
export const ARM = 2;

/** One soldier's thoughts about what is left of its turn. */
export interface Thought {
  readonly scene: Scene;
  readonly by: PieceId;
  readonly soldier: Soldier;
  readonly deeds: Deeds;
  /** What it can shoot at before it goes anywhere. */
  readonly fire: Fire | null;
  /** What it is worth to stay. */
  readonly here: number;
}

/** What it has done once it has gone somewhere. */
export function moved(deeds: Deeds): Deeds {
  return { ...deeds, moves: deeds.moves + 1, hasShot: deeds.hasShot || deeds.shots.length > 0 };
}

/** There on foot, and then that. */
export function walking(
  { table }: Scene,
  by: PieceId,
  to: Standing,
  facing: Heading,
  ...then: readonly Act[]
): readonly Act[] | null {
  const path = pathTo(table, by, to);
  return path && [{ kind: 'walk', by, path, facing }, ...then];
}
