import type { Point } from '@bridgehead/geometry';

export function minus(one: Point, other: Point): Point {
  return { x: one.x - other.x, y: one.y - other.y };
}

export function along(from: Point, direction: Point, far: number): Point {
  const length = lengthOf(direction) || 1;
  return { x: from.x + (direction.x / length) * far, y: from.y + (direction.y / length) * far };
}

export function lengthOf({ x, y }: Point): number {
  return Math.hypot(x, y);
}

export function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

const DEGREES = 180 / Math.PI;

/** Counter-clockwise from +x. */
export function degreesOf({ x, y }: Point): number {
  return Math.atan2(y, x) * DEGREES;
}

export function turnedBy({ x, y }: Point, degrees: number): Point {
  const [sine, cosine] = [Math.sin(degrees / DEGREES), Math.cos(degrees / DEGREES)];
  return { x: x * cosine - y * sine, y: x * sine + y * cosine };
}

/** What people enter is kept to a hundredth of a millimetre. */
export function rounded<Where extends Point>(where: Where): Where {
  return { ...where, x: hundredth(where.x), y: hundredth(where.y) };
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A heading is only a direction: short figures, and never of no length. */
export function heading(vector: Point): Point {
  const length = lengthOf(vector);
  if (length === 0) return { x: 1, y: 0 };
  const turn = { x: thousandth(vector.x / length), y: thousandth(vector.y / length) };
  return turn.x === 0 && turn.y === 0 ? { x: 1, y: 0 } : turn;
}

function thousandth(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}

export function centreOf(corners: readonly Point[]): Point {
  const sum = corners.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / corners.length, y: sum.y / corners.length };
}

/** The outline round a set of points, counter-clockwise. */
export function hullOf(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((one, other) => one.x - other.x || one.y - other.y);
  return [...half(sorted), ...half(sorted.toReversed())];
}

function half(sorted: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of sorted) {
    while (kept.length > 1 && side(kept.at(-2) as Point, kept.at(-1) as Point, point) <= 0) kept.pop();
    kept.push(point);
  }
  return kept.slice(0, -1);
}

function side(from: Point, to: Point, point: Point): number {
  return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
}

export function isInside(corners: readonly Point[], point: Point): boolean {
  return corners.every(
    (corner, index) => side(corner, corners[(index + 1) % corners.length] as Point, point) >= 0,
  );
}

export function pathOf(corners: readonly Point[]): string {
  return `M${corners.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
