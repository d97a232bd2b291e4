import { expect, test } from 'vitest';
import {
  chanceFrom,
  commitment,
  isSeed,
  recording,
  roll,
  ScriptedChance,
  seedFromBytes,
  seedFromText,
  Sfc32,
  shuffle,
} from '../src/index.ts';

test('one seed gives one sequence, another seed another', () => {
  const draw = (text: string) => {
    const chance = chanceFrom(seedFromText(text));
    return Array.from({ length: 8 }, () => chance.below(1000));
  };
  expect(draw('Ладога')).toEqual(draw('Ладога'));
  expect(draw('Ладога')).not.toEqual(draw('ладога'));
});

test('sfc32 agrees with its published algorithm, step by step on 32-bit words', () => {
  const generator = new Sfc32([1, 2, 3, 4]);
  const reference = [1n, 2n, 3n, 4n];
  const word = 0xffffffffn;
  for (let i = 0; i < 100; i++) {
    let [a, b, c, counter] = reference as [bigint, bigint, bigint, bigint];
    const result = (a + b + counter) & word;
    counter = (counter + 1n) & word;
    a = b ^ (b >> 9n);
    b = (c + (c << 3n)) & word;
    c = ((((c << 21n) & word) | (c >> 11n)) + result) & word;
    reference.splice(0, 4, a, b, c, counter);
    expect(BigInt(generator.next())).toBe(result);
  }
});

test('a generator continues from its saved state', () => {
  const chance = chanceFrom(seedFromText('saved'));
  chance.below(6);
  const copy = new Sfc32(JSON.parse(JSON.stringify(chance.state)));
  expect(Array.from({ length: 20 }, () => copy.below(6))).toEqual(
    Array.from({ length: 20 }, () => chance.below(6)),
  );
});

test('each face of a die is equally likely', () => {
  const chance = chanceFrom(seedFromText('fair'));
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 60_000; i++) counts[roll(chance, 6) - 1]!++;
  const chiSquared = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  expect(chiSquared).toBeLessThan(20.5);
});

test('a draw beyond the last whole multiple is drawn again', () => {
  const drawn = [4294967295, 7];
  const chance = new (class extends Sfc32 {
    override next() {
      return drawn.shift() as number;
    }
  })([0, 0, 0, 0]);
  expect(chance.below(6)).toBe(1);
});

test('shuffling keeps every item', () => {
  const shuffled = shuffle([1, 2, 3, 4, 5, 6], chanceFrom(seedFromText('cards')));
  expect(shuffled).not.toEqual([1, 2, 3, 4, 5, 6]);
  expect([...shuffled].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('recorded results replay as a script', () => {
  const dice = recording(chanceFrom(seedFromText('record')));
  const rolled = Array.from({ length: 10 }, () => roll(dice, 6));
  const script = new ScriptedChance(dice.results);
  expect(Array.from({ length: 10 }, () => roll(script, 6))).toEqual(rolled);
  expect(script.isUsedUp).toBe(true);
});

test('a script that does not fit is a defect, said clearly', () => {
  expect(() => new ScriptedChance([6]).below(6)).toThrow('chance result 6 is not below 6');
  expect(() => new ScriptedChance([]).below(6)).toThrow('no chance result is left');
});

test('a seed names its algorithm, and its hash tells nothing but fits only it', () => {
  const seed = seedFromBytes(Uint8Array.from({ length: 16 }, (_, index) => index));
  expect(seed).toBe('sfc32:000102030405060708090a0b0c0d0e0f');
  expect(isSeed(seed)).toBe(true);
  expect(isSeed('pcg:00')).toBe(false);
  expect(commitment(seed)).toMatch(/^[0-9a-f]{64}$/);
  expect(commitment(seed)).not.toBe(commitment(seedFromText('other')));
});
