import {
  type AnyGame,
  type Answer,
  type Finding,
  findingChance,
  judge,
  type Judged,
  needsFinding,
  Sfc32,
} from '@bridgehead/kernel';
import type { Play, Position } from './position.ts';

/** What is to be found, and all that it depends on. */
export interface Search extends Judged<unknown> {
  readonly state: unknown;
  readonly drawn: Finding['drawn'];
}

/** Has it found somewhere else: whoever serves tables waits for nothing slow. */
export type Find = (game: AnyGame, search: Search) => Promise<unknown>;

/** Null where an answer needs no finding, or is refused. */
export function searchFor(
  { game: { rules } }: Play,
  { state, chance, pending }: Position,
  answer: Answer,
): Search | null {
  if (!rules.findings) return null;
  const judged = judge(rules, state, answer, pending);
  if ('refusal' in judged || !needsFinding(rules, state, judged.decision, judged.move)) return null;
  return { state, ...judged, drawn: findingChance(new Sfc32(chance)) };
}
