import type { Attack, Target } from './attack.ts';
import { crowd } from './crowd.ts';
import { deaf } from './deaf.ts';
import { emptyFrames } from './empty-frames.ts';
import { hoarders } from './hoarders.ts';
import { malformed } from './malformed.ts';
import { pings } from './pings.ts';
import { talkers } from './talkers.ts';

export const ATTACKS = { emptyFrames, pings, talkers, deaf, malformed, hoarders, crowd } satisfies Record<
  string,
  Attack
>;
export type AttackName = keyof typeof ATTACKS;

/** A process of their own: their work must not slow down whoever measures, nor the server. */
process.on('message', ({ name, target }: { readonly name: AttackName; readonly target: Target }) => {
  ATTACKS[name](target).then(
    (counts) => process.send?.({ counts }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
