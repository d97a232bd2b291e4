import { type ComponentProps, lazy, Suspense } from 'react';

/** What is seen once a game is over is fetched then; meanwhile the table stays as it is. */
const LaterAfterGame = lazy(() => import('./AfterGame.tsx'));
const LaterResultDock = lazy(() => import('./ResultDock.tsx'));
const LaterResult = lazy(() => import('./result/Result.tsx'));

export function AfterGame(props: ComponentProps<typeof LaterAfterGame>) {
  return (
    <Suspense fallback={null}>
      <LaterAfterGame {...props} />
    </Suspense>
  );
}

export function ResultDock(props: ComponentProps<typeof LaterResultDock>) {
  return (
    <Suspense fallback={null}>
      <LaterResultDock {...props} />
    </Suspense>
  );
}

export function Result(props: ComponentProps<typeof LaterResult>) {
  return (
    <Suspense fallback={null}>
      <LaterResult {...props} />
    </Suspense>
  );
}
