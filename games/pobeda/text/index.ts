import type { GameText } from '@bridgehead/kernel';
import type { Pack } from '../content/index.ts';
import { type Event, type Move, pobedaOptions, type View } from '../rules/index.ts';
import { guide } from './guide.ts';
import { eventText } from './log.ts';
import { victoryOf } from './names.ts';
import { moveText } from './moves.ts';
import { outcomeText } from './outcome.ts';
import { decisionText } from './prompts.ts';
import { reasonText } from './reasons.ts';
import { refusalText } from './refusals.ts';
import { summary } from './summary.ts';

export { REASONS } from './reasons.ts';

/** Everything the game says, over the titles of its pack. */
export function textOver(pack: Pack): GameText<Move, Event, View> {
  return {
    rulebook: async () => (await import('./rulebook/index.ts')).rulebook,
    guide: (options) => guide(pobedaOptions(options)),
    summary,
    refusal: (refusal) => refusalText(refusal, pack),
    decision: decisionText,
    move: (move, view) => moveText(move, pack, view),
    event: (event, names) => eventText(event, pack, names),
    reason: reasonText,
    outcome: (outcome, _view, names) => outcomeText(outcome, names),
    victory: (outcome, view) => {
      const [first] = outcome.kind === 'win' ? outcome.winners : [];
      const colour = first === undefined ? undefined : view.colours[first];
      return colour === undefined ? undefined : victoryOf(colour);
    },
  };
}
