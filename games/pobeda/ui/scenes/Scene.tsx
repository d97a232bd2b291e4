import { lazy, Suspense } from 'react';

/** The list of drawings is long, and fetched with the first of them. */
const Drawing = lazy(() => import('./Drawing.tsx'));

/** The drawing that goes with an event; nothing where it has none. */
export function Scene({ id }: { readonly id: string | undefined }) {
  return (
    id !== undefined && (
      <Suspense fallback={null}>
        <Drawing id={id} />
      </Suspense>
    )
  );
}
