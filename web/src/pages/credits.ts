interface Work {
  readonly name: string;
  readonly author: string;
  readonly licence: string;
}

/** What others made and let us use. */
export const CREDITS: readonly {
  readonly kind: 'fonts' | 'icons' | 'code';
  readonly works: readonly Work[];
}[] = [
  {
    kind: 'fonts',
    works: [
      { name: 'Sofia Sans Condensed', author: 'Lettersoup', licence: 'SIL OFL 1.1' },
      { name: 'Source Sans 3', author: 'Paul D. Hunt, Adobe', licence: 'SIL OFL 1.1' },
    ],
  },
  {
    kind: 'icons',
    works: [{ name: 'Lucide', author: 'Lucide Contributors', licence: 'ISC' }],
  },
  {
    kind: 'code',
    works: [
      { name: 'React', author: 'Meta Platforms, Inc.', licence: 'MIT' },
      { name: 'TanStack Router', author: 'Tanner Linsley', licence: 'MIT' },
      { name: 'Radix Primitives', author: 'WorkOS', licence: 'MIT' },
      { name: 'Zustand', author: 'Paul Henschel', licence: 'MIT' },
      { name: 'Valibot', author: 'Fabian Hiller', licence: 'MIT' },
      { name: 'Workbox', author: 'Google LLC', licence: 'MIT' },
    ],
  },
];
