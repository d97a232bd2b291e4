import type { Event } from '../../rules/events.ts';
import type { Point, Unit } from '../../rules/state.ts';

/** One turn of the fight, as everybody heard it. */
export interface TurnTold {
  readonly turn: number;
  readonly arrived: number;
  readonly destroyed: number;
  readonly lost: readonly Unit[];
  readonly captured: readonly Point[];
}

/** What one unit did. */
export interface Deeds {
  /** Enemies destroyed by its attacks. */
  readonly destroyed: number;
  /** Checks passed. */
  readonly held: number;
  /** The turn in which it was destroyed. */
  readonly fell: number | null;
}

export interface Course {
  readonly turns: readonly TurnTold[];
  readonly deeds: readonly Deeds[];
  /** Enemies destroyed by events and tasks. */
  readonly unclaimed: number;
}

const FIRST: TurnTold = { turn: 0, arrived: 0, destroyed: 0, lost: [], captured: [] };

export function courseOf(story: readonly Event[], units: number): Course {
  const turns: TurnTold[] = [];
  const deeds: Deeds[] = Array.from({ length: units }, () => ({ destroyed: 0, held: 0, fell: null }));
  let unclaimed = 0;
  let now = FIRST;
  const tell = (change: Partial<TurnTold>) => {
    now = { ...now, ...change };
    if (turns.length > 0) turns[turns.length - 1] = now;
  };
  const credit = (unit: Unit, change: (before: Deeds) => Partial<Deeds>) => {
    const before = deeds[unit];
    if (before) deeds[unit] = { ...before, ...change(before) };
  };
  for (const event of story) {
    switch (event.kind) {
      case 'turn':
        // Whoever stood there from the beginning came before the first turn.
        now = { ...FIRST, turn: event.turn, arrived: turns.length === 0 ? now.arrived : 0 };
        turns.push(now);
        break;
      case 'dealt':
      case 'arrived':
        tell({ arrived: now.arrived + 1 });
        break;
      case 'attacked':
        if (!event.isDestroyed) break;
        tell({ destroyed: now.destroyed + 1 });
        credit(event.unit, ({ destroyed }) => ({ destroyed: destroyed + 1 }));
        break;
      case 'destroyed':
        tell({ destroyed: now.destroyed + 1 });
        if (event.unit === undefined) unclaimed++;
        else credit(event.unit, ({ destroyed }) => ({ destroyed: destroyed + 1 }));
        break;
      case 'checked':
        if (event.isPassed) credit(event.unit, ({ held }) => ({ held: held + 1 }));
        break;
      case 'lost':
        tell({ lost: [...now.lost, event.unit] });
        credit(event.unit, () => ({ fell: now.turn }));
        break;
      case 'captured':
        tell({ captured: [...now.captured, event.point] });
        break;
      default:
    }
  }
  return { turns, deeds, unclaimed };
}

export function sumOf(turns: readonly TurnTold[], count: (turn: TurnTold) => number): number {
  return turns.reduce((sum, turn) => sum + count(turn), 0);
}
