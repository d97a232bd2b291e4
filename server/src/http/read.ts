import { findUnfit, isHouseReason } from '@bridgehead/wire';
import * as v from 'valibot';
import { Refused } from '../refused.ts';

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
