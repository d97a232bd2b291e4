/** Where a node and its threads find the small games of the kernel's tests: see `admitGuests`. */
export const GUEST_GAMES = import.meta.resolve('@bridgehead/kernel/test-games');
