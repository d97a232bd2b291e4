import type { TerrainPiece } from '@bridgehead/geometry';
import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import { activate } from '../rules/activation.ts';
import { carryOut, refuseAct } from '../rules/acts.ts';
import type { WayThere } from '../rules/inquire/answers.ts';
import { inquire } from '../rules/inquire/index.ts';
import type { Edge } from '../rules/mission.ts';
import type { Act } from '../rules/moves.ts';
import type { BronepekhotaRefusal } from '../rules/refusals.ts';
import type { PieceId } from '../rules/state.ts';
import { block, told } from './asking.ts';
import { Battle, type Place } from './scenario.ts';

const pack = packFrom();

/** The way out over one of those edges, which the rules accept. */
function wayOut(battle: Battle, piece: PieceId, ...edges: Edge[]): WayThere | BronepekhotaRefusal {
  const exits = edges.map((edge) => ({ side: 1, edge }));
  const missions = pack.missions.map((mission) => ({ ...mission, exits }));
  const battlefield = { ...battle.battlefield, armoury: { ...pack, missions } };
  const found = inquire(battlefield, { ask: 'out', piece }) as WayThere | BronepekhotaRefusal;
  if ('reason' in found) return found;
  expect(found.move).toMatchObject({ exits: true });
  expect(found.contact).toEqual([]);
  expect(refuseAct(battlefield, found.move as Act)).toBeNull();
  return found;
}

/** Of speed 5. */
function soldier(at: Place, terrain: readonly TerrainPiece[] = []) {
  const battle = new Battle({ terrain });
  const piece = battle.soldier(1, 'cyber-infantry', 1, at);
  battle.roll((game) => activate(game, 1, { squad: 0 }));
  return { battle, piece };
}

function machine(
  kind: string,
  at: Place,
  heading: readonly [number, number],
  terrain: readonly TerrainPiece[] = [],
) {
  const battle = new Battle({ terrain });
  const pilot = kind === 'sprut' ? 'heavy-cyber-infantry' : 'cyber-infantry';
  const piece = battle.machine(1, kind, at, { pilot });
  battle.turn(piece, ...heading);
  battle.roll((game) => activate(game, 1, { piece }));
  return { battle, piece };
}

describe('BRP-0.8 the way out of a soldier', () => {
  test.each([
    ['right', 1100, 400, 89.5],
    ['left', 100, 400, 89.5],
    ['near', 600, 70, 59.5],
    ['far', 600, 730, 59.5],
    ['right', 1195 - 5.2, 400, 0],
    ['right', 1189.7, 400, 0],
    ['right', 940, 400, 249.5],
    ['right', 932, 400, 268 - Math.hypot(10, 15) - 0.5],
    ['left', 268, 400, 268 - Math.hypot(10, 15) - 0.5],
    ['near', 600, 268, 268 - Math.hypot(10, 15) - 0.5],
    ['far', 600, 532, 268 - Math.hypot(10, 15) - 0.5],
  ] as const)('over the %s edge from %d, %d: %d mm, up to it face or corner first', (edge, x, y, length) => {
    const { battle, piece } = soldier([x, y]);
    const found = wayOut(battle, piece, edge) as WayThere;
    expect(found.price).toBeCloseTo(length / 50, 9);
    expect(found).toMatchObject({ points: 5, move: { kind: 'walk', by: piece } });
  });
  test('by the cheapest of its edges, in whatever order they are named', () => {
    const { battle, piece } = soldier([1100, 60]);
    expect(told(wayOut(battle, piece, 'right', 'near'))).toBeCloseTo((60 - 10.5) / 50, 9);
    expect(told(wayOut(battle, piece, 'near', 'right'))).toBeCloseTo((60 - 10.5) / 50, 9);
    expect(told(wayOut(battle, piece, 'left', 'right', 'far'))).toBeCloseTo((100 - 10.5) / 50, 9);
  });
  test('none where it is too far for any, has moved, or there is no edge', () => {
    const { battle, piece } = soldier([930, 400]);
    expect(wayOut(battle, piece, 'right')).toMatchObject({ reason: 'too-far', figures: { points: 5 } });
    expect(told(wayOut(battle, piece, 'left', 'near'))).toBe('BRP-4.1 too-far');
    expect(told(wayOut(battle, piece))).toBe('BRP-0.8 no-exit');
    const facing = { x: 1, y: 0 };
    battle.roll((game) => carryOut(game, { kind: 'walk', by: piece, path: [], facing }));
    expect(told(wayOut(battle, piece, 'right'))).toBe('BRP-3.2.1 has-moved');
  });
  test('round a wall hardly farther than needs be', () => {
    const { battle, piece } = soldier([1100, 400], [block(1130, 380, 70, 40, 120)]);
    const least = (Math.hypot(30, 30) + 59.5) / 50;
    const found = wayOut(battle, piece, 'right') as WayThere;
    expect(found.price).toBeGreaterThanOrEqual(least);
    expect(found.price).toBeLessThan(least + 0.25);
  });
  test('round a wide wall too, though many places before it are nearer to the edge', () => {
    const { battle, piece } = soldier([1100, 400], [block(1130, 300, 70, 205, 120)]);
    const least = (Math.hypot(30, 110) + 59.5) / 50;
    const found = wayOut(battle, piece, 'right') as WayThere;
    expect(found.price).toBeGreaterThanOrEqual(least);
    expect(found.price - least).toBeLessThan(0.1);
  });
  test('round an enemy rather than into it', () => {
    const { battle, piece } = soldier([1100, 400]);
    battle.soldier(0, 'regime-clones', 1, [1150, 400]);
    expect((wayOut(battle, piece, 'right') as WayThere).price).toBeLessThan(2.2);
    const other = soldier([1100, 400]);
    other.battle.machine(0, 'raptor', [1155, 400], { pilot: 'regime-clones' });
    expect((wayOut(other.battle, other.piece, 'right') as WayThere).price).toBeGreaterThan(2.1);
  });
  test('along a roof that reaches the edge, and down from one that does not', () => {
    const roof = soldier([1100, 400, 60], [block(1000, 300, 200, 200, 60)]);
    expect(wayOut(roof.battle, roof.piece, 'right')).toMatchObject({ price: 89.5 / 50, to: { z: 60 } });
    const step = soldier([1100, 400], [block(1150, 300, 50, 200, 20)]);
    expect(wayOut(step.battle, step.piece, 'right')).toMatchObject({ price: 89.5 / 50, to: { z: 20 } });
    const porch = soldier([1100, 400, 40], [block(1000, 300, 150, 200, 40)]);
    expect(wayOut(porch.battle, porch.piece, 'right')).toMatchObject({ to: { z: 0 } });
  });
  test('BRP-12.4 not of who is walled in', () => {
    const walls = [block(1060, 360, 80, 10, 90), block(1060, 430, 80, 10, 90), block(1060, 370, 10, 60, 90)];
    const { battle, piece } = soldier([1100, 400], [...walls, block(1130, 370, 10, 60, 90)]);
    expect(told(wayOut(battle, piece, 'right'))).toBe('BRP-4.1 way-blocked');
  });
});

describe('BRP-0.8 the way out of a machine', () => {
  /** How far the front of a Bronekhod that looks askew is from its centre. */
  const askew = 0.8 * 32.5 + 0.6 * 25;

  test.each<[string, string, number, readonly [number, number], readonly object[], number]>([
    ['straight ahead', 'bronekhod', 1100, [1, 0], [{ go: 'forward', by: 67 }], 67 / 50],
    ['straight back', 'bronekhod', 1100, [-1, 0], [{ go: 'back', by: 67 }], 67 / 50],
    [
      'slantwise, as that is cheaper than a turn',
      'bronekhod',
      1100,
      [4, 3],
      [{ go: 'forward' }],
      (100 - askew - 0.5) / 0.8 / 50,
    ],
    ['slantwise back', 'bronekhod', 1100, [-4, 3], [{ go: 'back' }], (100 - askew - 0.5) / 0.8 / 50],
    [
      'after a turn, as it goes no other way',
      'bronekhod',
      1100,
      [0, 1],
      [{ turn: { x: 1, y: 0 } }, { go: 'forward', by: 67 }],
      1 + 67 / 50,
    ],
    ['a walker to its right', 'raptor', 1150, [0, 1], [{ go: 'right', by: 19.5 }], 19.5 / 25],
    ['a walker to its left', 'raptor', 1150, [0, -1], [{ go: 'left', by: 19.5 }], 19.5 / 25],
    ['a walker back', 'raptor', 1150, [-1, 0], [{ go: 'back', by: 22 }], 22 / 25],
    [
      'a walker that turns, as far is dear aside',
      'raptor',
      1100,
      [0, 1],
      [{ turn: { x: 1, y: 0 } }, { go: 'forward', by: 72 }],
      1 + 72 / 50,
    ],
    [
      'a flyer that turns twice',
      'sprut',
      1100,
      [-1, 0],
      [{ turn: {} }, { turn: { x: 1, y: 0 } }, { go: 'forward', by: 39.5 }],
      2 + 39.5 / 50,
    ],
    ['nothing more, where it is there', 'bronekhod', 1167.3, [1, 0], [], 0],
    ['nothing more, at the last it can be', 'bronekhod', 1166.6, [1, 0], [{ go: 'forward' }], 0.4 / 50],
  ])('%s', (_, kind, x, heading, legs, price) => {
    const { battle, piece } = machine(kind, [x, 400], heading);
    const found = wayOut(battle, piece, 'right') as WayThere;
    expect(found.price).toBeCloseTo(price, 9);
    expect(found.move).toMatchObject({ kind: 'drive', legs });
    expect(found.points).toBe({ bronekhod: 4, raptor: 5, sprut: 6 }[kind]);
  });
  test.each([
    ['left', [100, 400], [-1, 0]],
    ['near', [600, 100], [0, -1]],
    ['far', [600, 700], [0, 1]],
  ] as const)('over the %s edge', (edge, at, heading) => {
    const { battle, piece } = machine('bronekhod', at, heading);
    expect(told(wayOut(battle, piece, edge))).toBeCloseTo(67 / 50, 9);
  });
  test('not slantwise where it hardly nears the edge', () => {
    const { battle, piece } = machine('bronekhod', [1160, 400], [1, 20]);
    expect((wayOut(battle, piece, 'right') as WayThere).move).toMatchObject({
      legs: [{ turn: { x: 1, y: 0 } }, { go: 'forward' }],
    });
  });
  test('too far for what it would cost the way it goes', () => {
    const { battle, piece } = machine('bronekhod', [900, 400], [0, 1]);
    expect(wayOut(battle, piece, 'right')).toMatchObject({
      reason: 'too-far',
      figures: { price: 1 + 267 / 50, points: 4 },
    });
  });
  test('round a wall, turning where there is room', () => {
    const { battle, piece } = machine('gryphon', [1080, 400], [1, 0], [block(1130, 370, 10, 60, 90)]);
    const found = wayOut(battle, piece, 'right') as WayThere;
    expect(found.price).toBeLessThan(4.95);
    expect(found.price).toBeGreaterThan(1 + 87 / 50);
    const wide = machine('gryphon', [1080, 400], [1, 0], [block(1130, 100, 10, 600, 90)]);
    expect(told(wayOut(wide.battle, wide.piece, 'right'))).toBe('BRP-4.2.2 way-blocked');
  });
  test('round an enemy rather than into it', () => {
    const { battle, piece } = machine('gryphon', [1080, 400], [1, 0]);
    battle.soldier(0, 'regime-clones', 1, [1150, 400]);
    const found = wayOut(battle, piece, 'right') as WayThere;
    expect(found.price).toBeLessThan(6);
  });
  test('not with its last point, nor beyond it', () => {
    const { battle, piece } = machine('bronekhod', [1200 - 33 - 199.9, 400], [1, 0]);
    expect(told(wayOut(battle, piece, 'right'))).toBeCloseTo(199.9 / 50, 9);
    battle.get(piece).x = 1200 - 33 - 200;
    expect(told(wayOut(battle, piece, 'right'))).toBe('BRP-0.8 exit-needs-points');
    battle.get(piece).x = 1200 - 33 - 201;
    expect(wayOut(battle, piece, 'right')).toMatchObject({ reason: 'too-far', figures: { points: 4 } });
    battle.roll((game) => carryOut(game, { kind: 'drive', by: piece, legs: [] }));
    expect(told(wayOut(battle, piece, 'right'))).toBe('BRP-3.2.1 has-moved');
  });
});
