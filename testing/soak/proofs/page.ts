import { findGame } from '@bridgehead/catalogue';
import { faultIn } from './fault.ts';

/** What the page is asked through: see browser-proof.ts. */
Object.assign(globalThis, {
  faultIn: async (game: string, record: string) => {
    const known = await findGame(game)?.load();
    return known ? faultIn(known, record) : `there is no game ${game}`;
  },
});
