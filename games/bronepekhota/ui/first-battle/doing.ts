import type { Draft } from '../use-draft.ts';
import type { Tape } from '../use-tape.ts';
import type { Turn } from '../use-turn.ts';

/** What the guide of a first battle waits for besides events: somebody taken in hand, a way, odds or a distance being looked at. */
export const DOINGS = ['soldier', 'way', 'odds', 'tape'] as const;
export type Doing = (typeof DOINGS)[number];

export function doingOf(
  { actor, plan }: Pick<Turn, 'actor' | 'plan'>,
  { way, outlooks }: Pick<Draft, 'way' | 'outlooks'>,
  { measured }: Pick<Tape, 'measured'>,
): Doing[] {
  const isAiming = plan?.do === 'shoot' && plan.at.some((target) => outlooks.has(target));
  const about: Readonly<Record<Doing, boolean>> = {
    soldier: actor !== null,
    way: way !== null,
    odds: isAiming,
    tape: measured !== null,
  };
  return DOINGS.filter((doing) => about[doing]);
}
