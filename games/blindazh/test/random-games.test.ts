import { playAtRandom } from '@bridgehead/kernel/testkit';
import { chanceFrom, nextDecision, seedFromText } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { knowledgeOver } from '../bot/index.ts';
import { ENEMY_ENDS, type Event, PENALTY_CAUSES, TRENCH_ENDS } from '../rules/events.ts';
import { GRENADE } from '../rules/tiles.ts';
import { retelling } from './retelling.ts';
import { asListed, conserve, pack, rules, tables } from './tables.ts';

const EVENT_KINDS: readonly Event['kind'][] = [
  'prepared',
  'posted',
  'moved',
  'dug',
  'flagged',
  'cleared',
  'attacked',
  'tookGrenade',
  'threw',
  'replaced',
  'waited',
  'refilled',
  'reshuffled',
  'drew',
  'laneRolled',
  'entered',
  'enemyTurn',
  'advanced',
  'fired',
  'sentBack',
  'trenchLost',
  'enemyLost',
  'penalty',
  'ended',
];

/** What was heard, told apart as finely as a table must be able to show it. */
class Heard {
  readonly kinds = new Set<string>();
  readonly causes = new Set<string>();
  readonly tiles = new Set<number>();
  readonly enemies = new Set<number>();
  readonly endings = new Set<string>();

  readonly hear = (event: Event): void => {
    this.kinds.add(event.kind);
    if ('cause' in event) this.causes.add(`${event.kind} ${event.cause}`);
    if (event.kind === 'dug') this.tiles.add(event.tile);
    if (event.kind === 'threw') this.tiles.add(GRENADE);
    if (event.kind === 'drew') this.enemies.add(event.enemy);
    if (event.kind === 'ended') this.endings.add(event.outcome.ending);
  };
}

test('random games over all numbers of players and every option keep what every game promises', () => {
  const heard = new Heard();
  for (const [index, { options, seats }] of tables().entries()) {
    const seed = `random ${index}`;
    playAtRandom({
      rules,
      options,
      seats,
      seed,
      conserve,
      asListed,
      hear: heard.hear,
      retelling,
      undoEvery: index % 3 === 0 ? 25 : 0,
    });
  }
  expect(heard.tiles.size, 'every building tile was used').toBe(pack.trenches.length + 1);
  expect(heard.enemies.size, 'every enemy tile came').toBe(pack.enemies.length);
});

test('in games by sensible squads everything that can happen does, and nothing is lost', () => {
  const heard = new Heard();
  const { glance } = knowledgeOver(rules, pack);
  const luck = chanceFrom(seedFromText('squads'));
  for (const { options, seats } of tables()) {
    const state = rules.setup(options, seats, luck, heard.hear);
    for (;;) {
      const decision = nextDecision(rules.pending(state));
      if (!decision) break;
      const move =
        luck.below(6) === 0
          ? rules.randomMove(state, decision, luck)
          : glance(rules.observe(state, decision.seat), decision);
      rules.play(state, decision, move, luck, heard.hear);
      conserve(state);
    }
  }
  const causes = [
    ...PENALTY_CAUSES.map((cause) => `penalty ${cause}`),
    ...ENEMY_ENDS.map((cause) => `enemyLost ${cause}`),
    ...TRENCH_ENDS.map((cause) => `trenchLost ${cause}`),
  ];
  expect([...heard.kinds].sort()).toEqual([...EVENT_KINDS].sort());
  expect([...heard.causes].sort()).toEqual(causes.sort());
  expect([...heard.endings]).toEqual(expect.arrayContaining(['held', 'overrun']));
});
