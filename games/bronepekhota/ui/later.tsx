import type { AftermathProps } from '@bridgehead/kit';
import { type ComponentType, lazy, Suspense } from 'react';
import type { Pack } from '../content/pack.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';

/** What a table can be drawn without is fetched when it is first seen. */
function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Later = lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  return (props) => (
    <Suspense fallback={null}>
      <Later {...props} />
    </Suspense>
  );
}

const info = () => import('./info/Info.ts');

export const KeysDialog = later(async () => (await info()).KeysDialog);
export const PieceDialog = later(async () => (await info()).PieceDialog);
export const BringSheet = later(async () => (await import('./panels/BringSheet.tsx')).BringSheet);
export const Aftermath = later<AftermathProps<View, Event, Pack>>(
  async () => (await import('./aftermath/Aftermath.tsx')).default,
);
