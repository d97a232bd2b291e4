import type { GameText } from '@bridgehead/kernel';
import type { Pack } from '../content/pack.ts';
import type { Event, Move, View } from '../rules/index.ts';
import { guideFor } from './guide.ts';
import { eventText } from './log.ts';
import { missionHint } from './mission-hint.ts';
import { moveText } from './moves.ts';
import { outcomeText, victoryText } from './outcome.ts';
import { decisionText } from './prompts.ts';
import { reasonText } from './reasons.ts';
import { refusalText } from './refusals/index.ts';
import { summary } from './summary.ts';

export { capital, type Case, pieceCalled, type Roster, unitCalled } from './called.ts';
export { kindName } from './names.ts';
export { figure, speedPoints, steps, summed } from './numbers.ts';
export { REASONS } from './reasons.ts';

/** Everything the game says, over the armlists of its pack. */
export function textOver(pack: Pack): GameText<Move, Event, View> {
  return {
    rulebook: async () => (await import('./rulebook/index.ts')).rulebook,
    optionHint: (option, value) => (option === 'mission' ? missionHint(pack, value) : undefined),
    guide: (options) => guideFor(pack, options),
    summary,
    refusal: (refusal) => refusalText(pack, refusal),
    decision: (decision, view, names) => decisionText(decision, { pack, view }, names),
    move: (move, view) => moveText(move, { pack, view }),
    event: (event, names, view) => eventText(event, { pack, view, names }),
    reason: (reason) => reasonText(reason, pack),
    outcome: (outcome, view, names) => outcomeText(outcome, { pack, view }, names),
    victory: (outcome, view) => victoryText(outcome, { pack, view }),
  };
}
