import type { Cell } from './board.ts';
import type { Event } from './events.ts';
import { GRENADE } from './tiles.ts';
import type { View } from './view.ts';

/** The view once an event was told: its facts put in. Whose turn it is, and how far they may walk, comes with the next view. */
export function retell(view: View, event: Event): View {
  switch (event.kind) {
    case 'posted':
      return { ...view, soldiers: put(view.soldiers, event.seat, event.cell) };
    case 'moved':
    case 'sentBack':
      return { ...view, soldiers: put(view.soldiers, event.seat, event.to) };
    case 'dug':
      return {
        ...view,
        trenches: put(view.trenches, event.to, { tile: event.tile, open: event.open }),
        soldiers: put(view.soldiers, event.seat, event.to),
        open: put(view.open, event.slot, null),
      };
    case 'flagged':
      return {
        ...view,
        flags: [...view.flags, event.to],
        soldiers: put(view.soldiers, event.seat, event.to),
      };
    case 'cleared':
      return {
        ...view,
        trenches: put(view.trenches, event.cell, null),
        discard: [...view.discard, event.tile],
      };
    case 'tookGrenade':
      return {
        ...view,
        open: put(view.open, event.slot, null),
        grenades: changed(view.grenades, event.seat, 1),
      };
    case 'threw':
      return {
        ...view,
        grenades: changed(view.grenades, event.seat, -1),
        discard: [...view.discard, GRENADE],
      };
    case 'penalty':
      return { ...view, penalties: event.total };
    case 'ended':
      return { ...view, outcome: event.outcome };
    default:
      return retellTiles(view, event);
  }
}

/** What comes from the stacks, and what happens to it. */
function retellTiles(view: View, event: Event): View {
  switch (event.kind) {
    case 'replaced':
      return { ...view, open: view.open.map(() => null), discard: [...view.discard, ...event.tiles] };
    case 'refilled':
      return { ...view, open: put(view.open, event.slot, event.tile), stackSize: view.stackSize - 1 };
    case 'reshuffled':
      // What is being replaced just now lies on top and stays.
      return { ...view, discard: view.discard.slice(event.tiles), stackSize: event.tiles };
    case 'drew':
      return { ...view, enemyStackSize: event.left };
    case 'entered':
      return { ...view, enemies: put(view.enemies, event.cell, event.enemy) };
    case 'advanced':
      return { ...view, enemies: put(put(view.enemies, event.from, null), event.to, event.enemy) };
    case 'trenchLost':
      return { ...view, trenches: put(view.trenches, event.cell, null), lost: [...view.lost, event.tile] };
    case 'enemyLost':
      return {
        ...view,
        enemies: put(view.enemies, event.cell, null),
        fallen: [...view.fallen, event.enemy],
      };
    default:
      return view;
  }
}

function put<Item>(list: readonly Item[], at: Cell, item: Item): Item[] {
  return list.map((known, index) => (index === at ? item : known));
}

function changed(list: readonly number[], at: number, by: number): number[] {
  return list.map((count, index) => (index === at ? count + by : count));
}
