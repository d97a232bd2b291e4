import {
  cheapestWay,
  drive,
  type Field,
  fieldOf,
  type Ground,
  heightsOverlap,
  levelsAt,
  overlap,
  placed,
  type Point,
  type Point3,
  rectangle,
  type Solid,
  standing,
  upright,
} from '@bridgehead/geometry';
import type { Layout } from '../rules/armoury.ts';
import { ON_FOOT } from '../rules/movement/gaits.ts';
import { HIGHEST, lanesOf, WIDEST } from '../rules/terrain/lanes.ts';
import { zonesOf } from '../rules/terrain/playable.ts';
import type { Lot } from '../rules/terrain/shapes.ts';

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

/** Where a soldier can stand on the table, on each side of something. */
function footholdsBeside(field: Field, { box }: Ground): Point3[] {
  const [x, y] = [(box.left + box.right) / 2, (box.low + box.high) / 2];
  return [25, 45, 65]
    .flatMap((off) => [
      { ...LEVEL, x, y: box.low - off },
      { ...LEVEL, x, y: box.high + off },
      { ...LEVEL, x: box.left - off, y },
      { ...LEVEL, x: box.right + off, y },
    ])
    .filter((place) => !standing(field, soldierAt(place), place, [], 1));
}

export function middleOf({ x, y, width, depth }: Lot): Point3 {
  return { x: x + width / 2, y: y + depth / 2, z: 0 };
}

/** Every zone from the first one, and every roof somebody could stand on from some side of it, on foot. */
function outOfReach(field: Field, seats: number): string[] {
  const [home = LEVEL, ...zones] = zonesOf(field, seats).map(middleOf);
  const goals = zones.map((zone) => ({ to: zone, from: [home] }));
  for (const ground of field.grounds) {
    const roof = ground.walkable && !ground.slope && footholdOn(field, ground);
    if (roof) goals.push({ to: roof, from: footholdsBeside(field, ground) });
  }
  return goals
    .filter(({ from, to }) => !from.some((place) => cheapestWay(field, ON_FOOT, place, to, [])))
    .map(({ to: { x, y, z } }) => `nobody gets to ${x}, ${y} at ${z}`);
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

const GRID = 10;

/** Drives something as large as machines get from one zone to another, leg by leg; whether it arrives. */
export function isDrivable(field: Field, from: Point3, to: Point3): boolean {
  const legs = legsBetween(field, from, to);
  const vehicle = {
    shape: placed(rectangle(WIDEST, WIDEST), LEVEL, { x: 1, y: 0 }),
    height: HIGHEST,
    limit: 0,
  };
  let at = from;
  for (const leg of legs) {
    const driven = drive(field, vehicle, at, leg, []);
    if ('obstacle' in driven) return false;
    at = driven.to;
  }
  return at.x === to.x && at.y === to.y;
}

/** A way along the lanes, as straight legs. */
function legsBetween(field: Field, from: Point3, to: Point3): Point[] {
  const { across, parts } = lanesOf(field);
  const cell = ({ x, y }: Point) => (y / GRID) * across + x / GRID;
  const before = new Map([[cell(from), cell(from)]]);
  for (const at of before.keys()) {
    for (const next of [at - 1, at + 1, at - across, at + across])
      if (parts[next] && !before.has(next)) before.set(next, at);
  }
  const legs: Point[] = [];
  for (let at = cell(to); before.has(at) && at !== cell(from); at = before.get(at) as number) {
    const back = before.get(at) as number;
    const x = (at % across) - (back % across);
    legs.unshift({ x: x * GRID, y: x === 0 ? Math.sign(at - back) * GRID : 0 });
  }
  return joined(legs);
}

function joined(legs: readonly Point[]): Point[] {
  const all: Point[] = [];
  for (const leg of legs) {
    const last = all.at(-1);
    if (last && (last.x === 0) === (leg.x === 0))
      all[all.length - 1] = { x: last.x + leg.x, y: last.y + leg.y };
    else all.push(leg);
  }
  return all;
}

/** How much of the table outside the zones is built upon. */
export function density(field: Field, seats: number): number {
  const zones = zonesOf(field, seats);
  let [built, open] = [0, 0];
  for (let y = GRID / 2; y < field.depth; y += GRID) {
    for (let x = GRID / 2; x < field.width; x += GRID) {
      if (zones.some((zone) => isIn(zone, { x, y }))) continue;
      const levels = levelsAt(field, { x, y });
      if (levels.length > 1 || levels[0] !== 0) built++;
      else open++;
    }
  }
  return built / (built + open);
}

function isIn({ x, y, width, depth }: Lot, point: Point): boolean {
  return point.x > x && point.x < x + width && point.y > y && point.y < y + depth;
}
