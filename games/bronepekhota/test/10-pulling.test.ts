import type { TerrainPiece } from '@bridgehead/geometry';
import { describe, expect, test } from 'vitest';
import { activate } from '../rules/activation.ts';
import { carryOut, refuseAct } from '../rules/acts.ts';
import { type Driven, driveOf } from '../rules/movement/drive.ts';
import type { Act, Leg } from '../rules/moves.ts';
import type { Machine } from '../rules/state.ts';
import { block, named } from './asking.ts';
import { Battle, told } from './scenario.ts';

type Drive = Extract<Act, { kind: 'drive' }>;

/** Half of Helix with the platform, of a mortar, of Salamander, along their headings. */
const [HELIX, MORTAR, SALAMANDER] = [57.5, 22.5, 32.5];
const REAR = 400 - HELIX;

/** Helix of speed 4 with its platform looks along x; the mortar is so far behind it. */
function depot(terrain: readonly TerrainPiece[] = [], behind = 0, sides = [0, 1]) {
  const battle = new Battle({ terrain, sides });
  const helix = battle.machine(0, 'helix', [400, 400], { weapons: [2], pilot: 'regime-clones' });
  const mortar = battle.gun(0, 'mortar', [REAR - MORTAR - behind, 400]);
  battle.roll((game) => activate(game, 0, { piece: helix }));
  const tow = (legs: readonly Leg[], from: number, to: number, piece = mortar): Drive => ({
    kind: 'drive',
    by: helix,
    legs,
    tow: { piece, from, to },
  });
  return { battle, helix, mortar, tow };
}

function why(battle: Battle, move: Act): string | null {
  const refusal = refuseAct(battle.battlefield, move);
  return (
    refusal && `${named(refusal)}${refusal.figures ? ` ${Object.values(refusal.figures).join(' ')}` : ''}`
  );
}

const forward = (by: number): Leg => ({ go: 'forward', by });
const back = (by: number): Leg => ({ go: 'back', by });
const NORTH: Leg = { turn: { x: 0, y: 1 } };

describe('BRP-10.2 up to the load, with it, and on without it', () => {
  test('all three are paid for, and told', () => {
    const { battle, helix, mortar, tow } = depot([], 25);
    const legs = [back(25), forward(75), forward(50), forward(50)];
    expect((driveOf(battle.battlefield, tow(legs, 1, 2)) as Driven).price).toBe(4);
    expect(why(battle, tow([...legs, forward(5)], 1, 2))).toBe('BRP-4.2 too-far 4.1 4');
    const [drove] = told(
      battle.roll((game) => carryOut(game, tow(legs, 1, 2))),
      'drove',
    );
    expect(drove).toMatchObject({ legs, price: 4, towed: { piece: mortar, to: { y: 400, z: 0 } } });
    expect([battle.get(helix).x, battle.get(mortar).x]).toEqual([550, 450 - HELIX - MORTAR]);
  });
  test('what is in the way of any of them is said', () => {
    const { battle, tow } = depot([block(260, 470, 300, 20, 60)], 25);
    expect(why(battle, tow([NORTH, forward(60), forward(10)], 2, 3))).toBe('BRP-4.2.2 way-blocked terrain');
    expect(why(battle, tow([back(26), forward(10)], 1, 2))).toBe('BRP-4.2.2 way-blocked piece');
    expect(why(battle, tow([back(25), forward(50), back(1)], 1, 2))).toBe('BRP-4.2.2 way-blocked piece');
    const wall = depot([block(480, 300, 20, 200, 60)]);
    expect(why(wall.battle, wall.tow([forward(50)], 0, 1))).toBe('BRP-4.2.2 way-blocked terrain');
  });
  test('left behind, the load is in the way of a turn too (BRP-0.7)', () => {
    const { battle, tow } = depot();
    expect(why(battle, tow([forward(5), { turn: { x: 1, y: 1 } }], 0, 1))).toBe('BRP-0.7 cannot-stand piece');
    expect(why(battle, tow([forward(50), forward(30), NORTH], 0, 1))).toBeNull();
  });
  test('the load is not left where it cannot stand, though Helix could', () => {
    const { battle, tow } = depot([block(370, 300, 5, 200, 20)]);
    expect(why(battle, tow([forward(60)], 0, 1))).toBe('BRP-10.2 cannot-stand terrain');
    expect(why(battle, tow([forward(145)], 0, 1))).toBeNull();
  });
  test('nor pulled through anybody, nor over an edge of the table', () => {
    const { battle, mortar, tow } = depot();
    const wide = battle.machine(0, 'demolisher', [REAR - 45, 400]);
    battle.get(mortar).x = 100;
    battle.soldier(0, 'regime-clones', 1, [380, 458]);
    expect(why(battle, tow([forward(100)], 0, 1, wide))).toBe('BRP-10.2 way-blocked piece');
    const edge = depot();
    Object.assign(edge.battle.get(edge.helix), { y: 70 });
    Object.assign(edge.battle.get(edge.mortar), { y: 70 });
    expect(why(edge.battle, edge.tow([NORTH], 0, 1))).toBe('BRP-10.2 cannot-stand edge');
  });
});

describe('BRP-10.2 what is towed', () => {
  test('a machine with its pilot, own or allied, which keeps what it is', () => {
    for (const seat of [0, 2]) {
      const { battle, mortar, tow } = depot([], 0, [0, 1, 0]);
      battle.get(mortar).x = 100;
      const other = battle.machine(seat, 'salamander', [REAR - SALAMANDER, 400], { pilot: 'velian-militia' });
      battle.turn(other, 1, 0);
      Object.assign(battle.get<Machine>(other), { cx: 0, cy: 1 });
      battle.roll((game) => carryOut(game, tow([forward(50)], 0, 1, other)));
      expect(battle.get(other)).toMatchObject({ x: REAR - SALAMANDER + 50, hx: 1, cx: 0, cy: 1, seat });
    }
  });
  test('a flyer on the ground, not what is destroyed, nor cargo', () => {
    const { battle, mortar, tow } = depot();
    battle.get(mortar).status = 'destroyed';
    expect(why(battle, tow([forward(10)], 0, 1))).toBe('BRP-10.2 not-movable');
    const cargo = battle.load('cargo', [REAR - 10, 400]);
    expect(why(battle, tow([forward(10)], 0, 1, cargo))).toBe('BRP-10.2 not-movable');
    battle.get(cargo).x = 100;
    const thunder = battle.machine(0, 'thunder', [REAR - 55, 400]);
    expect(why(battle, tow([forward(10)], 0, 1, thunder))).toBeNull();
  });
  test('what touches its side is not behind it, nor what touches only a corner of its front', () => {
    const { battle, mortar, tow } = depot();
    battle.get(mortar).x = 100;
    const beside = battle.gun(0, 'mortar', [400, 400 + 42.5 + 20]);
    expect(why(battle, tow([forward(10)], 0, 1, beside))).toBe('BRP-10.2 not-behind');
    const ahead = battle.gun(0, 'mortar', [400 + HELIX + MORTAR, 400]);
    expect(why(battle, tow([forward(10)], 0, 1, ahead))).toBe('BRP-10.2 not-behind');
  });
  test('a turn by any angle swings it round the middle of Helix, as it was', () => {
    const { battle, helix, mortar, tow } = depot();
    battle.turn(helix, 2, 0);
    battle.turn(mortar, 0, 3);
    battle.get(mortar).x = REAR - 20;
    battle.get(mortar).y = 410;
    battle.roll((game) => carryOut(game, tow([{ turn: { x: 3, y: 4 } }], 0, 1)));
    const off = { x: -(HELIX + 20), y: 10 };
    expect(battle.get(mortar)).toMatchObject({
      x: expect.closeTo(400 + off.x * 0.6 - off.y * 0.8, 9),
      y: expect.closeTo(400 + off.x * 0.8 + off.y * 0.6, 9),
      hx: expect.closeTo(-2.4, 9),
      hy: expect.closeTo(1.8, 9),
    });
  });
  test('BRP-4.1.1 a turn that brings Helix into contact ends there, the load behind it', () => {
    const { battle, helix, mortar, tow } = depot();
    const enemy = battle.soldier(1, 'cyber-infantry', 1, [400, 400 + HELIX + 15.5]);
    battle.roll((game) => carryOut(game, tow([NORTH, NORTH], 0, 2)));
    expect(battle.state.stage).toMatchObject({ contact: [enemy] });
    expect(battle.get(helix)).toMatchObject({ x: 400, hx: 0, hy: 1 });
    expect(battle.get(mortar)).toMatchObject({ x: 400, y: REAR - MORTAR });
  });
  test('BRP-4.1.1 stopped by its load it has paid for what it went', () => {
    const { battle, mortar, tow } = depot();
    const wide = battle.machine(0, 'demolisher', [REAR - 45, 400]);
    battle.get(mortar).x = 100;
    battle.soldier(1, 'cyber-infantry', 1, [380, 459]);
    const [drove] = told(
      battle.roll((game) => carryOut(game, tow([forward(10), forward(100)], 0, 2, wide))),
      'drove',
    );
    expect(drove?.price).toBeCloseTo(26.5 / 50, 3);
    expect(drove?.legs).toEqual([forward(10), { go: 'forward', by: expect.closeTo(16.5, 2) }]);
  });
});
