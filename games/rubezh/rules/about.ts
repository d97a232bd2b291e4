/** What a game is called and how many play it: all that is known of it before anything is loaded. */
export const about = {
  id: 'rubezh',
  title: { ru: 'Рубеж. Брестская крепость', en: 'Rubezh: Brest Fortress' },
  seats: { min: 1, max: 5 },
} as const;
