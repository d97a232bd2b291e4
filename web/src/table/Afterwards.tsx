import { lazy, Suspense } from 'react';
import type { AfterGameProps } from './AfterGame.tsx';

const AfterGame = lazy(() => import('./AfterGame.tsx'));

/** What is told once the game is over comes when it is over: a table opens without it. */
export function Afterwards(props: AfterGameProps) {
  return (
    <Suspense fallback={null}>
      <AfterGame {...props} />
    </Suspense>
  );
}
