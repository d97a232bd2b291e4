import { later } from '@bridgehead/kit';

/** The drawing of a card, by the card's id, fetched with the first that is seen; nothing where there is none. */
export const Scene = later(
  () => import('./Drawing.tsx'),
  ({ Drawing }) => Drawing,
);
