import type { GameText } from '@bridgehead/kernel';
import type { Pack } from '../content/pack.ts';
import type { Event, Move, View } from '../rules/index.ts';
import { guide } from './guide.ts';
import { eventText } from './log.ts';
import { moveText } from './moves.ts';
import { outcomeText } from './outcome.ts';
import { decisionText } from './prompts.ts';
import { reasonText } from './reasons.ts';
import { refusalText } from './refusals.ts';
import { summary } from './summary.ts';
import { speakerOf } from './telling.ts';

export { enemyCardText, eventCardText, skillCardText, taskCardText } from './card-text/index.ts';
export { history } from './history.ts';
export * from './names.ts';
export { REASONS } from './reasons.ts';
export { attackNeeds, checkNeeds } from './telling.ts';

/** Everything the game says, over the cards of its pack. */
export function textOver(pack: Pack): GameText<Move, Event, View> {
  return {
    rulebook: async () => (await import('./rulebook/index.ts')).rulebook,
    guide: () => guide,
    summary,
    refusal: (refusal) => refusalText(refusal, pack),
    decision: (decision, view, names) => decisionText(decision, view, names, pack),
    move: (move, view) => moveText(move, pack, view),
    event: (event, names) => eventText(event, pack, names),
    speaker: speakerOf,
    reason: (reason) => reasonText(reason, pack),
    outcome: outcomeText,
  };
}
