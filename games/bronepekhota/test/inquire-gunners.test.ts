import { describe, expect, test } from 'vitest';
import { refuseDeployment } from '../rules/deploy.ts';
import type { Room } from '../rules/inquire/answers.ts';
import { touches } from '../rules/space.ts';
import type { Gun, PieceId } from '../rules/state.ts';
import { ask } from './asking.ts';
import { Battle } from './scenario.ts';

describe('BRP-2.4 a gun beside soldiers who serve it', () => {
  /** A gun in reserve, and soldiers who stand. */
  function battery(kind: string, ...places: readonly (readonly [number, number, number?])[]) {
    const battle = new Battle();
    const gunners = battle.squad(0, 'heavy-clones', ...places);
    const gun = battle.gun(0, kind, [0, 0]);
    battle.get(gun).status = 'reserve';
    battle.state.stage = { stage: 'deploy', seat: 0, order: [0, 1] };
    const crew = () => {
      const { around } = ask<Room>(battle, { ask: 'zone', unit: { piece: gun } });
      const there = { ...battle.get<Gun>(gun), ...around, hx: 1, hy: 0, status: 'table' } as const;
      const isAccepted = !refuseDeployment(battle.battlefield, 0, {
        kind: 'deploy',
        unit: { piece: gun },
        places: [{ ...around, facing: { x: 1, y: 0 } }],
      });
      return {
        around,
        isAccepted,
        served: gunners.filter((id) => touches(battle.battlefield, there, battle.get(id))),
      };
    };
    return { battle, gunners, gun, crew };
  }

  test.each(['mortar', 'twin-cannon'])(
    '%s: half a millimetre from the only one, on the free side',
    (kind) => {
      const { battle, gunners, crew } = battery(kind, [100, 300]);
      expect(crew()).toMatchObject({ isAccepted: true, served: gunners });
      const { around } = crew();
      battle.soldier(0, 'regime-clones', 1, [around.x, around.y]);
      const next = crew();
      expect(next).toMatchObject({ isAccepted: true, served: gunners });
      expect(next.around).not.toEqual(around);
    },
  );
  test('as they stand, whichever way they look', () => {
    const { battle, gunners, crew } = battery('mortar', [100, 300]);
    battle.turn(gunners[0] as PieceId, 1, 1);
    expect(crew()).toMatchObject({ isAccepted: true, served: gunners });
  });
  test('one is enough where two stand too far from each other', () => {
    const { gunners, crew } = battery('mortar', [100, 300], [100, 600]);
    expect(crew().served).toEqual(gunners.slice(0, 1));
  });
  test('not beside who serves another already; nor where it would stand outside the zone', () => {
    const { battle, gunners, crew } = battery('mortar', [100, 300], [100, 600]);
    battle.gun(0, 'mortar', [100, 335.5]);
    expect(crew().served).toEqual(gunners.slice(1));
    battle.gun(1, 'mortar', [100, 635.5]);
    expect(crew().served).toEqual([]);
  });
});
