/** Everything a person reads exists in both languages. */
export const LANGUAGES = ['ru', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Localized {
  readonly ru: string;
  readonly en: string;
}

/** One paragraph of a clause; it may hold for one edition only, and may be a ruling of ours. */
export interface Paragraph extends Localized {
  readonly edition?: string;
  readonly ruling?: true;
}

/** The unit that refusals, tests and the in-app rulebook all refer to. */
export interface Clause {
  readonly id: string;
  readonly title: Localized;
  readonly paragraphs: readonly Paragraph[];
}

export interface Chapter {
  readonly id: string;
  readonly title: Localized;
  readonly clauses: readonly Clause[];
}

export type Rulebook = readonly Chapter[];

export function clausesOf(rulebook: Rulebook): readonly Clause[] {
  return rulebook.flatMap((chapter) => chapter.clauses);
}
