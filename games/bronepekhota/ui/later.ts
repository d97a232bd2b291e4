import type { AftermathProps } from '@bridgehead/kit';
import { later } from '@bridgehead/kit/table';
import type { Pack } from '../content/pack.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';

const info = () => import('./info/Info.ts');

export const KeysDialog = later(async () => (await info()).KeysDialog);
export const PieceDialog = later(async () => (await info()).PieceDialog);
export const BringSheet = later(async () => (await import('./panels/BringSheet.tsx')).BringSheet);
export const Aftermath = later<AftermathProps<View, Event, Pack>>(
  async () => (await import('./aftermath/Aftermath.tsx')).default,
);
