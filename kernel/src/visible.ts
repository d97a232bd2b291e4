/** Controls, direction marks, fillers and selectors: what is in a text without being seen in it. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** The same characters where they hold an emoji together. */
const HOLDS_EMOJI =
  /(?<=[\p{Emoji}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})|(?<=\p{Emoji})\uFE0F/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** No language stacks more accents on a letter. */
const TOWER = /\p{M}{4}/u;

/** A name or a line that people read: there is something to see, and nothing in it that nobody sees. */
export function isVisible(text: string): boolean {
  return SEEN.test(text) && !TOWER.test(text) && text.replace(HOLDS_EMOJI, '').search(UNSEEN) < 0;
}

/** To be quoted in a sentence: a mark that turns the writing round would turn the sentence round as well. */
export function visibly(text: string): string {
  return text.replace(
    UNSEEN,
    (sign) => `⟨U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`,
  );
}
