import {
  carryOut,
  type Chance,
  chanceFrom,
  type Emit,
  type Options,
  pick,
  type Rules,
  type SeatKind,
  seedFromText,
} from '../src/index.ts';

interface Plan {
  readonly options: Options;
  readonly seats: readonly SeatKind[];
}

/** How one game at random ends, played with somebody listening and with nobody: bots play thousands that nobody hears. */
export function heardAndUnheard<State, Move, Event, View>(
  rules: Rules<State, Move, Event, View>,
  table: Plan,
  seed: string,
): { readonly heard: State; readonly unheard: State; readonly events: number } {
  let events = 0;
  const heard = playedOut(rules, table, chanceFrom(seedFromText(seed)), () => events++);
  return { heard, unheard: playedOut(rules, table, chanceFrom(seedFromText(seed))), events };
}

function playedOut<State, Move, Event, View>(
  rules: Rules<State, Move, Event, View>,
  { options, seats }: Plan,
  chance: Chance,
  emit?: Emit<Event>,
): State {
  const state = rules.setup(options, seats, chance, emit);
  for (let pending = rules.pending(state); pending.length > 0; pending = rules.pending(state)) {
    const decision = pick(pending, chance);
    carryOut(rules, state, decision, rules.randomMove(state, decision, chance), chance, emit);
  }
  return state;
}
