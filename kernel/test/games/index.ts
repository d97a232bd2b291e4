import type { Game } from '@bridgehead/kernel';
import { ambush } from './ambush/index.ts';
import { heap, oldHeap } from './heap/index.ts';
import { mortar } from './mortar/index.ts';
import { muster } from './muster/index.ts';
import { trek } from './trek/index.ts';

/** Small games with all that a table needs, for the tests of whoever plays them: worker, server, bots, command line. */
export const games = [ambush, heap, mortar, muster, trek] as unknown as readonly Game[];

export { ambush, heap, mortar, muster, oldHeap, trek };
