import type { Knowledge, Rules } from '@bridgehead/kernel';
import type { Pack } from '../content/index.ts';
import type { Event } from '../rules/events.ts';
import { fieldFor } from '../rules/ground.ts';
import type { Move } from '../rules/moves.ts';
import type { Battlefield } from '../rules/playing.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { explain } from './explain.ts';
import { answerTo } from './policy.ts';

/** What a good commander of «Бронепехота» knows. */
export function knowledgeOver(
  _rules: Rules<State, Move, Event, View>,
  pack: Pack,
): Knowledge<State, Move, View> {
  const on = (state: State): Battlefield => ({ armoury: pack, field: fieldFor(pack, state.ground), state });
  return {
    glance: (view, decision) => answerTo(pack, on(view), decision),
    candidates: (view, decision) => [answerTo(pack, on(view), decision)],
    explain: (view, decision, move) => explain(on(view), decision, move),
    wants: () => true,
    foresee: ({ outcome }, seat) => (outcome?.kind === 'win' ? Number(outcome.winners.includes(seat)) : 0.5),
  };
}
