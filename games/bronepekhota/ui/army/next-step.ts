import type { Pack } from '../../content/pack.ts';
import type { Army } from '../../rules/army.ts';
import { armyComplaints } from '../../rules/recruit.ts';

export type NextStep = 'begin' | 'keep' | 'play';

/** What one most likely wants to do with the whole army now; null where it has to be mended first. */
export function nextStep(pack: Pack, army: Army, isChanged: boolean): NextStep | null {
  const { squads, machines, guns } = army;
  if (squads.length + machines.length + guns.length === 0) return 'begin';
  const [complaint] = armyComplaints(pack, army);
  if (!complaint) return 'play';
  return isChanged ? 'keep' : null;
}
