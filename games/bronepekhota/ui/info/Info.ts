/** What a battle can be fought without: it is fetched when somebody wants to read it, or shows something. */
export { KeysDialog } from './Keys.tsx';
export { PieceDialog } from './PieceDialog.tsx';
export { Bars } from '../board/Bars.tsx';
export { FieldOfView } from '../board/FieldOfView.tsx';
export { TapeLine } from '../board/TapeLine.tsx';
export { Brought } from '../panels/Brought.tsx';
export { Parade } from '../panels/Parade.tsx';
export { DamageBars } from '../tray/DamageBars.tsx';
export { HandsOn } from '../tray/HandsOn.tsx';
export { Pings } from '../pointing/Pings.tsx';
export { Roster } from '../panels/Roster.tsx';
export { RosterDialog } from '../panels/RosterDialog.tsx';
export { Sacred } from '../tray/Sacred.tsx';
export { TablePlan } from '../panels/TablePlan.tsx';
