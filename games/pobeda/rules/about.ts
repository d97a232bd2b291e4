/** What a game is called and how many play it: all that is known of it before anything is loaded. */
export const about = {
  id: 'pobeda',
  title: { ru: 'Победа', en: 'Pobeda' },
  seats: { min: 2, max: 12 },
} as const;
