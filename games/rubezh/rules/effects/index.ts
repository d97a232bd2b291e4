import type { EffectTask } from '../agenda.ts';
import type { Playing } from '../playing.ts';

/** Carries an effect out, or as much of it as can be done before the next question. */
export function carryOut(_game: Playing, _task: EffectTask): void {}
