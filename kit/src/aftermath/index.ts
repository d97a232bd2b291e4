/** What is looked at after the game. */
export * from './Chronicle.tsx';
export * from './Roll.tsx';
