import type { TerrainPiece } from '@bridgehead/geometry';
import { describe, expect, test } from 'vitest';
import { activate, note, takeOver } from '../rules/activation.ts';
import { carryOut, refuseAct } from '../rules/acts.ts';
import type { Act } from '../rules/moves.ts';
import { block, named } from './asking.ts';
import { Battle, type Place, told } from './scenario.ts';

/** A jumper of five steps; its base is a step off the block it jumps onto, unless it says otherwise. */
function jumper(terrain: readonly TerrainPiece[] = [], at: Place = [100, 400]) {
  const battle = new Battle({ rules: { jumps: true }, terrain });
  const soldier = battle.soldier(0, 'heavy-assault-landing', 1, at);
  battle.roll((game) => activate(game, 0, { squad: 0 }));
  battle.roll((game) => takeOver(game, soldier));
  const jump = ([x, y, z = 0]: Place): Act => ({
    kind: 'jump',
    by: soldier,
    to: { x, y, z },
    facing: { x: -3, y: 4 },
  });
  return { battle, soldier, jump };
}

function why(battle: Battle, move: Act): string | null {
  const refusal = refuseAct(battle.battlefield, move);
  return (
    refusal && `${named(refusal)}${refusal.figures ? ` ${Object.values(refusal.figures).join(' ')}` : ''}`
  );
}

const slab = (x: number, width: number, base: number, top: number): TerrainPiece =>
  ({ ...block(x, 350, width, 100, top), base }) as TerrainPiece;

describe('BRP-9.4 how far', () => {
  test('length and height together, to a thousandth of a step (BRP-0.6)', () => {
    const { battle, jump } = jumper();
    expect(why(battle, jump([370, 400]))).toBeNull();
    expect(why(battle, jump([370.05, 400]))).toBeNull();
    expect(why(battle, jump([375, 400]))).toBe('BRP-9.4 jump-too-far 5.1 0 5');
  });
  test('any direction, straight, and it ends facing any way', () => {
    const { battle, soldier, jump } = jumper();
    const events = battle.roll((game) => carryOut(game, jump([238, 216])));
    expect(battle.get(soldier)).toMatchObject({ x: 238, y: 216, z: 0, hx: -3, hy: 4 });
    expect(told(events, 'jumped')).toMatchObject([{ price: 4.2, path: [{ x: 238, y: 216, z: 0 }] }]);
  });
  test('within its own base it costs nothing', () => {
    const { battle, jump } = jumper();
    expect(
      told(
        battle.roll((game) => carryOut(game, jump([112, 400]))),
        'jumped',
      )[0]?.price,
    ).toBe(0);
  });
  test('up and down alike', () => {
    for (const [from, to] of [
      [0, 120],
      [120, 0],
    ] as const) {
      const { battle, jump } = jumper(
        [block(50, 350, 60, 100, Math.max(1, from)), block(150, 350, 100, 100, Math.max(1, to))],
        [80, 400, Math.max(1, from)],
      );
      const events = battle.roll((game) => carryOut(game, jump([170, 400, Math.max(1, to)])));
      expect(told(events, 'jumped')[0]?.price).toBeCloseTo(70 / 50 + 119 / 50, 9);
    }
  });
  test('over the highest thing crossed, above the start', () => {
    const hurdles = [
      block(150, 350, 10, 100, 60),
      block(180, 350, 10, 100, 80),
      block(210, 350, 10, 100, 70),
    ];
    const { battle, jump } = jumper(hurdles);
    const events = battle.roll((game) => carryOut(game, jump([250, 400])));
    expect(told(events, 'jumped')[0]?.price).toBeCloseTo(130 / 50 + 80 / 50, 9);
  });
  test('what stands behind where it lands, or where it jumped from, costs nothing', () => {
    const walls = [
      block(40, 350, 20, 100, 200),
      block(230, 350, 20, 100, 200),
      block(150, 500, 100, 20, 200),
    ];
    const { battle, jump } = jumper(walls);
    const events = battle.roll((game) => carryOut(game, jump([200, 430])));
    const [jumped] = told(events, 'jumped');
    expect(jumped?.price).toBeCloseTo((Math.hypot(100, 30) - 20) / 50, 9);
  });
  test('what is only passed by costs nothing', () => {
    const beside = jumper([block(150, 410, 40, 40, 80)]);
    const price = (battle: Battle, move: Act) =>
      told(
        battle.roll((game) => carryOut(game, move)),
        'jumped',
      )[0]?.price;
    expect(price(beside.battle, beside.jump([250, 400]))).toBeCloseTo(2.6, 9);
    const grazed = jumper([block(150, 409, 40, 40, 80)]);
    expect(price(grazed.battle, grazed.jump([250, 400]))).toBeCloseTo(2.6 + 1.6, 9);
  });
});

describe('BRP-9.4 what blocks a jump', () => {
  test('a slab higher than the level it jumps from, with less than 45 mm between', () => {
    for (const [base, expected] of [
      [74, 'BRP-9.4 jump-blocked'],
      [75, null],
    ] as const) {
      const { battle, jump } = jumper([block(50, 350, 80, 100, 30), slab(150, 50, base, 90)], [100, 400, 30]);
      expect(why(battle, jump([250, 400]))).toBe(expected);
    }
  });
  test('what lies upon what it jumps over counts with it', () => {
    const pile = jumper([slab(150, 50, 40, 80), block(150, 350, 50, 100, 40)]);
    const events = pile.battle.roll((game) => carryOut(game, pile.jump([250, 400])));
    expect(told(events, 'jumped')[0]?.price).toBeCloseTo(2.6 + 1.6, 9);
  });
  test('a roof above its head hinders nobody who jumps low beneath it', () => {
    const { battle, jump } = jumper([slab(80, 300, 60, 70)]);
    expect(why(battle, jump([250, 400]))).toBeNull();
    const hurdle = jumper([slab(80, 300, 60, 70), block(170, 350, 10, 100, 20)]);
    expect(why(hurdle.battle, hurdle.jump([250, 400]))).toBe('BRP-9.4 jump-blocked');
    const lower = jumper([slab(80, 300, 60, 70), block(170, 350, 10, 100, 15)]);
    expect(why(lower.battle, lower.jump([250, 400]))).toBeNull();
  });
});

describe('BRP-9.4 who jumps, and when', () => {
  test('a soldier with a pack: no machine, nobody without one', () => {
    const { battle } = jumper();
    const raptor = battle.machine(0, 'raptor', [300, 200], { pilot: 'heavy-assault-landing' });
    battle.roll((game) => activate(game, 0, { piece: raptor }));
    const jump: Act = { kind: 'jump', by: raptor, to: { x: 350, y: 200, z: 0 }, facing: { x: 1, y: 0 } };
    expect(why(battle, jump)).toBe('BRP-9.4 no-jump-pack');
  });
  test('instead of walking, and once', () => {
    const { battle, soldier, jump } = jumper();
    const walk: Act = {
      kind: 'walk',
      by: soldier,
      path: [{ x: 120, y: 400, z: 0 }],
      facing: { x: 1, y: 0 },
    };
    battle.roll((game) => carryOut(game, walk));
    expect(why(battle, jump([200, 400]))).toBe('BRP-3.2.1 has-moved');
    const other = jumper();
    other.battle.roll((game) => carryOut(game, other.jump([200, 400])));
    expect(why(other.battle, other.jump([250, 400]))).toBe('BRP-3.2.1 has-moved');
  });
  test('BRP-7.6 it ends a shooting action that had begun', () => {
    const { battle, jump } = jumper();
    battle.roll((game) => note(game, { shots: ['own'] }));
    battle.roll((game) => carryOut(game, jump([200, 400])));
    expect(battle.state.stage).toMatchObject({ deeds: { moves: 1, hasShot: true } });
  });
  test('it lands where it can stand, not on a ladder, nor on anybody', () => {
    const ladder: TerrainPiece = {
      kind: 'ladder',
      foot: { x: 190, y: 400, z: 0 },
      head: { x: 215, y: 400, z: 100 },
    };
    const { battle, jump } = jumper([ladder]);
    expect(why(battle, jump([202.5, 400, 50]))).toBe('BRP-0.7 cannot-stand level');
    battle.soldier(0, 'regime-clones', 1, [100, 300]);
    expect(why(battle, jump([100, 320]))).toBe('BRP-0.7 cannot-stand piece');
    expect(why(battle, jump([100, 260]))).toBeNull();
  });
  test('BRP-4.1.1 landing by an enemy only who has not fought', () => {
    const { battle, jump } = jumper();
    battle.soldier(1, 'cyber-infantry', 1, [250, 400]);
    expect(why(battle, jump([221.5, 400]))).toBeNull();
    battle.roll((game) => note(game, { hasFought: true }));
    expect(why(battle, jump([221.5, 400]))).toBe('BRP-4.1.1 contact-after-fight');
    expect(why(battle, jump([220, 400]))).toBeNull();
  });
  test('what is refused is never done', () => {
    const { battle, jump } = jumper();
    expect(() => battle.roll((game) => carryOut(game, jump([500, 400])))).toThrow(
      'a jump that cannot be: jump-too-far',
    );
  });
});
