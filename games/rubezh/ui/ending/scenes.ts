import type { Outcome } from '@bridgehead/kernel';
import { ENDINGS } from '../../rules/manifest.ts';

/** One for each way a game ends. */
export type Ending = (typeof ENDINGS)[number];

export function endingOf({ ending }: Outcome): Ending {
  return ENDINGS.find((one) => one === ending) ?? 'destroyed';
}
