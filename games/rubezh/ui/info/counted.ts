import type { Pack } from '../../content/pack.ts';
import type { EnemyKind } from '../../rules/card-set.ts';
import { kindOf } from '../../rules/ground.ts';
import type { Enemy } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

/** Where the cards of one kind are, as everybody can count. */
export interface Force {
  readonly kind: EnemyKind;
  /** One of its cards. */
  readonly first: Enemy;
  /** In the fresh forces. */
  readonly left: number;
  readonly onPoints: number;
  readonly fallen: number;
}

export function forcesOf(pack: Pack, { points, fallen }: Pick<View, 'points' | 'fallen'>): Force[] {
  const standing = points.flatMap(({ enemies }) => enemies);
  let first = 0;
  return pack.enemies.map((kind) => {
    const isOne = (enemy: Enemy) => kindOf(pack, enemy).id === kind.id;
    const [onPoints, gone] = [standing.filter(isOne).length, fallen.filter(isOne).length];
    const force = { kind, first, left: kind.copies - onPoints - gone, onPoints, fallen: gone };
    first += kind.copies;
    return force;
  });
}
