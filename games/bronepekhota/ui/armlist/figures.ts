import type { Language } from '@bridgehead/kernel';
import type { Blast, Die, Power, Range } from '../../rules/armoury.ts';

/** Figures as an armlist prints them: Д6+2, 2Д12, 2–1Д20. */

const LETTERS: Readonly<Record<Language, string>> = { ru: 'Д', en: 'D' };

export function dieText(language: Language, die: Die): string {
  return `${LETTERS[language]}${die}`;
}

export function rangeText(language: Language, { die, plus }: Range): string {
  return plus === 0 ? dieText(language, die) : `${dieText(language, die)}+${plus}`;
}

export function powerText(language: Language, { dice, die }: Power): string {
  return `${dice}${dieText(language, die)}`;
}

export function blastText(language: Language, { within, power }: Blast): string {
  return `${within}–${powerText(language, power)}`;
}
