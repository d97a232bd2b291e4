import type { TerrainPiece } from '@bridgehead/geometry';
import { describe, expect, test } from 'vitest';
import { activate } from '../rules/activation.ts';
import { refuseAct } from '../rules/acts.ts';
import type { WayThere } from '../rules/inquire/answers.ts';
import type { Gun } from '../rules/state.ts';
import { ask, block, reach, told, way } from './asking.ts';
import { Battle, type Place } from './scenario.ts';

/** A soldier of speed 3, and a mortar: 45 mm long, 40 wide. */
function crew(at: Place = [300, 300], terrain: readonly TerrainPiece[] = [], gun: Place = [382.5, 300]) {
  const battle = new Battle({ terrain });
  const piece = battle.soldier(0, 'tribunators', 1, at);
  const load = battle.gun(0, 'mortar', gun);
  battle.roll((game) => activate(game, 0, { squad: 0 }));
  const to = (x: number, y: number, more: object = {}) =>
    way(battle, { piece, how: 'push', load, to: { x, y, z: 0 }, ...more });
  return { battle, piece, load, to };
}

describe('BRP-4.1.5 how a gun is pushed to a place', () => {
  test('from the middle of the side that faces away from it, at two points a step', () => {
    const { battle, piece, load, to } = crew();
    const there = to(402.5, 300) as WayThere;
    expect(there.price).toBeCloseTo(49.5 / 50 + 20 / 25, 9);
    expect(there).toMatchObject({
      points: 3,
      contact: [],
      to: { x: 369.5, y: 300, z: 0, facing: { x: 10.5, y: 0 } },
      load: { piece: load, to: { x: 402.5, y: 300, z: 0, facing: { x: 1, y: 0 } } },
      move: {
        kind: 'walk',
        by: piece,
        path: [
          { x: 349.5, y: 300, z: 0 },
          { x: 369.5, y: 300, z: 0 },
        ],
        push: { piece: load, from: 1, to: 2 },
      },
    });
    expect(refuseAct(battle.battlefield, there.move)).toBeNull();
  });
  test('at once where it touches it already', () => {
    const { to } = crew([349.5, 300]);
    const there = to(382.5, 330) as WayThere;
    expect(there.price).toBeCloseTo(30 / 25, 9);
    expect(there).toMatchObject({ move: { path: [{ x: 349.5, y: 330, z: 0 }], push: { from: 0, to: 1 } } });
  });
  test('towards whoever pushes, or past it, from another side', () => {
    const { battle, to } = crew([349.5, 300], [block(300, 320.5, 60, 10, 80)]);
    const away = to(382.5, 330) as WayThere;
    expect(away.price).toBeGreaterThan(30 / 25);
    expect(refuseAct(battle.battlefield, away.move)).toBeNull();
    expect(away.load?.to).toMatchObject({ x: 382.5, y: 330 });
  });
  test('looking as it is wished', () => {
    const { to } = crew();
    expect(told(to(402.5, 300, { facing: { x: 0, y: 1 } }))).toBeGreaterThan(49.5 / 50 + 20 / 25);
    const there = to(402.5, 300, { facing: { x: -2, y: 0 } }) as WayThere;
    expect(there.to.facing).toEqual({ x: -2, y: 0 });
    expect(there.price).toBeCloseTo(49.5 / 50 + 20 / 25, 9);
  });
  test('onto a step of 10 mm, not of 11', () => {
    const onto = (top: number) => crew([349.5, 300], [block(405.5, 200, 200, 200, top)]).to(449.5, 300);
    const there = onto(10) as WayThere;
    expect(there.price).toBeCloseTo(67 / 25, 9);
    expect(there.load?.to.z).toBe(10);
    expect(told(onto(11))).toBe('BRP-4.1.5 way-blocked');
  });
  test('else it is said why not, by the nearest way to take hold of it', () => {
    const { to } = crew();
    expect(told(to(432.5, 300))).toBeCloseTo(2.99, 9);
    expect(to(433, 300)).toMatchObject({ reason: 'too-far', figures: { points: 3 } });
    const walled = crew([300, 300], [block(420, 250, 10, 100, 90)]);
    expect(told(walled.to(433, 300))).toBe('BRP-4.1.5 way-blocked');
    const away = crew([300, 300], [], [540, 300]);
    expect(told(away.to(560, 300))).toBe('BRP-4.1.5 not-at-hand');
    const moved = crew();
    moved.battle.get<Gun>(moved.load).hasMoved = true;
    expect(told(moved.to(402.5, 300))).toBe('BRP-4.1.5 moved-already');
    expect(told(ask(moved.battle, { ask: 'reach', piece: moved.piece, how: 'push', load: moved.load }))).toBe(
      'BRP-4.1.5 moved-already',
    );
  });
  test('BRP-4.1.1 from a side from which whoever pushes runs into nobody, or not at all', () => {
    const { battle, to } = crew([349.5, 300]);
    battle.soldier(1, 'cyber-infantry', 1, [345, 345]);
    const there = to(382.5, 330) as WayThere;
    expect(there.contact).toEqual([]);
    expect(there.price).toBeGreaterThan(30 / 25);
    expect(refuseAct(battle.battlefield, there.move)).toBeNull();
    for (const y of [260, 300, 340]) battle.machine(0, 'raptor', [438, y]);
    battle.load('cargo', [382.5, 269]);
    battle.load('cargo', [372.5, 331]);
    expect(told(to(382.5, 310))).toBe('BRP-4.1.5 way-blocked');
  });
  test('BRP-4.1.1 up to an enemy it stops, and that is no place it gets to', () => {
    const { battle, piece, load, to } = crew([337, 300], [], [370, 300]);
    battle.soldier(1, 'cyber-infantry', 1, [400 + 22.5 + 10.5, 300]);
    const there = to(400, 300) as WayThere;
    expect(there.contact).toEqual([]);
    expect(there.load?.to.x).toBeCloseTo(399.5, 2);
    expect(refuseAct(battle.battlefield, there.move)).toBeNull();
    const { places } = reach(battle, { piece, how: 'push', load });
    expect(places.filter(({ y }) => Math.round(y) === 300).map(({ x }) => Math.round(x))).toEqual([
      300, 320, 340, 360, 380,
    ]);
  });
});

describe('BRP-4.1.5 everywhere a gun can be pushed', () => {
  test.each<[string, () => ReturnType<typeof crew>]>([
    ['in the open', () => crew()],
    ['touched already', () => crew([349.5, 300])],
    ['between walls', () => crew([349.5, 290], [block(340, 325, 80, 10, 80), block(420, 250, 10, 60, 12)])],
    ['near an enemy', () => withFoe(crew([349.5, 300]))],
  ])('%s: what is offered is accepted at its price, what is not is refused', (_, begin) => {
    const { battle, piece, load, to } = begin();
    const { grid, places, points } = reach(battle, { piece, how: 'push', load });
    expect([grid, points]).toEqual([20, 3]);
    for (const { price } of places) expect(price).toBeLessThanOrEqual(3.001);
    const offered = new Map(places.map((place) => [`${Math.round(place.x)} ${Math.round(place.y)}`, place]));
    for (let x = 300; x <= 480; x += 20) {
      for (let y = 220 + (x % 40); y <= 380; y += 40) {
        const there = to(x, y);
        const place = offered.get(`${x} ${y}`);
        const isThere =
          !('reason' in there) &&
          Math.hypot(Number(there.load?.to.x) - x, Number(there.load?.to.y) - y) < 1e-3;
        expect(isThere, `${x}, ${y}`).toBe(place !== undefined);
        if (!isThere) continue;
        expect(place?.price).toBe(there.price);
        expect(place?.facing).toEqual(there.to.facing);
        expect(place).toMatchObject({ x: there.load?.to.x, y: there.load?.to.y, z: there.load?.to.z });
        expect(there.contact).toEqual([]);
        expect(refuseAct(battle.battlefield, there.move)).toBeNull();
      }
    }
    expect(places.length).toBeGreaterThan(5);
  });

  function withFoe(begun: ReturnType<typeof crew>) {
    begun.battle.soldier(1, 'cyber-infantry', 1, [440, 300]);
    return begun;
  }

  test('BRP-12.4 cargo as well', () => {
    const battle = new Battle();
    const piece = battle.soldier(0, 'tribunators', 1, [300, 300]);
    const load = battle.load('cargo', [320.5, 300]);
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    const there = way(battle, { piece, how: 'push', load, to: { x: 370.5, y: 300, z: 0 } }) as WayThere;
    expect(there).toMatchObject({ price: 2, load: { piece: load, to: { x: 370.5, y: 300 } } });
    expect(refuseAct(battle.battlefield, there.move)).toBeNull();
  });
  test('nowhere what nobody can get at', () => {
    const { battle, piece, load } = crew([300, 300], [], [540, 300]);
    expect(told(ask(battle, { ask: 'reach', piece, how: 'push', load }))).toBe('BRP-4.1.5 not-at-hand');
  });
});
