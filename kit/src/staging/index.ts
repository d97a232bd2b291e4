export * from './beat.ts';
export * from './player.ts';
export * from './script.ts';
export * from './timing.ts';
