import type { GameText } from '@bridgehead/kernel';
import type { Pack } from '../content/index.ts';
import { blindazhOptions, type Event, type Move, type View } from '../rules/index.ts';
import { guide } from './guide.ts';
import { eventText } from './log.ts';
import { moveText } from './moves.ts';
import { outcomeText } from './outcome.ts';
import { decisionText } from './prompts.ts';
import { reasonText } from './reasons.ts';
import { refusalText } from './refusals.ts';
import { summary } from './summary.ts';
import { speakerOf } from './telling.ts';

export { REASONS } from './reasons.ts';

/** Everything the game says, over the tiles of its pack. */
export function textOver(pack: Pack): GameText<Move, Event, View> {
  return {
    rulebook: async () => (await import('./rulebook/index.ts')).rulebook,
    guide: (options) => guide(blindazhOptions(options)),
    summary,
    refusal: refusalText,
    decision: decisionText,
    move: (move, view) => moveText(move, pack, view),
    event: (event, names) => eventText(event, pack, names),
    speaker: speakerOf,
    reason: reasonText,
    outcome: outcomeText,
  };
}
