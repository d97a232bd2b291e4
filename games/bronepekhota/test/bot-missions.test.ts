import { describe, expect, test } from 'vitest';
import { nextActs } from '../bot/act.ts';
import { bestOf, idea } from '../bot/plan.ts';
import { Scene } from '../bot/scene.ts';
import { STRONG } from '../bot/temper.ts';
import { packFrom } from '../content/index.ts';
import { carryOut } from '../rules/acts.ts';
import type { Act } from '../rules/moves.ts';
import { touching } from '../rules/space.ts';
import { NOTHING_DONE } from '../rules/stage.ts';
import { Battle } from './scenario.ts';

describe('a commander with a mission', () => {
  const [depot] = packFrom().missions.find(({ id }) => id === 'storm')?.places ?? [];
  const [x, y] = [600 + (depot?.x ?? Number.NaN), 400 + (depot?.y ?? Number.NaN)];

  /** How far from the depot a soldier of the second side ends up. */
  function dash(tour: number) {
    const battle = new Battle({ mission: 'storm', rules: { tours: 8 } });
    battle.state.tour = tour;
    battle.squad(0, 'tribunators', [x - 80, y - 60], [x - 80, y - 20], [x - 80, y + 20], [x - 80, y + 60]);
    const [runner = -1] = battle.squad(1, 'light-cyber-infantry', [x + 480, y + 300]);
    battle.state.stage = {
      stage: 'act',
      seat: 1,
      unit: { squad: 1 },
      actor: -1,
      deeds: NOTHING_DONE,
      contact: [],
    };
    const [walk] = nextActs(new Scene(battle.battlefield, 1, STRONG)) as [Extract<Act, { kind: 'walk' }>];
    const end = walk.path.at(-1) ?? battle.get(runner);
    return Math.hypot(end.x - x, end.y - y);
  }

  test('what is only asked in the end is done in the end', () => {
    expect(dash(1)).toBeGreaterThan(360);
    expect(dash(8)).toBeLessThanOrEqual(360);
  });

  test('the last of three prisoners is worth more than a shot', () => {
    const battle = new Battle({ mission: 'liberation', rules: { tours: 8 } });
    battle.squad(1, 'colonel', [650, 400]);
    battle.squad(0, 'heavy-assault-landing', [900, 700]);
    const [, , third = -1] = battle.squad(1, 'assault-special-forces', [671, 400], [671, 480], [700, 260]);
    battle.load('prisoner', [650, 480]);
    const load = battle.load('prisoner', [650, 320]);
    battle.state.stage = {
      stage: 'act',
      seat: 1,
      unit: { squad: 2 },
      actor: third,
      deeds: NOTHING_DONE,
      contact: [],
    };
    for (const act of nextActs(new Scene(battle.battlefield, 1, STRONG)))
      if (act.kind === 'walk') battle.roll((game) => carryOut(game, act));
    expect(touching(battle.battlefield, battle.get(third))).toContain(load);
  });

  test('nobody runs into the colonel, who would have to be fought, however good the place', () => {
    const battle = new Battle({ mission: 'liberation', rules: { tours: 8 } });
    battle.squad(1, 'colonel', [695, 400]);
    const [guard = -1] = battle.squad(0, 'heavy-assault-landing', [720, 480]);
    battle.state.stage = {
      stage: 'act',
      seat: 0,
      unit: { squad: 1 },
      actor: -1,
      deeds: NOTHING_DONE,
      contact: [],
    };
    const to = (x: number): Act => ({
      kind: 'walk',
      by: guard,
      path: [{ x, y: 400, z: 0 }],
      facing: { x: 3, y: 1 },
    });
    const plan = bestOf(battle.battlefield, [idea(2, to(720)), idea(1, to(760))], 0, true);
    expect(plan?.line).toEqual([to(760)]);
  });
});
