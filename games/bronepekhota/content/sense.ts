import type { PackIssue } from '@bridgehead/kernel';
import type { Armoury } from '../rules/armoury.ts';
import { LARGE_TABLES, SMALL_TABLES } from '../rules/options.ts';
import { refuseArmy } from '../rules/recruit.ts';
import { armyFrom } from '../rules/ready.ts';
import type { Pack } from './pack.ts';

/** What a schema of single fields cannot see: names that name nothing, entries that nobody could use. */

export type Path = readonly (string | number)[];

/** BRP-2: an armlist has six soldiers. */
export const SQUAD = 6;

/** The first thing that makes no sense, or nothing. */
export function nonsense(armoury: Armoury): PackIssue | undefined {
  for (const issue of issuesOf(armoury)) return issue;
  return undefined;
}

/** The first army that could not be brought to a table. */
export function unfitArmy(pack: Pack): PackIssue | undefined {
  for (const [index, army] of pack.armies.entries()) {
    const refusal = refuseArmy(pack, armyFrom(pack, army, army.id));
    if (refusal)
      return wrong(['armies', index], army.id, `It is refused: ${refusal.reason}, ${refusal.clause}`);
  }
  return undefined;
}

function* issuesOf({
  squads,
  machines,
  guns,
  weapons,
  layouts,
  clusters,
  missions,
}: Armoury): Generator<PackIssue> {
  for (const [list, entries] of Object.entries({
    squads,
    machines,
    guns,
    weapons,
    layouts,
    clusters,
    missions,
  }))
    yield* twins([list], entries);
  const missing = [...SMALL_TABLES, ...LARGE_TABLES].find((id) => !layouts.some((table) => table.id === id));
  if (missing) yield wrong(['layouts'], missing, 'It can be chosen to fight on, and it is not there');
  for (const [index, { isExtra, cost, soldiers }] of squads.entries()) {
    if (isExtra) continue;
    if (soldiers.length !== SQUAD)
      yield wrong(['squads', index, 'soldiers'], soldiers.length, `They are not ${SQUAD}`);
    if (cost === 0) yield wrong(['squads', index, 'cost'], cost, 'Only what a mission brings costs nothing');
  }
  for (const [index, { arsenal, mounts, platformSize, chassis, size }] of machines.entries()) {
    const path = ['machines', index];
    for (const [place, id] of arsenal.entries()) {
      const weapon = weapons.find((other) => other.id === id);
      if (!weapon) yield wrong([...path, 'arsenal', place], id, 'No weapon has this id');
      else if (weapon.mounts > mounts)
        yield wrong([...path, 'arsenal', place], id, 'It takes more mounts than there are');
      else if (weapon.isPlatform && !platformSize)
        yield wrong([...path, 'platformSize'], platformSize, 'It may have a platform');
    }
    if (chassis !== 'wings' && size.climbs >= size.height)
      yield wrong([...path, 'size', 'climbs'], size.climbs, 'It is not that high');
  }
}

export function* twins(path: Path, entries: readonly { readonly id: string }[]): Generator<PackIssue> {
  const seen = new Set<string>();
  for (const [index, { id }] of entries.entries()) {
    if (seen.has(id)) yield wrong([...path, index, 'id'], id, 'Another entry has the same id');
    seen.add(id);
  }
}

export function wrong(path: Path, input: unknown, message: string): PackIssue {
  return { path: path.map((key) => ({ key })), input, message };
}
