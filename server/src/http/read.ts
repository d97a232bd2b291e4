import * as v from 'valibot';
import { Refused } from '../refused.ts';

/** What somebody sent, as the schema reads it; anything else is refused, saying where it went wrong. */
export function read<Schema extends v.GenericSchema>(schema: Schema, sent: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, sent, { abortEarly: true });
  if (result.success) return result.output;
  const where = v.getDotPath(result.issues[0]);
  throw where === null ? new Refused('malformed-message') : new Refused('malformed-message', { where });
}
