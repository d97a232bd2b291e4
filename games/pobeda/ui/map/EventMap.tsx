import { type ComponentType, lazy, Suspense } from 'react';
import type { WarEvent } from '../../content/schema.ts';
import styles from './Map.module.css';

/** Coasts and fronts are fetched when a map is first seen; where they cannot be, the text does without. */
const DayMap = lazy<ComponentType<{ readonly event: WarEvent }>>(() =>
  import('./DayMap.tsx').catch(() => ({ default: () => null })),
);

export function EventMap({ event }: { readonly event: WarEvent }) {
  return (
    <Suspense fallback={<div className={styles.frame} />}>
      <DayMap event={event} />
    </Suspense>
  );
}
