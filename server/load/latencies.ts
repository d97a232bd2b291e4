/** How long things took, in milliseconds. */
export class Latencies {
  readonly #all: number[] = [];

  add(milliseconds: number): void {
    this.#all.push(milliseconds);
  }

  get count(): number {
    return this.#all.length;
  }

  summary(): { readonly p50: number; readonly p99: number; readonly max: number } {
    const sorted = this.#all.toSorted((a, b) => a - b);
    const at = (share: number) => round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
    return { p50: at(0.5), p99: at(0.99), max: at(1) };
  }
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
