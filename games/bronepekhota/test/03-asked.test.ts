import { describe, expect, test } from 'vitest';
import { activate, takeOver } from '../rules/activation.ts';
import type { Move } from '../rules/moves.ts';
import { pending } from '../rules/pending.ts';
import { refusal } from '../rules/refuse.ts';
import type { Stage, Unit } from '../rules/stage.ts';
import { named } from './asking.ts';
import { Battle } from './scenario.ts';

function field() {
  const battle = new Battle({ mission: 'liberation' });
  const [soldier = -1, mate = -1] = battle.squad(0, 'heavy-clones', [200, 400], [200, 500]);
  battle.squad(1, 'cyber-infantry', [800, 400]);
  const raptor = battle.machine(0, 'raptor', [200, 200], { pilot: 'regime-clones' });
  return { battle, soldier, mate, raptor };
}

const WHO = { seat: 1, must: true };
const STAGES: readonly [Stage, object][] = [
  [
    { stage: 'deploy', seat: 1, order: [0, 1] },
    { id: 'deploy:7', kind: 'deploy', ...WHO, composed: true },
  ],
  [
    { stage: 'initiative', seat: 1 },
    { id: 'order:7', kind: 'order', ...WHO },
  ],
  [
    { stage: 'turn', seat: 1 },
    { id: 'unit:7', kind: 'unit', ...WHO },
  ],
];

describe('BRP-3.2 what is asked, and whom', () => {
  test.each(STAGES)('%o', (stage, decision) => {
    const { battle } = field();
    battle.state.stage = stage;
    battle.state.asked = 7;
    expect(pending(battle.battlefield)).toEqual([decision]);
  });
  test('an activation is put together; after contact only the fight is asked for', () => {
    const { battle, soldier } = field();
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    expect(pending(battle.battlefield)).toEqual([
      { id: 'act:0', kind: 'act', seat: 0, must: true, composed: true },
    ]);
    battle.roll((game) => takeOver(game, soldier));
    const { stage } = battle.state;
    if (stage.stage === 'act') battle.state.stage = { ...stage, contact: [2] };
    expect(pending(battle.battlefield)).toEqual([{ id: 'fight:0', kind: 'fight', seat: 0, must: true }]);
  });
  test('BRP-12.1 nothing when it is over', () => {
    const { battle } = field();
    battle.state.stage = { stage: 'over' };
    expect(pending(battle.battlefield)).toEqual([]);
  });
});

const PATH = { path: [], facing: { x: 1, y: 0 } };
const MOVES: { readonly [Kind in Move['kind']]: Extract<Move, { kind: Kind }> } = {
  bring: { kind: 'bring', army: { title: 'None', squads: [], machines: [], guns: [] } },
  deploy: { kind: 'deploy', unit: { squad: 0 }, places: [] },
  order: { kind: 'order', seats: [] },
  activate: { kind: 'activate', unit: { squad: 9 } },
  walk: { kind: 'walk', by: 99, ...PATH },
  jump: { kind: 'jump', by: 99, to: { x: 0, y: 0, z: 0 }, facing: { x: 1, y: 0 } },
  drive: { kind: 'drive', by: 99, legs: [] },
  shoot: { kind: 'shoot', by: 99, with: 'own', at: [] },
  fight: { kind: 'fight', by: 99, enemy: 0 },
  board: { kind: 'board', by: 99, machine: 0 },
  take: { kind: 'take', by: 99, gun: 0 },
  mend: { kind: 'mend', by: 99, object: 0 },
  leave: { kind: 'leave', by: 99, place: { x: 0, y: 0, z: 0, facing: { x: 1, y: 0 } } },
  refill: { kind: 'refill', by: 99, object: 0 },
  done: { kind: 'done' },
  end: { kind: 'end' },
};
/** What answers each question, and the clause that is named to whoever answers something else. */
const ACTS = 'walk jump drive shoot fight board take mend leave refill done end';
const QUESTIONS = [
  ['bring', 'BRP-1.5', 'bring'],
  ['deploy', 'BRP-1.6', 'deploy'],
  ['order', 'BRP-3.1', 'order'],
  ['unit', 'BRP-3.2', 'activate'],
  ['act', 'BRP-3.2.1', ACTS],
  ['fight', 'BRP-4.1.1', 'fight'],
] as const;

describe('BRP-3.2.1 an answer to something else is refused', () => {
  test.each(QUESTIONS)('asked for “%s” (%s): %s', (kind, clause, answers) => {
    const { battle } = field();
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    const decision = { id: `${kind}:0`, kind, seat: 0, must: true };
    const accepted = Object.values(MOVES).filter((move) => {
      const answer = refusal(battle.battlefield, decision, move);
      if (answer?.reason !== 'asked-else') return true;
      expect(answer).toEqual({ clause, reason: 'asked-else', figures: { asked: kind } });
      return false;
    });
    expect(accepted.map((move) => move.kind)).toEqual(answers.split(' '));
  });
});

describe('BRP-3.2 which answers are accepted', () => {
  const why = (battle: Battle, kind: string, move: Move) => {
    const answer = refusal(battle.battlefield, { id: `${kind}:0`, kind, seat: 0, must: true }, move);
    return answer && named(answer);
  };
  test('a unit that has still to act, and is one’s own', () => {
    const { battle, raptor, soldier } = field();
    const choose = (unit: Unit) => why(battle, 'unit', { kind: 'activate', unit });
    expect([choose({ squad: 0 }), choose({ piece: raptor })]).toEqual([null, null]);
    for (const unit of [{ squad: 1 }, { piece: soldier }, { squad: raptor }, { piece: 0 }])
      expect(choose(unit)).toBe('BRP-3.2 unit-used');
  });
  test('BRP-3.2.1 the unit’s turn may end at any time, a soldier’s only while one acts', () => {
    const { battle, soldier } = field();
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    expect(why(battle, 'act', { kind: 'done' })).toBe('BRP-3.2.1 nobody-acts');
    expect(why(battle, 'act', { kind: 'end' })).toBeNull();
    battle.roll((game) => takeOver(game, soldier));
    expect(why(battle, 'act', { kind: 'done' })).toBeNull();
    expect(why(battle, 'act', { kind: 'end' })).toBeNull();
  });
  test('BRP-3.1 an order of all, each once', () => {
    const { battle } = field();
    expect(why(battle, 'order', { kind: 'order', seats: [1, 0] })).toBeNull();
    expect(why(battle, 'order', MOVES.order)).toBe('BRP-3.1 order-of-all');
  });
  test('what an act is refused for', () => {
    const { battle } = field();
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    expect(why(battle, 'act', MOVES.walk)).toBe('BRP-3.2.1 no-such-piece');
  });
  test('BRP-1.6 what is deployed is looked at', () => {
    const { battle } = field();
    expect(why(battle, 'deploy', MOVES.deploy)).toBe('BRP-1.6 not-waiting');
  });
});
