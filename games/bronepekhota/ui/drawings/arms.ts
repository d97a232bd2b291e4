import type { SoldierKind } from '../../rules/armoury.ts';

/** What a soldier carries, as far as a small figure can show it. */
export const ARMS = ['blade', 'carbine', 'rifle', 'long', 'heavy'] as const;
export type Arm = (typeof ARMS)[number];

/** So much power at once is no rifle. */
const HEAVY = 18;

export function armOf({ firearm }: SoldierKind): Arm {
  if (!firearm) return 'blade';
  const { range, power } = firearm;
  if (range.die === 20) return 'long';
  if (power.dice * power.die >= HEAVY) return 'heavy';
  return range.die === 12 ? 'rifle' : 'carbine';
}
