import { isHouseReason } from '@bridgehead/wire';
import * as v from 'valibot';
import { Refused } from '../refused.ts';

/** Content packs are a few lists deep. Nobody writes deeper by hand, and what walks it later may call itself. */
const DEEPEST = 40;

/**
 * What somebody sent, as the schema reads it; anything else is refused, saying where it went wrong. A check of the
 * schema may name the refusal it stands for.
 */
export function read<Schema extends v.GenericSchema>(schema: Schema, sent: unknown): v.InferOutput<Schema> {
  const unfit = findUnfit(sent);
  if (unfit) throw new Refused('malformed-message', { where: unfit });
  const result = v.safeParse(schema, sent, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  if (isHouseReason(issue.message)) throw new Refused(issue.message);
  const where = v.getDotPath(issue);
  throw where === null ? new Refused('malformed-message') : new Refused('malformed-message', { where });
}

/** What no schema looks for: a NUL, which the database cannot hold, and bottomless nesting. */
function findUnfit(sent: unknown): 'NUL' | 'depth' | null {
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
