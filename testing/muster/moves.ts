import { Problem } from '@bridgehead/kernel';
import { readSquad, type Squad } from './squad.ts';

export { pointsOf, type Squad } from './squad.ts';

/** A seat brings a squad: the move holds all of it. */
export interface Move {
  readonly squad: Squad;
}

export function readMove(json: unknown): Move | null {
  try {
    return { squad: readSquad((json as { squad?: unknown } | null)?.squad) };
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
