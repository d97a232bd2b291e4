import type { Pace } from '../settings.ts';
import type { Weight } from './beat.ts';
import type { Cue } from './script.ts';

/** At a calm pace, in milliseconds. */
const PHASE_MS = 1200;
const DIE_MS = 1100;
const TOLD_MS: Readonly<Record<Weight, number>> = { light: 700, full: 1500, card: 3600, grave: 2400 };
/** Words stay until they can have been read. */
const READING_MS = 400;
const LETTER_MS = 32;

const SPEED: Readonly<Record<Exclude<Pace, 'step'>, number>> = { calm: 1, brisk: 2.4, instant: Infinity };

/** How long a moment lasts; null while it waits for the reader. */
export function timeOf<View, Event>(
  { stage, beat, words, isAgain }: Pick<Cue<View, Event>, 'stage' | 'beat' | 'words' | 'isAgain'>,
  set: Pace,
): number | null {
  // Whoever asks to see it again wants to see it.
  const pace = isAgain && set === 'instant' ? 'brisk' : set;
  if (stage === 'told') {
    if (pace === 'step') return null;
    const reading = words ? READING_MS + LETTER_MS * words.ru.length : 0;
    return Math.max(TOLD_MS[beat.weight], reading) / SPEED[pace];
  }
  // Step by step each thing is still announced and rolled for before it waits.
  const calm = stage === 'phase' ? PHASE_MS : DIE_MS;
  return calm / SPEED[pace === 'step' ? 'calm' : pace];
}
