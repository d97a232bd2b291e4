import { chanceFrom, seedFromText } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import { carries, pierced, rollPower } from '../rules/dice.ts';
import {
  boutChances,
  chanceOfAtLeast,
  damageChances,
  deathChance,
  hitChance,
  shotChances,
  strikeChances,
} from '../rules/odds.ts';

const sum = (chances: readonly number[]) => chances.reduce((total, chance) => total + chance, 0);

describe('odds before the shot', () => {
  test('BRP-7.4.1 page 31: D6+2 at five steps hits with 3 to 6', () => {
    expect(hitChance({ die: 6, plus: 2 }, 5)).toBeCloseTo(4 / 6, 12);
    expect([hitChance({ die: 6, plus: 2 }, 3), hitChance({ die: 6, plus: 2 }, 9)]).toEqual([1, 0]);
    expect(hitChance({ die: 6, plus: 1 }, 12, true)).toBeCloseTo(2 / 6, 12);
  });
  test('BRP-7.4.2 one die, two dice, armour that nothing pierces, armour that stops nothing', () => {
    expect(damageChances({ dice: 1, die: 6 }, 3)).toEqual([0.5, 0.5]);
    expect(damageChances({ dice: 2, die: 12 }, 9)).toEqual([0.5625, 0.375, 0.0625]);
    expect(damageChances({ dice: 3, die: 6 }, 6)).toEqual([1, 0, 0, 0]);
    expect(damageChances({ dice: 2, die: 20 }, 0)).toEqual([0, 0, 1]);
  });
  test('BRP-5.3 armour 3 dies of half the faces, armour 6 of none', () => {
    expect([deathChance(3), deathChance(6), deathChance(0)]).toEqual([0.5, 0, 1]);
  });
  test('of a whole shot they come to 1, and to what dice do in the long run', () => {
    const luck = chanceFrom(seedFromText('odds'));
    const firearm = packFrom().weapons.find(({ id }) => id === 'air-rockets')?.firearm;
    if (!firearm) throw new Error('there are no air rockets');
    const chances = shotChances(firearm, 7, 7);
    expect(sum(chances)).toBeCloseTo(1, 12);
    const shots = 20_000;
    let pierces = 0;
    for (let shot = 0; shot < shots; shot++) {
      const isHit = carries(firearm.range, luck.below(12) + 1, false) >= 7;
      if (isHit && pierced(rollPower(luck, firearm.power), 7) >= 2) pierces++;
    }
    expect(pierces / shots).toBeCloseTo(chanceOfAtLeast(chances, 2), 1);
  });
});

describe('odds of a fight', () => {
  const bout = (attack: number, defence: number, dice = 1, rolls = true) => ({
    attack: { dice, plus: attack },
    defence: { rolls, plus: defence },
    isFromBehind: dice === 2,
  });
  test('BRP-8.1 equal strengths: 15 of 36 win', () => {
    const chances = boutChances(bout(3, 3));
    expect(sum(chances)).toBeCloseTo(1, 12);
    expect(chanceOfAtLeast(chances, 1)).toBeCloseTo(15 / 36, 12);
  });
  test('BRP-8.1 against armour alone only one die is rolled', () => {
    expect(boutChances(bout(12, 8, 1, false)).map((chance) => Math.round(chance * 6))).toEqual([
      0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1,
    ]);
  });
  test('BRP-8.3 from behind the better of two dice', () => {
    const chances = boutChances(bout(0, 5, 2, false));
    expect(chanceOfAtLeast(chances, 1)).toBeCloseTo(11 / 36, 12);
  });
});

describe('exact odds', () => {
  const parts = (chances: readonly number[], of: number) => chances.map((chance) => chance * of);
  test('BRP-7.4.1 every face counts: at the distance it hits, one short it misses', () => {
    const hits = [1, 2, 3, 6, 7, 8].map((distance) => hitChance({ die: 6, plus: 1 }, distance) * 6);
    expect(hits).toEqual([6, 6, 5, 2, 1, 0]);
  });
  test('BRP-11.1 aimed it carries twice as far, and only then', () => {
    expect(hitChance({ die: 6, plus: 0 }, 11)).toBe(0);
    expect(hitChance({ die: 6, plus: 0 }, 11, true) * 6).toBeCloseTo(1, 12);
    const firearm = { range: { die: 6, plus: 0 }, power: { dice: 1, die: 6 } } as const;
    expect(shotChances(firearm, 11, 3)).toEqual([1, 0]);
    expect(parts(shotChances(firearm, 11, 3, true), 12)).toEqual([
      expect.closeTo(11, 10),
      expect.closeTo(1, 10),
    ]);
  });
  test('BRP-7.4.2 a miss is no damage, on top of what bounces off', () => {
    expect(strikeChances(0.5, { dice: 2, die: 6 }, 3)).toEqual([0.625, 0.25, 0.125]);
    expect(strikeChances(1, { dice: 2, die: 6 }, 3)).toEqual([0.25, 0.5, 0.25]);
    expect(strikeChances(0, { dice: 2, die: 6 }, 3)).toEqual([1, 0, 0]);
  });
  test('no dice, no damage; armour above the die stops all', () => {
    expect(damageChances({ dice: 0, die: 6 }, 3)).toEqual([1]);
    expect(damageChances({ dice: 1, die: 6 }, 14)).toEqual([1, 0]);
    expect(deathChance(14)).toBe(0);
  });
  test('at least so much', () => {
    const chances = [0.5, 0.25, 0.125, 0.125];
    expect([0, 1, 2, 3, 4].map((damage) => chanceOfAtLeast(chances, damage))).toEqual([
      1, 0.5, 0.25, 0.125, 0,
    ]);
  });
  test('BRP-5.3 a test with another die', () => {
    expect([deathChance(6, 12), deathChance(5, 20)]).toEqual([0.5, 0.75]);
  });
  test('BRP-8.2 each difference of a fight, die against die', () => {
    const chances = boutChances({
      attack: { dice: 1, plus: 5 },
      defence: { rolls: true, plus: 3 },
      isFromBehind: false,
    });
    expect(parts(chances, 36).map(Math.round)).toEqual([10, 5, 6, 5, 4, 3, 2, 1]);
  });
  test('BRP-8.3 from behind the better die: 1, 3, 5, 7, 9 and 11 of 36', () => {
    const chances = boutChances({
      attack: { dice: 2, plus: 0 },
      defence: { rolls: false, plus: 0 },
      isFromBehind: true,
    });
    expect(parts(chances, 36).map(Math.round)).toEqual([0, 1, 3, 5, 7, 9, 11]);
  });
  test('BRP-8.2 an attacker who cannot win does nothing for certain', () => {
    const chances = boutChances({
      attack: { dice: 1, plus: 0 },
      defence: { rolls: true, plus: 9 },
      isFromBehind: false,
    });
    expect(chances).toEqual([expect.closeTo(1, 12)]);
  });
});
