import { readFileSync } from 'node:fs';
import { isLeftOut } from './left-out.mjs';

/** A mutant that makes the tests run for ever is noticed as well as one that makes them fail. */
const NOTICED = ['Killed', 'Timeout'];
/** Neither noticed nor not: it does not even load. */
const VOID = ['CompileError', 'RuntimeError', 'Ignored'];

/** What a run has shown: the score, who survived, and what was left out without need. */
export function judge(results, entries, folder) {
  const mutants = results
    .filter(({ status }) => !VOID.includes(status))
    .map((result) => describe(result, folder));
  if (mutants.length === 0) throw new Error(`there is not one mutant of ${folder}: nothing was measured`);
  const counted = mutants.filter((mutant) => !entries.some((entry) => isLeftOut(mutant, entry)));
  const survivors = counted.filter(({ isNoticed }) => !isNoticed);
  const lived = mutants.filter(({ isNoticed }) => !isNoticed);
  const killed = counted.length - survivors.length;
  return {
    score: counted.length === 0 ? 0 : (100 * killed) / counted.length,
    killed,
    counted: counted.length,
    leftOut: mutants.length - counted.length,
    survivors: survivors.map(({ where, mutator, was, became }) => ({ where, mutator, was, became })),
    unneeded: entries.filter((entry) => !lived.some((mutant) => isLeftOut(mutant, entry))),
  };
}

export function inWords({ where, was, became }) {
  return `${where}  ${was}  →  ${became}`;
}

const sources = new Map();

/** A mutant as a reader wants it: where it is, what stood there and what stands there now. */
export function describe({ fileName, mutatorName, replacement, location, status }, folder) {
  if (!sources.has(fileName)) sources.set(fileName, readFileSync(fileName, 'utf8').split('\n'));
  const lines = sources.get(fileName);
  const { start, end } = location;
  const part = lines.slice(start.line - 1, end.line);
  const last = part.length - 1;
  part[last] = part[last].slice(0, end.column - 1);
  part[0] = part[0].slice(start.column - 1);
  const file = fileName.slice(fileName.indexOf(folder) + folder.length);
  return {
    file,
    where: `${folder}${file}:${start.line}`,
    line: lines[start.line - 1].trim(),
    mutator: mutatorName,
    was: inOneLine(part.join('\n')),
    became: inOneLine(replacement ?? ''),
    isNoticed: NOTICED.includes(status),
  };
}

function inOneLine(code) {
  return code.replace(/\s+/g, ' ').trim();
}
