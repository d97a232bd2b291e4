export * from './board.ts';
export { defeatThisRound, type Field } from './defeat-odds.ts';
export * from './events.ts';
export { openKinds, suits, surroundingsOf, turnsOf } from './fit.ts';
export { enemiesOnBoard, isTrench, markAt, openSides } from './ground.ts';
export { manifest } from './manifest.ts';
export type { Move } from './moves.ts';
export * from './odds.ts';
export {
  blindazhOptions,
  type BlindazhOptions,
  DIFFICULTIES,
  type Difficulty,
  difficultyText,
  penaltyLimit,
} from './options.ts';
export type { Refusals } from './refusals.ts';
export { retell } from './retell.ts';
export { routeTo } from './route.ts';
export { rulesOver } from './rules.ts';
export { roundOf, soldierOf, type State, STEPS } from './state.ts';
export * from './terrain.ts';
export * from './threat.ts';
export * from './tiles.ts';
export { unseenEnemies, unseenTiles, type View } from './view.ts';
export * from './ways.ts';
