/** A queue of numbered things, the one of the least rank first; of equal ranks the one put in first. */
export class Heap {
  #ranks: number[] = [];
  #items: number[] = [];

  get size(): number {
    return this.#items.length;
  }

  get least(): number {
    return this.#ranks[0] as number;
  }

  push(rank: number, item: number): void {
    const ranks = this.#ranks;
    const items = this.#items;
    let hole = items.length;
    while (hole > 0) {
      const parent = (hole - 1) >> 1;
      if (!isBefore(rank, item, ranks[parent] as number, items[parent] as number)) break;
      ranks[hole] = ranks[parent] as number;
      items[hole] = items[parent] as number;
      hole = parent;
    }
    ranks[hole] = rank;
    items[hole] = item;
  }

  pop(): number {
    const ranks = this.#ranks;
    const items = this.#items;
    const first = items[0] as number;
    const rank = ranks.pop() as number;
    const item = items.pop() as number;
    const size = items.length;
    if (size === 0) return first;
    let hole = 0;
    for (;;) {
      let child = 2 * hole + 1;
      if (child >= size) break;
      const right = child + 1;
      if (
        right < size &&
        isBefore(
          ranks[right] as number,
          items[right] as number,
          ranks[child] as number,
          items[child] as number,
        )
      ) {
        child = right;
      }
      if (!isBefore(ranks[child] as number, items[child] as number, rank, item)) break;
      ranks[hole] = ranks[child] as number;
      items[hole] = items[child] as number;
      hole = child;
    }
    ranks[hole] = rank;
    items[hole] = item;
    return first;
  }
}

function isBefore(rank: number, item: number, otherRank: number, otherItem: number): boolean {
  return rank < otherRank || (rank === otherRank && item < otherItem);
}
