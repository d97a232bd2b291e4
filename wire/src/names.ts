import { isVisible } from '@bridgehead/kernel';
import * as v from 'valibot';

/** The name of a person or a bot at a table: the same however it was typed, and nothing in it that nobody sees. */
export function nameSchema(longest: number) {
  return v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .normalize('NFC')
        .replace(/\p{Zs}+/gu, ' ')
        .trim(),
    ),
    v.minLength(1),
    v.maxLength(longest),
    v.check(isVisible, 'bad-name'),
  );
}
