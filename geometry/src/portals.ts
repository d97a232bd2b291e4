import type { Ground } from './field.ts';
import { separation } from './gap.ts';
import { type Ledge, ledgesOf } from './ledges.ts';
import { heightsAt } from './levels.ts';
import { between, type Point, type Point3, unit } from './point.ts';
import { isWay, type Scene } from './scene.ts';

/** A hair inside a roof, so that who stands there is on it. */
const INSIDE = 0.005;

/** Ends of ladders and edges of ramps: there one goes from any surface to any other. */
export function harboursOf(scene: Scene, spacing: number): Point3[] {
  const { field, gait } = scene;
  const portals: Point3[] = [];
  if (gait.ladders) for (const { foot, head } of field.ladders) portals.push(foot, head);
  for (const ground of field.grounds) {
    if (!isWay(scene, ground)) continue;
    const [a, b, c, d] = ground.corners as [Point, Point, Point, Point];
    portals.push(...along({ ...a, z: ground.base }, { ...d, z: ground.base }, spacing));
    portals.push(...along({ ...b, z: ground.top }, { ...c, z: ground.top }, spacing));
    portals.push(...besideFoot(a, b, d, ground.base), ...besideFoot(d, c, a, ground.base));
    // From the side one steps on to it where it is low.
    const low = Math.min(1, gait.step / (ground.top - ground.base));
    for (const [foot, head] of [[a, b] as const, [d, c] as const]) {
      const start = { ...foot, z: ground.base };
      portals.push(...along(start, between(start, { ...head, z: ground.top }, low), spacing));
    }
  }
  return portals;
}

/** A hair beside a foot's corner: who goes round a ramp, or jumps past it, does not set foot on it. */
function besideFoot(corner: Point, above: Point, beside: Point, z: number): Point3[] {
  const along = unit({ x: corner.x - above.x, y: corner.y - above.y });
  const out = unit({ x: corner.x - beside.x, y: corner.y - beside.y });
  return [{ x: corner.x + (along.x + out.x) * INSIDE, y: corner.y + (along.y + out.y) * INSIDE, z }];
}

/** Places at which one gets from roof to roof at any point of an edge: gaps to jump, and what helps over a wall. */
export function portalsOf(scene: Scene, spacing: number): Point3[] {
  const { field, gait } = scene;
  const portals: Point3[] = [];
  const roofs = gait.jump ? field.grounds.filter(({ walkable, slope }) => walkable && !slope) : [];
  for (const roof of roofs) {
    for (const other of roofs) if (other !== roof) portals.push(...gapPortals(scene, roof, other, spacing));
  }
  for (const ledge of ledgesOf(field)) portals.push(...stilePortals(scene, ledge, spacing));
  return portals;
}

/** Where a crate or a stair makes a high edge low enough to get over: in front of it, and on it. */
function stilePortals({ field, gait }: Scene, { ground, from, to, fall }: Ledge, spacing: number): Point3[] {
  const limit = Math.max(gait.step, gait.hurdle?.upTo ?? 0);
  if (ground.slope || ground.top <= limit || Math.max(...fall) > limit) return [];
  const x = to.x - from.x;
  const y = to.y - from.y;
  if (x * x + y * y < INSIDE) return [];
  const out = unit({ x: y, y: -x });
  return along(from, to, spacing).flatMap((edge) => {
    const front = { x: edge.x + out.x * gait.radius, y: edge.y + out.y * gait.radius };
    const upper = { x: edge.x - out.x * INSIDE, y: edge.y - out.y * INSIDE, z: edge.z };
    return [upper, ...heightsAt(field, front, gait.ramps).map((z) => ({ ...front, z }))];
  });
}

/** Where one roof's edge is near enough to another roof to jump: there, and the place right across. */
function gapPortals({ gait }: Scene, from: Ground, to: Ground, spacing: number): Point3[] {
  const reach = gait.jump?.reach ?? 0;
  const drop = from.top - to.top;
  if (drop < 0 || drop > reach) return [];
  const apart = separation(from, to);
  if (apart <= 0.01 || apart * apart + drop * drop > reach * reach) return [];
  const portals: Point3[] = [];
  from.corners.forEach((p, index) => {
    const q = from.corners[(index + 1) % from.corners.length] as Point;
    for (const edge of along({ ...p, z: from.top }, { ...q, z: from.top }, spacing)) {
      const across = nearestPoint(to.corners, edge);
      const x = across.x - edge.x;
      const y = across.y - edge.y;
      if (x * x + y * y + drop * drop > reach * reach || x * x + y * y === 0) continue;
      const ahead = unit({ x, y });
      portals.push({ x: edge.x - ahead.x * INSIDE, y: edge.y - ahead.y * INSIDE, z: from.top });
      portals.push({ x: across.x + ahead.x * INSIDE, y: across.y + ahead.y * INSIDE, z: to.top });
    }
  });
  return portals;
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
