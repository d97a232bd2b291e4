import armies from './core/armies.json' with { type: 'json' };
import clusters from './core/clusters.json' with { type: 'json' };
import guns from './core/guns.json' with { type: 'json' };
import machines from './core/machines.json' with { type: 'json' };
import squads from './core/squads.json' with { type: 'json' };
import weapons from './core/weapons.json' with { type: 'json' };
import { layouts } from './layouts.ts';
import { missions } from './missions.ts';
import type { Pack } from './pack.ts';
import { readPack } from './schema.ts';

export type { Pack, ToldMission } from './pack.ts';
export { armyFrom } from '../rules/ready.ts';

/** The published armlists as they were written down. */
export const ownPack = {
  id: 'core',
  title: { ru: 'Опубликованные армлисты', en: 'The published armlists' },
  squads,
  machines,
  guns,
  weapons,
  layouts,
  clusters,
  missions,
  armies,
};

/** Our own pack, or another of the same schema in its place. */
export function packFrom(json: unknown = ownPack): Pack {
  return readPack(json);
}
