import {
  type Block,
  type Bystander,
  cheapestWay,
  type Field,
  fieldOf,
  type Gait,
  levelsAt,
  look,
  nearestStanding,
  placed,
  type Point3,
  reach,
  rectangle,
  type Solid,
  type TerrainPiece,
  upright,
} from '@bridgehead/geometry';
import { chanceFrom, pick, seedFromText, type Sfc32, shuffle } from '@bridgehead/kernel';
import { perSecond } from './measure.ts';

/** What geometry takes for one answer on a full table: `geometry.ts QUESTION MILLISECONDS`, in answers per second. */
const WIDTH = 1200;
const DEPTH = 800;
const PIECES = 40;
const FIGURES = 40;
const TABLES = 20;
const SPEED = 5;
const east = { x: 1, y: 0 };

const soldier: Gait = {
  radius: 10,
  height: 45,
  pace: 50,
  ramps: true,
  ladders: true,
  step: 25,
  hurdle: { upTo: 50, price: 2 },
  climb: { pace: 25 },
  jump: { reach: 50 },
};

/** A table with houses, ladders, decks, ramps and walls, and soldiers everywhere. */
interface Table {
  readonly field: Field;
  readonly places: readonly Point3[];
  readonly figures: readonly Solid[];
}

function box(x: number, y: number, width: number, depth: number, base: number, top: number): Block {
  const { corners } = placed(rectangle(width, depth), { x: x + width / 2, y: y + depth / 2 }, east);
  return { kind: 'block', corners, base, top, walkable: true, climbable: false };
}

/** What stands in a square of 110: a deck with its ramp, a house with its ladder, a wall, crates. */
const groups: readonly ((x: number, y: number, chance: Sfc32) => TerrainPiece[])[] = [
  (x, y) => [
    { kind: 'ramp', foot: { x, y: y + 40, z: 0 }, head: { x: x + 60, y: y + 40, z: 60 }, width: 50 },
    box(x + 60, y, 50, 80, 52, 60),
  ],
  (x, y) => [
    box(x + 30, y, 80, 80, 0, 90),
    { kind: 'ladder', foot: { x: x + 18, y: y + 40, z: 0 }, head: { x: x + 42, y: y + 40, z: 90 } },
  ],
  (x, y, chance) => [
    {
      kind: 'block',
      corners: placed(rectangle(100, 8), { x: x + 55, y: y + 55 }, { x: chance.below(9) - 4, y: 3 }).corners,
      base: 0,
      top: [40, 60, 75][chance.below(3)] ?? 0,
      walkable: false,
      climbable: chance.below(2) === 0,
    },
  ],
  (x, y, chance) => [box(x, y + chance.below(60), 40, 30, 0, 20), box(x + 70, y + 20, 30, 60, 0, 45)],
];

function tableOf(chance: Sfc32): Table {
  const squares = shuffle(
    Array.from({ length: 48 }, (_, index) => ({
      x: 35 + (index % 8) * 145,
      y: 15 + Math.floor(index / 8) * 130,
    })),
    chance,
  );
  const pieces: TerrainPiece[] = [];
  for (const { x, y } of squares) {
    if (pieces.length < PIECES) pieces.push(...pick(groups, chance)(x, y, chance));
  }
  const field = fieldOf({ width: WIDTH, depth: DEPTH, pieces });
  const figures: Solid[] = [];
  const places: Point3[] = [];
  while (places.length < FIGURES + 10) {
    const at = { x: 20 + chance.below(WIDTH - 40), y: 20 + chance.below(DEPTH - 40), z: 0 };
    const heading = { x: chance.below(9) - 4, y: 3 };
    const body = (place: Point3) => upright(placed(rectangle(20, 30), place, heading), place.z, 45);
    const level = (levels: readonly number[]) => levels[chance.below(Math.max(1, levels.length))];
    const place = nearestStanding(field, at, body, figures, { grid: 10, tolerance: 1, level });
    if (!place || levelsAt(field, place).length === 0) throw new Error('the table is full');
    places.push(place);
    if (figures.length < FIGURES) figures.push(body(place));
  }
  return { field, places, figures };
}

const seeded = chanceFrom(seedFromText('tables for geometry'));
const tables = Array.from({ length: TABLES }, () => tableOf(seeded));

/** Whoever stands at place number `who` is not in their own way. */
function bystanders({ figures }: Table, who: number): Bystander[] {
  return figures.flatMap((solid, index) => (index === who ? [] : [{ solid, berth: 0 }]));
}

const questions: Readonly<Record<string, (table: Table, chance: Sfc32) => number>> = {
  sight({ field, places, figures }, chance) {
    const [from, to] = [chance.below(FIGURES), chance.below(FIGURES)];
    const eye = { ...(places[from] as Point3), z: (places[from] as Point3).z + 40 };
    const obstacles = [...field.grounds, ...figures.filter((_, index) => index !== from && index !== to)];
    return look(eye, figures[to] as Solid, places[to] as Point3, obstacles).seen;
  },
  path(table, chance) {
    const [from, to] = [chance.below(FIGURES), FIGURES + chance.below(10)];
    const ends = [table.places[from] as Point3, table.places[to] as Point3] as const;
    return cheapestWay(table.field, soldier, ...ends, bystanders(table, from))?.way.length ?? 0;
  },
  reach(table, chance) {
    const from = chance.below(FIGURES);
    return reach(table.field, soldier, table.places[from] as Point3, bystanders(table, from), SPEED, 10)
      .length;
  },
};

const [name = '', milliseconds = ''] = process.argv.slice(2);
const question = questions[name];
if (!question) throw new Error(`geometry is not asked for “${name}”`);
let answers = 0;
const rate = perSecond((chance) => {
  answers += question(tables[chance.below(TABLES)] as Table, chance);
  return 1;
}, Number(milliseconds));
if (answers === 0) throw new Error(`every answer to “${name}” was empty`);
process.stdout.write(JSON.stringify({ rate }));
