import type { Localized, Rulebook } from '@bridgehead/kernel';

/** The rulebook of a small game: one chapter, a sentence for each clause. */
export function smallRulebook(prefix: string, title: Localized, sentences: readonly Localized[]): Rulebook {
  const clauses = sentences.map((sentence, index) => ({
    id: `${prefix}-1.${index + 1}`,
    title,
    paragraphs: [sentence],
  }));
  return [{ id: `${prefix}-1`, title, clauses }];
}
