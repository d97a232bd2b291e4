import ownPack from './core-set.json' with { type: 'json' };
import { type Pack, readPack } from './schema.ts';

export { ownPack };
export type { Pack } from './schema.ts';

/** Our own set (BLN-1.7), or another of the same schema in its place. */
export function packFrom(json: unknown = ownPack): Pack {
  return readPack(json);
}
