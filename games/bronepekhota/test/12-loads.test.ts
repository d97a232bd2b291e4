import { describe, expect, test } from 'vitest';
import { activate } from '../rules/activation.ts';
import { carryOut, refuseAct } from '../rules/acts.ts';
import { refuseAlone } from '../rules/escort.ts';
import { layLoads } from '../rules/loads.ts';
import type { Act } from '../rules/moves.ts';
import { solidOf } from '../rules/space.ts';
import { victimsOf } from '../rules/shooting/blast.ts';
import type { Soldier } from '../rules/state.ts';
import { block, named } from './asking.ts';
import { Battle, type Place } from './scenario.ts';

/** A soldier with four points who touches a cargo of 20 × 20 on its right. */
function porter(...enemies: Place[]) {
  const battle = new Battle({ mission: 'trap', rules: { grenades: true } });
  const cargo = battle.load('cargo', [321, 400]);
  const [soldier = -1] = battle.squad(0, 'regime-clones', [300, 400]);
  battle.squad(1, 'velian-militia', [900, 700], ...enemies);
  const push = (x: number): Act => ({
    kind: 'walk',
    by: soldier,
    path: [{ x, y: 400, z: 0 }],
    facing: { x: 1, y: 0 },
    push: { piece: cargo, from: 0, to: 1 },
  });
  battle.roll((game) => activate(game, 0, { squad: 0 }));
  return { battle, cargo, soldier, push };
}

function why(battle: Battle, move: Act): string | null {
  const refusal = refuseAct(battle.battlefield, move);
  return refusal && named(refusal);
}

describe('BRP-12.4 cargo and prisoners', () => {
  test('are 20 × 20 × 20 and moved like a mobile gun: 2 points a step, once a tour', () => {
    const { battle, cargo, push } = porter();
    expect(why(battle, push(401))).toBe('BRP-4.1 too-far');
    expect(why(battle, push(400))).toBeNull();
    battle.roll((game) => carryOut(game, push(400)));
    expect(battle.get(cargo)).toMatchObject({ x: 421, y: 400, hasMoved: true });
    const { base, top, corners } = solidOf(battle.battlefield.armoury, battle.get(cargo));
    expect([base, top, corners[2]]).toEqual([0, 20, { x: 431, y: 410 }]);
    battle.squad(0, 'regime-clones', [421, 426]);
    battle.roll((game) => activate(game, 0, { squad: 2 }));
    const again = push(0) as Extract<Act, { kind: 'walk' }>;
    const next: Act = { ...again, by: 3, path: [{ x: 430, y: 426, z: 0 }] };
    expect(why(battle, next)).toBe('BRP-4.1.5 moved-already');
  });
  test('not while an enemy of the mover touches it; a friend may', () => {
    const { battle, push } = porter([342, 400]);
    expect(why(battle, push(310))).toBe('BRP-4.1.5 enemy-near');
    const other = porter();
    other.battle.squad(0, 'regime-clones', [321, 426]);
    expect(why(other.battle, other.push(350))).toBeNull();
  });
  test('are no targets, and blasts do not hurt them', () => {
    const { battle, cargo, soldier } = porter();
    const shot: Act = { kind: 'shoot', by: soldier, with: 'grenade', at: [cargo] };
    expect(why(battle, shot)).toBe('BRP-7.2 no-target');
    const centre = solidOf(battle.battlefield.armoury, battle.get(cargo));
    expect(victimsOf(battle.battlefield, centre, 1, -1)).toEqual([soldier]);
  });
  test('are laid where the mission says, counted from the middle of the table; nobody has moved them', () => {
    const battle = new Battle({ mission: 'liberation' });
    layLoads(battle.battlefield);
    const lying = { kind: 'load', role: 'prisoner', status: 'table', z: 0, hx: 1, hy: 0, hasMoved: false };
    expect(battle.state.pieces).toEqual([
      { ...lying, x: 695, y: 480 },
      { ...lying, x: 695, y: 320 },
    ]);
  });
  test('lie beside their place where something stands on it, not in it', () => {
    const box = block(670, 460, 50, 40, 60);
    const battle = new Battle({ mission: 'liberation', terrain: [box] });
    layLoads(battle.battlefield);
    const [first, second] = battle.state.pieces;
    expect(first).toMatchObject({ status: 'table', z: 0 });
    expect([first?.x, first?.y]).not.toEqual([695, 480]);
    expect(Math.hypot((first?.x ?? 0) - 695, (first?.y ?? 0) - 480)).toBeLessThan(50);
    expect([second?.x, second?.y]).toEqual([695, 320]);
  });
  test('lie on the table, not on what may hang above it', () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 1200, y: 0 },
      { x: 1200, y: 800 },
      { x: 0, y: 800 },
    ];
    const roof = { kind: 'block', corners, base: 60, top: 70, walkable: true, climbable: false } as const;
    const battle = new Battle({ mission: 'trap', terrain: [roof] });
    layLoads(battle.battlefield);
    expect(battle.state.pieces).toMatchObject([{ kind: 'load', role: 'cargo', status: 'table', z: 0 }]);
  });
});

describe('BRP-12.4 the colonel walks with a soldier of his side who is not led himself', () => {
  function led(sides: readonly number[] = [0, 1, 1]) {
    const battle = new Battle({ mission: 'liberation', sides });
    const [colonel = -1] = battle.squad(1, 'colonel', [450, 400]);
    battle.roll((game) => activate(game, 1, { squad: 0 }));
    const stroll: Act = {
      kind: 'walk',
      by: colonel,
      path: [{ x: 450, y: 350, z: 0 }],
      facing: { x: 0, y: -1 },
    };
    return { battle, answer: () => why(battle, stroll) };
  }
  test('not with a machine, a gun, a fellow prisoner beside him', () => {
    const { battle, answer } = led();
    battle.machine(1, 'salamander', [495, 400], { pilot: 'velian-militia' });
    battle.gun(1, 'mortar', [450, 436]);
    battle.load('prisoner', [429, 400]);
    expect(answer()).toBe('BRP-12.4 needs-escort');
  });
  test('an ally’s soldier is one of his side', () => {
    const { battle, answer } = led();
    battle.squad(2, 'velian-militia', [450, 431]);
    expect(answer()).toBeNull();
  });
  test('another side’s is none, nor one a millimetre too far', () => {
    const { battle, answer } = led([0, 1, 2]);
    battle.squad(2, 'velian-militia', [450, 431]);
    expect(answer()).toBe('BRP-12.4 needs-escort');
    const ally = led();
    ally.battle.squad(2, 'velian-militia', [450, 432]);
    expect(ally.answer()).toBe('BRP-12.4 needs-escort');
  });
  test('nobody else needs an escort', () => {
    const battle = new Battle({ mission: 'liberation' });
    const [soldier = -1] = battle.squad(1, 'assault-special-forces', [450, 400]);
    expect(refuseAlone(battle.battlefield, battle.get<Soldier>(soldier))).toBeNull();
  });
});
