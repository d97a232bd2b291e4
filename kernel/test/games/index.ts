import type { Game } from '@bridgehead/kernel';
import { mortar } from './mortar/index.ts';

/** Small games with all that a table needs, for the tests of whoever plays them: worker, server, bots, command line. */
export const games: readonly Game[] = [mortar as unknown as Game];

export { mortar };
