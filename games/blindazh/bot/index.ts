import type { Knowledge, Rules } from '@bridgehead/kernel';
import type { Event, Move, State, View } from '../rules/index.ts';
import { candidates, glance } from './choice.ts';
import { explain } from './explain.ts';
import { foreseeOver } from './foresee.ts';

/** What a good soldier of «Блиндаж» knows. */
export function knowledgeOver(rules: Rules<State, Move, Event, View>): Knowledge<State, Move, View> {
  return { glance, candidates, explain, wants: () => true, foresee: foreseeOver(rules) };
}
