import {
  canList,
  canonicalJson,
  type Chance,
  type Decision,
  judge,
  listMoves,
  pick,
  type Rules,
} from '@bridgehead/kernel';
import { strangersOf } from './strangers.ts';

/** How many listed moves and how many strangers are tried in one position. */
const TRIED = 12;

export interface Listing<S, M> {
  /** Where one move may be written in several ways, the way it is listed. */
  readonly asListed?: (move: M, state: S) => M;
}

/**
 * What is listed is allowed, and nothing else is: neither a listed move that was bent, nor the answer to another
 * question, nor whatever else the game can read. Where moves cannot be listed, random ones stand for them, and strangers
 * may be legal. What answers no open question is refused, whoever asks.
 */
export function checkListedMoves<S, M, E, V>(
  rules: Rules<S, M, E, V>,
  state: S,
  pending: readonly Decision[],
  chance: Chance,
  { asListed = (move) => move }: Listing<S, M>,
): void {
  const asked = pick(pending, chance);
  const isListed = canList(rules, asked);
  const listed = isListed ? [...rules.moves(state, asked)] : randomMoves(rules, state, asked, chance);
  if (listed.length === 0) throw new Error(`“${asked.id}” has no answer`);
  const allowed = new Set(listed.map(canonicalJson));
  for (const move of some(listed, chance)) {
    const read = rules.readMove(JSON.parse(JSON.stringify(move)));
    if (canonicalJson(read) !== canonicalJson(move)) throw complaint('a listed move is read as', read, move);
    const refusal = rules.refusal(state, asked, move);
    if (refusal) throw complaint('a listed move is refused', refusal, move);
  }
  const elsewhere = pending.flatMap((other) => (other === asked ? [] : [...listMoves(rules, state, other)]));
  for (const json of [...strangersOf(listed, TRIED, chance), ...some(elsewhere, chance)]) {
    const move = rules.readMove(json);
    if (move !== null && isListed) {
      const isAllowed = rules.refusal(state, asked, move) === null;
      if (isAllowed !== allowed.has(canonicalJson(asListed(move, state)))) {
        throw complaint(`“${asked.id}” ${isAllowed ? 'allows what is not listed' : 'refuses what is'}`, move);
      }
    }
    const unasked = { seat: asked.seat, decision: 'nobody asked', move: json };
    if (!('refusal' in judge(rules, state, unasked, pending))) throw complaint('nobody asked for', json);
  }
}

function randomMoves<S, M, E, V>(rules: Rules<S, M, E, V>, state: S, asked: Decision, chance: Chance): M[] {
  return Array.from({ length: TRIED }, () => rules.randomMove(state, asked, chance));
}

function some<T>(all: readonly T[], chance: Chance): T[] {
  return all.length <= TRIED ? [...all] : Array.from({ length: TRIED }, () => pick(all, chance));
}

function complaint(what: string, ...about: readonly unknown[]): Error {
  return new Error(`${what}: ${about.map((thing) => JSON.stringify(thing)).join(' ')}`);
}
