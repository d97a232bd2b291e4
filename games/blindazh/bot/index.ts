import type { Knowledge, Rules } from '@bridgehead/kernel';
import type { Event, Move, State, View } from '../rules/index.ts';
import { candidates, glance } from './choice.ts';
import { explain } from './explain.ts';
import { foreseeOver } from './foresee.ts';
import { sequel } from './sequel.ts';

/** A glance misses many small gains of ground, and they add up. */
const DOUBT = 0.5;

/** What a good soldier of «Блиндаж» knows. */
export function knowledgeOver(rules: Rules<State, Move, Event, View>): Knowledge<State, Move, View> {
  return {
    glance,
    candidates,
    sequel,
    explain,
    wants: () => true,
    doubt: DOUBT,
    foresee: foreseeOver(rules),
  };
}
