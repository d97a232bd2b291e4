import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * One of so many top-level declarations of the rules, drawn by what is written in them: the same rules give the same
 * sample. A declaration is taken whole, since a mutant that does not fit into the lines would not be made at all.
 */
export function sampleOf(folder, files, oneOf) {
  const drawn = files.flatMap((file) => {
    const lines = readFileSync(`${folder}/${file}`, 'utf8').split('\n');
    return declarations(lines)
      .filter(({ from, to }) => isDrawn(lines.slice(from - 1, to).join('\n'), oneOf))
      .map(({ from, to }) => `${folder}/${file}:${from}-${to}`);
  });
  if (drawn.length === 0)
    throw new Error(`not one declaration of ${folder} was drawn: nothing can be measured`);
  return drawn;
}

export function rulesIn(folder) {
  return readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.ts'));
}

/** From the line a declaration begins on to the last before the next one. */
function declarations(lines) {
  const starts = lines.flatMap((line, index) => (/^[a-z]/.test(line) ? [index + 1] : []));
  return starts.map((from, index) => ({ from, to: (starts[index + 1] ?? lines.length + 1) - 1 }));
}

function isDrawn(text, oneOf) {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % oneOf === 0;
}
