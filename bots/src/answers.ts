import type { Bot, Choice, Decision, Thinking } from '@bridgehead/kernel';

/** A decision that a bot has to answer, or may. */
export interface BotTurn<View, Move> {
  readonly decision: Decision;
  readonly bot: Bot<View, Move>;
  readonly view: View;
}

export interface BotAnswer<Move> extends Choice<Move> {
  readonly decision: Decision;
}

/**
 * What the bots at a table do next: one answer, or all of theirs to a window. A whole window may cost what one decision
 * costs. Opportunities come first: they close when somebody answers what must be answered.
 */
export function botAnswers<View, Move>(
  turns: readonly BotTurn<View, Move>[],
  thinking: Thinking,
): readonly BotAnswer<Move>[] {
  const next =
    turns.find(({ decision, bot, view }) => !decision.must && bot.wants(view, decision, thinking)) ??
    turns.find(({ decision }) => decision.must);
  if (!next) return [];
  const { window } = next.decision;
  const asked = window === undefined ? [next] : turns.filter(({ decision }) => decision.window === window);
  const share = { ...thinking, budget: thinking.budget / asked.length };
  return asked.map(({ decision, bot, view }) => ({ decision, ...bot.choose(view, decision, share) }));
}
