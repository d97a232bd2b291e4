/** What a battle can be fought without: it is fetched when somebody wants to read it. */
export { KeysDialog } from './Keys.tsx';
export { PieceDialog } from './PieceDialog.tsx';
