import type { Point, Solid } from '@bridgehead/geometry';

/** Solids, and how far each reaches along the axes: of hundreds only a few can be in the way at one place. */
export class Crowd {
  readonly #solids: Solid[] = [];
  /** Four numbers each: least x and y, greatest x and y. */
  readonly #bounds: number[] = [];

  constructor(solids: readonly Solid[]) {
    for (const solid of solids) this.add(solid);
  }

  add(solid: Solid): void {
    let [left, low, right, high] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const { x, y } of solid.corners) {
      left = Math.min(left, x);
      low = Math.min(low, y);
      right = Math.max(right, x);
      high = Math.max(high, y);
    }
    const { radius } = solid;
    this.#bounds.push(left - radius, low - radius, right + radius, high + radius);
    this.#solids.push(solid);
  }

  /** In the order they came: those that reach to so far from a place along both axes. */
  near({ x, y }: Point, within: number): Solid[] {
    const bounds = this.#bounds;
    return this.#solids.filter(
      (_, index) =>
        x + within >= (bounds[4 * index] as number) &&
        y + within >= (bounds[4 * index + 1] as number) &&
        x - within <= (bounds[4 * index + 2] as number) &&
        y - within <= (bounds[4 * index + 3] as number),
    );
  }
}
