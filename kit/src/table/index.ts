/** What the tables of games are built from, beside the controls. */
export * from './Die.tsx';
export * from './grid.ts';
export * from './offers.ts';
export * from './scene.ts';
export * from './SeatNote.tsx';
export * from './use-lasting.ts';
export * from './use-media.ts';
export * from './use-personal.ts';
export * from './use-picked.ts';
export * from './use-shortcuts.ts';
export * from './use-sounds.ts';
export * from '../zoom/use-zoom.ts';
export * from '../zoom/ZoomButtons.tsx';
export * from '../zoom/ZoomPane.tsx';
