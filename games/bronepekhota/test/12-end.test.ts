import { describe, expect, test } from 'vitest';
import { hurt } from '../rules/damage.ts';
import { endIfDecided, endsWithTour, lossOf } from '../rules/ending.ts';
import type { Machine } from '../rules/state.ts';
import { Battle } from './scenario.ts';

describe('BRP-12.1 the last side with soldiers wins', () => {
  test('and pilots count', () => {
    const battle = new Battle();
    const [last = -1] = battle.squad(0, 'regime-clones', [100, 100]);
    battle.machine(1, 'raptor', [500, 100], { pilot: 'velian-militia' });
    battle.roll((game) => endIfDecided(game));
    expect(battle.state.outcome).toBeNull();
    battle.roll((game) => hurt(game, last, 1, 'shot'));
    const events = battle.roll((game) => endIfDecided(game));
    expect(battle.state.outcome).toEqual({ kind: 'win', winners: [1], ending: 'wipedOut' });
    expect(events.map(({ kind }) => kind)).toEqual(['out', 'over']);
    expect(battle.state.stage).toEqual({ stage: 'over' });
  });
  test('BRP-12.3 allies win together, also whoever of them is out', () => {
    const battle = new Battle({ sides: [0, 0, 1] });
    battle.squad(0, 'regime-clones', [100, 100]);
    battle.squad(1, 'regime-clones');
    battle.squad(2, 'velian-militia');
    battle.roll((game) => endIfDecided(game));
    expect(battle.state.outcome).toEqual({ kind: 'win', winners: [0, 1], ending: 'wipedOut' });
  });
  test('a third player’s battle goes on without whoever is out', () => {
    const battle = new Battle({ sides: [0, 1, 2] });
    battle.squad(0, 'regime-clones', [100, 100]);
    battle.squad(1, 'regime-clones', [200, 100]);
    battle.squad(2, 'velian-militia');
    battle.roll((game) => endIfDecided(game));
    expect(battle.state).toMatchObject({ out: [2], outcome: null });
  });
  test('several last sides gone together is a draw', () => {
    const battle = new Battle();
    battle.squad(0, 'regime-clones');
    battle.squad(1, 'velian-militia');
    battle.roll((game) => endIfDecided(game));
    expect(battle.state.outcome).toEqual({ kind: 'draw', between: [0, 1], ending: 'wipedOut' });
  });
});

describe('BRP-12.1 when the tours are over the cost destroyed decides', () => {
  function field() {
    const battle = new Battle({ rules: { tours: 1 } });
    const red = battle.squad(0, 'light-assault-clones', [100, 100], [100, 150], [100, 200]);
    const blue = battle.squad(1, 'light-cyber-infantry', [900, 100], [900, 150], [900, 200]);
    return { battle, red, blue };
  }
  test('a soldier counts a sixth of its squad, machines and guns when destroyed or enemy-held', () => {
    const { battle, red } = field();
    battle.roll((game) => hurt(game, red[0] ?? -1, 1, 'shot'));
    battle.get(red[1] ?? -1).status = 'deserted';
    battle.get(red[2] ?? -1).status = 'left';
    expect(lossOf(battle.battlefield, 0)).toBe(20);
    const raptor = battle.machine(0, 'raptor', [300, 300]);
    const mortar = battle.gun(0, 'mortar', [400, 300]);
    expect(lossOf(battle.battlefield, 0)).toBe(20);
    battle.get<Machine>(raptor).seat = 1;
    battle.roll((game) => hurt(game, mortar, 4, 'shot'));
    expect(lossOf(battle.battlefield, 0)).toBe(20 + 60 + 20);
    expect(lossOf(battle.battlefield, 1)).toBe(0);
  });
  test('whoever destroyed more wins', () => {
    const { battle, red } = field();
    battle.roll((game) => hurt(game, red[0] ?? -1, 1, 'shot'));
    battle.roll((game) => endsWithTour(game));
    expect(battle.state.outcome).toEqual({ kind: 'win', winners: [1], ending: 'costs' });
  });
  test('equal is a draw', () => {
    const { battle, red, blue } = field();
    for (const id of [red[0], blue[0]]) battle.roll((game) => hurt(game, id ?? -1, 1, 'shot'));
    battle.roll((game) => endsWithTour(game));
    expect(battle.state.outcome).toEqual({ kind: 'draw', between: [0, 1], ending: 'costs' });
  });
});
