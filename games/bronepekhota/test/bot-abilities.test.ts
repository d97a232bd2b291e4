import { describe, expect, test } from 'vitest';
import { deployment } from '../bot/deploy.ts';
import { Scene } from '../bot/scene.ts';
import { STRONG } from '../bot/temper.ts';
import { unitToAct } from '../bot/turns.ts';
import { carryOut } from '../rules/acts.ts';
import type { Act, Move } from '../rules/moves.ts';
import type { Machine } from '../rules/state.ts';
import { acts, why } from './commanding.ts';
import { Battle } from './scenario.ts';

/** That a commander uses what the rules offer beside walking and shooting. */

describe('whoever is strong, with what a table may allow', () => {
  test('throws a grenade among enemies who stand together rather than shoot one of them, and says the risk', () => {
    const battle = new Battle({ rules: { grenades: true } });
    battle.soldier(0, 'cyber-infantry', 2, [300, 400]);
    battle.squad(1, 'velian-militia', [520, 380], [520, 420], [555, 400], [555, 360]);
    const [grenade] = acts(battle, { squad: 0 }) as [Act];
    expect(grenade).toMatchObject({ kind: 'shoot', with: 'grenade' });
    expect(why(battle, grenade)).toEqual({
      reason: 'grenade',
      figures: { kind: 'velian-militia', odds: expect.any(Number), own: 14 },
    });
  });

  test('throws none where a friend would be caught more surely than an enemy', () => {
    const battle = new Battle({ rules: { grenades: true } });
    battle.soldier(0, 'cyber-infantry', 2, [300, 400]);
    battle.squad(0, 'tribunators', [480, 375], [480, 425], [540, 375], [540, 425]);
    battle.squad(1, 'velian-militia', [510, 400]);
    const thrown = acts(battle, { squad: 0 }).filter(
      (move) => move.kind === 'shoot' && move.with === 'grenade',
    );
    expect(thrown).toEqual([]);
  });

  test('fills a machine up that has nothing left for a shot', () => {
    const battle = new Battle({ rules: { ammo: true, refill: true } });
    const machine = battle.machine(0, 'thunder', [300, 400], { weapons: [0], pilot: 'tribunators' });
    battle.machine(1, 'raptor', [700, 400], { pilot: 'velian-militia' });
    battle.get<Machine>(machine).ammo = 1;
    const moves = acts(battle, { piece: machine });
    expect(moves[0]).toEqual({ kind: 'refill', by: machine, object: machine });
    expect(why(battle, moves[0] as Move)).toEqual({ reason: 'refill', figures: { kind: 'thunder' } });
  });

  test('keeps the one refill of the game while there is enough for every weapon', () => {
    const battle = new Battle({ rules: { ammo: true, refill: true } });
    const machine = battle.machine(0, 'thunder', [300, 400], { weapons: [0], pilot: 'tribunators' });
    battle.machine(1, 'raptor', [700, 400], { pilot: 'velian-militia' });
    expect(acts(battle, { piece: machine }).map(({ kind }) => kind)).not.toContain('refill');
  });
});

describe('whoever has a gun on wheels and no weapon of its own', () => {
  test('brings it nearer to enemies out of its range, and says how near', () => {
    const battle = new Battle();
    const gun = battle.gun(0, 'mortar', [140, 400]);
    battle.squad(0, 'regime-clones', [106.5, 400]);
    battle.machine(1, 'bronekhod', [1000, 400], { pilot: 'velian-militia' });
    const [walk] = acts(battle, { squad: 0 }) as [Extract<Act, { kind: 'walk' }>];
    expect(walk).toMatchObject({ kind: 'walk', push: { piece: gun } });
    const told = why(battle, walk);
    battle.roll((game) => carryOut(game, walk));
    const { x } = battle.get(gun);
    expect(x).toBeGreaterThan(220);
    const steps = Math.round((1000 - x) / 50);
    expect(told).toEqual({ reason: 'push-gun', figures: { gun: 'mortar', kind: 'bronekhod', steps } });
  });
});

describe('which unit acts first', () => {
  const chosen = (battle: Battle) => unitToAct(new Scene(battle.battlefield, 0, STRONG));

  test('the one that can take most from the enemy, wherever it stands in the list', () => {
    const battle = new Battle();
    battle.squad(0, 'regime-clones', [60, 60]);
    const machine = battle.machine(0, 'spider', [500, 400], { weapons: [0, 1], pilot: 'heavy-clones' });
    battle.squad(1, 'velian-militia', [800, 400], [800, 450]);
    expect(chosen(battle)).toEqual({ piece: machine });
  });

  test('where nobody reaches anybody the cheapest, so that the others see what the enemy does', () => {
    const battle = new Battle();
    battle.squad(0, 'tribunators', [60, 60], [60, 120]);
    battle.squad(0, 'regime-clones', [60, 500], [60, 560]);
    battle.squad(1, 'velian-militia', [1180, 780]);
    expect(chosen(battle)).toEqual({ squad: 1 });
  });
});

describe('setting up', () => {
  test('one soldier serves a gun; the others of its squad stand where they can fight', () => {
    const battle = new Battle();
    const gun = battle.gun(0, 'mortar', [100, 400]);
    const squad = battle.squad(0, 'regime-clones', [0, 0], [0, 0], [0, 0], [0, 0]);
    for (const id of squad) battle.get(id).status = 'reserve';
    const { places } = deployment(battle.battlefield, 0);
    const beside = places.filter(({ x, y }) => Math.hypot(x - 100, y - 400) < 40);
    expect([battle.get(gun).status, beside.length]).toEqual(['table', 1]);
  });
});

describe('soldiers who can do more than shoot', () => {
  test('a mechanic by a damaged machine mends it while no enemy is near', () => {
    const battle = new Battle();
    const machine = battle.machine(0, 'spider', [300, 400], { weapons: [0, 1], pilot: 'heavy-clones' });
    battle.get<Machine>(machine).durability = 5;
    const [mechanic = -1] = battle.squad(0, 'heavy-clones', [239, 400]);
    battle.squad(1, 'velian-militia', [1180, 780]);
    const moves = acts(battle, { squad: 1 });
    expect(moves).toEqual([{ kind: 'mend', by: mechanic, object: machine }]);
    expect(why(battle, moves[0] as Move)).toEqual({ reason: 'mend', figures: { kind: 'spider' } });
  });

  test('a jump pack takes its soldier over a wall that nobody walks round, into whoever stands behind it', () => {
    const long = {
      kind: 'block',
      corners: [
        { x: 440, y: 0 },
        { x: 460, y: 0 },
        { x: 460, y: 800 },
        { x: 440, y: 800 },
      ],
      base: 0,
      top: 60,
      walkable: false,
      climbable: false,
    } as const;
    const battle = new Battle({ rules: { jumps: true }, terrain: [long] });
    const [jumper = -1] = battle.squad(0, 'regime-clones', [420, 400]);
    const [enemy = -1] = battle.squad(1, 'velian-militia', [520, 400]);
    const [jump, fight] = acts(battle, { squad: 0 }) as [Act, Act];
    expect(jump).toMatchObject({ kind: 'jump', by: jumper });
    expect(fight).toEqual({ kind: 'fight', by: jumper, enemy });
    expect(why(battle, jump)).toMatchObject({ reason: 'charge', figures: { kind: 'velian-militia' } });
  });

  test('whoever is in a fight strikes back before anything else, from behind where it can', () => {
    const battle = new Battle();
    const [fighter = -1] = battle.squad(0, 'regime-clones', [400, 400]);
    const [enemy = -1] = battle.squad(1, 'velian-militia', [420.5, 400]);
    const moves = acts(battle, { squad: 0 });
    expect(moves.at(-1)).toEqual({ kind: 'fight', by: fighter, enemy });
  });
});
