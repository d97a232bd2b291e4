import type { Field } from './field.ts';
import type { Gait, Obstruction, Priced, Stretch, Way } from './gait.ts';
import { legOf } from './leg.ts';
import { isOnTable } from './levels.ts';
import type { Point3 } from './point.ts';
import { type Bystander, sceneOf } from './scene.ts';

/** What a way costs, leg by leg, or what stands in it. */
export function priceOf(
  field: Field,
  gait: Gait,
  way: Way,
  bystanders: readonly Bystander[],
): Priced | Obstruction {
  const scene = sceneOf(field, gait, bystanders);
  const stretches: Stretch[] = [];
  let price = 0;
  for (let leg = 0; leg + 1 < way.length; leg++) {
    const from = way[leg] as Point3;
    const to = way[leg + 1] as Point3;
    const off = [from, to].find((end) => !isOnTable(field, end));
    if (off) return { obstacle: 'edge', at: off, leg };
    const gone = legOf(scene, from, to);
    if ('obstacle' in gone) return { ...gone, leg };
    price += gone.price;
    stretches.push(...gone.stretches);
  }
  return { price, stretches };
}
