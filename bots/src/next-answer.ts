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

/** What the bots at a table do next. Opportunities first: they close when somebody answers what must be answered. */
export function nextBotAnswer<View, Move>(
  turns: readonly BotTurn<View, Move>[],
  thinking: Thinking,
): BotAnswer<Move> | null {
  const next =
    turns.find(({ decision, bot, view }) => !decision.must && bot.wants(view, decision, thinking)) ??
    turns.find(({ decision }) => decision.must);
  if (!next) return null;
  const { decision, bot, view } = next;
  return { decision, ...bot.choose(view, decision, thinking) };
}
