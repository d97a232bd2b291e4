import {
  carryOut,
  type Chance,
  type Choice,
  type Decision,
  type Line,
  type LoadedGame,
  type Seat,
} from '@bridgehead/kernel';

/** The turns worth a search: of one move each where the game does not think further. */
export function linesOf<State, Move, Event, View>(
  { knowledge }: LoadedGame<State, Move, Event, View>,
  view: View,
  decision: Decision,
): readonly Line<Move>[] {
  return knowledge.lines?.(view, decision) ?? knowledge.candidates(view, decision).map((move) => [move]);
}

/** A line as a choice: its first move, why, and what is meant to follow. */
export function choiceOf<State, Move, Event, View>(
  { knowledge }: LoadedGame<State, Move, Event, View>,
  view: View,
  decision: Decision,
  [first, ...later]: Line<Move>,
): Choice<Move> {
  const move = first as Move;
  const why = knowledge.explain(view, decision, move, later);
  return later.length > 0 ? { move, why, later } : { move, why };
}

/** Plays a line in a world as far as it goes there. */
export function playLine<State, Move, Event, View>(
  { rules }: LoadedGame<State, Move, Event, View>,
  state: State,
  asked: Decision,
  [first, ...later]: Line<Move>,
  chance: Chance,
): void {
  carryOut(rules, state, asked, first as Move, chance);
  for (const move of later) {
    const decision = askedNext(rules.pending(state), asked.seat);
    if (!decision || rules.refusal(state, decision, move)) return;
    carryOut(rules, state, decision, move, chance);
  }
}

export function askedNext(pending: readonly Decision[], seat: Seat): Decision | undefined {
  return pending.find((decision) => decision.seat === seat && decision.must);
}
