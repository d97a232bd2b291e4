import type { Manifest } from '@bridgehead/kernel';
import { say } from '../language.ts';
import type { StudiedTable } from './study.ts';
import { WORDS } from './words.ts';

/** What sets a table apart: the option that was changed, or that none was. */
export function defaultsText({ options: specs }: Manifest, { varied }: Pick<StudiedTable, 'varied'>): string {
  const changed = specs.find(({ id }) => id === varied?.option);
  return varied && changed
    ? `${say(changed.label)}: ${say(changed.describe(varied.value))}`
    : say(WORDS.defaults);
}
