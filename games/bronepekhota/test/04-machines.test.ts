import type { TerrainPiece } from '@bridgehead/geometry';
import { describe, expect, test } from 'vitest';
import { activate, note } from '../rules/activation.ts';
import { carryOut, refuseAct } from '../rules/acts.ts';
import { type Driven, driveOf } from '../rules/movement/drive.ts';
import type { Act, Heading } from '../rules/moves.ts';
import type { Machine, PieceId } from '../rules/state.ts';
import { named } from './asking.ts';
import { Battle, type Place } from './scenario.ts';

type Legs = Extract<Act, { kind: 'drive' }>['legs'];

const block = (x: number, y: number, width: number, depth: number, top: number): TerrainPiece => ({
  kind: 'block',
  corners: [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + depth },
    { x, y: y + depth },
  ],
  base: 0,
  top,
  walkable: true,
  climbable: false,
});

function garage(kind: string, terrain: readonly TerrainPiece[] = [], at: Place = [300, 400]) {
  const battle = new Battle({ terrain });
  const id = battle.machine(0, kind, at, {
    pilot: kind === 'thunder' ? 'light-assault-landing' : 'heavy-clones',
  });
  const drive = (legs: Legs, cabin?: Heading) =>
    ({ kind: 'drive', by: id, legs, ...(cabin && { cabin }) }) as const;
  battle.roll((game) => activate(game, 0, { piece: id }));
  return { battle, id, drive };
}

function why(battle: Battle, move: Act): string | null {
  const refusal = refuseAct(battle.battlefield, move);
  return (
    refusal && `${named(refusal)}${refusal.figures ? ` ${Object.values(refusal.figures).join(' ')}` : ''}`
  );
}

function price(battle: Battle, move: Extract<Act, { kind: 'drive' }>): number {
  const driven = driveOf(battle.battlefield, move);
  if ('reason' in driven) throw new Error(driven.reason);
  return (driven as Driven).price;
}

const forward = (by: number) => ({ go: 'forward', by }) as const;

describe('BRP-4.2 machines', () => {
  test('page 16: Bronekhod, one step back, a turn, two forward: four points', () => {
    const { battle, id, drive } = garage('bronekhod');
    const legs = [{ go: 'back', by: 50 }, { turn: { x: 0, y: 1 } }, forward(100)] as const;
    expect(price(battle, drive(legs))).toBe(4);
    battle.roll((game) => carryOut(game, drive(legs)));
    expect(battle.get(id)).toMatchObject({ x: 250, y: 500, hx: 0, hy: 1, cx: 0, cy: 1 });
    expect(why(battle, drive([forward(1)]))).toBe('BRP-3.2.1 has-moved');
  });
  test('speed by the damage sector', () => {
    const { battle, id, drive } = garage('bronekhod');
    expect(why(battle, drive([forward(200)]))).toBeNull();
    battle.get<Machine>(id).durability = 6;
    expect(why(battle, drive([forward(200)]))).toBe('BRP-4.2 too-far 4 3');
    expect(why(battle, drive([forward(150)]))).toBeNull();
  });
  test('what costs many times its points is not followed to the end, wherever that leads', () => {
    const { battle, drive } = garage('bronekhod');
    const turns = Array.from({ length: 30 }, (_, leg) => ({ turn: { x: leg % 2 === 0 ? -1 : 1, y: 0 } }));
    expect(why(battle, drive([...turns, forward(2000)]))).toBe('BRP-4.2 too-far 21 4');
    expect(why(battle, drive([...turns.slice(0, 6), forward(2000)]))).toBe('BRP-4.2.2 way-blocked edge');
  });
  test('walkers go back and sideways at half the pace, tracks not sideways, flyers neither', () => {
    const raptor = garage('raptor');
    expect(price(raptor.battle, raptor.drive([{ go: 'back', by: 50 }]))).toBe(2);
    for (const go of ['left', 'right'] as const)
      expect(price(raptor.battle, raptor.drive([{ go, by: 50 }]))).toBe(2);
    raptor.battle.roll((game) => carryOut(game, raptor.drive([{ go: 'left', by: 50 }])));
    expect(raptor.battle.get(raptor.id)).toMatchObject({ x: 300, y: 450, hx: 1, hy: 0 });
    const tracked = garage('bronekhod');
    expect(why(tracked.battle, tracked.drive([{ go: 'right', by: 10 }]))).toBe('BRP-4.2 does-not-go-so');
    const thunder = garage('thunder');
    expect(why(thunder.battle, thunder.drive([{ go: 'back', by: 10 }]))).toBe('BRP-4.2 does-not-go-so');
  });
  test('a walker’s cabin is set free of charge within 90° of the legs; other cabins are fixed', () => {
    const { battle, id, drive } = garage('raptor');
    expect(why(battle, drive([], { x: -1, y: 1 }))).toBe('BRP-4.2 cabin-too-far');
    battle.roll((game) => carryOut(game, drive([], { x: 0, y: -1 })));
    expect(battle.get(id)).toMatchObject({ hx: 1, hy: 0, cx: 0, cy: -1 });
    const tracked = garage('bronekhod');
    expect(why(tracked.battle, tracked.drive([], { x: 1, y: 1 }))).toBe('BRP-4.2 cabin-too-far');
  });
  test('BRP-7.6 a drive ends a shooting action that had begun', () => {
    const { battle, drive } = garage('bronekhod');
    battle.roll((game) => note(game, { shots: [{ weapon: 0 }] }));
    battle.roll((game) => carryOut(game, drive([forward(10)])));
    expect(battle.state.stage).toMatchObject({ deeds: { moves: 1, hasShot: true } });
  });
  test('never over anybody, nor off the table', () => {
    const { battle, drive } = garage('bronekhod');
    battle.soldier(0, 'regime-clones', 1, [380, 400]);
    expect(why(battle, drive([forward(100)]))).toBe('BRP-4.2.2 way-blocked piece');
    const edge = garage('bronekhod', [], [1160, 400]);
    expect(why(edge.battle, edge.drive([forward(20)]))).toBe('BRP-4.2.2 way-blocked edge');
  });
});

describe('BRP-4.2.2 vertical obstacles', () => {
  test('tracks up to the track, at no extra price', () => {
    const low = garage('bronekhod', [block(350, 300, 300, 200, 18)]);
    expect(price(low.battle, low.drive([forward(150)]))).toBe(3);
    const high = garage('bronekhod', [block(350, 300, 300, 200, 19)]);
    expect(why(high.battle, high.drive([forward(150)]))).toMatch(/^BRP-4\.2\.2 way-blocked/);
  });
  test('walkers below the cabin, and only forward', () => {
    const { battle, drive } = garage('raptor', [block(350, 300, 300, 200, 44.9)]);
    expect(why(battle, drive([forward(150)]))).toBeNull();
    const level = garage('raptor', [block(350, 300, 300, 200, 45)]);
    expect(why(level.battle, level.drive([forward(150)]))).toMatch(/^BRP-4\.2\.2 way-blocked/);
    const turned = garage('raptor', [block(350, 300, 300, 200, 10)]);
    turned.battle.turn(turned.id, -1, 0);
    expect(why(turned.battle, turned.drive([{ go: 'back', by: 100 }]))).toMatch(/^BRP-4\.2\.2 way-blocked/);
  });
  test('walkers not sideways either', () => {
    const { battle, drive } = garage('raptor', [block(200, 440, 300, 200, 10)]);
    expect(why(battle, drive([{ go: 'left', by: 40 }]))).toMatch(/^BRP-4\.2\.2 way-blocked/);
  });
  test('BRP-4.1.2 up a ramp along its slope, and no move ends on it (BRP-0.7)', () => {
    const ramp: TerrainPiece = {
      kind: 'ramp',
      foot: { x: 350, y: 400, z: 0 },
      head: { x: 450, y: 400, z: 60 },
      width: 120,
    };
    const { battle, drive } = garage('raptor', [ramp, block(450, 300, 200, 200, 60)]);
    expect(why(battle, drive([forward(100)]))).toMatch(/cannot-stand/);
    const slope = Math.sqrt(100 * 100 + 60 * 60) - 100;
    expect(price(battle, drive([forward(190)]))).toBeCloseTo((190 + slope) / 50, 4);
  });
});

describe('BRP-0.7 turns', () => {
  test('not while a corner is over a ramp, though none is afterwards', () => {
    const ramp = (x: number): TerrainPiece => ({
      kind: 'ramp',
      foot: { x, y: 400, z: 0 },
      head: { x: x + 100, y: 400, z: 60 },
      width: 120,
    });
    const legs = [forward(50), { turn: { x: 0, y: 1 } }];
    const over = garage('bronekhod', [ramp(380)]);
    expect(why(over.battle, over.drive(legs))).toBe('BRP-0.7 cannot-stand terrain');
    const before = garage('bronekhod', [ramp(383)]);
    expect(why(before.battle, before.drive(legs))).toBeNull();
  });
});

describe('BRP-4.1.1 machines run into enemies too', () => {
  function charge(): { battle: Battle; id: PieceId; enemy: PieceId; move: Act } {
    const { battle, id, drive } = garage('bronekhod');
    const enemy = battle.soldier(1, 'cyber-infantry', 1, [420, 400]);
    return { battle, id, enemy, move: drive([forward(150)]) };
  }
  test('and stop where the gap first becomes 1 mm', () => {
    const { battle, id, enemy, move } = charge();
    battle.roll((game) => carryOut(game, move));
    expect(battle.get(id).x).toBeCloseTo(420 - 10 - 32.5 - 1, 2);
    expect(battle.state.stage).toMatchObject({ contact: [enemy] });
    expect(why(battle, { kind: 'fight', by: id, enemy })).toBeNull();
  });
  test('an enemy touched at the start is only in the way; left and met again it stops them too', () => {
    const { battle, enemy, id } = charge();
    battle.get(enemy).x = 300 + 32.5 + 10.5;
    const drive = (...legs: Legs) => ({ kind: 'drive', by: id, legs }) as const;
    expect(why(battle, drive(forward(50)))).toBe('BRP-4.2.2 way-blocked piece');
    battle.roll((game) => carryOut(game, drive({ go: 'back', by: 50 }, forward(100))));
    expect(battle.get(id).x).toBeCloseTo(299.5, 2);
    expect(battle.state.stage).toMatchObject({ contact: [enemy] });
  });
  test('not if hand to hand is already spent', () => {
    const { battle, move } = charge();
    battle.roll((game) => note(game, { hasFought: true }));
    expect(why(battle, move)).toBe('BRP-4.1.1 contact-after-fight');
  });
  test('turning into one is contact as well', () => {
    const { battle, drive } = garage('helix');
    const enemy = battle.soldier(1, 'cyber-infantry', 1, [300, 463]);
    battle.roll((game) => carryOut(game, drive([{ turn: { x: 0, y: -1 } }, forward(50)])));
    expect(battle.state.stage).toMatchObject({ contact: [enemy] });
  });
});

describe('BRP-3.2.2, BRP-4.2.3 flyers', () => {
  test('have two moves, each at full speed', () => {
    const { battle, id, drive } = garage('thunder');
    battle.roll((game) => carryOut(game, drive([forward(250)])));
    expect(why(battle, drive([forward(250)]))).toBeNull();
    battle.roll((game) => carryOut(game, drive([forward(250)])));
    expect(battle.get(id)).toMatchObject({ x: 800, z: 100 });
    expect(why(battle, drive([forward(1)]))).toBe('BRP-3.2.1 has-moved');
  });
  test('do not leave the table', () => {
    const { battle, drive } = garage('thunder', [], [1100, 400]);
    expect(why(battle, drive([forward(46)]))).toBe('BRP-4.2.2 way-blocked edge');
    expect(why(battle, drive([forward(44)]))).toBeNull();
  });
  test('turn by at most 90° a point', () => {
    const { battle, drive } = garage('thunder');
    expect(why(battle, drive([{ turn: { x: 0, y: 1 } }]))).toBeNull();
    expect(why(battle, drive([{ turn: { x: -1, y: 5 } }]))).toBe('BRP-4.2 turns-too-far');
  });
  test('turn into nothing that is as high as they fly, nor off the table (BRP-0.7)', () => {
    const turn = { turn: { x: 1, y: 1 } };
    const tower = garage('thunder', [block(200, 455, 200, 50, 150)]);
    expect(why(tower.battle, tower.drive([turn]))).toBe('BRP-0.7 cannot-stand terrain');
    const low = garage('thunder', [block(200, 455, 200, 50, 100)]);
    expect(why(low.battle, low.drive([turn]))).toBeNull();
    const edge = garage('thunder', [], [56, 400]);
    expect(why(edge.battle, edge.drive([turn]))).toBe('BRP-0.7 cannot-stand edge');
    const other = garage('thunder');
    other.battle.machine(1, 'locust', [300, 500]);
    expect(why(other.battle, other.drive([turn]))).toBe('BRP-0.7 cannot-stand piece');
  });
  test('turn above whom they please: only where they end the stand is put on nobody', () => {
    const { battle, drive } = garage('thunder');
    battle.soldier(1, 'cyber-infantry', 1, [400, 400]);
    const turn = { turn: { x: 0, y: 1 } };
    expect(why(battle, drive([forward(100), turn, forward(100)]))).toBeNull();
    expect(why(battle, drive([forward(100), turn]))).toBe('BRP-0.7 cannot-stand piece');
  });
  test('round enemies who are as high as they fly, pilots or none', () => {
    const { battle, drive } = garage('thunder');
    const locust = battle.machine(1, 'locust', [450, 400], { pilot: 'heavy-cyber-infantry' });
    expect(why(battle, drive([forward(250)]))).toBe('BRP-4.2.2 way-blocked piece');
    battle.get<Machine>(locust).pilot = -1;
    expect(why(battle, drive([forward(250)]))).toBe('BRP-4.2.2 way-blocked piece');
  });
  test('fly over what is lower, round what is higher, and end on nobody', () => {
    const over = garage('thunder', [block(400, 300, 50, 200, 100)]);
    expect(why(over.battle, over.drive([forward(250)]))).toBeNull();
    const round = garage('thunder', [block(400, 300, 50, 200, 101)]);
    expect(why(round.battle, round.drive([forward(250)]))).toBe('BRP-4.2.2 way-blocked terrain');
    const landing = garage('thunder');
    landing.battle.soldier(1, 'cyber-infantry', 1, [500, 400]);
    expect(why(landing.battle, landing.drive([forward(200)]))).toBe('BRP-0.7 cannot-stand piece');
    expect(why(landing.battle, landing.drive([forward(250)]))).toBeNull();
  });
});
