import { type Chance, pick } from '@bridgehead/kernel';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const NUMBERS = [-1, 0, 1, 2, 3, 5, 7, 11, 12, 41, 143, 144, 150, 151, 255, 0.5, 1e9];
const TEXTS = ['', 'play', 'end', 'draw', '__proto__'];

/** JSON that may or may not be a move: listed moves bent in one place, crossed with one another, or made up. */
export function strangersOf(listed: readonly unknown[], count: number, chance: Chance): unknown[] {
  const moves = JSON.parse(JSON.stringify(listed)) as Json[];
  return Array.from({ length: count }, () => {
    const one = pick(moves, chance);
    const way = chance.below(8);
    if (way === 0) return madeUp(chance, 2);
    return way < 3 ? crossed(one, pick(moves, chance), chance) : bent(one, chance);
  });
}

/** One value somewhere inside becomes another, vanishes or is joined by one that does not belong there. */
function bent(value: Json, chance: Chance): Json {
  if (typeof value === 'number')
    return chance.below(2) === 0 ? value + pick([-1, 1], chance) : pick(NUMBERS, chance);
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'object' || value === null) return madeUp(chance, 0);
  if (isList(value)) {
    if (value.length === 0 || chance.below(4) === 0) return [...value, madeUp(chance, 1)];
    const place = chance.below(value.length);
    return chance.below(4) === 0
      ? value.filter((_, index) => index !== place)
      : value.map((item, index) => (index === place ? bent(item, chance) : item));
  }
  const keys = Object.keys(value);
  if (keys.length === 0 || chance.below(8) === 0) return { ...value, lines: madeUp(chance, 1) };
  const key = pick(keys, chance);
  const { [key]: old, ...rest } = value;
  return chance.below(6) === 0 ? rest : { ...value, [key]: bent(old as Json, chance) };
}

/** One field of another move in place of its own. */
function crossed(one: Json, other: Json, chance: Chance): Json {
  if (!isObject(one) || !isObject(other)) return other;
  const keys = Object.keys(other);
  if (keys.length === 0) return one;
  const key = pick(keys, chance);
  return { ...one, [key]: other[key] as Json };
}

function madeUp(chance: Chance, depth: number): Json {
  const way = chance.below(depth > 0 ? 6 : 4);
  if (way === 0) return pick([null, true, false], chance);
  if (way < 3) return pick(NUMBERS, chance);
  if (way === 3) return pick(TEXTS, chance);
  const inner = Array.from({ length: chance.below(3) }, () => madeUp(chance, depth - 1));
  return way === 4 ? inner : { kind: pick(TEXTS, chance), ...Object.fromEntries(inner.entries()) };
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isObject(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !isList(value);
}
