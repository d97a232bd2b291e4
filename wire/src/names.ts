import * as v from 'valibot';

/** Controls, direction marks, fillers and selectors: what is in a name without being seen in it. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** The same characters where they hold an emoji together. */
const HOLDS_EMOJI =
  /(?<=[\p{Emoji}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})|(?<=\p{Emoji})\uFE0F/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** No language stacks more accents on a letter. */
const TOWER = /\p{M}{4}/u;

export function isVisible(name: string): boolean {
  return SEEN.test(name) && !TOWER.test(name) && !UNSEEN.test(name.replace(HOLDS_EMOJI, ''));
}

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
