/** Armlists as cards: in the army builder, and beside the table for the piece that is selected. */
export { Arsenal, weaponFigures } from './Arsenal.tsx';
export { blastText, dieText, powerText, rangeText } from './figures.ts';
export { GunCard } from './GunCard.tsx';
export { MachineCard } from './MachineCard.tsx';
export { AmmoScale, DurabilityScale } from './Scale.tsx';
export type { SoldierState } from './SoldierRow.tsx';
export { SquadCard } from './SquadCard.tsx';
export { ARMLIST, type ArmlistWords, useArmlistWords } from './words/index.ts';
