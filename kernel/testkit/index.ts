export { headerFor } from './header.ts';
export { type RandomGame, type RandomPlay, playAtRandom } from './random-play.ts';
export { checkNonInterference } from './non-interference.ts';
