import { chanceFrom, nextDecision, pick, seedFromText, step, tellsSecret } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { knowledgeOver } from '../bot/index.ts';
import { endsQuietly, mayLoseByClearing } from '../rules/odds.ts';
import { playToLastShot } from './last-shot.ts';
import { pack, rules, tables } from './tables.ts';

describe('BLN-2.4 in a game played by the rules', () => {
  const { table, decision, shot } = playToLastShot();
  const { seat, id } = decision;

  test('the shot that may lose is offered, and warned of; others are not', () => {
    const view = table.view(seat);
    expect(view).toMatchObject({ enemyStackSize: 0, flags: [] });
    expect(rules.refusal(table.state, decision, shot)).toBeNull();
    const warned = [...rules.moves(table.state, decision)].filter((move) =>
      mayLoseByClearing(pack, view, seat, move),
    );
    expect(warned).toContainEqual(shot);
    expect(warned.every(({ kind }) => kind === 'attack' || kind === 'throw')).toBe(true);
  });
  test('and it does lose when it hits', () => {
    const outcomes = [0, 1, 2, 3, 4, 5].map((face) => {
      const progress = step(rules, table.state, { seat, decision: id, move: shot }, { below: () => face });
      return 'refusal' in progress ? null : progress.state.outcome?.ending;
    });
    expect(outcomes).toContain('noFlag');
  });
});

test('BLN-4.4, BLN-4.5, BLN-6.6 an end of the turn is called quiet exactly when it uses no dice and shows nothing', () => {
  const chance = chanceFrom(seedFromText('quiet'));
  const knowledge = knowledgeOver(rules, pack);
  const seen = { quiet: 0, loud: 0 };
  for (const { options, seats } of tables().filter((_, kind) => kind % 5 === 0)) {
    const state = rules.setup(options, seats, chance);
    for (;;) {
      const decision = nextDecision(rules.pending(state));
      if (!decision) break;
      const { seat, id, kind } = decision;
      const view = rules.observe(state, seat);
      if (kind === 'turn') {
        const progress = step(rules, state, { seat, decision: id, move: { kind: 'end' } }, chance);
        if ('refusal' in progress) throw new Error(progress.refusal.reason);
        const isQuiet = progress.chance.length === 0 && !progress.events.some(tellsSecret);
        // The point that ends the game may come before the artillery has fired.
        if (!progress.state.outcome) expect(endsQuietly(pack, view)).toBe(isQuiet);
        seen[isQuiet ? 'quiet' : 'loud']++;
      }
      const move = pick(
        [knowledge.glance(view, decision), rules.randomMove(state, decision, chance)],
        chance,
      );
      rules.play(state, decision, move, chance);
    }
  }
  expect(Math.min(seen.quiet, seen.loud)).toBeGreaterThan(50);
});
