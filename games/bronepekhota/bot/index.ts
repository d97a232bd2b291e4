import type { Decision, Knowledge, Rules } from '@bridgehead/kernel';
import type { Pack } from '../content/index.ts';
import type { Event } from '../rules/events.ts';
import { fieldFor } from '../rules/ground.ts';
import type { Move } from '../rules/moves.ts';
import type { Battlefield } from '../rules/playing.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { explain } from './explain.ts';
import { foresee } from './foresee.ts';
import { lineFor } from './policy.ts';
import { PLAIN, STRONG } from './temper.ts';

/**
 * What a commander of «Бронепехота» knows. Moves are put together and a battle is long, so that no search plays it on: whoever
 * is to play well weighs more of what it sees.
 */
export function knowledgeOver(
  _rules: Rules<State, Move, Event, View>,
  pack: Pack,
): Knowledge<State, Move, View> {
  const on = (state: State): Battlefield => ({ armoury: pack, field: fieldFor(pack, state.ground), state });
  const glance = (view: View, decision: Decision) => lineFor(pack, on(view), decision, PLAIN);
  return {
    glance: (view, decision) => glance(view, decision)[0] as Move,
    candidates: (view, decision) => [glance(view, decision)[0] as Move],
    lines: (view, decision, most) => [
      most === 1 ? glance(view, decision) : lineFor(pack, on(view), decision, STRONG),
    ],
    explain: (view, decision, move) => explain(on(view), decision, move),
    wants: () => true,
    foresee: (state, seat) => foresee(on(state), seat),
  };
}
