import {
  type Bot,
  type Decision,
  type LoadedGame,
  step,
  tellsSecret,
  type Thinking,
} from '@bridgehead/kernel';
import { type BotAnswer, botAnswers } from './answers.ts';
import { askedNext, choiceOf } from './lines.ts';

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
  const [first] = botAnswers(turns, { ...thinking, isAdvice: true });
  if (!first) return [];
  return [{ ...first, view }, ...sequels(game, view, first, thinking)];
}

/** Only where it is sure to be possible: neither chance nor a secret nor anybody else has a say in it. */
function sequels<State, Move, Event, View>(
  game: LoadedGame<State, Move, Event, View>,
  view: View,
  { decision: asked, move, later = [] }: BotAnswer<Move>,
  { chance }: Thinking,
): Advice<View, Move>[] {
  const { rules } = game;
  const { seat } = asked;
  const advised: Advice<View, Move>[] = [];
  let state = rules.sample(view, chance);
  let answer = { seat, decision: asked.id, move };
  for (let index = 0; index < later.length; index++) {
    const progress = step(rules, state, answer, chance);
    if ('refusal' in progress || progress.chance.length > 0 || progress.events.some(tellsSecret)) break;
    state = progress.state;
    const decision = askedNext(rules.pending(state), seat);
    const line = later.slice(index);
    if (!decision || rules.refusal(state, decision, line[0] as Move)) break;
    const then = rules.observe(state, seat);
    const choice = choiceOf(game, then, decision, line);
    advised.push({ ...choice, decision, view: then });
    answer = { seat, decision: decision.id, move: choice.move };
  }
  return advised;
}
