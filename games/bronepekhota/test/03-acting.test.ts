import { describe, expect, test } from 'vitest';
import { activate, activationOf, endActivation, hasGotOut, meet, note, settle } from '../rules/activation.ts';
import { carryOut } from '../rules/acts.ts';
import { hurt } from '../rules/damage.ts';
import type { Act } from '../rules/moves.ts';
import type { Unit } from '../rules/stage.ts';
import type { Machine, PieceId, Soldier } from '../rules/state.ts';
import { why } from './duel.ts';
import { Battle, type Place, told } from './scenario.ts';

/** Two red soldiers of one squad, one of another, a machine with a pilot; a blue soldier beside the first. */
function field(enemy: Place = [220, 400]) {
  const battle = new Battle();
  const [one = -1, other = -1] = battle.squad(0, 'regime-clones', [200, 400], [200, 500]);
  const [stranger = -1] = battle.squad(0, 'tribunators', [200, 600]);
  const raptor = battle.machine(0, 'raptor', [200, 200], { pilot: 'heavy-clones' });
  const blue = battle.soldier(1, 'cyber-infantry', 1, enemy);
  return { battle, one, other, stranger, raptor, pilot: battle.get<Machine>(raptor).pilot, blue };
}

const begin = (battle: Battle, unit: Unit) => battle.roll((game) => activate(game, 0, unit));
const walk = (by: PieceId, x: number, y: number): Act => ({
  kind: 'walk',
  by,
  path: [{ x, y, z: 0 }],
  facing: { x: 1, y: 0 },
});

describe('BRP-3.2.1 who acts', () => {
  test('in a squad’s turn its soldiers on foot, whoever has not acted and does not run', () => {
    const { battle, one, other, stranger, raptor, pilot } = field([800, 400]);
    begin(battle, { squad: 0 });
    expect(why(battle, walk(one, 240, 400))).toBeNull();
    for (const by of [stranger, raptor, pilot])
      expect(why(battle, walk(by, 240, 600))).toBe('BRP-3.2.1 not-in-this-unit');
    for (const change of [
      { hasActed: true },
      { panics: true },
      { status: 'destroyed' },
      { status: 'aboard' },
    ]) {
      const before = { ...battle.get<Soldier>(other) };
      Object.assign(battle.get(other), change);
      expect(why(battle, walk(other, 240, 500))).toBe('BRP-3.2.1 turn-over');
      Object.assign(battle.get(other), before);
    }
    expect(why(battle, walk(other, 240, 500))).toBeNull();
  });
  test('in a machine’s turn nobody but it, not even its pilot', () => {
    const { battle, one, raptor, pilot } = field([800, 400]);
    begin(battle, { piece: raptor });
    const drive = (by: PieceId): Act => ({ kind: 'drive', by, legs: [{ go: 'forward', by: 50 }] });
    expect(why(battle, drive(raptor))).toBeNull();
    for (const by of [one, pilot]) expect(why(battle, drive(by))).toBe('BRP-3.2.1 not-in-this-unit');
  });
  test('what one soldier has done does not count for the next', () => {
    const { battle, one, other, blue } = field();
    begin(battle, { squad: 0 });
    battle.roll((game) => carryOut(game, { kind: 'fight', by: one, enemy: blue }), 1, 6);
    expect(why(battle, { kind: 'fight', by: one, enemy: blue })).toBe('BRP-3.2.1 has-fought');
    Object.assign(battle.get(blue), { x: 220, y: 500 });
    expect(why(battle, { kind: 'fight', by: other, enemy: blue })).toBeNull();
    battle.roll((game) => carryOut(game, { kind: 'fight', by: other, enemy: blue }), 1, 6);
    expect(activationOf(battle.state)).toMatchObject({ actor: other, deeds: { hasFought: true, moves: 0 } });
  });
  test('each of the three once, in any order', () => {
    const { battle, one, blue } = field([500, 400]);
    const shooter = battle.soldier(0, 'light-assault-clones', 1, [100, 700]);
    begin(battle, { squad: battle.get<Soldier>(shooter).squad });
    battle.roll((game) => carryOut(game, walk(shooter, 150, 700)));
    expect(why(battle, walk(shooter, 200, 700))).toMatch(/has-moved$/);
    battle.roll((game) => carryOut(game, { kind: 'shoot', by: shooter, with: 'own', at: [blue] }), 1);
    Object.assign(battle.get(blue), { x: 170, y: 700 });
    expect(why(battle, { kind: 'fight', by: shooter, enemy: blue })).toBeNull();
    expect(battle.get<Soldier>(one).hasActed).toBe(false);
  });
  test('who fought before may shoot after, once nobody is touched', () => {
    const { battle, blue } = field([170, 700]);
    const shooter = battle.soldier(0, 'light-assault-clones', 1, [150, 700]);
    const far = battle.soldier(1, 'cyber-infantry', 2, [800, 700]);
    begin(battle, { squad: battle.get<Soldier>(shooter).squad });
    const shot: Act = { kind: 'shoot', by: shooter, with: 'own', at: [far] };
    expect(why(battle, shot)).toBe('BRP-7.3 in-contact');
    battle.roll((game) => carryOut(game, { kind: 'fight', by: shooter, enemy: blue }), 6, 1);
    expect(battle.get(blue).status).toBe('destroyed');
    expect(why(battle, shot)).toBeNull();
  });
});

describe('BRP-4.1.1 after running into somebody', () => {
  test('it is told, and nothing but that fight is left until it is fought', () => {
    const { battle, one, other, blue } = field([280, 400]);
    begin(battle, { squad: 0 });
    const events = battle.roll((game) => carryOut(game, walk(one, 300, 400)));
    expect(told(events, 'contact')).toEqual([{ kind: 'contact', piece: one, with: [blue] }]);
    expect(why(battle, walk(other, 240, 500))).toBe('BRP-4.1.1 must-fight');
    expect(why(battle, { kind: 'fight', by: other, enemy: blue })).toBe('BRP-4.1.1 must-fight');
    expect(why(battle, { kind: 'fight', by: one, enemy: blue })).toBeNull();
  });
  test('whoever ran into nobody tells of nothing', () => {
    const { battle } = field();
    begin(battle, { squad: 0 });
    expect(battle.roll((game) => meet(game, []))).toEqual([]);
    expect(activationOf(battle.state).contact).toEqual([]);
  });
});

describe('BRP-3.2 a unit’s turn', () => {
  test('is told when it begins and when it is over, the last soldier’s before it', () => {
    const { battle, one } = field([800, 400]);
    battle.state.order = [0, 1];
    expect(begin(battle, { squad: 0 })).toEqual([{ kind: 'activated', seat: 0, unit: { squad: 0 } }]);
    expect(activationOf(battle.state)).toEqual({
      stage: 'act',
      seat: 0,
      unit: { squad: 0 },
      actor: -1,
      deeds: { moves: 0, hasFought: false, shots: [], hasShot: false },
      contact: [],
    });
    expect(battle.state.squads.map(({ hasActed }) => hasActed)).toEqual([true, false, false, false]);
    battle.roll((game) => carryOut(game, walk(one, 240, 400)));
    expect(battle.roll((game) => endActivation(game))).toEqual([
      { kind: 'done', piece: one },
      { kind: 'ended', seat: 0, unit: { squad: 0 } },
    ]);
    expect(battle.state.stage).toEqual({ stage: 'turn', seat: 1 });
  });
  test('a machine’s is its own and its pilot’s, and its squad has still to act', () => {
    const { battle, raptor, pilot } = field([800, 400]);
    battle.state.order = [0, 1];
    begin(battle, { piece: raptor });
    expect(activationOf(battle.state)).toMatchObject({ actor: raptor, unit: { piece: raptor } });
    expect(battle.get<Machine>(raptor).hasActed).toBe(true);
    expect(battle.get<Soldier>(pilot).hasActed).toBe(true);
    expect(battle.state.squads.some(({ hasActed }) => hasActed)).toBe(false);
    expect(battle.roll((game) => endActivation(game))).toEqual([
      { kind: 'ended', seat: 0, unit: { piece: raptor } },
    ]);
  });
  test('nobody acts between turns', () => {
    const { battle } = field();
    expect(() => activationOf(battle.state)).toThrow('nobody acts during “turn”');
  });
});

describe('BRP-3.3 who has got out of a machine', () => {
  test('whoever acts on foot in its turn; no squad’s soldier, not the machine, nobody between turns', () => {
    const { battle, one, raptor } = field([800, 400]);
    expect(hasGotOut(battle.state)).toBe(false);
    begin(battle, { squad: 0 });
    battle.roll((game) => carryOut(game, walk(one, 240, 400)));
    expect(hasGotOut(battle.state)).toBe(false);
    begin(battle, { piece: raptor });
    expect(hasGotOut(battle.state)).toBe(false);
    const place = { x: 238, y: 200, z: 0, facing: { x: 1, y: 0 } };
    battle.roll((game) => carryOut(game, { kind: 'leave', by: raptor, place }));
    expect(hasGotOut(battle.state)).toBe(true);
    battle.state.stage = { ...activationOf(battle.state), actor: -1 };
    expect(hasGotOut(battle.state)).toBe(false);
  });
});

describe('BRP-12.1 after each act', () => {
  test('whoever can go on does; whoever fell in its own turn makes room for the next', () => {
    const { battle, one, other } = field([800, 400]);
    begin(battle, { squad: 0 });
    battle.roll((game) => carryOut(game, walk(one, 240, 400)));
    battle.roll((game) => settle(game));
    expect(activationOf(battle.state)).toMatchObject({ actor: one, deeds: { moves: 1 } });
    battle.roll((game) => hurt(game, one, 1, 'grenade'));
    battle.roll((game) => settle(game));
    expect(activationOf(battle.state)).toMatchObject({ actor: -1, deeds: { moves: 0 }, contact: [] });
    expect(why(battle, walk(other, 240, 500))).toBeNull();
  });
  test('a machine goes on with its pilot, and no more without', () => {
    const { battle, raptor } = field([800, 400]);
    begin(battle, { piece: raptor });
    battle.roll((game) => note(game, { moves: 1 }));
    battle.roll((game) => settle(game));
    expect(activationOf(battle.state)).toMatchObject({ actor: raptor, deeds: { moves: 1 } });
    battle.get<Machine>(raptor).status = 'left';
    battle.roll((game) => settle(game));
    expect(activationOf(battle.state)).toMatchObject({ actor: -1, deeds: { moves: 0 } });
  });
  test('between two soldiers nothing is to be done', () => {
    const { battle } = field([800, 400]);
    begin(battle, { squad: 0 });
    battle.roll((game) => settle(game));
    expect(activationOf(battle.state).actor).toBe(-1);
  });
  test('the battle may be over with it', () => {
    const { battle, blue } = field();
    begin(battle, { squad: 0 });
    battle.roll((game) => hurt(game, blue, 1, 'fight'));
    battle.roll((game) => settle(game));
    expect(battle.state).toMatchObject({ stage: { stage: 'over' }, outcome: { kind: 'win', winners: [0] } });
  });
});
