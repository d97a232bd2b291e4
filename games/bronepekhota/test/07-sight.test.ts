import { describe, expect, test } from 'vitest';
import { coverAt, sightOf } from '../rules/sight.ts';
import { block } from './asking.ts';
import { duel, shoot, wall, why } from './duel.ts';
import { Battle } from './scenario.ts';

const LINES = 15 * 17;

describe('BRP-7.3.2 what is looked at', () => {
  test('a grid of 15 across and 17 up; all of it seen is no cover', () => {
    const { battle, shooter, target } = duel();
    expect(sightOf(battle.battlefield, shooter, 'own', target)).toEqual({
      cover: 'none',
      seen: LINES,
      lines: LINES,
      columns: Array(15).fill(17),
      blockers: [],
    });
  });
  test('row by row from the looker’s right: a wall hides one half, another the other', () => {
    const seen = (from: number, to: number) => {
      const { battle, shooter, target } = duel({ terrain: [wall(270, 60, from, to)] });
      return sightOf(battle.battlefield, shooter, 'own', target);
    };
    const [near, far] = [seen(0, 400.1), seen(399.9, 800)];
    expect(near).toMatchObject({ cover: 'most', seen: 7 * 17 });
    expect(near.columns).toEqual([...Array(8).fill(0), ...Array(7).fill(17)]);
    expect(far.columns).toEqual([...Array(7).fill(17), ...Array(8).fill(0)]);
  });
});

describe('BRP-7.3.2 who is in the way', () => {
  test('grazing is free: exactly beside the line somebody hides nothing', () => {
    const { battle, shooter, target } = duel();
    const friend = battle.soldier(0, 'regime-clones', 1, [250, 430]);
    expect(coverAt(battle.battlefield, shooter, 'own', target)).toBe('none');
    battle.get(friend).y = 415;
    expect(coverAt(battle.battlefield, shooter, 'own', target)).not.toBe('none');
  });
  test('a soldier is narrower than its base: 16 × 16', () => {
    const { battle, shooter, target } = duel();
    // Where it ends, 58 mm away, the outermost line to the target is 8.12 mm aside.
    const friend = battle.soldier(0, 'regime-clones', 1, [250, 417]);
    expect(coverAt(battle.battlefield, shooter, 'own', target)).toBe('none');
    battle.get(friend).y = 416;
    expect(coverAt(battle.battlefield, shooter, 'own', target)).toBe('part');
  });
  test('nobody who is not on the table', () => {
    const { battle, shooter, target } = duel();
    const friend = battle.soldier(0, 'regime-clones', 1, [250, 400]);
    expect(coverAt(battle.battlefield, shooter, 'own', target)).toBeNull();
    battle.get(friend).status = 'destroyed';
    expect(coverAt(battle.battlefield, shooter, 'own', target)).toBe('none');
  });
  test('a load as well, and a flyer’s stand not', () => {
    const { battle, shooter, target } = duel();
    battle.machine(0, 'thunder', [250, 400], { pilot: 'light-assault-landing' });
    expect(coverAt(battle.battlefield, shooter, 'own', target)).toBe('none');
    const cargo = battle.load('cargo', [270, 400]);
    const { cover, blockers } = sightOf(battle.battlefield, shooter, 'own', target);
    expect([cover, blockers.map(({ by }) => by)]).toEqual(['part', [{ piece: cargo }]]);
  });
  test('who hides most is named first, and each with its share', () => {
    const { battle, shooter, target } = duel({ terrain: [block(280, 300, 5, 100.1, 15)] });
    const friend = battle.soldier(0, 'regime-clones', 1, [250, 407]);
    const { blockers, seen, lines } = sightOf(battle.battlefield, shooter, 'own', target);
    expect(blockers.map(({ by }) => by)).toEqual([{ piece: friend }, { terrain: 0 }]);
    const [most = 0, least = 0] = blockers.map(({ lines: hidden }) => hidden);
    expect(most).toBeGreaterThan(least);
    expect(most + least).toBe(lines - seen);
  });
});

describe('BRP-2.4 a gun sees with its own eye', () => {
  test('from its place, not from its firer’s', () => {
    const battle = new Battle();
    const mortar = battle.gun(0, 'mortar', [200, 400]);
    const firer = battle.soldier(0, 'heavy-clones', 1, [200, 435]);
    const target = battle.soldier(1, 'cyber-infantry', 1, [600, 400]);
    battle.soldier(0, 'tribunators', 1, [240, 400]);
    expect(coverAt(battle.battlefield, firer, { gun: mortar }, target)).toBeNull();
    expect(coverAt(battle.battlefield, firer, 'own', target)).toBe('none');
  });
  test('as high as its eye is: over a wall that hides all from its firer', () => {
    const battle = new Battle({ terrain: [wall(236, 44)] });
    const cannon = battle.gun(0, 'twin-cannon', [200, 400]);
    const firer = battle.soldier(0, 'heavy-clones', 1, [200, 443]);
    const target = battle.soldier(1, 'cyber-infantry', 1, [600, 400]);
    expect(coverAt(battle.battlefield, firer, { gun: cannon }, target)).toBe('none');
    expect(coverAt(battle.battlefield, firer, 'own', target)).toBeNull();
  });
  test('past its own player’s soldiers who touch it, not past an ally’s, a machine or who stands off', () => {
    const battle = new Battle({ sides: [0, 1, 0] });
    const mortar = battle.gun(0, 'mortar', [200, 400]);
    const firer = battle.soldier(0, 'regime-clones', 1, [167.5, 400]);
    const target = battle.soldier(1, 'cyber-infantry', 1, [400, 400]);
    const cover = () => coverAt(battle.battlefield, firer, { gun: mortar }, target);
    const mate = battle.soldier(0, 'tribunators', 1, [232.5, 400]);
    expect(cover()).toBe('none');
    battle.get(mate).x = 234;
    expect(cover()).not.toBe('none');
    battle.get(mate).status = 'destroyed';
    const ally = battle.soldier(2, 'tribunators', 1, [232.5, 400]);
    expect(cover()).not.toBe('none');
    battle.get(ally).status = 'destroyed';
    battle.machine(0, 'raptor', [250, 400]);
    expect(cover()).toBeNull();
  });
  test('a soldier with its own weapon does not see past its comrades', () => {
    const { battle, shooter, target } = duel();
    battle.soldier(0, 'regime-clones', 1, [220, 400]);
    expect(why(battle, shoot(shooter, target))).toBe('BRP-7.3.2 not-seen');
  });
});
