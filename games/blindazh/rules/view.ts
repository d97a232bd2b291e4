import { type Chance, shuffle, type Viewer } from '@bridgehead/kernel';
import { type Arrangement, type OpenPosition, type State, stateFrom } from './state.ts';
import { allEnemies, allTiles, type Enemy, GRENADE, type Tile, type TileSet } from './tiles.ts';

/** What anybody at the table may know: everything but the order of the stacks and what was taken out unseen. */
export interface View extends Arrangement, Readonly<OpenPosition> {
  readonly viewer: Viewer;
  readonly stackSize: number;
  readonly enemyStackSize: number;
  readonly removedSize: number;
}

/** Nothing is copied: a view is looked at before the state is played on, or belongs to a state that never is. */
export function observe(state: State, viewer: Viewer): View {
  return {
    options: state.options,
    seats: state.seats,
    trenches: state.trenches,
    enemies: state.enemies,
    flags: state.flags,
    soldiers: state.soldiers,
    grenades: state.grenades,
    open: state.open,
    discard: state.discard,
    lost: state.lost,
    fallen: state.fallen,
    penalties: state.penalties,
    turn: state.turn,
    steps: state.steps,
    outcome: state.outcome,
    viewer,
    stackSize: state.stack.length,
    enemyStackSize: state.enemyStack.length,
    removedSize: state.removed.length,
  };
}

/** The building tiles still in the stack, in no order. */
export function unseenTiles(set: TileSet, view: View): Tile[] {
  const seen = [...view.open, ...view.discard, ...view.lost];
  for (const trench of view.trenches) if (trench) seen.push(trench.tile);
  for (const grenades of view.grenades) {
    for (let grenade = 0; grenade < grenades; grenade++) seen.push(GRENADE);
  }
  return without(allTiles(set), seen);
}

/** The enemy tiles that are either still to come or were taken out unseen, in no order. */
export function unseenEnemies(set: TileSet, view: View): Enemy[] {
  return without(allEnemies(set), [...view.enemies, ...view.fallen]);
}

function without(all: readonly number[], seen: readonly (number | null)[]): number[] {
  /** By number, the lowest of which is a grenade's: a map would take longer than all the rest of a sample. */
  const counts: number[] = [];
  for (const one of seen) if (one !== null) counts[one - GRENADE] = (counts[one - GRENADE] ?? 0) + 1;
  return all.filter((one) => {
    const left = counts[one - GRENADE] ?? 0;
    counts[one - GRENADE] = left - 1;
    return left <= 0;
  });
}

/** A full state that anybody could be looking at: the unseen stacks shuffled. */
export function sample(set: TileSet, view: View, chance: Chance): State {
  const enemies = shuffle(unseenEnemies(set, view), chance);
  return stateFrom(view, {
    stack: shuffle(unseenTiles(set, view), chance),
    enemyStack: enemies.slice(0, view.enemyStackSize),
    removed: enemies.slice(view.enemyStackSize),
  });
}
