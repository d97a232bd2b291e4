/** Tiles of one kind together, by kind, and how many there are. */
export function counted(tiles: readonly number[]): (readonly [tile: number, count: number])[] {
  const counts = new Map<number, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b);
}
