/** Content packs are a few lists deep. Nobody writes deeper by hand, and what walks it later may call itself. */
const DEEPEST = 40;

/** What no schema looks for: a NUL, which the database cannot hold, and bottomless nesting. */
export function findUnfit(sent: unknown): 'NUL' | 'depth' | null {
  let level: unknown[] = [sent];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return 'depth';
    const below: unknown[] = [];
    for (const value of level) {
      if (typeof value === 'string' && value.includes('\0')) return 'NUL';
      if (typeof value !== 'object' || value === null) continue;
      for (const [key, held] of Object.entries(value)) {
        if (key.includes('\0')) return 'NUL';
        below.push(held);
      }
    }
    level = below;
  }
  return null;
}
