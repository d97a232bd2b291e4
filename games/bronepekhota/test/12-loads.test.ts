import { describe, expect, test } from 'vitest';
import { activate } from '../rules/activation.ts';
import { carryOut, refuseAct } from '../rules/acts.ts';
import type { Act } from '../rules/moves.ts';
import { solidOf } from '../rules/space.ts';
import { victimsOf } from '../rules/shooting/blast.ts';
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
  return refusal && `${refusal.clause} ${refusal.reason}`;
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
});
