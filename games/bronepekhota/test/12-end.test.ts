import { describe, expect, test } from 'vitest';
import { activate, endActivation, settle, takeOver } from '../rules/activation.ts';
import { hurt } from '../rules/damage.ts';
import { endIfDecided, endsWithTour, lossOf } from '../rules/ending.ts';
import type { Machine } from '../rules/state.ts';
import { unusedUnits } from '../rules/units.ts';
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
  test('whoever is out in their own turn is asked no more: it is the next one’s', () => {
    const battle = new Battle({ sides: [0, 1, 2] });
    const [last = -1] = battle.squad(0, 'regime-clones', [100, 100]);
    battle.squad(1, 'velian-militia', [200, 100]);
    battle.squad(2, 'velian-militia', [300, 100]);
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    battle.roll((game) => takeOver(game, last));
    battle.roll((game) => {
      hurt(game, last, 1, 'grenade');
      settle(game);
    });
    expect(battle.state).toMatchObject({ out: [0], outcome: null, stage: { stage: 'turn', seat: 1 } });
  });
  test('BRP-12.4 nor with whoever had to be led and is left', () => {
    const battle = new Battle({ sides: [0, 1, 1] });
    battle.squad(0, 'regime-clones', [100, 100]);
    battle.squad(1, 'velian-militia', [200, 100]);
    battle.squad(2, 'colonel', [300, 100]);
    expect(unusedUnits(battle.state, 2)).toEqual([{ squad: 2 }]);
    battle.roll((game) => endIfDecided(game));
    expect(unusedUnits(battle.state, 2)).toEqual([]);
  });
  test('several last sides gone together is a draw', () => {
    const battle = new Battle();
    battle.squad(0, 'regime-clones');
    battle.squad(1, 'velian-militia');
    battle.roll((game) => endIfDecided(game));
    expect(battle.state.outcome).toEqual({ kind: 'draw', between: [0, 1], ending: 'wipedOut' });
  });
  test('between those who were gone together: whoever was out before has lost', () => {
    const battle = new Battle({ sides: [0, 1, 2] });
    const [red = -1] = battle.squad(0, 'regime-clones', [100, 100]);
    const [blue = -1] = battle.squad(1, 'velian-militia', [200, 100]);
    battle.squad(2, 'velian-militia');
    battle.roll((game) => endIfDecided(game));
    for (const id of [red, blue]) battle.roll((game) => hurt(game, id, 1, 'blast'));
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
  test('what an ally has taken over is not lost', () => {
    const battle = new Battle({ sides: [0, 0, 1] });
    const raptor = battle.machine(0, 'raptor', [300, 300]);
    battle.get<Machine>(raptor).seat = 1;
    expect(lossOf(battle.battlefield, 0)).toBe(0);
    battle.get<Machine>(raptor).seat = 2;
    expect(lossOf(battle.battlefield, 0)).toBe(60);
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
  test('a squad of 100 lost man by man is as much as a machine of 100', () => {
    const battle = new Battle({ rules: { tours: 1 } });
    battle.soldier(0, 'heavy-assault-landing', 1, [100, 700]);
    battle.soldier(1, 'heavy-cyber-infantry', 1, [900, 700]);
    const trex = battle.machine(0, 't-rex', [100, 100]);
    const lost = battle.squad(1, 'heavy-cyber-infantry', [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0]);
    for (const id of [trex, ...lost]) battle.get(id).status = 'destroyed';
    battle.roll((game) => endsWithTour(game));
    expect(battle.state.outcome).toEqual({ kind: 'draw', between: [0, 1], ending: 'costs' });
  });
});

describe('BRP-12.1 missions are judged when the last tour is over', () => {
  /** The last unit of a tour has acted; the dice are for the order of the next one. */
  function tourEnds(mission: string, tour: number, tours: number, ...dice: number[]) {
    const battle = new Battle({ mission, rules: { tours } });
    battle.load('cargo', [600, 400]);
    battle.squad(0, 'regime-clones', [100, 100]);
    battle.squad(1, 'velian-militia', [621, 400]);
    battle.state.tour = tour;
    for (const squad of battle.state.squads) squad.hasActed = true;
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    battle.roll((game) => endActivation(game), ...dice);
    return { stage: battle.state.stage.stage, tour: battle.state.tour };
  }
  test('and not before: another tour begins, and the order is rolled for', () => {
    expect(tourEnds('capture', 3, 4, 5, 2)).toEqual({ stage: 'initiative', tour: 4 });
    expect(tourEnds('annihilation', 3, 0, 5, 2)).toEqual({ stage: 'initiative', tour: 4 });
  });
  test('whatever decides, a goal or the costs: nobody rolls for another tour', () => {
    expect(tourEnds('capture', 4, 4)).toEqual({ stage: 'over', tour: 4 });
    expect(tourEnds('annihilation', 4, 4)).toEqual({ stage: 'over', tour: 4 });
  });
  test('nor where a goal of every tour is reached earlier', () => {
    const battle = new Battle({ mission: 'line', rules: { tours: 8 } });
    battle.squad(0, 'regime-clones', [1100, 300], [1100, 400], [1100, 500]);
    battle.squad(1, 'velian-militia', [500, 100]);
    for (const squad of battle.state.squads) squad.hasActed = true;
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    battle.roll((game) => endActivation(game));
    expect(battle.state).toMatchObject({ tour: 1, stage: { stage: 'over' }, outcome: { winners: [0] } });
  });
});
