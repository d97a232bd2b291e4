export { headerFor } from './header.ts';
export { type RandomGame, type RandomPlay, playAtRandom } from './random-play.ts';
export { checkNonInterference } from './non-interference.ts';
export { checkReasons } from './reasons.ts';
export { refusalsMet } from './refusals.ts';
export { type Repertoire, sayEverything, type Talkative } from './say-everything.ts';
export { mustBeSpoken } from './spoken.ts';
export { heardAndUnheard } from './unheard.ts';
export { checkFirstWords, checkRulebook } from './words.ts';
