/** What a game is called and how many play it: all that is known of it before anything is loaded. */
export const about = {
  id: 'blindazh',
  title: { ru: 'Блиндаж', en: 'Blindazh' },
  seats: { min: 1, max: 4 },
} as const;
