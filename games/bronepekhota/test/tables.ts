import {
  cheapestWay,
  type Field,
  fieldOf,
  type Ground,
  heightsOverlap,
  levelsAt,
  overlap,
  placed,
  type Point3,
  rectangle,
  type Solid,
  standing,
  upright,
} from '@bridgehead/geometry';
import type { Layout } from '../rules/armoury.ts';
import { ON_FOOT } from '../rules/movement/gaits.ts';
import { zonesOf } from '../rules/terrain/playable.ts';

/** What a person would find wrong with a table, in words; nothing if it is well built. */
export function complaintsAbout({ terrain, looks }: Layout, seats: number): string[] {
  const field = fieldOf(terrain);
  return [
    ...(looks.length === terrain.pieces.length ? [] : ['looks do not fit the pieces']),
    ...beyondTheEdge(field),
    ...throughEachOther(field),
    ...outOfReach(field, seats),
    ...ladders(field),
    ...crowded(field, seats),
  ];
}

function beyondTheEdge({ grounds, width, depth }: Field): string[] {
  return grounds.flatMap(({ box, piece }) =>
    box.left < 0 || box.low < 0 || box.right > width || box.high > depth ? [`${piece} is off the table`] : [],
  );
}

function throughEachOther({ grounds }: Field): string[] {
  return grounds.flatMap((one, index) =>
    grounds
      .slice(index + 1)
      .filter((other) => heightsOverlap(one, other) && overlap(one, other))
      .map((other) => `${one.piece} and ${other.piece} lie through each other`),
  );
}

const soldierAt = (place: Point3): Solid =>
  upright(placed(rectangle(20, 30), place, { x: 1, y: 0 }), place.z, 45);

/** Where a soldier can stand on something. */
function footholdOn(field: Field, { box, top }: Ground): Point3 | undefined {
  for (let y = box.low + 10; y <= box.high - 10; y += 5) {
    for (let x = box.left + 10; x <= box.right - 10; x += 5) {
      const place = { x, y, z: top };
      if (levelsAt(field, place).includes(top) && !standing(field, soldierAt(place), place, [], 1))
        return place;
    }
  }
  return undefined;
}

const LEVEL = { x: 0, y: 0, z: 0 };

/** Where a soldier can stand on the table, beside something. */
function footholdBeside(field: Field, { box }: Ground): Point3 {
  const [x, y] = [(box.left + box.right) / 2, (box.low + box.high) / 2];
  for (const off of [25, 45, 65]) {
    for (const place of [
      { ...LEVEL, x, y: box.low - off },
      { ...LEVEL, x, y: box.high + off },
      { ...LEVEL, x: box.left - off, y },
      { ...LEVEL, x: box.right + off, y },
    ])
      if (!standing(field, soldierAt(place), place, [], 1)) return place;
  }
  throw new Error(`nobody can stand beside ${x}, ${y}`);
}

/** Every roof somebody could stand on from beside it, and every zone from the first one, on foot. */
function outOfReach(field: Field, seats: number): string[] {
  const [home = LEVEL, ...zones] = zonesOf(field, seats).map(({ x, y, width, depth }) => ({
    x: x + width / 2,
    y: y + depth / 2,
    z: 0,
  }));
  const ways = zones.map((zone) => [home, zone] as const);
  for (const ground of field.grounds) {
    const roof = ground.walkable && !ground.slope && footholdOn(field, ground);
    if (roof) ways.push([footholdBeside(field, ground), roof]);
  }
  return ways
    .filter(([from, to]) => !cheapestWay(field, ON_FOOT, from, to, []))
    .map(([, { x, y, z }]) => `nobody gets to ${x}, ${y} at ${z}`);
}

function ladders(field: Field): string[] {
  return field.ladders.flatMap(({ foot, head }) =>
    [foot, head]
      .filter((end) => !levelsAt(field, end).includes(end.z))
      .map(({ x, y, z }) => `the ladder ends nowhere at ${x}, ${y}, ${z}`),
  );
}

/** 15 squads of the cheapest kind are the most soldiers that 600 points buy: more than they need must find room. */
const MOST_SOLDIERS = 120;

function crowded(field: Field, seats: number): string[] {
  return zonesOf(field, seats).flatMap((zone) => {
    let room = 0;
    for (let y = zone.y + 16; y <= zone.y + zone.depth - 16; y += 32) {
      for (let x = zone.x + 11; x <= zone.x + zone.width - 11; x += 22) {
        const place = { x, y, z: 0 };
        if (!standing(field, soldierAt(place), place, [], 1)) room++;
      }
    }
    return room < MOST_SOLDIERS
      ? [`only ${room} soldiers find room in the zone at ${zone.x}, ${zone.y}`]
      : [];
  });
}
