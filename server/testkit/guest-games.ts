/** Where a node and its threads find the small games of the kernel's tests: see `admitGuests`. */
export const GUEST_GAMES = new URL('../../kernel/test/games/index.ts', import.meta.url).href;
