import type { Ground } from './field.ts';
import { separation } from './gap.ts';
import { holds } from './inside.ts';
import { type Ledge, ledgesOf } from './ledges.ts';
import { heightsAt } from './levels.ts';
import { between, type Point, type Point3, unit } from './point.ts';
import { isWay, type Scene } from './scene.ts';

/** A hair inside a roof, so that who stands there is on it. */
const INSIDE = 0.005;
/** Heights nearer than this are one height; roofs nearer than this leave no gap. */
const SAME = 0.01;
/** So far from the end of a stile that who leaves it at a slant still sets foot on what helps. */
const ASIDE = 0.5;

/** Places where one gets from one surface to another, as many as a spacing asks for, none of them far from `about`. */
export interface Portal {
  readonly about: readonly Point[];
  readonly places: (spacing: number) => readonly Point3[];
}

/** Ends of ladders and edges of ramps: there one goes from any surface to any other. */
export function harboursOf(scene: Scene): Portal[] {
  const { field, gait } = scene;
  const ladders = gait.ladders ? field.ladders : [];
  const ramps = field.grounds.filter((ground) => isWay(scene, ground));
  return [
    ...ladders.map(({ foot, head }) => ({ about: [foot, head], places: () => [foot, head] })),
    ...ramps.map((ramp) => ({
      about: ramp.corners,
      places: (spacing: number) => rampPlaces(ramp, gait.step, spacing),
    })),
  ];
}

function rampPlaces({ corners, base, top }: Ground, step: number, spacing: number): Point3[] {
  const [a, b, c, d] = corners as [Point, Point, Point, Point];
  const places = [
    ...along({ ...a, z: base }, { ...d, z: base }, spacing),
    ...along({ ...b, z: top }, { ...c, z: top }, spacing),
    ...besideFoot(a, b, d, base),
    ...besideFoot(d, c, a, base),
  ];
  // From the side one steps on to it where it is low.
  const low = Math.min(1, step / (top - base));
  for (const [foot, head] of [[a, b] as const, [d, c] as const]) {
    const start = { ...foot, z: base };
    places.push(...along(start, between(start, { ...head, z: top }, low), spacing));
  }
  return places;
}

/** A hair beside a foot's corner: who goes round a ramp, or jumps past it, does not set foot on it. */
function besideFoot(corner: Point, above: Point, beside: Point, z: number): Point3[] {
  const along = unit({ x: corner.x - above.x, y: corner.y - above.y });
  const out = unit({ x: corner.x - beside.x, y: corner.y - beside.y });
  return [{ x: corner.x + (along.x + out.x) * INSIDE, y: corner.y + (along.y + out.y) * INSIDE, z }];
}

/** Where one gets from roof to roof at any point of an edge: gaps to jump, and what helps over a wall. */
export function portalsOf(scene: Scene): Portal[] {
  const roofs = roofsOf(scene);
  const gaps = roofs.flatMap((roof) =>
    roofs
      .filter((other) => isGap(scene, roof, other))
      .map((other) => ({
        about: [...roof.corners, ...other.corners],
        places: (spacing: number) => gapPlaces(scene, roof, other, spacing),
      })),
  );
  const stiles = ledgesOf(scene.field)
    .filter((ledge) => isStile(scene, ledge))
    .map((ledge) => ({
      about: [ledge.from, ledge.to],
      places: (spacing: number) => stilePlaces(scene, ledge, spacing),
    }));
  return [...gaps, ...stiles];
}

/** Where a crate or a stair makes a high edge low enough to get over. */
function isStile({ gait }: Scene, { ground, from, to, fall }: Ledge): boolean {
  const limit = Math.max(gait.step, gait.hurdle?.upTo ?? 0);
  if (ground.slope || ground.top <= limit || Math.max(...fall) > limit) return false;
  const x = to.x - from.x;
  const y = to.y - from.y;
  return x * x + y * y > 4 * ASIDE * ASIDE;
}

/** In front of the edge, and on it. */
function stilePlaces({ field, gait }: Scene, { from, to }: Ledge, spacing: number): Point3[] {
  const out = unit({ x: to.y - from.y, y: from.x - to.x });
  const [first, last] = [towards(from, to, ASIDE), towards(to, from, ASIDE)];
  return along(first, last, spacing).flatMap((edge) => {
    const front = { x: edge.x + out.x * gait.radius, y: edge.y + out.y * gait.radius };
    const upper = { x: edge.x - out.x * INSIDE, y: edge.y - out.y * INSIDE, z: edge.z };
    return [upper, ...heightsAt(field, front, gait.ramps).map((z) => ({ ...front, z }))];
  });
}

/** Whether one roof is near enough to another to jump there. */
function isGap({ gait }: Scene, from: Ground, to: Ground): boolean {
  const reach = gait.jump?.reach ?? 0;
  const drop = from.top - to.top;
  if (drop < 0 || drop > reach) return false;
  const apart = separation(from, to);
  return apart > SAME && apart * apart + drop * drop <= reach * reach;
}

/** At the edge, and right across. */
function gapPlaces(scene: Scene, from: Ground, to: Ground, spacing: number): Point3[] {
  const edges = from.corners.flatMap((p, index) => {
    const q = from.corners[(index + 1) % from.corners.length] as Point;
    return along({ ...p, z: from.top }, { ...q, z: from.top }, spacing);
  });
  // A corner of the other roof may be in reach of a part of an edge that is shorter than the spacing.
  const corners = to.corners.map((corner) => nearestPoint(from.corners, corner));
  return [...edges, ...corners].flatMap((edge) => leap(scene, from, to, edge));
}

/** From a point of one roof's edge to the nearest of another's, a hair inside either, if that is near enough. */
function leap({ gait }: Scene, from: Ground, to: Ground, edge: Point): Point3[] {
  const reach = gait.jump?.reach ?? 0;
  const drop = from.top - to.top;
  const across = nearestPoint(to.corners, edge);
  const x = across.x - edge.x;
  const y = across.y - edge.y;
  if (x * x + y * y + drop * drop > reach * reach || x * x + y * y === 0) return [];
  const ahead = unit({ x, y });
  return [
    { x: edge.x - ahead.x * INSIDE, y: edge.y - ahead.y * INSIDE, z: from.top },
    { x: across.x + ahead.x * INSIDE, y: across.y + ahead.y * INSIDE, z: to.top },
  ];
}

/** The gaps of a roof, straight across from a place on it: one as wide as the reach is hardly to be jumped at a slant. */
export function straightAcross(scene: Scene, place: Point3): Point3[] {
  const roofs = roofsOf(scene);
  return roofs.flatMap((roof) => {
    if (Math.abs(roof.top - place.z) > SAME || !holds(roof.corners, place)) return [];
    const edgeTo = (other: Ground) => nearestPoint(roof.corners, nearestPoint(other.corners, place));
    return roofs.flatMap((other) => [
      ...(isGap(scene, roof, other) ? leap(scene, roof, other, edgeTo(other)) : []),
      ...(isGap(scene, other, roof) ? leap(scene, other, roof, nearestPoint(other.corners, place)) : []),
    ]);
  });
}

function roofsOf({ field, gait }: Scene): readonly Ground[] {
  return gait.jump ? field.grounds.filter(({ walkable, slope }) => walkable && !slope) : [];
}

/** A place so far from one on the way to another. */
function towards(p: Point3, q: Point3, by: number): Point3 {
  const x = q.x - p.x;
  const y = q.y - p.y;
  return between(p, q, by / Math.sqrt(x * x + y * y));
}

/** Places at most `spacing` apart, both ends included. */
function along(p: Point3, q: Point3, spacing: number): Point3[] {
  const x = q.x - p.x;
  const y = q.y - p.y;
  const parts = Math.max(1, Math.ceil(Math.sqrt(x * x + y * y) / spacing));
  return Array.from({ length: parts + 1 }, (_, part) => between(p, q, part / parts));
}

function nearestPoint(corners: readonly Point[], c: Point): Point {
  let best = corners[0] as Point;
  let least = Number.POSITIVE_INFINITY;
  corners.forEach((p, index) => {
    const q = corners[(index + 1) % corners.length] as Point;
    const x = q.x - p.x;
    const y = q.y - p.y;
    const t = Math.max(0, Math.min(1, ((c.x - p.x) * x + (c.y - p.y) * y) / (x * x + y * y)));
    const near = { x: p.x + x * t, y: p.y + y * t };
    const away = (near.x - c.x) * (near.x - c.x) + (near.y - c.y) * (near.y - c.y);
    if (away >= least) return;
    least = away;
    best = near;
  });
  return best;
}
