import type { Knowledge, Rules } from '@bridgehead/kernel';
import type { Event, Move, State, TileSet, View } from '../rules/index.ts';
import { candidates, glance, lines } from './choice.ts';
import { explain } from './explain.ts';
import { foreseeOver } from './foresee.ts';

/** A glance misses many small gains of ground, and they add up. */
const DOUBT = 0.5;

/** What a good soldier of «Блиндаж» knows. */
export function knowledgeOver(
  rules: Rules<State, Move, Event, View>,
  set: TileSet,
): Knowledge<State, Move, View> {
  return {
    glance: (view, decision) => glance(set, view, decision),
    candidates: (view, decision) => candidates(set, view, decision),
    lines: (view, decision) => lines(set, view, decision),
    explain: (view, decision, move, later) => explain(set, view, decision, move, later),
    wants: () => true,
    judging: { doubt: DOUBT },
    foresee: foreseeOver(rules, set),
  };
}
