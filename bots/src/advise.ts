import {
  type Bot,
  type Decision,
  type LoadedGame,
  step,
  tellsSecret,
  type Thinking,
} from '@bridgehead/kernel';
import { type BotAnswer, botAnswers } from './answers.ts';

/** A move a bot would make, and what the seat sees before it. */
export interface Advice<View, Move> extends BotAnswer<Move> {
  readonly view: View;
}

/** What a bot would do in this seat's place, and what it would do it for: empty where it would do nothing. */
export function advise<State, Move, Event, View>(
  game: LoadedGame<State, Move, Event, View>,
  bot: Bot<View, Move>,
  view: View,
  asked: readonly Decision[],
  thinking: Thinking,
): Advice<View, Move>[] {
  const turns = asked.map((decision) => ({ decision, bot, view }));
  const [first] = botAnswers(turns, thinking);
  if (!first) return [];
  const second = sequelTo(game, view, first, thinking);
  return second ? [{ ...first, view }, second] : [{ ...first, view }];
}

/** Only where it is sure to be possible: neither chance nor a secret nor anybody else has a say in it. */
function sequelTo<State, Move, Event, View>(
  { rules, knowledge }: LoadedGame<State, Move, Event, View>,
  view: View,
  { decision: asked, move }: BotAnswer<Move>,
  { chance }: Thinking,
): Advice<View, Move> | null {
  const sequel = knowledge.sequel?.(view, asked, move);
  if (!sequel) return null;
  const { id, seat } = asked;
  const progress = step(rules, rules.sample(view, chance), { seat, decision: id, move }, chance);
  if ('refusal' in progress || progress.chance.length > 0 || progress.events.some(tellsSecret)) return null;
  const { state } = progress;
  const decision = rules.pending(state).find((other) => other.seat === seat && other.must);
  if (!decision || rules.refusal(state, decision, sequel)) return null;
  const then = rules.observe(state, seat);
  return { decision, move: sequel, why: knowledge.explain(then, decision, sequel), view: then };
}
