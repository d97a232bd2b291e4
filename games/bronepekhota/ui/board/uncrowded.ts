import type { Point } from '@bridgehead/geometry';

/** Those that have room for a label of this size, in the order they are given: whoever comes first keeps their place. */
export function uncrowded<Placed extends { readonly place: Point }>(
  placed: readonly Placed[],
  { width, height }: { readonly width: number; readonly height: number },
): Placed[] {
  const kept: Placed[] = [];
  for (const each of placed) {
    const isFree = kept.every(
      ({ place: { x, y } }) => Math.abs(x - each.place.x) >= width || Math.abs(y - each.place.y) >= height,
    );
    if (isFree) kept.push(each);
  }
  return kept;
}
