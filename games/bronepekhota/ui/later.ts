import { later } from '@bridgehead/kit';

const info = () => import('./info/Info.ts');
const grenade = () => import('./grenade/Grenade.ts');

export const Bars = later(info, ({ Bars }) => Bars);
export const Brought = later(info, ({ Brought }) => Brought);
export const DamageBars = later(info, ({ DamageBars }) => DamageBars);
export const FieldOfView = later(info, ({ FieldOfView }) => FieldOfView);
export const HandsOn = later(info, ({ HandsOn }) => HandsOn);
export const KeysDialog = later(info, ({ KeysDialog }) => KeysDialog);
export const Parade = later(info, ({ Parade }) => Parade);
export const PieceDialog = later(info, ({ PieceDialog }) => PieceDialog);
export const Pings = later(info, ({ Pings }) => Pings);
export const Roster = later(info, ({ Roster }) => Roster);
export const RosterDialog = later(info, ({ RosterDialog }) => RosterDialog);
export const Sacred = later(info, ({ Sacred }) => Sacred);
export const TablePlan = later(info, ({ TablePlan }) => TablePlan);
export const TapeLine = later(info, ({ TapeLine }) => TapeLine);
export const ThrowLabels = later(grenade, ({ ThrowLabels }) => ThrowLabels);
export const ThrowOdds = later(grenade, ({ ThrowOdds }) => ThrowOdds);
export const ThrowPlaces = later(grenade, ({ ThrowPlaces }) => ThrowPlaces);
export const WhyNot = later(
  () => import('./tray/WhyNot.tsx'),
  ({ WhyNot }) => WhyNot,
);
export const BringSheet = later(
  () => import('./panels/BringSheet.tsx'),
  ({ BringSheet }) => BringSheet,
);
export const Aftermath = later(
  () => import('./aftermath/Aftermath.tsx'),
  ({ Aftermath }) => Aftermath,
);
