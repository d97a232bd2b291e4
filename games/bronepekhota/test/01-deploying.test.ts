import type { Seat } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { deploy, refuseDeployment } from '../rules/deploy.ts';
import type { Standing } from '../rules/moves.ts';
import type { Unit } from '../rules/stage.ts';
import type { Machine, PieceId } from '../rules/state.ts';
import { block, named } from './asking.ts';
import { Battle, type Place, told } from './scenario.ts';

const standing = ([x, y, z = 0]: Place, facing = { x: 1, y: 0 }): Standing => ({ x, y, z, facing });

/** Nothing stands on the table yet but what a test puts there. */
function before(setting: ConstructorParameters<typeof Battle>[0] = {}) {
  const battle = new Battle(setting);
  battle.state.stage = { stage: 'deploy', seat: 0, order: [...battle.state.sides.keys()] };
  battle.state.tour = 0;
  const waits = <Id extends PieceId | PieceId[]>(ids: Id): Id => {
    for (const id of [ids].flat()) battle.get(id).status = 'reserve';
    return ids;
  };
  const nowhere = (count: number) => Array.from({ length: count }, (): Place => [0, 0]);
  return {
    battle,
    squad: (seat: Seat, kind: string, count: number) => waits(battle.squad(seat, kind, ...nowhere(count))),
    machine: (seat: Seat, kind: string, pilot?: string) =>
      waits(battle.machine(seat, kind, [0, 0], { ...(pilot !== undefined && { pilot }) })),
    gun: (seat: Seat, kind: string) => waits(battle.gun(seat, kind, [0, 0])),
    why: (seat: Seat, unit: Unit, ...places: Place[]) => {
      const move = { kind: 'deploy', unit, places: places.map((place) => standing(place)) } as const;
      const refusal = refuseDeployment(battle.battlefield, seat, move);
      return refusal && named(refusal);
    },
    put: (seat: Seat, unit: Unit, ...places: Standing[]) =>
      battle.part((game) => deploy(game, seat, { kind: 'deploy', unit, places })),
  };
}

describe('BRP-1.6 set up wholly inside the zone', () => {
  test('its edges included, on every side', () => {
    const { squad, why } = before();
    squad(0, 'regime-clones', 1);
    const unit = { squad: 0 };
    for (const place of [
      [10, 400],
      [190, 400],
      [100, 115],
      [100, 685],
    ] as const)
      expect(why(0, unit, place)).toBeNull();
    for (const place of [
      [191, 400],
      [100, 114],
      [100, 686],
    ] as const)
      expect(why(0, unit, place)).toBe('BRP-1.6 outside-the-zone');
  });
  test('the zone of one’s own seat, not an ally’s', () => {
    const { squad, why } = before({ sides: [0, 1, 0, 1] });
    squad(2, 'regime-clones', 1);
    expect(why(2, { squad: 0 }, [1100, 700])).toBeNull();
    expect(why(2, { squad: 0 }, [100, 100])).toBe('BRP-1.6 outside-the-zone');
  });
  test('every soldier of a squad, not only the first', () => {
    const { squad, why } = before();
    squad(0, 'regime-clones', 3);
    expect(why(0, { squad: 0 }, [100, 200], [100, 300], [190, 400])).toBeNull();
    expect(why(0, { squad: 0 }, [100, 200], [100, 300], [200, 400])).toBe('BRP-1.6 outside-the-zone');
  });
});

describe('BRP-1.6 on any level', () => {
  const terrain = [block(60, 380, 60, 60, 60)];
  test('on a crate or beside it; not in it, half over its edge, or in the air above', () => {
    const { squad, why } = before({ terrain });
    squad(0, 'regime-clones', 1);
    const unit = { squad: 0 };
    expect(why(0, unit, [90, 410, 60])).toBeNull();
    expect(why(0, unit, [90, 350])).toBeNull();
    for (const place of [
      [90, 410],
      [60, 410, 60],
      [90, 410, 80],
      [90, 380],
    ] as const)
      expect(why(0, unit, place)).toBe('BRP-0.7 cannot-stand');
  });
  test('what is in the way is told', () => {
    const { battle, squad } = before({ terrain });
    squad(0, 'regime-clones', 1);
    battle.squad(0, 'heavy-clones', [150, 200]);
    const fault = (...place: Place) => {
      const move = { kind: 'deploy', unit: { squad: 0 }, places: [standing(place)] } as const;
      return refuseDeployment(battle.battlefield, 0, move)?.figures;
    };
    expect(fault(150, 200)).toEqual({ fault: 'piece' });
    expect(fault(90, 380)).toEqual({ fault: 'terrain' });
  });
});

describe('BRP-1.6 a squad at one go, a gun like a unit', () => {
  test('as many places as soldiers, and whoever is its pilot needs none', () => {
    const { battle, squad, machine, why } = before();
    const [pilot = -1] = squad(0, 'regime-clones', 3);
    machine(0, 'raptor');
    expect(why(0, { squad: 0 }, [100, 200], [100, 300])).toBe('BRP-1.6 place-count');
    battle.get(pilot).status = 'aboard';
    expect(why(0, { squad: 0 }, [100, 200], [100, 300])).toBeNull();
    expect(why(0, { squad: 0 }, [100, 200], [100, 300], [100, 400])).toBe('BRP-1.6 place-count');
    const few = { kind: 'deploy', unit: { squad: 0 }, places: [] } as const;
    expect(refuseDeployment(battle.battlefield, 0, few)?.figures).toEqual({ pieces: 2, places: 0 });
  });
  test('of one’s own, once', () => {
    const { battle, squad, gun, why } = before();
    const mortar = gun(0, 'mortar');
    const theirs = gun(1, 'mortar');
    squad(1, 'velian-militia', 1);
    expect(why(0, { piece: mortar }, [100, 400])).toBeNull();
    expect(why(0, { piece: theirs }, [100, 400])).toBe('BRP-1.6 not-waiting');
    expect(why(0, { squad: 0 }, [100, 400])).toBe('BRP-1.6 not-waiting');
    expect(why(0, { piece: 99 }, [100, 400])).toBe('BRP-1.6 not-waiting');
    battle.get(mortar).status = 'table';
    expect(why(0, { piece: mortar }, [100, 500])).toBe('BRP-1.6 not-waiting');
  });
  test('soldiers of one squad stand beside each other, not in each other', () => {
    const { squad, why } = before();
    squad(0, 'regime-clones', 2);
    expect(why(0, { squad: 0 }, [100, 400], [100, 430])).toBeNull();
    expect(why(0, { squad: 0 }, [100, 400], [100, 429])).toBe('BRP-0.7 cannot-stand');
  });
});

describe('BRP-4.2.3 a flyer is set up on its stand', () => {
  test('over whatever is lower than it flies, its stand on no piece', () => {
    const { battle, machine, why } = before({ terrain: [block(80, 300, 40, 40, 100)] });
    const thunder = machine(0, 'thunder', 'light-assault-landing');
    battle.squad(0, 'heavy-clones', [100, 500]);
    expect(why(0, { piece: thunder }, [100, 320])).toBeNull();
    expect(why(0, { piece: thunder }, [100, 500])).toBe('BRP-0.7 cannot-stand');
    expect(why(0, { piece: thunder }, [100, 465])).toBeNull();
    expect(why(0, { piece: thunder }, [30, 400])).toBe('BRP-1.6 outside-the-zone');
  });
  test('not into what is higher', () => {
    const { machine, why } = before({ terrain: [block(80, 300, 40, 40, 101)] });
    const thunder = machine(0, 'thunder', 'light-assault-landing');
    expect(why(0, { piece: thunder }, [100, 320])).toBe('BRP-0.7 cannot-stand');
    expect(why(0, { piece: thunder }, [100, 400])).toBeNull();
  });
  test('beneath its wings there is room, on its stand there is none', () => {
    const { machine, squad, put, why } = before();
    const thunder = machine(0, 'thunder', 'light-assault-landing');
    squad(0, 'regime-clones', 1);
    squad(1, 'velian-militia', 1);
    put(0, { piece: thunder }, standing([100, 400]));
    expect(why(0, { squad: 1 }, [100, 434])).toBe('BRP-0.7 cannot-stand');
    expect(why(0, { squad: 1 }, [100, 436])).toBeNull();
  });
  test('without a pilot it stands on the table like any other', () => {
    const { battle, machine, squad, put, why } = before();
    const thunder = machine(0, 'thunder');
    squad(0, 'regime-clones', 1);
    put(0, { piece: thunder }, standing([100, 400]));
    expect(battle.get(thunder)).toMatchObject({ z: 0, isFlying: false });
    expect(why(0, { squad: 0 }, [100, 440])).toBe('BRP-0.7 cannot-stand');
  });
});

describe('BRP-1.6 set up facing any way', () => {
  test('as it was said, a machine’s cabin with it', () => {
    const { battle, machine, squad, put } = before();
    const raptor = machine(0, 'raptor', 'regime-clones');
    const [soldier = -1] = squad(0, 'heavy-clones', 1);
    squad(0, 'regime-clones', 1);
    const facing = { x: -3, y: 4 };
    const events = put(0, { piece: raptor }, standing([100, 400], facing));
    expect(battle.get<Machine>(raptor)).toMatchObject({
      status: 'table',
      x: 100,
      y: 400,
      hx: -3,
      hy: 4,
      cx: -3,
      cy: 4,
    });
    expect(told(events, 'deployed')).toEqual([
      {
        kind: 'deployed',
        seat: 0,
        unit: { piece: raptor },
        places: [{ piece: raptor, x: 100, y: 400, z: 0, facing }],
      },
    ]);
    put(0, { squad: 1 }, standing([100, 500], { x: 0, y: -1 }));
    expect(battle.get(soldier)).toMatchObject({ status: 'table', hx: 0, hy: -1 });
  });
  test('a flyer’s level is its stand’s, whatever was said', () => {
    const { machine, squad, put } = before();
    const thunder = machine(0, 'thunder', 'light-assault-landing');
    squad(0, 'regime-clones', 1);
    const [told] = put(0, { piece: thunder }, standing([100, 400, 0]));
    expect(told).toMatchObject({ places: [{ piece: thunder, z: 100 }] });
  });
});

describe('BRP-1.6 set up unit by unit in turn', () => {
  test('round and round in the order of the roll; whoever has everything on the table waits', () => {
    const { battle, squad, put } = before({ sides: [0, 1, 2] });
    for (const seat of [0, 0, 1, 2, 2]) squad(seat, 'regime-clones', 1);
    battle.state.stage = { stage: 'deploy', seat: 1, order: [1, 2, 0] };
    const next = (seat: Seat, unit: number, y: number) => {
      put(seat, { squad: unit }, standing([100 + 500 * seat, y]));
      return battle.state.stage;
    };
    const order = [1, 2, 0];
    expect(next(1, 2, 100)).toEqual({ stage: 'deploy', seat: 2, order });
    expect(next(2, 3, 100)).toEqual({ stage: 'deploy', seat: 0, order });
    expect(next(0, 0, 100)).toEqual({ stage: 'deploy', seat: 2, order });
    expect(next(2, 4, 150)).toEqual({ stage: 'deploy', seat: 0, order });
  });
  test('the last one may have several to go; then the first tour begins', () => {
    const { battle, squad, gun } = before();
    squad(0, 'regime-clones', 1);
    const mortar = gun(0, 'mortar');
    battle.squad(1, 'velian-militia', [1100, 400]);
    const first = { kind: 'deploy', unit: { squad: 0 }, places: [standing([100, 400])] } as const;
    battle.roll((game) => deploy(game, 0, first));
    expect(battle.state.stage).toMatchObject({ stage: 'deploy', seat: 0 });
    const last = { kind: 'deploy', unit: { piece: mortar }, places: [standing([100, 500])] } as const;
    battle.roll((game) => deploy(game, 0, last), 4, 11);
    expect(battle.state).toMatchObject({ tour: 1, stage: { stage: 'initiative', seat: 1 } });
  });
});

describe('BRP-1.6 nobody is set up in the way of the rest', () => {
  /** Two rows of six machines leave a strip for a soldier. */
  function crowd(machines: number) {
    const { battle, squad, machine } = before();
    squad(0, 'regime-clones', 1);
    for (let count = 0; count < machines; count++) machine(0, 'locust');
    return (x: number) =>
      refuseDeployment(battle.battlefield, 0, {
        kind: 'deploy',
        unit: { squad: 0 },
        places: [standing([x, 380])],
      });
  }
  test('what is crowded out is named; where there is room for it too, nobody is refused', () => {
    const why = crowd(12);
    expect(why(120)).toEqual({ clause: 'BRP-1.6', reason: 'crowds-out', figures: { kind: 'locust' } });
    expect(why(190)).toBeNull();
  });
  test('where there never was room for everything, nobody is asked to find it', () => {
    expect(crowd(13)(120)).toBeNull();
  });
});
