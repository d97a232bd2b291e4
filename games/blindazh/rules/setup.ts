import { type Chance, type Emit, type Options, type SeatKind, shuffle } from '@bridgehead/kernel';
import { cellsOn, NOWHERE } from './board.ts';
import type { Event } from './events.ts';
import { blindazhOptions, DIFFICULTIES, penaltyLimit } from './options.ts';
import { type State, STEPS } from './state.ts';
import { refill } from './supply.ts';
import { allEnemies, allTiles, OPEN_TILES, type TileSet } from './tiles.ts';

/** BLN-1.3, BLN-1.4. Chance: the building stack is shuffled first, then the enemy's. */
export function setup(
  set: TileSet,
  given: Options,
  seats: readonly SeatKind[],
  chance: Chance,
  emit?: Emit<Event>,
): State {
  const options = blindazhOptions(given);
  const cells = cellsOn(set.board);
  const stack = shuffle(allTiles(set), chance);
  const enemyStack = shuffle(allEnemies(set), chance);
  const removed = enemyStack.splice(enemyStack.length - DIFFICULTIES[options.difficulty].removed);
  const state: State = {
    options,
    seats: seats.length,
    trenches: Array.from({ length: cells }, () => null),
    enemies: Array.from({ length: cells }, () => null),
    flags: [],
    soldiers: seats.map(() => NOWHERE),
    grenades: seats.map(() => 0),
    open: Array.from({ length: OPEN_TILES }, () => null),
    discard: [],
    lost: [],
    fallen: [],
    penalties: 0,
    turn: 0,
    steps: STEPS,
    outcome: null,
    stack,
    enemyStack,
    removed,
  };
  const limit = penaltyLimit(options);
  emit?.({ kind: 'prepared', first: options.first - 1, enemies: enemyStack.length, limit });
  refill(state, chance, emit);
  return state;
}
