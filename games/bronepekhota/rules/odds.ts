import type { Firearm, Power, Range } from './armoury.ts';
import { carries } from './dice.ts';
import type { Bout } from './hand-to-hand.ts';

/** Exact chances, by counting dice: for bots, hints and the page alike. */

/** The chance of each number of damage, from none upwards. */
export type Distribution = readonly number[];

/** BRP-7.4.1 */
export function hitChance(range: Range, distance: number, isAimed = false): number {
  let hits = 0;
  for (let die = 1; die <= range.die; die++) if (carries(range, die, isAimed) >= distance) hits++;
  return hits / range.die;
}

/** BRP-7.4.2: so many dice, each above armour or not. */
export function damageChances({ dice, die }: Power, armour: number): Distribution {
  const pierces = Math.max(0, (die - armour) / die);
  let chances = [1];
  for (let rolled = 0; rolled < dice; rolled++) chances = oneMore(chances, pierces);
  return chances;
}

function oneMore(chances: Distribution, pierces: number): number[] {
  return Array.from(
    { length: chances.length + 1 },
    (_, damage) => (chances[damage] ?? 0) * (1 - pierces) + (chances[damage - 1] ?? 0) * pierces,
  );
}

/** Of a whole shot: missing is no damage. */
export function shotChances(
  firearm: Firearm,
  distance: number,
  armour: number,
  isAimed = false,
): Distribution {
  return strikeChances(hitChance(firearm.range, distance, isAimed), firearm.power, armour);
}

/** Of what hits by that chance. */
export function strikeChances(hits: number, power: Power, armour: number): Distribution {
  return damageChances(power, armour).map((chance, damage) => chance * hits + (damage === 0 ? 1 - hits : 0));
}

export function chanceOfAtLeast(chances: Distribution, damage: number): number {
  return chances.slice(damage).reduce((sum, chance) => sum + chance, 0);
}

/** BRP-5.3: that a test kills. */
export function deathChance(armour: number, sides = 6): number {
  return Math.max(0, (sides - armour) / sides);
}

const DIE = 6;

/** BRP-8: the difference of strengths, where the attacker is above; the best of its dice counts. */
export function boutChances({ attack, defence }: Bout): Distribution {
  const chances: number[] = [];
  const defences = defence.rolls ? DIE : 1;
  for (let best = 1; best <= DIE; best++) {
    const chance = bestOf(best, attack.dice) / defences;
    for (let die = 1; die <= defences; die++) {
      const damage = Math.max(0, best + attack.plus - defence.plus - (defence.rolls ? die : 0));
      while (chances.length <= damage) chances.push(0);
      chances[damage] = (chances[damage] as number) + chance;
    }
  }
  return chances;
}

/** That the better of one or two dice is this. */
function bestOf(best: number, dice: number): number {
  return dice === 1 ? 1 / DIE : (best * best - (best - 1) * (best - 1)) / (DIE * DIE);
}
