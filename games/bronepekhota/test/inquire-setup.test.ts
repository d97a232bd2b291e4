import { describe, expect, test } from 'vitest';
import { refuseDeployment } from '../rules/deploy.ts';
import type { Room } from '../rules/inquire/answers.ts';
import type { Move } from '../rules/moves.ts';
import { touches } from '../rules/space.ts';
import type { Gun } from '../rules/state.ts';
import { ask, block, far, told } from './asking.ts';
import { Battle } from './scenario.ts';

type Deploying = Extract<Move, { kind: 'deploy' }>;

/** Zones of 200 × 600 at the short edges; a crate in the first. */
function before() {
  const battle = new Battle({ terrain: [block(80, 380, 40, 40, 60)] });
  const soldiers = battle.squad(0, 'heavy-clones', ...Array.from({ length: 6 }, () => [0, 0] as const));
  const machine = battle.machine(0, 'helix', [0, 0]);
  const flyer = battle.machine(0, 'thunder', [0, 0], { pilot: 'light-assault-landing' });
  for (const id of [...soldiers, machine, flyer]) battle.get(id).status = 'reserve';
  battle.state.stage = { stage: 'deploy', seat: 0, order: [0, 1] };
  return { battle, soldiers, machine, flyer };
}

describe('BRP-1.6 where a unit may be set up', () => {
  test.each(['squad', 'machine', 'flyer'] as const)('%s: each place offered is accepted', (what) => {
    const { battle, machine, flyer } = before();
    const unit = what === 'squad' ? { squad: 0 } : { piece: what === 'machine' ? machine : flyer };
    const { zone, places } = ask<Room>(battle, { ask: 'zone', unit });
    expect(zone).toEqual({ x: 0, y: 100, width: 200, depth: 600 });
    expect(places.length).toBeGreaterThan(30);
    if (what === 'squad') return;
    for (const place of places) {
      const move = { kind: 'deploy', unit, places: [{ ...place, facing: { x: 1, y: 0 } }] } as const;
      expect(refuseDeployment(battle.battlefield, 0, move)).toBeNull();
    }
  });
  test('not on the crate’s foot, nor half outside', () => {
    const { battle } = before();
    const { places } = ask<Room>(battle, { ask: 'zone', unit: { squad: 0 } });
    const has = (x: number, y: number, z = 0) =>
      places.some((place) => place.x === x && place.y === y && place.z === z);
    expect(has(100, 200)).toBe(true);
    expect(has(100, 400)).toBe(false);
    expect(has(100, 400, 60)).toBe(true);
    expect(has(200, 200)).toBe(false);
  });
});

describe('where a unit forms up until somebody says otherwise', () => {
  test('the first in the middle of the zone, the next apart from it', () => {
    const { battle, soldiers, machine } = before();
    const first = ask<Room>(battle, { ask: 'zone', unit: { squad: 0 } }).around;
    expect(far(first, { x: 100, y: 400 })).toBeLessThan(100);
    const { move } = ask<{ move: Deploying }>(battle, { ask: 'places', unit: { squad: 0 }, around: first });
    for (const [index, id] of soldiers.entries())
      Object.assign(battle.get(id), { status: 'table', ...move.places[index] });
    const next = ask<Room>(battle, { ask: 'zone', unit: { piece: machine } }).around;
    expect(far(next, { x: 100, y: 400 })).toBeGreaterThan(150);
  });
});

describe('BRP-1.6 a whole unit round a point', () => {
  test.each([
    ['in the open', { x: 100, y: 250, z: 0 }],
    ['on a crate', { x: 100, y: 400, z: 60 }],
    ['in a corner of the zone', { x: 2, y: 102, z: 0 }],
    ['beside the zone', { x: 350, y: 300, z: 0 }],
  ])('a squad %s: six places, each legal, and one move', (_, around) => {
    const { battle } = before();
    const { move } = ask<{ move: Deploying }>(battle, { ask: 'places', unit: { squad: 0 }, around });
    expect(move.places).toHaveLength(6);
    expect(refuseDeployment(battle.battlefield, 0, move)).toBeNull();
  });
  test('in two ranks of three that look into the table', () => {
    const { battle } = before();
    const question = { ask: 'places', unit: { squad: 0 }, around: { x: 100, y: 250, z: 0 } };
    const { move } = ask<{ move: Deploying }>(battle, question);
    expect(new Set(move.places.map(({ x }) => x)).size).toBe(2);
    expect(new Set(move.places.map(({ y }) => y)).size).toBe(3);
    expect(move.places[0]?.facing).toEqual({ x: 1, y: 0 });
  });
  test('a machine too; too far from the zone it is refused', () => {
    const { battle, machine } = before();
    const unit = { piece: machine };
    const { move } = ask<{ move: Deploying }>(battle, {
      ask: 'places',
      unit,
      around: { x: 100, y: 400, z: 0 },
    });
    expect(refuseDeployment(battle.battlefield, 0, move)).toBeNull();
    const away = { ask: 'places', unit, around: { x: 900, y: 400, z: 0 } };
    expect(told(ask(battle, away))).toBe('BRP-1.6 outside-the-zone');
  });
  test('what stands already is not asked again', () => {
    const { battle, soldiers } = before();
    for (const id of soldiers) battle.get(id).status = 'table';
    expect(told(ask(battle, { ask: 'zone', unit: { squad: 0 } }))).toBe('BRP-1.6 not-waiting');
  });
});

describe('BRP-2.4 a gun is offered a place where somebody serves it', () => {
  /** Four soldiers in a row who have set up, and a gun in reserve. */
  function battery(squad = 'heavy-clones', seat = 0, kind = 'mortar') {
    const battle = new Battle();
    const row = [200, 230, 500, 600].map((y) => [100, y] as const);
    const gunners = battle.squad(seat, squad, ...row);
    const gun = battle.gun(0, kind, [0, 0]);
    battle.get(gun).status = 'reserve';
    battle.state.stage = { stage: 'deploy', seat: 0, order: [0, 1] };
    const offered = () => {
      const { around } = ask<Room>(battle, { ask: 'zone', unit: { piece: gun } });
      return { ...battle.get(gun), ...around, hx: 1, hy: 0, status: 'table' } as Gun;
    };
    const crewOf = (there: Gun) => gunners.filter((id) => touches(battle.battlefield, there, battle.get(id)));
    return { battle, gunners, gun, offered, crewOf };
  }

  test('two rather than one, and it can be set up there', () => {
    const { battle, gunners, gun, offered, crewOf } = battery();
    const there = offered();
    expect(crewOf(there)).toEqual(gunners.slice(0, 2));
    const { x, y, z } = there;
    const places = [{ x, y, z, facing: { x: 1, y: 0 } }];
    expect(
      refuseDeployment(battle.battlefield, 0, { kind: 'deploy', unit: { piece: gun }, places }),
    ).toBeNull();
  });
  test('not three: nobody stands idle by a gun', () => {
    const { battle, gunners, offered, crewOf } = battery();
    for (const [index, id] of gunners.entries()) Object.assign(battle.get(id), { y: 300 + index * 25 });
    expect(crewOf(offered())).toHaveLength(2);
  });
  test('not by those who serve another', () => {
    const { battle, gunners, offered, crewOf } = battery();
    battle.gun(0, 'mortar', [130, 215]);
    const crew = crewOf(offered());
    expect(crew).toHaveLength(1);
    expect(gunners.slice(2)).toContain(crew[0]);
  });
  test.each([
    ['too low in rank', 'regime-clones', 0, 'twin-cannon'],
    ['somebody else’s', 'heavy-clones', 1, 'mortar'],
  ])('not by soldiers who are %s', (_, squad, seat, kind) => {
    const { offered, crewOf } = battery(squad, seat, kind);
    expect(crewOf(offered())).toEqual([]);
  });
});
