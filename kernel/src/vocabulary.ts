import type { Localized } from './rulebook.ts';

/** Numbers and names that a sentence is made with: what can be sent, kept and read again. */
export type Figures = Readonly<Record<string, string | number>>;

/** For a sentence that is always the same. */
export type NoFigures = Readonly<Record<never, never>>;

/**
 * One of the things a vocabulary can say, with every figure its sentence needs. A vocabulary is written as an interface:
 * `{ draw: NoFigures; block: { cell: string } }`.
 */
export type Said<Vocabulary> = {
  readonly [Key in keyof Vocabulary & string]: NoFigures extends Vocabulary[Key]
    ? { readonly reason: Key; readonly figures?: Figures }
    : { readonly reason: Key; readonly figures: Readonly<Vocabulary[Key]> };
}[keyof Vocabulary & string];

/** A sentence for everything the vocabulary can say: one that is missing does not compile. */
export type Sentences<Vocabulary, Around extends readonly unknown[] = []> = {
  readonly [Key in keyof Vocabulary]: (figures: Readonly<Vocabulary[Key]>, ...around: Around) => Localized;
};

export const plain = (ru: string, en: string) => (): Localized => ({ ru, en });

/**
 * The sentence for something that was sent or kept; undefined where the vocabulary does not know it. A figure that is
 * missing is a fault, never the word “undefined”.
 */
export function say<Vocabulary, Around extends readonly unknown[]>(
  sentences: Sentences<Vocabulary, Around>,
  { reason, figures = {} }: { readonly reason: string; readonly figures?: Figures },
  ...around: Around
): Localized | undefined {
  if (!Object.hasOwn(sentences, reason)) return undefined;
  const known = sentences as Readonly<Record<string, (figures: Figures, ...around: Around) => Localized>>;
  const checked = new Proxy(figures, { get: (_, name) => figureOf(figures, String(name), reason) });
  return known[reason]?.(checked, ...around);
}

function figureOf(figures: Figures, name: string, reason: string): string | number {
  const figure = Object.hasOwn(figures, name) ? figures[name] : undefined;
  if (figure === undefined) throw new Error(`“${reason}” cannot be said without its figure “${name}”`);
  return figure;
}
