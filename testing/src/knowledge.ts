import {
  chanceFrom,
  type Decision,
  type Knowledge,
  type LoadedGame,
  nextDecision,
  type Options,
  type Rules,
  type SeatKind,
  seedFromText,
} from '@bridgehead/kernel';
import { checkReasons } from '@bridgehead/kernel/testkit';
import { expect, test } from 'vitest';

interface Players<S, M, E, V> {
  readonly rules: Rules<S, M, E, V>;
  readonly knowledge: Knowledge<S, M, V>;
}

interface Table {
  readonly options: Options;
  readonly seats: readonly SeatKind[];
}

export interface Position<S> {
  readonly state: S;
  readonly decision: Decision;
}

/** A position at every table, up to so many moves on, by players who now and then do something odd. */
export function positionsAt<S, M, E, V>(
  { rules, knowledge }: Players<S, M, E, V>,
  tables: readonly Table[],
  most: number,
): Position<S>[] {
  return tables.map(({ options, seats }, kind) => {
    const chance = chanceFrom(seedFromText(`position ${kind}`));
    let state = rules.setup(options, seats, chance);
    for (let moves = chance.below(most); moves > 0; moves--) {
      const decision = nextDecision(rules.pending(state)) as Decision;
      const isOdd = chance.below(5) === 0;
      const move = isOdd
        ? rules.randomMove(state, decision, chance)
        : knowledge.glance(rules.observe(state, decision.seat), decision);
      const next = rules.clone(state);
      rules.play(next, decision, move, chance);
      if (rules.outcome(next)) break;
      state = next;
    }
    return { state, decision: nextDecision(rules.pending(state)) as Decision };
  });
}

/** Tests what holds of a good player's knowledge whatever the position. */
export function testKnowledge<S, M, E, V>(
  game: LoadedGame<S, M, E, V>,
  positions: readonly Position<S>[],
): void {
  const { rules, knowledge, text } = game;
  const all = positions.map(({ state, decision }, index) => ({
    state,
    decision,
    view: rules.observe(state, decision.seat),
    chanceOf: (what: string) => chanceFrom(seedFromText(`${what} ${index}`)),
  }));

  test('every candidate is legal, the first is what a glance finds, and none comes twice', () => {
    for (const { state, decision, view } of all) {
      const moves = knowledge.candidates(view, decision);
      expect(moves[0]).toEqual(knowledge.glance(view, decision));
      expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(moves.length);
      for (const move of moves) expect(rules.refusal(state, decision, move), JSON.stringify(move)).toBeNull();
    }
  });
  test('a glance does not depend on what the seat cannot see', () => {
    for (const { decision, view, chanceOf } of all) {
      const other = rules.sample(view, chanceOf('other'));
      const move = knowledge.glance(rules.observe(other, decision.seat), decision);
      expect(move).toEqual(knowledge.glance(view, decision));
    }
  });
  test('every candidate has a reason in words, and it betrays nothing', () => {
    for (const { state, decision, view, chanceOf } of all) {
      const chance = chanceOf('reason');
      for (const move of knowledge.candidates(view, decision)) {
        const said = text.reason(knowledge.explain(view, decision, move));
        expect(said?.ru).toMatch(/^[А-ЯЁ«].*[.]$/);
        expect(said?.en).toMatch(/^[A-Z“].*[.]$/);
        checkReasons(game, state, decision, move, chance);
      }
    }
  });
  test('a world played on is worth something between lost and won', () => {
    for (const { decision, view, chanceOf } of all) {
      const chance = chanceOf('foresee');
      const value = knowledge.foresee(rules.sample(view, chance), decision.seat, chance);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  });
}
