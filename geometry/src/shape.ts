import { minkowskiSum } from './minkowski.ts';
import { type Point, unit } from './point.ts';

/**
 * A convex outline grown by a radius; corners go counter-clockwise, none twice. A disc is one corner and its radius, the
 * way of a disc two corners: so everything that stands or passes is one kind of thing.
 */
export interface Shape {
  readonly corners: readonly Point[];
  readonly radius: number;
}

/** Corners of a piece around its own centre, x running along its heading. */
export type Outline = readonly Point[];

export function disc(centre: Point, radius: number): Shape {
  return { corners: [centre], radius };
}

export function rectangle(length: number, width: number): Outline {
  const x = length / 2;
  const y = width / 2;
  return [
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
    { x: -x, y },
  ];
}

/** An outline set down. The heading may have any length but 0. */
export function placed(outline: Outline, centre: Point, heading: Point): Shape {
  const { x, y } = unit(heading);
  const corners = outline.map((corner) => ({
    x: centre.x + (x * corner.x - y * corner.y),
    y: centre.y + (y * corner.x + x * corner.y),
  }));
  return { corners, radius: 0 };
}

export function moved({ corners, radius }: Shape, by: Point): Shape {
  return { corners: corners.map(({ x, y }) => ({ x: x + by.x, y: y + by.y })), radius };
}

/** All that a shape covers on a straight way. A way too short to have a direction in these numbers is none. */
export function swept(shape: Shape, by: Point): Shape {
  if (by.x * by.x + by.y * by.y < 1e-12) return shape;
  return { corners: minkowskiSum(shape.corners, [{ x: 0, y: 0 }, by]), radius: shape.radius };
}
