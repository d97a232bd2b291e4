import type { Pack, ToldMission } from '../content/pack.ts';
import type { View } from '../rules/view.ts';

/** The mission as it is told: its title, its briefing, what each side has to do. */
export function missionIn({ missions }: Pack, { mission }: Pick<View, 'mission'>): ToldMission {
  const found = missions.find(({ id }) => id === mission);
  if (!found) throw new Error(`there is no mission “${mission}”`);
  return found;
}
