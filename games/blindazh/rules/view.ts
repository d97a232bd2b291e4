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
  const seen = [
    ...view.trenches.flatMap((trench) => (trench ? [trench.tile] : [])),
    ...view.open.flatMap((tile) => (tile === null ? [] : [tile])),
    ...view.discard,
    ...view.lost,
    ...view.grenades.flatMap((count) => Array.from({ length: count }, () => GRENADE)),
  ];
  return without(allTiles(set), seen);
}

/** The enemy tiles that are either still to come or were taken out unseen, in no order. */
export function unseenEnemies(set: TileSet, view: View): Enemy[] {
  return without(allEnemies(set), [...view.enemies.filter((enemy) => enemy !== null), ...view.fallen]);
}

function without(all: readonly number[], seen: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const one of seen) counts.set(one, (counts.get(one) ?? 0) + 1);
  return all.filter((one) => {
    const left = counts.get(one) ?? 0;
    counts.set(one, left - 1);
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
