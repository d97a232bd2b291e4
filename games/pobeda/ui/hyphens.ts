import type { Language } from '@bridgehead/kernel';

/**
 * Soft hyphens for long words in small cells: browsers often ship no dictionary of their own. A word is divided before
 * the consonant, or the cluster that is said as one, that opens a syllable.
 */
const SILENT = /^[йъь]/i;
const VOWELS: Readonly<Record<Language, RegExp>> = { ru: /^[аеёиоуыэюя]/i, en: /^[aeiouyö]/i };
const CLUSTERS: Readonly<Record<Language, RegExp>> = {
  ru: /ск|ст|[бвгдкпт]р|[бгкпс]л|./giu,
  en: /[ckst]h|sk|st|qu|[bdgkpt]r|[bckps]l|./giu,
};

/** Words that are divided where there is little room, and where there is hardly any. */
export const LONG_WORD = 9;
export const SHORT_WORD = 6;
const NEAREST_END = 3;

/** «Т-34-85», «PQ-17» and «№ 227» stay on one line. */
const LOOSE_FIGURE = /(?<=-)(?=\d)|(?<=№) /g;

export function hyphenated(text: string, language: Language, longWord = LONG_WORD): string {
  const kept = text.replace(LOOSE_FIGURE, (gap) => (gap ? '\u00a0' : '\u2060'));
  return kept.replace(/\p{L}+/gu, (word) => (word.length < longWord ? word : divide(word, language)));
}

function divide(word: string, language: Language): string {
  const units = word.match(CLUSTERS[language]) ?? [word];
  const isVowel = (unit: string | undefined) => unit !== undefined && VOWELS[language].test(unit);
  let written = '';
  for (const [index, unit] of units.entries()) {
    const isOnset = !isVowel(unit) && !SILENT.test(unit) && isVowel(units[index + 1]);
    const opensSyllable = isOnset && units.slice(0, index).some(isVowel);
    const start = units.slice(0, index).join('').length;
    const hasRoom = start >= NEAREST_END && word.length - start >= NEAREST_END;
    written += opensSyllable && hasRoom ? `\u00ad${unit}` : unit;
  }
  return written;
}
