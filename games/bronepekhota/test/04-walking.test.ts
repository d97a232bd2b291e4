import type { TerrainPiece } from '@bridgehead/geometry';
import { describe, expect, test } from 'vitest';
import { activate } from '../rules/activation.ts';
import { carryOut, refuseAct } from '../rules/acts.ts';
import type { Act } from '../rules/moves.ts';
import { type Walked, walkOf } from '../rules/movement/walk.ts';
import type { PieceId } from '../rules/state.ts';
import { named } from './asking.ts';
import { Battle, type Place } from './scenario.ts';

const EAST = { x: 1, y: 0 };

function box(
  x: number,
  y: number,
  width: number,
  depth: number,
  top: number,
  traits: Partial<Extract<TerrainPiece, { kind: 'block' }>> = {},
): TerrainPiece {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + depth },
    { x, y: y + depth },
  ];
  return { kind: 'block', corners, base: 0, top, walkable: true, climbable: false, ...traits };
}

const walk = (by: PieceId, facing: { x: number; y: number }, ...path: Place[]) =>
  ({ kind: 'walk', by, facing, path: path.map(([x, y, z = 0]) => ({ x, y, z })) }) as const;

function why(battle: Battle, move: Act): string | null {
  const refusal = refuseAct(battle.battlefield, move);
  return (
    refusal && `${named(refusal)}${refusal.figures ? ` ${Object.values(refusal.figures).join(' ')}` : ''}`
  );
}

function alone(terrain: readonly TerrainPiece[] = [], kind = 'light-assault-clones', at: Place = [100, 400]) {
  const battle = new Battle({ terrain });
  const soldier = battle.soldier(0, kind, 1, at);
  battle.roll((game) => activate(game, 0, { squad: 0 }));
  return { battle, soldier };
}

function priceOf(battle: Battle, by: PieceId, ...path: Place[]): number {
  battle.roll((game) => expect(game.state.stage.stage).toBe('act'));
  const refusal = refuseAct(battle.battlefield, walk(by, EAST, ...path));
  if (refusal) throw new Error(`${refusal.clause} ${refusal.reason}`);
  return (walkOf({ ...battle.battlefield }, walk(by, EAST, ...path)) as Walked).price;
}

describe('BRP-4.1 on foot', () => {
  test('a point a step, any way, and ends facing any way', () => {
    const { battle, soldier } = alone();
    expect(priceOf(battle, soldier, [175, 400])).toBe(1.5);
    expect(priceOf(battle, soldier, [100, 300], [100, 350])).toBe(3);
    battle.roll((game) => carryOut(game, walk(soldier, { x: -3, y: 4 }, [130, 440])));
    expect(battle.get(soldier)).toMatchObject({ x: 130, y: 440, hx: -3, hy: 4 });
  });
  test('no further than its speed, to a thousandth (BRP-0.6), and once (BRP-3.2.1)', () => {
    const { battle, soldier } = alone();
    expect(why(battle, walk(soldier, EAST, [350, 400]))).toBeNull();
    expect(why(battle, walk(soldier, EAST, [350.05, 400]))).toBeNull();
    expect(why(battle, walk(soldier, EAST, [351, 400]))).toBe('BRP-4.1 too-far 5.02 5');
    battle.roll((game) => carryOut(game, walk(soldier, EAST, [150, 400])));
    expect(why(battle, walk(soldier, EAST, [160, 400]))).toBe('BRP-3.2.1 has-moved');
  });
  test('what costs many times its points is not followed to the end, wherever that leads', () => {
    const { battle, soldier } = alone();
    const paces = Array.from({ length: 30 }, (_, leg): Place => [leg % 2 === 0 ? 500 : 100, 400]);
    expect(why(battle, walk(soldier, EAST, ...paces, [100, 900]))).toBe('BRP-4.1 too-far 32 5');
    expect(why(battle, walk(soldier, EAST, ...paces.slice(0, 2), [100, 900]))).toBe(
      'BRP-4.1 way-blocked edge',
    );
  });
  test('BRP-3.2.1 a turn on the spot is its move at 0 points', () => {
    const { battle, soldier } = alone();
    battle.roll((game) => carryOut(game, walk(soldier, { x: 0, y: -1 })));
    expect(battle.get(soldier)).toMatchObject({ x: 100, hx: 0, hy: -1 });
    expect(why(battle, walk(soldier, EAST, [150, 400]))).toBe('BRP-3.2.1 has-moved');
  });
  test('never through friends or what is too high, nor off the table', () => {
    const { battle, soldier } = alone([box(200, 300, 10, 200, 60)]);
    battle.soldier(0, 'regime-clones', 1, [150, 400]);
    expect(why(battle, walk(soldier, EAST, [190, 400]))).toBe('BRP-4.1 way-blocked piece');
    expect(why(battle, walk(soldier, EAST, [150, 440], [250, 440]))).toMatch(/^BRP-4\.1 way-blocked/);
    expect(why(battle, walk(soldier, EAST, [-5, 400]))).toMatch(/^BRP-4\.1 way-blocked edge/);
    expect(why(battle, walk(soldier, EAST, [5, 400]))).toBe('BRP-0.7 cannot-stand edge');
  });
  test('BRP-7.6 a move ends a shooting action that had begun', () => {
    const { battle, soldier } = alone();
    const target = battle.soldier(1, 'cyber-infantry', 1, [700, 400]);
    battle.roll((game) => carryOut(game, { kind: 'shoot', by: soldier, with: 'own', at: [target] }), 1);
    battle.roll((game) => carryOut(game, walk(soldier, EAST, [150, 400])));
    expect(battle.state.stage).toMatchObject({ deeds: { moves: 1, hasShot: true } });
  });
});

describe('BRP-4.1.2 and BRP-4.1.3 up and down', () => {
  test('page 12: five steps over a fence of 25 mm cost five points', () => {
    const { battle, soldier } = alone([box(200, 300, 5, 200, 25, { walkable: false })]);
    expect(priceOf(battle, soldier, [350, 400])).toBe(5);
  });
  test('page 13: an obstacle of 25 to 50 mm costs two more', () => {
    const { battle, soldier } = alone([box(150, 300, 5, 200, 50, { walkable: false })]);
    expect(priceOf(battle, soldier, [200, 400])).toBe(4);
  });
  test('page 13: climbing a step and a half costs three points', () => {
    const { battle, soldier } = alone(
      [box(110, 300, 100, 200, 75, { climbable: true })],
      'light-cyber-infantry',
    );
    const flat = 25 / 50;
    expect(priceOf(battle, soldier, [125, 400, 75])).toBeCloseTo(3 + flat, 6);
  });
  test('a wall is climbed from outside: nobody gets up through what is above them', () => {
    const deck = box(200, 300, 200, 200, 60, { base: 50, climbable: true });
    const beneath = alone([deck], 'light-cyber-infantry', [300, 400]);
    expect(why(beneath.battle, walk(beneath.soldier, EAST, [300, 400, 60]))).toBe(
      'BRP-4.1 way-blocked nowhere',
    );
    const beside = alone([deck], 'light-cyber-infantry', [180, 400]);
    expect(priceOf(beside.battle, beside.soldier, [230, 400, 60])).toBeCloseTo(1 + 2.4, 6);
  });
  test('a ladder is like level ground, measured along itself, and no move ends on it', () => {
    const ladder: TerrainPiece = {
      kind: 'ladder',
      foot: { x: 190, y: 400, z: 0 },
      head: { x: 215, y: 400, z: 100 },
    };
    const { battle, soldier } = alone(
      [box(200, 300, 100, 200, 100), ladder],
      'light-assault-clones',
      [140, 400],
    );
    const along = Math.sqrt(25 * 25 + 100 * 100) / 50;
    expect(priceOf(battle, soldier, [190, 400], [215, 400, 100])).toBeCloseTo(1 + along, 6);
    expect(why(battle, walk(soldier, EAST, [190, 400], [202.5, 400, 50]))).toMatch(/^BRP-/);
  });
});

describe('BRP-4.1.4 jumping down and across', () => {
  const roofs = (gap: number, top: number) => [
    box(0, 300, 200, 200, 100),
    box(200 + gap, 300, 200, 200, top),
  ];
  const onRoof = (gap: number, top: number) =>
    alone(roofs(gap, top), 'light-assault-clones', [170, 400, 100]);

  test('to the same height over a gap of a step, which is part of the way', () => {
    const { battle, soldier } = onRoof(50, 100);
    expect(priceOf(battle, soldier, [270, 400, 100])).toBeCloseTo(2, 6);
    const { battle: wider, soldier: other } = onRoof(51, 100);
    expect(why(wider, walk(other, EAST, [271, 400, 100]))).toMatch(/^BRP-4\.1 way-blocked/);
  });
  test('gap and drop are one straight line: 30 across and 40 down are a step, 31 and 40 are not', () => {
    const { battle, soldier } = onRoof(30, 60);
    expect(why(battle, walk(soldier, EAST, [260, 400, 60]))).toBeNull();
    const { battle: wider, soldier: other } = onRoof(31, 60);
    expect(why(wider, walk(other, EAST, [261, 400, 60]))).toMatch(/^BRP-4\.1 way-blocked/);
  });
  test('never up', () => {
    const { battle, soldier } = onRoof(20, 160);
    expect(why(battle, walk(soldier, EAST, [250, 400, 160]))).toMatch(/^BRP-4\.1 way-blocked/);
  });
});

describe('BRP-4.1.1 contact', () => {
  function charge(kind = 'cyber-infantry') {
    const battle = new Battle();
    const soldier = battle.soldier(0, 'light-assault-clones', 1, [100, 400]);
    const enemy = battle.soldier(1, kind, 1, [300, 400]);
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    return { battle, soldier, enemy };
  }
  test('a move ends where the gap first becomes 1 mm; the fight is the next move', () => {
    const { battle, soldier, enemy } = charge();
    const events = battle.roll((game) => carryOut(game, walk(soldier, EAST, [345, 400])));
    expect(events.map(({ kind }) => kind)).toEqual(['walked', 'contact']);
    expect(battle.get(soldier).x).toBeCloseTo(279, 2);
    expect(battle.state.stage).toMatchObject({ contact: [enemy] });
    expect(why(battle, { kind: 'fight', by: soldier, enemy })).toBeNull();
  });
  test('BRP-0.7 it faces along the shortest line to that enemy, or straight away from it', () => {
    const away = charge();
    away.battle.roll((game) => carryOut(game, walk(away.soldier, { x: -1, y: 0.3 }, [345, 400])));
    const { hx, hy } = away.battle.get(away.soldier);
    expect([Math.sign(hx), hy]).toEqual([-1, 0]);
  });
  test('from whichever side it comes, whoever is stopped by an enemy touches it', () => {
    for (let step = 0; step < 40; step++) {
      const battle = new Battle();
      const from = { x: 400 + 7 * (step - 20), y: 400 + (step % 2 ? 90 : -90) };
      const soldier = battle.soldier(0, 'light-cyber-infantry', 1, [from.x, from.y]);
      const enemy = battle.soldier(1, 'cyber-infantry', 1, [400, 400]);
      battle.turn(enemy, step - 13, 5);
      battle.roll((game) => activate(game, 0, { squad: 0 }));
      battle.roll((game) => carryOut(game, walk(soldier, EAST, [400 + (step % 5), 400])));
      expect(battle.state.stage).toMatchObject({ contact: [enemy] });
      expect(why(battle, { kind: 'fight', by: soldier, enemy })).toBeNull();
    }
  });
  test('points left are lost, and a way that would cost more than it has is fine up to the contact', () => {
    const { battle, soldier } = charge();
    expect(why(battle, walk(soldier, EAST, [900, 400]))).toBeNull();
  });
  test('refused if hand to hand is already spent', () => {
    const { battle, soldier, enemy } = charge();
    const beside = battle.soldier(1, 'cyber-infantry', 1, [80, 400]);
    battle.roll((game) => carryOut(game, { kind: 'fight', by: soldier, enemy: beside }), 1, 1, 6);
    expect(why(battle, walk(soldier, EAST, [345, 400]))).toBe('BRP-4.1.1 contact-after-fight');
    expect(battle.get(enemy).status).toBe('table');
  });
  test('an enemy touched at the start counts only once left; leaving is free', () => {
    const { battle, soldier } = charge();
    battle.soldier(1, 'cyber-infantry', 1, [80, 400]);
    const events = battle.roll((game) => carryOut(game, walk(soldier, EAST, [150, 400])));
    expect(events.map(({ kind }) => kind)).toEqual(['walked']);
  });
  test('left and met again it stops who comes back, and is fought', () => {
    for (const end of [99.5, 200]) {
      const { battle, soldier } = charge();
      const again = battle.soldier(1, 'cyber-infantry', 1, [120, 400]);
      battle.roll((game) => carryOut(game, walk(soldier, EAST, [90, 400], [end, 400])));
      expect(battle.get(soldier).x).toBeCloseTo(99, 2);
      expect(battle.state.stage).toMatchObject({ contact: [again] });
    }
  });
  test('nor is it met again by who has spent hand to hand', () => {
    const { battle, soldier } = charge();
    const again = battle.soldier(1, 'cyber-infantry', 1, [120, 400]);
    battle.roll((game) => carryOut(game, { kind: 'fight', by: soldier, enemy: again }), 1, 6);
    expect(why(battle, walk(soldier, EAST, [90, 400], [99.5, 400]))).toBe('BRP-4.1.1 contact-after-fight');
    expect(why(battle, walk(soldier, EAST, [90, 400]))).toBeNull();
  });
  test('BRP-4.2.3 a flyer stops nobody, as near as it may be', () => {
    const battle = new Battle({ terrain: [box(0, 0, 400, 800, 70)] });
    const soldier = battle.soldier(0, 'light-assault-clones', 1, [100, 400, 70]);
    const sprut = battle.machine(1, 'sprut', [200, 455.5], { pilot: 'assault-special-forces' });
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    expect(battle.get(sprut)).toMatchObject({ isFlying: true, z: 100 });
    battle.roll((game) => carryOut(game, walk(soldier, EAST, [300, 400, 70])));
    expect(battle.get(soldier).x).toBe(300);
    expect(battle.state.stage).toMatchObject({ contact: [] });
  });
  test('nobody walks through whom it touches', () => {
    const { battle, soldier } = charge();
    battle.soldier(1, 'cyber-infantry', 1, [120, 400]);
    expect(why(battle, walk(soldier, EAST, [180, 400]))).toBe('BRP-4.1 way-blocked piece');
  });
  test('BRP-0.7 stopped by an enemy it looks at it if that was wished for, and turned away it looks away', () => {
    for (const [wish, hx] of [
      [{ x: 2, y: 1 }, 1],
      [{ x: -2, y: 1 }, -1],
    ] as const) {
      const { battle, soldier } = alone();
      battle.soldier(1, 'cyber-infantry', 1, [200, 400]);
      battle.roll((game) => carryOut(game, walk(soldier, wish, [250, 400])));
      expect(Math.sign(battle.get(soldier).hx)).toBe(hx);
    }
  });
  test('an enemy touched from the start is no new contact for who turns on the spot', () => {
    const { battle, soldier } = alone();
    battle.soldier(1, 'cyber-infantry', 1, [120.5, 400]);
    battle.roll((game) => carryOut(game, walk(soldier, { x: -1, y: 0 })));
    expect(battle.state.stage).toMatchObject({ contact: [] });
  });
  test('BRP-0.7 turning a corner of the base into an enemy is contact too', () => {
    const battle = new Battle();
    const soldier = battle.soldier(0, 'light-assault-clones', 1, [100, 400]);
    const enemy = battle.soldier(1, 'cyber-infantry', 1, [125.5, 400]);
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    battle.roll((game) => carryOut(game, walk(soldier, { x: 0, y: 1 })));
    expect(battle.state.stage).toMatchObject({ contact: [enemy] });
  });
  test('a pilotless machine does not stop anybody, it is only in the way', () => {
    const { battle, soldier } = charge();
    battle.machine(1, 'raptor', [200, 400]);
    expect(why(battle, walk(soldier, EAST, [260, 400]))).toBe('BRP-4.1 way-blocked piece');
    expect(why(battle, walk(soldier, EAST, [162, 400]))).toBeNull();
    battle.roll((game) => carryOut(game, walk(soldier, EAST, [162, 400])));
    expect(battle.state.stage).toMatchObject({ contact: [] });
  });
});

describe('BRP-9.4 jump packs', () => {
  /** A square block of one or two steps, so far from the jumper that its near edge is that many steps away. */
  function pack(rules = { jumps: true }, kind = 'heavy-assault-landing') {
    const battle = new Battle({
      rules,
      terrain: [box(210, 350, 100, 100, 100), box(310, 350, 100, 100, 50)],
    });
    const soldier = battle.soldier(0, kind, 1, [100, 400]);
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    return { battle, soldier };
  }
  const jump = (by: PieceId, [x, y, z = 0]: Place) =>
    ({ kind: 'jump', by, to: { x, y, z }, facing: EAST }) as const;

  test('pages 46–47: Pr5 clears 2 + 2, not 4 + 2, but 4 + 1', () => {
    const { battle, soldier } = pack();
    expect(why(battle, jump(soldier, [220, 400, 100]))).toBeNull();
    expect(why(battle, jump(soldier, [320, 400, 100]))).toMatch(/^BRP-/);
    const low = new Battle({ rules: { jumps: true }, terrain: [box(300, 350, 100, 100, 50)] });
    const jumper = low.soldier(0, 'heavy-assault-landing', 1, [100, 400]);
    low.roll((game) => activate(game, 0, { squad: 0 }));
    expect(why(low, jump(jumper, [320, 400, 50]))).toBeNull();
  });
  test('page 47: over something two steps high it is 4 + 2, though it comes down on the far side', () => {
    const { battle, soldier } = pack();
    expect(why(battle, jump(soldier, [320, 400, 50]))).toBe('BRP-9.4 jump-too-far 4 2 5');
  });
  test('page 47: two out and two down', () => {
    const battle = new Battle({ rules: { jumps: true }, terrain: [box(50, 350, 100, 100, 100)] });
    const soldier = battle.soldier(0, 'heavy-assault-landing', 1, [135, 400, 100]);
    battle.roll((game) => activate(game, 0, { squad: 0 }));
    expect(why(battle, jump(soldier, [255, 400]))).toBeNull();
    expect(why(battle, jump(soldier, [306, 400]))).toMatch('BRP-9.4 jump-too-far');
  });
  test('whoever is jumped over counts with its height', () => {
    for (const [machine, expected] of [
      ['bronekhod', null],
      ['locust', 'BRP-9.4 jump-too-far 2.6 2.6 5'],
    ] as const) {
      const battle = new Battle({ rules: { jumps: true } });
      const soldier = battle.soldier(0, 'heavy-assault-landing', 1, [100, 400]);
      battle.machine(0, machine, [175, 400]);
      battle.roll((game) => activate(game, 0, { squad: 0 }));
      expect(why(battle, jump(soldier, [250, 400]))).toBe(expected);
    }
  });
  test('needs the option and the pack, and is instead of walking', () => {
    const plain = pack({ jumps: false });
    expect(why(plain.battle, jump(plain.soldier, [150, 400]))).toBe('BRP-9.4 no-jumps');
    const heavy = pack({ jumps: true }, 'heavy-clones');
    expect(why(heavy.battle, jump(heavy.soldier, [150, 400]))).toBe('BRP-9.4 no-jump-pack');
    const { battle, soldier } = pack();
    battle.roll((game) => carryOut(game, jump(soldier, [150, 400])));
    expect(battle.get(soldier)).toMatchObject({ x: 150, y: 400 });
    expect(why(battle, walk(soldier, EAST, [160, 400]))).toBe('BRP-3.2.1 has-moved');
  });
  test('a slab too low over the way blocks, one with 45 mm of room does not', () => {
    for (const [base, expected] of [
      [44, 'BRP-9.4 jump-blocked'],
      [45, null],
    ] as const) {
      const battle = new Battle({ rules: { jumps: true }, terrain: [box(150, 350, 50, 100, 60, { base })] });
      const soldier = battle.soldier(0, 'heavy-assault-landing', 1, [100, 400]);
      battle.roll((game) => activate(game, 0, { squad: 0 }));
      expect(why(battle, jump(soldier, [250, 400]))).toBe(expected);
    }
  });
  test('nobody jumps through a slab above its head, nor down through one over where it lands', () => {
    const roof = box(120, 300, 200, 200, 70, { base: 60 });
    for (const [terrain, x, to] of [
      [[roof], 220, [220, 400, 70]],
      [[roof], 100, [180, 400]],
      [[roof, box(80, 300, 20, 200, 65)], 60, [180, 400]],
      [[roof], 100, [180, 400, 70]],
    ] as const) {
      const battle = new Battle({ rules: { jumps: true }, terrain });
      const soldier = battle.soldier(0, 'heavy-assault-landing', 1, [x, 400]);
      battle.roll((game) => activate(game, 0, { squad: 0 }));
      const isFree = x === 100;
      expect(why(battle, jump(soldier, to))).toBe(isFree ? null : 'BRP-9.4 jump-blocked');
    }
  });
  test('landing beside an enemy is contact', () => {
    const { battle, soldier } = pack();
    const enemy = battle.soldier(1, 'cyber-infantry', 1, [100, 525]);
    battle.roll((game) => carryOut(game, jump(soldier, [100, 495])));
    expect(battle.state.stage).toMatchObject({ contact: [enemy] });
  });
});
