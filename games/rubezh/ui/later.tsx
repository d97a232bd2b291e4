import type { AftermathProps } from '@bridgehead/kit';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { Pack } from '../content/pack.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';

/** What a table can be played without is fetched when it is first opened. */
const LaterInfo = lazy(() => import('./info/Info.tsx'));
const LaterCard = lazy(() => import('./info/CardDialog.tsx'));
const LaterSheet = lazy(() => import('./info/EventSpotlight.tsx'));
const LaterAftermath = lazy(() => import('./aftermath/Aftermath.tsx'));

export function Info(props: ComponentProps<typeof LaterInfo>) {
  return (
    <Suspense fallback={null}>
      <LaterInfo {...props} />
    </Suspense>
  );
}

export function EventSpotlight(props: ComponentProps<typeof LaterSheet>) {
  return (
    <Suspense fallback={null}>
      <LaterSheet {...props} />
    </Suspense>
  );
}

export function CardDialog(props: ComponentProps<typeof LaterCard>) {
  return (
    <Suspense fallback={null}>
      <LaterCard {...props} />
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
