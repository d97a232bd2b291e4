import { canonicalJson, type Chance, type Decision, judge, pick, type Rules } from '@bridgehead/kernel';
import { strangersOf } from './strangers.ts';

/** How many listed moves and how many strangers are tried in one position. */
const TRIED = 12;

export interface Listing<S, M> {
  /** For a continuous table, whose moves are only a sample: strangers may be legal there. */
  readonly movesAreSampled?: boolean;
  /** Where one move may be written in several ways, the way it is listed. */
  readonly asListed?: (move: M, state: S) => M;
}

/**
 * What is listed is allowed, and nothing else is: neither a listed move that was bent, nor the answer to another
 * question, nor whatever else the game can read. What answers no open question is refused, whoever asks.
 */
export function checkListedMoves<S, M, E, V>(
  rules: Rules<S, M, E, V>,
  state: S,
  pending: readonly Decision[],
  chance: Chance,
  { movesAreSampled = false, asListed = (move) => move }: Listing<S, M>,
): void {
  const asked = pick(pending, chance);
  const listed = [...rules.moves(state, asked)];
  if (listed.length === 0) throw new Error(`“${asked.id}” has no answer`);
  const allowed = new Set(listed.map(canonicalJson));
  for (const move of some(listed, chance)) {
    const read = rules.readMove(JSON.parse(JSON.stringify(move)));
    if (canonicalJson(read) !== canonicalJson(move)) throw complaint('a listed move is read as', read, move);
    const refusal = rules.refusal(state, asked, move);
    if (refusal) throw complaint('a listed move is refused', refusal, move);
  }
  const elsewhere = pending.flatMap((other) => (other === asked ? [] : [...rules.moves(state, other)]));
  for (const json of [...strangersOf(listed, TRIED, chance), ...some(elsewhere, chance)]) {
    const move = rules.readMove(json);
    if (move !== null && !movesAreSampled) {
      const isAllowed = rules.refusal(state, asked, move) === null;
      if (isAllowed !== allowed.has(canonicalJson(asListed(move, state)))) {
        throw complaint(`“${asked.id}” ${isAllowed ? 'allows what is not listed' : 'refuses what is'}`, move);
      }
    }
    const unasked = { seat: asked.seat, decision: 'nobody asked', move: json };
    if (!('refusal' in judge(rules, state, unasked, pending))) throw complaint('nobody asked for', json);
  }
}

function some<T>(all: readonly T[], chance: Chance): T[] {
  return all.length <= TRIED ? [...all] : Array.from({ length: TRIED }, () => pick(all, chance));
}

function complaint(what: string, ...about: readonly unknown[]): Error {
  return new Error(`${what}: ${about.map((thing) => JSON.stringify(thing)).join(' ')}`);
}
