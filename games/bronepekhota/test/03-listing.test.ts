import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import { activate } from '../rules/activation.ts';
import { carryOut } from '../rules/acts.ts';
import type { Move } from '../rules/moves.ts';
import { refusal } from '../rules/refuse.ts';
import { rulesOver } from '../rules/rules.ts';
import { observe, sample } from '../rules/view.ts';
import { Battle } from './scenario.ts';

const rules = rulesOver(packFrom());

/** What whoever is asked may answer, each of which the rules accept. */
function answers(battle: Battle): Move[] {
  const [decision] = rules.pending(battle.state);
  if (!decision) throw new Error('nobody is asked');
  const moves = [...rules.moves(battle.state, decision)];
  for (const move of moves) expect(refusal(battle.battlefield, decision, move)).toBeNull();
  return moves;
}

describe('what can be answered is listed, all of it and nothing else', () => {
  test('BRP-3.1 every order of the players who are in the game', () => {
    const battle = new Battle({ sides: [0, 1, 2] });
    for (const seat of [0, 1, 2]) battle.soldier(seat, 'regime-clones', 1, [100 + 100 * seat, 400]);
    battle.state.stage = { stage: 'initiative', seat: 1 };
    const orders = () => answers(battle).map((move) => (move.kind === 'order' ? move.seats : move.kind));
    expect(orders()).toEqual([
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]);
    battle.state.out = [0];
    expect(orders()).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });
  test('BRP-3.2 every unit that has not acted', () => {
    const battle = new Battle();
    battle.squad(0, 'regime-clones', [100, 100]);
    battle.squad(0, 'regime-clones', [100, 300]);
    battle.squad(1, 'regime-clones', [900, 300]);
    const raptor = battle.machine(0, 'raptor', [300, 300], { pilot: 'regime-clones' });
    battle.machine(0, 'raptor', [300, 500]);
    battle.gun(0, 'mortar', [300, 700]);
    battle.state.squads[1] = { seat: 0, model: 'regime-clones', hasActed: true };
    battle.state.stage = { stage: 'turn', seat: 0 };
    expect(answers(battle)).toEqual([
      { kind: 'activate', unit: { squad: 0 } },
      { kind: 'activate', unit: { piece: raptor } },
    ]);
  });
  test('BRP-4.1.1 every enemy that was run into', () => {
    const battle = new Battle();
    const piece = battle.soldier(0, 'regime-clones', 1, [100, 400]);
    const foes = [385, 415].map((y) => battle.soldier(1, 'cyber-infantry', 1, [160, y]));
    battle.soldier(1, 'cyber-infantry', 1, [700, 400]);
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    const path = [{ x: 150, y: 400, z: 0 }];
    battle.roll((game) => carryOut(game, { kind: 'walk', by: piece, path, facing: { x: 1, y: 0 } }));
    expect(answers(battle)).toEqual(foes.map((enemy) => ({ kind: 'fight', by: piece, enemy })));
  });
});

describe('everybody sees the whole table', () => {
  test('as it is, whoever looks; what bots try on it changes nothing', () => {
    const battle = new Battle();
    battle.soldier(0, 'regime-clones', 1, [100, 400]);
    const before = structuredClone(battle.state);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = observe(battle.state, viewer);
      expect(view).toEqual({ ...before, viewer });
      const copy = sample(view);
      expect(copy.pieces).toEqual(before.pieces);
      Object.assign(copy.pieces[0] ?? {}, { x: 0 });
    }
    expect(battle.state).toEqual(before);
  });
});
