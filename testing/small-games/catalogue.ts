import type { Game } from '@bridgehead/kernel';
import { marathon } from '@bridgehead/web/marathon';
import { admit } from '../../catalogue/src/index.ts';
import { games } from '../../kernel/test/games/index.ts';
import { anyWasmMarathon } from './wasm-marathon.ts';

/** The house with the small games in it: stands in for the catalogue of the app that is built for tests. */
for (const game of [...games, marathon as unknown as Game, anyWasmMarathon]) admit(game);

export { findGame, GAMES } from '../../catalogue/src/index.ts';
