import { advise, botsFor } from '@bridgehead/bots';
import { type Bot, chanceFrom, toldReason } from '@bridgehead/kernel';
import type { AdvisedMove } from '../carrier/snapshot.ts';
import { BUDGET_MS } from './bots.ts';
import { randomSeed } from './create.ts';
import type { Telling } from './telling.ts';

/** What the strongest bot would do in the viewer's place, from what the viewer knows. Nothing of it is kept. */
export function adviceOn({ game, viewer, view, pending }: Telling): AdvisedMove[] {
  const asked = pending.filter(({ seat }) => seat === viewer);
  const bot = botsFor(game).at(-1) as Bot<unknown, unknown>;
  const thinking = { chance: chanceFrom(randomSeed()), clock: () => performance.now(), budget: BUDGET_MS };
  return advise(game, bot, view, asked, thinking).map(({ decision, move, why, view: before }) => ({
    decision,
    move,
    text: game.text.move(move, before),
    why: game.text.reason(toldReason(why, true)),
  }));
}
