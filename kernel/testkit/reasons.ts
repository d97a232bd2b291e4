import {
  canonicalJson,
  type Chance,
  chanceFrom,
  type Decision,
  heardBy,
  listMoves,
  type LoadedGame,
  seedFromText,
  step,
  toldReason,
} from '@bridgehead/kernel';

/** Moves that are told apart from one another: more would only take longer. */
const MOST_MOVES = 12;

/**
 * What everybody is told of a reason may depend only on what everybody knows: another hand with the same move, and
 * another move that sounds the same, must be given the same reason.
 */
export function checkReasons<S, M, E, V>(
  game: LoadedGame<S, M, E, V>,
  state: S,
  decision: Decision,
  move: M,
  chance: Chance,
): void {
  const { rules, knowledge } = game;
  const { seat } = decision;
  const told = (view: V, made: M) =>
    canonicalJson(toldReason(knowledge.explain(view, decision, made), false));
  const own = rules.observe(state, seat);
  const twin = rules.sample(rules.observe(state, 'spectator'), chance);
  mustAgree('hand', told(own, move), told(rules.observe(twin, seat), move));
  const known = new Map<string, string>();
  let left = MOST_MOVES;
  for (const other of listMoves(rules, state, decision)) {
    if (left-- === 0) break;
    const sound = soundOf(game, state, decision, other);
    const reason = told(own, other);
    mustAgree('hidden part of the move', known.get(sound) ?? reason, reason);
    known.set(sound, reason);
  }
}

/** All that a spectator hears and sees of a move. */
function soundOf<S, M, E, V>(
  { rules }: LoadedGame<S, M, E, V>,
  state: S,
  { id, seat }: Decision,
  move: M,
): string {
  const made = step(rules, state, { seat, decision: id, move }, chanceFrom(seedFromText('the same dice')));
  if ('refusal' in made) throw new Error(`a legal move was refused: ${made.refusal.reason}`);
  return canonicalJson([heardBy(made.events, 'spectator'), rules.observe(made.state, 'spectator')]);
}

function mustAgree(what: string, one: string, other: string): void {
  if (one !== other) throw new Error(`a reason that all hear depends on the ${what}:\n${one}\n${other}`);
}
