import { existsSync, readFileSync } from 'node:fs';

const FIELDS = ['file', 'mutator', 'code', 'replacement', 'why'];

/**
 * The mutants of a game that need no test: pure wording, and those shown to change nothing. An entry names the file and
 * why, and as much of the rest as it takes: the kind of mutation, a piece of the line it is in, what the code becomes.
 */
export function readLeftOut(game) {
  const path = new URL(`../games/${game}/test/mutants-left-out.json`, import.meta.url);
  if (!existsSync(path)) return [];
  const entries = JSON.parse(readFileSync(path, 'utf8'));
  for (const entry of entries) {
    const unknown = Object.keys(entry).find((field) => !FIELDS.includes(field));
    if (unknown) throw new Error(`mutants-left-out.json of ${game}: there is no “${unknown}”`);
    if (!entry.file || !entry.why)
      throw new Error(`mutants-left-out.json of ${game}: every entry has file and why`);
  }
  return entries;
}

export function isLeftOut(mutant, { file, mutator, code, replacement }) {
  return (
    mutant.file === file &&
    (mutator === undefined || mutant.mutator === mutator) &&
    (code === undefined || mutant.line.includes(code)) &&
    (replacement === undefined || mutant.became === replacement)
  );
}
