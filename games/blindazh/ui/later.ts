import { later } from '@bridgehead/kit';

/** What a table can be played without is fetched when it is first opened. */
export const Info = later(
  () => import('./info/Info.tsx'),
  ({ Info }) => Info,
);
export const Aftermath = later(
  () => import('./aftermath/Aftermath.tsx'),
  ({ Aftermath }) => Aftermath,
);
