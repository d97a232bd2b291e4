import type { AftermathProps } from '@bridgehead/kit';
import { later } from '@bridgehead/kit/table';
import type { Pack } from '../content/pack.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';

const info = () => import('./info/Info.ts');
const grenade = () => import('./grenade/Grenade.ts');

export const KeysDialog = later(async () => (await info()).KeysDialog);
export const PieceDialog = later(async () => (await info()).PieceDialog);
export const Pings = later(async () => (await info()).Pings);
export const Roster = later(async () => (await info()).Roster);
export const RosterDialog = later(async () => (await info()).RosterDialog);
export const ThrowLabels = later(async () => (await grenade()).ThrowLabels);
export const ThrowOdds = later(async () => (await grenade()).ThrowOdds);
export const ThrowPlaces = later(async () => (await grenade()).ThrowPlaces);
export const WhyNot = later(async () => (await import('./tray/WhyNot.tsx')).WhyNot);
export const BringSheet = later(async () => (await import('./panels/BringSheet.tsx')).BringSheet);
export const Aftermath = later<AftermathProps<View, Event, Pack>>(
  async () => (await import('./aftermath/Aftermath.tsx')).default,
);
