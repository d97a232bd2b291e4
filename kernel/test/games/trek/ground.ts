export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Wood extends Point {
  readonly radius: number;
}

export const TABLE = { width: 60, depth: 50 };

/** Nobody walks through a wood. */
export const WOODS: readonly Wood[] = [
  { x: 20, y: 12, radius: 5 },
  { x: 34, y: 30, radius: 8 },
  { x: 48, y: 10, radius: 4 },
];

export function distance(a: Point, b: Point): number {
  return Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

export function isOnTable({ x, y }: Point): boolean {
  return x >= 0 && y >= 0 && x <= TABLE.width && y <= TABLE.depth;
}

export function blocked(from: Point, to: Point): boolean {
  return WOODS.some((wood) => distance(nearest(from, to, wood), wood) < wood.radius);
}

/** The point of the way that is nearest to the wood. */
function nearest(from: Point, to: Point, wood: Wood): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((wood.x - from.x) * dx + (wood.y - from.y) * dy) / length;
  const part = Math.min(1, Math.max(0, along));
  return { x: from.x + dx * part, y: from.y + dy * part };
}
