import type { AftermathProps } from '@bridgehead/kit';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { Pack } from '../content/index.ts';
import type { Event, View } from '../rules/index.ts';

/** What a table can be played without is fetched when it is first opened. */
const LaterInfo = lazy(() => import('./info/Info.tsx'));
const LaterAftermath = lazy(() => import('./aftermath/Aftermath.tsx'));

export function Info(props: ComponentProps<typeof LaterInfo>) {
  return (
    <Suspense fallback={null}>
      <LaterInfo {...props} />
    </Suspense>
  );
}

export function Aftermath(props: AftermathProps<View, Event, Pack>) {
  return (
    <Suspense fallback={null}>
      <LaterAftermath {...props} />
    </Suspense>
  );
}
