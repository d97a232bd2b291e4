import type { Knowledge } from '@bridgehead/kernel';
import type { Move, State, View } from '../rules/index.ts';
import { imagine } from './belief.ts';
import { candidates, glance } from './choice.ts';
import { explain } from './explain.ts';
import { foresee } from './foresee.ts';

/** What a good player of «Победа» knows. */
export const knowledge = {
  imagine,
  glance,
  candidates,
  explain,
  /** A late draw is always worth taking (POB-7.2); only people hear a table talk (POB-9.3). */
  wants: (_view, { kind }) => kind === 'draw',
  foresee,
} satisfies Knowledge<State, Move, View>;
