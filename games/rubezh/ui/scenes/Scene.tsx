import { lazy, Suspense } from 'react';

/** Drawings are fetched with the first of them that is seen. */
const Drawing = lazy(() => import('./Drawing.tsx'));

/** The drawing of a card, by the card's id; nothing where there is none. */
export function Scene({ id }: { readonly id: string }) {
  return (
    <Suspense fallback={null}>
      <Drawing id={id} />
    </Suspense>
  );
}
