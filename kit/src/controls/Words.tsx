import type { Language } from '@bridgehead/kernel';
import { Fragment } from 'react';
import { useLanguage } from '../language.ts';

/** Words in the letters of another language than the page's. A single Latin letter is no word: cells are called B3. */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  en: /(\p{Script=Cyrillic}+(?:[\s.’'-]+\p{Script=Cyrillic}+)*)/u,
  ru: /(\p{Script=Latin}{2,}(?:[\s.’'-]+\p{Script=Latin}+)*)/u,
};

const OTHER: Readonly<Record<Language, Language>> = { en: 'ru', ru: 'en' };

interface WordsProps {
  readonly children: string;
  /** `tspan` in a drawing. */
  readonly as?: 'span' | 'tspan';
}

/**
 * A sentence that may hold foreign names: each is said to be of its own language. Fonts draw Cyrillic letters in other forms
 * where the text is not said to be Russian, and screen readers would spell it.
 */
export function Words({ children, as: Part = 'span' }: WordsProps) {
  const language = useLanguage();
  return splitForeign(language, children).map((part, index) =>
    // Text and foreign words take turns.
    index % 2 === 0 ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <Part key={index} lang={OTHER[language]} translate="no">
        {part}
      </Part>
    ),
  );
}

/** Every second part is foreign. */
export function splitForeign(language: Language, text: string): readonly string[] {
  return text.split(FOREIGN[language]);
}
