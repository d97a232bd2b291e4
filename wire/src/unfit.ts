/** Content packs are a few lists deep. Nobody writes deeper by hand, and what walks it later may call itself. */
const DEEPEST = 40;
/** A megabyte of a pack has twenty thousand. A megabyte of brackets has more than anybody should have to look through. */
const MOST_VALUES = 50_000;

/**
 * What no schema looks for: a NUL, which the database cannot hold, a number such as 1e999, which JSON can read and not
 * write, bottomless nesting and endless lists.
 */
export function findUnfit(sent: unknown): 'NUL' | 'number' | 'depth' | 'values' | null {
  let level: readonly unknown[] = [sent];
  let values = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return 'depth';
    const below: unknown[] = [];
    for (const value of level) {
      if (typeof value === 'string' && value.includes('\0')) return 'NUL';
      if (typeof value === 'number' && !Number.isFinite(value)) return 'number';
      if (typeof value !== 'object' || value === null) continue;
      const isList = Array.isArray(value);
      if (!isList && Object.keys(value).some((key) => key.includes('\0'))) return 'NUL';
      const held: readonly unknown[] = isList ? value : Object.values(value);
      values += held.length;
      if (values > MOST_VALUES) return 'values';
      for (const inner of held) below.push(inner);
    }
    level = below;
  }
  return null;
}
