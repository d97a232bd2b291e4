import { chanceFrom, type Decision, type ListingRules, nextDecision, seedFromText } from '@bridgehead/kernel';
import { knowledgeOver } from '../bot/index.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { TileSet } from '../rules/tiles.ts';
import type { View } from '../rules/view.ts';
import { outcomesOf } from './every-chance.ts';
import { pack, rules, tables } from './tables.ts';

/** A turn of one soldier: an action, or a walk and an action. */
export type Turn = readonly Move[];

/** How likely the game is lost when the turn is over, with the enemy's if it follows: exact. */
export function lossAfter(
  over: ListingRules<State, Move, Event, View>,
  set: TileSet,
  state: State,
  decision: Decision,
  turn: Turn,
): number {
  const { before, action } = walked(over, state, decision, turn);
  let lost = 0;
  let all = 0;
  for (const { state: next, odds } of outcomesOf(over, set, before, decision.seat, action)) {
    all += odds;
    if (next.outcome?.kind === 'lost') lost += odds;
  }
  return lost / all;
}

function isCertainLoss(state: State, decision: Decision, turn: Turn): boolean {
  const { before, action } = walked(rules, state, decision, turn);
  for (const { state: next } of outcomesOf(rules, pack, before, decision.seat, action)) {
    if (next.outcome?.kind !== 'lost') return false;
  }
  return true;
}

function walked(
  over: ListingRules<State, Move, Event, View>,
  state: State,
  decision: Decision,
  turn: Turn,
): { before: State; action: Move } {
  const before = over.clone(state);
  const action = turn.at(-1) as Move;
  for (const walk of turn.slice(0, -1)) over.play(before, decision, walk, { below: () => 0 });
  return { before, action };
}

/** Every turn of two moves at most that the rules allow. */
function* allTurns(state: State, decision: Decision): Iterable<Turn> {
  for (const first of rules.moves(state, decision)) {
    if (first.kind !== 'move') {
      yield [first];
      continue;
    }
    const { before } = walked(rules, state, decision, [first, first]);
    const next = nextDecision(rules.pending(before)) as Decision;
    for (const second of rules.moves(before, next)) if (second.kind !== 'move') yield [first, second];
  }
}

export interface Peril {
  readonly state: State;
  readonly decision: Decision;
  /** A turn that may yet save the squad. */
  readonly saving: Turn;
}

/** Positions in which doing nothing is certain defeat and some turn is not, from games by squads that now and then err. */
export function* perils(games: number): Iterable<Peril> {
  const knowledge = knowledgeOver(rules, pack);
  const kinds = tables();
  for (let game = 0; game < games; game++) {
    const { options, seats } = kinds[(game * 7) % kinds.length] as (typeof kinds)[number];
    const chance = chanceFrom(seedFromText(`peril ${game}`));
    const state = rules.setup(options, seats, chance);
    for (;;) {
      const decision = nextDecision(rules.pending(state));
      if (!decision) break;
      const found = decision.kind === 'turn' && state.steps === 3 ? perilIn(state, decision) : null;
      if (found) yield found;
      const view = rules.observe(state, decision.seat);
      const move =
        chance.below(6) === 0 ? rules.randomMove(state, decision, chance) : knowledge.glance(view, decision);
      rules.play(state, decision, move, chance);
    }
  }
}

function perilIn(state: State, decision: Decision): Peril | null {
  if (!isCertainLoss(state, decision, [{ kind: 'end' }])) return null;
  for (const turn of allTurns(state, decision)) {
    if (!isCertainLoss(state, decision, turn)) return { state: rules.clone(state), decision, saving: turn };
  }
  return null;
}
