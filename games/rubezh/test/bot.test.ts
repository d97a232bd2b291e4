import { type Chance, chanceFrom, type Decision, nextDecision, seedFromText } from '@bridgehead/kernel';
import { positionsAt, testKnowledge } from '@bridgehead/testing/knowledge';
import { describe, expect, test } from 'vitest';
import { rubezh } from '../index.ts';
import { SCENARIOS } from '../rules/card-set.ts';
import type { Move } from '../rules/moves.ts';
import { kindOf, skillOf } from '../rules/ground.ts';
import type { State } from '../rules/state.ts';
import { pack, rules, tables } from './tables.ts';

const game = await rubezh.load();

describe('whatever the position', () => {
  const all = positionsAt(game, [...tables(), ...tables(), ...tables(), ...tables()], 150);

  test('positions of many kinds are met', () => {
    expect(new Set(all.map(({ decision }) => decision.kind)).size).toBeGreaterThanOrEqual(6);
  });
  testKnowledge(game, all);

  test('no copy of a card and no like enemy is thought about twice', () => {
    const twins = all.flatMap(({ state, decision }) => {
      const candidates = game.knowledge.candidates(rules.observe(state, decision.seat), decision);
      const skills = candidates.flatMap((move) =>
        move.kind === 'play' || move.kind === 'react' ? [skillOf(pack, move.card).id] : [],
      );
      const targets = isAttack(state)
        ? candidates.flatMap((move) => (move.kind === 'choose' ? move.picks : []))
        : [];
      const kinds = targets.map((enemy) => kindOf(pack, enemy).id);
      return [skills, kinds].filter((some) => new Set(some).size < some.length);
    });
    expect(twins).toEqual([]);
  });
});

/** Whom to attack is asked, in the action phase: all stand on one point, and nobody has been told off to attack. */
function isAttack({ phase, held, agenda }: State): boolean {
  const top = agenda.at(-1);
  return phase === 'actions' && held.length === 0 && top?.task === 'question' && top.effect === 'attack';
}

/** How a game from this deal ends. */
function fought(number: number, choose: (state: State, chance: Chance) => Answer | undefined): State {
  const chance = chanceFrom(seedFromText(`comrades ${number}`));
  const scenario = SCENARIOS[number % SCENARIOS.length] as string;
  const state = rules.setup({ scenario }, ['bot'], chance);
  for (;;) {
    const answer = choose(state, chance);
    if (!answer) return state;
    rules.play(state, answer.decision, answer.move, chance);
  }
}

interface Answer {
  readonly decision: Decision;
  readonly move: Move;
}

function atAGlance(state: State): Answer | undefined {
  const pending = rules.pending(state);
  const view = rules.observe(state, 0);
  const wanted = pending.find((open) => !open.must && game.knowledge.wants(view, open));
  const decision = wanted ?? nextDecision(pending);
  return decision && { decision, move: game.knowledge.glance(view, decision) };
}

function atRandom(state: State, chance: Chance): Answer | undefined {
  const decision = nextDecision(rules.pending(state));
  return decision && { decision, move: rules.randomMove(state, decision, chance) };
}

const MARGIN = 5;
/** Were that a matter of luck: 14 coins show 13 heads or more once in a thousand times. */
const [DEALS, ENOUGH] = [14, 13];

test('RUB-12 from the same deal comrades at a glance destroy five times as many enemies as chance does', () => {
  const deals = Array.from({ length: DEALS }, (_, number) => ({
    quick: fought(number, atAGlance).fallen.length,
    random: fought(number, atRandom).fallen.length,
  }));
  const better = deals.filter(({ quick, random }) => quick > MARGIN * random);
  expect(better.length, JSON.stringify(deals)).toBeGreaterThanOrEqual(ENOUGH);
}, 60_000);
