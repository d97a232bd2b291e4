import type { TargetOutlook } from '../rules/inquire/targets.ts';
import type { View } from '../rules/view.ts';

/** How likely a shot tells: a soldier is out, anything else loses durability. */
export function harmOf({ pieces }: View, { target, destroys, damage }: TargetOutlook): number {
  return pieces[target]?.kind === 'soldier' ? destroys : 1 - (damage[0] ?? 1);
}
