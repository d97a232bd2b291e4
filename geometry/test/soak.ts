import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { fieldOf } from '../src/field.ts';
import { gap } from '../src/gap.ts';
import { cheapestWay } from '../src/path.ts';
import { priceOf } from '../src/price.ts';
import { placed } from '../src/shape.ts';
import { look } from '../src/sight.ts';
import { distance, touch, upright } from '../src/solid.ts';
import { byGrid, gapByHand, openPlaces, seenByHand } from './by-hand.ts';
import { walker } from './gaits.ts';
import { shapes, tables } from './random.ts';
import { obstaclesOf, scenes } from './scenes.ts';

/**
 * `npm run soak:geometry [-- --pairs 100000 --sights 20000 --paths 5000 --seed 1]`: what the unit tests compare with plain
 * reckoning a few hundred times, compared as often as one likes.
 */
const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '100000' },
    sights: { type: 'string', default: '20000' },
    paths: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
  },
});
const seed = Number(values.seed);
const heights = fc.constantFrom(0, 20, 44, 45, 90);

/** The class of cover: all seen, more than half, fewer, none. */
function classOf(seen: number): number {
  return seen === 255 ? 0 : seen > 127 ? 1 : seen > 0 ? 2 : 3;
}

const pairs = fc.property(shapes, shapes, heights, heights, (a, b, low, high) => {
  const one = upright(a, low, 45);
  const other = upright(b, high, 45);
  const across = gapByHand(a, b);
  const up = Math.max(0, low - high - 45, high - low - 45);
  const isTouching = across <= 1 && Math.abs(low - high) < 45;
  // Where plain reckoning itself stands on the edge by its rounding there is nothing to compare.
  const isClear = Math.abs(across - 1) > 1e-9;
  if (Math.abs(gap(a, b) - across) > 1e-9) return false;
  if (Math.abs(distance(one, other) - Math.hypot(across, up)) > 1e-9) return false;
  return !isClear || touch(one, other, 1) === isTouching;
});

const sights = fc.property(scenes, (scene) => {
  fc.pre(Math.hypot(scene.from.x - scene.at.x, scene.from.y - scene.at.y) > 1);
  const target = upright(placed(scene.outline, scene.at, scene.heading), 0, scene.height);
  const obstacles = obstaclesOf(scene);
  const { seen } = look(scene.from, target, scene.at, obstacles);
  return classOf(seen) === classOf(seenByHand(scene.from, target, scene.at, obstacles));
});

/** What the best bend round a corner is longer by than an arc, and a little. */
const SLACK = 0.002;
let found = 0;
const paths = fc.property(tables, fc.infiniteStream(fc.nat()), (terrain, chance) => {
  const field = fieldOf(terrain);
  const [from, to] = openPlaces(field, walker, chance);
  fc.pre(from !== undefined && to !== undefined);
  const way = cheapestWay(field, walker, from, to, []);
  const grid = byGrid(field, walker, from, to, 20, way ? way.price - SLACK : undefined);
  if (!way) return grid === Number.POSITIVE_INFINITY;
  found++;
  const priced = priceOf(field, walker, way.way, []);
  return 'price' in priced && priced.price === way.price && grid === Number.POSITIVE_INFINITY;
});

for (const [name, property, runs] of [
  ['pairs', pairs, values.pairs],
  ['sights', sights, values.sights],
  ['paths', paths, values.paths],
] as const) {
  const result = fc.check(property as fc.IProperty<unknown>, { numRuns: Number(runs), seed });
  console.log(`${name}: ${result.numRuns} compared, ${result.failed ? 'they differ' : 'no difference'}`);
  if (!result.failed) continue;
  console.log(fc.stringify(result.counterexample), result.counterexamplePath);
  process.exitCode = 1;
}
if (Number(values.paths) > 0 && found === 0)
  throw new Error('no way was found on any table: nothing was compared');
