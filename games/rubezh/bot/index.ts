import type { Decision, Knowledge, Rules } from '@bridgehead/kernel';
import type { CardSet, Event, Move, State, View } from '../rules/index.ts';
import { candidates } from './candidates.ts';
import { explain } from './explain.ts';
import { foreseeOver } from './foresee.ts';
import { answerTo, type Lister } from './policy.ts';
import { wants } from './wants.ts';

/** Whatever is hidden, this comrade thinks of one world of it at a glance. */
const ANY_ORDER = { below: () => 0 };
/**
 * Even in few worlds the best of them is right more often than a glance. Six worlds show every face of the die that is
 * thrown next; whether a fortress holds in one game of five hundred more is not worth the time.
 */
const JUDGING = { doubt: 0, heat: 6, trifle: 0.002 };

/** What a good comrade of «Рубеж» knows. */
export function knowledgeOver(
  rules: Rules<State, Move, Event, View>,
  set: CardSet,
): Knowledge<State, Move, View> {
  const moves: Lister = (state, decision) => rules.moves?.(state, decision) ?? [];
  const imagined = (view: View) => rules.sample(view, ANY_ORDER);
  return {
    glance: (view, decision: Decision) => answerTo(set, moves, imagined(view), decision),
    candidates: (view, decision) => candidates(set, moves, imagined(view), decision),
    explain: (view, decision, move) => explain(set, imagined(view), decision, move),
    wants: (view, decision) => wants(set, imagined(view), decision),
    judging: JUDGING,
    foresee: foreseeOver(rules, set),
  };
}
