import * as v from 'valibot';
import {
  type Blast,
  DICE,
  type Die,
  type Firearm,
  type Power,
  type Range,
  type SoldierKind,
} from '../rules/armoury.ts';

/** Figures as an armlist prints them: `D6+2`, `2D12`, `2-1D20` and a soldier's whole row, `D6+2/2D6/4`. */

const MOST_DICE = 9;

function dieFrom(sides: string | undefined): Die | undefined {
  return DICE.find((die) => String(die) === sides);
}

function rangeFrom(text: string): Range | undefined {
  const [, sides, plus = '0'] = /^D(\d+)(?:\+([1-9]))?$/.exec(text) ?? [];
  const die = dieFrom(sides);
  return die && { die, plus: Number(plus) };
}

function powerFrom(text: string): Power | undefined {
  const [, dice, sides] = /^([1-9])D(\d+)$/.exec(text) ?? [];
  const die = dieFrom(sides);
  return die && dice !== undefined && Number(dice) <= MOST_DICE ? { dice: Number(dice), die } : undefined;
}

function blastFrom(text: string): Blast | undefined {
  const [, within, rest = ''] = /^([1-9])-(.+)$/.exec(text) ?? [];
  const power = powerFrom(rest);
  return power && { within: Number(within), power };
}

function firearmFrom(text: string): Firearm | undefined {
  const [range, power, ...rest] = text.split('/');
  const carries = rangeFrom(range ?? '');
  const strikes = powerFrom(power ?? '');
  return carries && strikes && rest.length === 0 ? { range: carries, power: strikes } : undefined;
}

function soldierFrom(text: string): SoldierKind | undefined {
  const [, fire, melee] = /^(.+)\/(\d)$/.exec(text) ?? [];
  if (fire === undefined) return undefined;
  if (fire === '-/-') return { melee: Number(melee) };
  const firearm = firearmFrom(fire);
  return firearm && { firearm, melee: Number(melee) };
}

const LONGEST = 20;

function printed<Figure>(read: (text: string) => Figure | undefined, example: string) {
  return v.pipe(
    v.string(),
    v.maxLength(LONGEST),
    v.rawTransform<string, Figure>(({ dataset, addIssue, NEVER }) => {
      const figure = read(dataset.value);
      if (figure !== undefined) return figure;
      addIssue({ message: `It is not written as ${example}` });
      return NEVER;
    }),
  );
}

export const fireSchema = printed(firearmFrom, '“D6+2/2D12”');
export const blastSchema = printed(blastFrom, '“2-1D20”');
export const soldierSchema = printed(soldierFrom, '“D6+2/2D6/4” or “-/-/4”');
