/** What a game is called and how many play it: all that is known of it before anything is loaded. */
export const about = {
  id: 'bronepekhota',
  title: { ru: 'Бронепехота', en: 'Bronepekhota' },
  seats: { min: 2, max: 4 },
} as const;
