import type { Event } from './events.ts';
import { lost, onUnit, put, retellCards } from './retell-cards.ts';
import type { Enemy, Point, PointState } from './state.ts';
import type { View } from './view.ts';

/** The view once an event was told: its facts put in. What is asked next comes with the next view. */
export function retell(view: View, event: Event): View {
  switch (event.kind) {
    case 'turn':
      return turnBegun(view, event.turn, event.actions);
    case 'phase':
      return { ...view, phase: event.phase };
    case 'turnOver':
      return turnOver(view);
    case 'captured':
      return captured(view, event.point);
    case 'retreatMood':
      return { ...view, retreatBonus: event.bonus };
    case 'over':
      return { ...view, outcome: event.outcome };
    default:
      return retellEnemies(view, event);
  }
}

function retellEnemies(view: View, event: Event): View {
  switch (event.kind) {
    case 'dealt':
    case 'arrived':
      return {
        ...onPoint(view, event.point, (point) => joined(point, event.enemy)),
        fresh: view.fresh.slice(0, -1),
      };
    case 'attacked':
      return event.isDestroyed ? fallen(view, event.point, event.enemy) : view;
    case 'destroyed':
      return fallen(view, event.point, event.enemy);
    case 'displaced':
      return displaced(view, event.enemy, event.from, event.to);
    case 'heldBack':
      return { ...view, held: [...view.held, ...event.enemies] };
    case 'tokens':
      return onPoint(view, event.point, (point) => ({ ...point, tokens: point.tokens + event.change }));
    case 'pointMood': {
      const { fury, cover, withheld } = event;
      return onPoint(view, event.point, (point) => ({ ...point, fury, cover, withheld }));
    }
    default:
      return retellUnits(view, event);
  }
}

function retellUnits(view: View, event: Event): View {
  switch (event.kind) {
    case 'took':
      return onUnit(view, event.unit, { commander: event.seat });
    case 'posted':
      return onUnit(view, event.unit, { at: event.at });
    case 'went':
      return onUnit(view, event.unit, { at: event.to });
    case 'actions':
      return onUnit(view, event.unit, { actions: event.left, ...(event.change > 0 && { hasEnded: false }) });
    case 'ended':
      return onUnit(view, event.unit, { hasEnded: true });
    case 'unitMood': {
      const { steady, inspired, nextInspired } = event;
      return onUnit(view, event.unit, { steady, inspired, nextInspired });
    }
    case 'saved':
      return onUnit(view, event.unit, { isSpent: true });
    case 'lost':
      return lost(view, event.unit);
    default:
      return retellCards(view, event);
  }
}

function onPoint(view: View, place: Point, change: (point: PointState) => PointState): View {
  return { ...view, points: put(view.points, place, change(view.points[place] as PointState)) };
}

function joined(point: PointState, enemy: Enemy): PointState {
  return { ...point, enemies: [...point.enemies, enemy] };
}

function left(point: PointState, enemy: Enemy): PointState {
  return { ...point, enemies: point.enemies.filter((other) => other !== enemy) };
}

function fallen(view: View, point: Point, enemy: Enemy): View {
  return { ...onPoint(view, point, (there) => left(there, enemy)), fallen: [...view.fallen, enemy] };
}

function displaced(view: View, enemy: Enemy, from: Point, to: Point | null): View {
  const away = onPoint(view, from, (there) => left(there, enemy));
  return to === null
    ? { ...away, fresh: [enemy, ...view.fresh] }
    : onPoint(away, to, (there) => joined(there, enemy));
}

/** Its enemies are shuffled into the fresh forces, its tokens return to the supply (RUB-7.1). */
function captured(view: View, place: Point): View {
  const { enemies } = view.points[place] as PointState;
  const fresh = Array.from({ length: view.fresh.length + enemies.length }, () => null);
  return {
    ...onPoint(view, place, (point) => ({ ...point, isHeld: false, tokens: 0, enemies: [] })),
    fresh,
  };
}

function turnBegun(view: View, turn: number, actions: readonly number[]): View {
  const units = view.units.map((unit, place) => ({
    ...unit,
    actions: actions[place] ?? 0,
    hasEnded: false,
    isSpent: false,
  }));
  return { ...view, turn, units };
}

/** RUB-7.2 */
function turnOver(view: View): View {
  return {
    ...view,
    points: view.points.map((point) => ({ ...point, fury: 0, cover: 0, withheld: 0 })),
    units: view.units.map((unit) => ({ ...unit, steady: 0, inspired: 0, nextInspired: 0 })),
    held: [],
    retreatBonus: 0,
  };
}
