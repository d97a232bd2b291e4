import { later } from '@bridgehead/kit';

/** What is seen once a game is over is fetched then; meanwhile the table stays as it is. */
export const AfterGame = later(
  () => import('./AfterGame.tsx'),
  ({ AfterGame }) => AfterGame,
);
export const ResultDock = later(
  () => import('./ResultDock.tsx'),
  ({ ResultDock }) => ResultDock,
);
export const Result = later(
  () => import('./result/Result.tsx'),
  ({ Result }) => Result,
);
