import { describe, expect, test } from 'vitest';
import { PLAIN, STRONG } from '../bot/temper.ts';
import { carryOut } from '../rules/acts.ts';
import { fightOf, targetsOf } from '../rules/inquire/targets.ts';
import type { Act } from '../rules/moves.ts';
import { chanceOfAtLeast } from '../rules/odds.ts';
import type { Machine } from '../rules/state.ts';
import { acts, why } from './commanding.ts';
import { Battle } from './scenario.ts';

/** What a commander does in positions that leave no doubt. */

describe.each([
  ['plain', PLAIN],
  ['strong', STRONG],
] as const)('whoever is %s', (_name, temper) => {
  test('finishes a machine that one more hit destroys, whoever else is in sight', () => {
    const battle = new Battle();
    battle.soldier(0, 'tribunators', 5, [300, 400]);
    battle.squad(1, 'velian-militia', [480, 500]);
    const wreck = battle.machine(1, 'raptor', [450, 400], { pilot: 'velian-militia' });
    battle.get<Machine>(wreck).durability = 1;
    expect(acts(battle, { squad: 0 }, temper)[0]).toMatchObject({ kind: 'shoot', at: [wreck] });
  });

  test('fires the gun that it touches rather than its own weapon', () => {
    const battle = new Battle();
    battle.gun(0, 'mortar', [340, 400]);
    battle.soldier(0, 'light-assault-landing', 1, [306.5, 400]);
    battle.machine(1, 'raptor', [550, 400], { pilot: 'velian-militia' });
    expect(acts(battle, { squad: 0 }, temper)[0]).toMatchObject({ kind: 'shoot', with: { gun: 0 } });
  });

  test('takes a machine that nobody drives', () => {
    const battle = new Battle();
    const prize = battle.machine(1, 'bronekhod', [400, 400]);
    battle.soldier(0, 'velian-militia', 1, [300, 400]);
    battle.squad(1, 'velian-militia', [1100, 700]);
    expect(acts(battle, { squad: 0 }, temper)).toMatchObject([
      { kind: 'walk' },
      { kind: 'board', machine: prize },
    ]);
  });

  test('goes to a gun that nobody serves when it can fire it at once', () => {
    const battle = new Battle();
    battle.gun(0, 'mortar', [400, 400]);
    battle.soldier(0, 'regime-clones', 1, [300, 400]);
    battle.machine(1, 'raptor', [620, 400], { pilot: 'velian-militia' });
    expect(acts(battle, { squad: 0 }, temper)).toMatchObject([
      { kind: 'walk' },
      { kind: 'shoot', with: { gun: 0 } },
    ]);
  });

  test('runs a soldier down with a machine', () => {
    const battle = new Battle();
    const machine = battle.machine(0, 'raptor', [400, 400], { weapons: [], pilot: 'tribunators' });
    const [victim] = battle.squad(1, 'velian-militia', [560, 400]);
    expect(acts(battle, { piece: machine }, temper)).toMatchObject([
      { kind: 'drive' },
      { kind: 'fight', enemy: victim },
    ]);
  });
});

describe('whoever is strong', () => {
  const wall = {
    kind: 'block',
    corners: [
      { x: 440, y: 300 },
      { x: 460, y: 300 },
      { x: 460, y: 500 },
      { x: 440, y: 500 },
    ],
    base: 0,
    top: 80,
    walkable: false,
    climbable: false,
  } as const;

  test('does not end its turn before three guns without a shot of its own', () => {
    const battle = new Battle({ terrain: [wall] });
    const [runner = -1] = battle.squad(0, 'regime-clones', [400, 400]);
    battle.squad(0, 'regime-clones', [60, 60]);
    for (const y of [300, 400, 500]) {
      battle.gun(1, 'twin-cannon', [800, y]);
      battle.soldier(1, 'heavy-cyber-infantry', 5, [838.5, y]);
    }
    const [walk] = acts(battle, { squad: 0 }) as [Extract<Act, { kind: 'walk' }>];
    expect(walk).toMatchObject({ kind: 'walk', by: runner });
    const { x, y } = walk.path.at(-1) ?? battle.get(runner);
    expect({ x, y, isBehindTheWall: x < 440 && y > 280 && y < 520 }).toMatchObject({ isBehindTheWall: true });
  });

  test('without anything to shoot with waits behind a wall for the enemy instead of running away', () => {
    const battle = new Battle({ terrain: [wall] });
    battle.squad(0, 'regime-clones', [420, 380], [420, 420], [380, 380], [380, 420], [380, 340], [420, 340]);
    const line = [300, 340, 380, 420, 460, 500].map((y) => [850, y] as const);
    battle.squad(1, 'velian-militia', ...line);
    const [turn] = acts(battle, { squad: 0 }) as [Act];
    expect(turn).toMatchObject({ kind: 'walk', path: [] });
    expect(why(battle, turn)).toEqual({ reason: 'hold' });
  });

  test('goes where the mission wants soldiers, and says so', () => {
    const battle = new Battle();
    Object.assign(battle.state, { mission: 'markers' });
    battle.squad(0, 'regime-clones', [400, 400]);
    battle.squad(1, 'velian-militia', [1180, 780]);
    const [walk] = acts(battle, { squad: 0 }) as [Extract<Act, { kind: 'walk' }>];
    const { x, y } = walk.path.at(-1) ?? { x: 0, y: 0 };
    expect(Math.hypot(x - 600, y - 400)).toBeLessThanOrEqual(110);
    expect(why(battle, walk)).toEqual({ reason: 'goal' });
  });
});

describe('reasons', () => {
  test('the odds of a shot are the rules’ own', () => {
    const battle = new Battle();
    battle.soldier(0, 'tribunators', 5, [300, 400]);
    const [target = -1] = battle.squad(1, 'velian-militia', [480, 420]);
    acts(battle, { squad: 0 });
    const outlook = targetsOf(battle.battlefield, 0, 'own', false)?.find((one) => one.target === target);
    if (!outlook || 'refusal' in outlook) throw new Error('the target is not seen');
    const odds = Math.round(100 * chanceOfAtLeast(outlook.damage, 1));
    const told = why(battle, { kind: 'shoot', by: 0, with: 'own', at: [target] });
    expect(told).toEqual({ reason: 'shoot', figures: { kind: 'velian-militia', odds } });
  });

  test('the odds of a charge are those of the fight that follows', () => {
    const battle = new Battle();
    battle.squad(0, 'regime-clones', [400, 400]);
    battle.squad(1, 'velian-militia', [500, 400]);
    const [walk, fight] = acts(battle, { squad: 0 }) as [Act, Extract<Act, { kind: 'fight' }>];
    const told = why(battle, walk);
    battle.roll((game) => carryOut(game, walk));
    const odds = Math.round(100 * fightOf(battle.battlefield, 0, fight.enemy).wins);
    expect(told).toEqual({ reason: 'charge', figures: { kind: 'velian-militia', odds } });
  });
});
