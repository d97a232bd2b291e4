import type { Chance } from './chance.ts';
import type { Decision, Emit, Rules } from './contract.ts';
import type { MoveEntry } from './record.ts';
import { generatorOf, type Words } from './seed.ts';

/** What a slow computation found, and the chance it was given: a host may have it found elsewhere and beforehand. */
export interface Finding {
  readonly drawn: Words;
  readonly result: unknown;
}

const WORD = 4294967296;
const WORDS = 4;

/** A finding has a generator of its own, seeded by four draws of the table's: a replay draws them and need not find again. */
export function findingChance(chance: Chance): Words {
  return [chance.below(WORD), chance.below(WORD), chance.below(WORD), chance.below(WORD)];
}

export function needsFinding<State, Move, Event, View>(
  { findings }: Rules<State, Move, Event, View>,
  state: State,
  decision: Decision,
  move: Move,
): boolean {
  return findings?.needs(state, decision, move) ?? false;
}

/** Possibly slow, and pure: the same on every thread and machine. Only for a move that needs it. */
export function find<State, Move, Event, View>(
  { findings }: Rules<State, Move, Event, View>,
  state: State,
  decision: Decision,
  move: Move,
  drawn: Words,
): unknown {
  return findings?.find(state, decision, move, generatorOf(drawn)) ?? null;
}

/** The finding an entry was played with; undefined where it needed none. */
export function findingOf({ finding, chance = [] }: MoveEntry): Finding | undefined {
  if (finding === undefined) return undefined;
  return { drawn: chance.slice(0, WORDS) as unknown as Words, result: finding };
}

/** Finds, if need be, and plays in place: for bots, playouts and tests, where nobody waits. */
export function carryOut<State, Move, Event, View>(
  rules: Rules<State, Move, Event, View>,
  state: State,
  decision: Decision,
  move: Move,
  chance: Chance,
  emit?: Emit<Event>,
): void {
  if (needsFinding(rules, state, decision, move)) {
    const finding = find(rules, state, decision, move, findingChance(chance));
    rules.play(state, decision, move, chance, emit, finding);
  } else {
    rules.play(state, decision, move, chance, emit);
  }
}
