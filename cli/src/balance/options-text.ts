import type { Manifest, OptionValue } from '@bridgehead/kernel';
import { say } from '../language.ts';
import type { TableFigures } from './figures.ts';
import { WORDS } from './words.ts';

/** What sets a table apart: the option that was changed, or that none was. */
export function defaultsText({ options: specs }: Manifest, { varied, options }: TableFigures): string {
  const changed = specs.find(({ id }) => id === varied?.option);
  return changed
    ? `${say(changed.label)}: ${say(changed.describe(options[changed.id] as OptionValue))}`
    : say(WORDS.defaults);
}
