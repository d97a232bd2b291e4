import type { Chance, Decision, ListingRules, Seat } from '@bridgehead/kernel';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { TileSet } from '../rules/tiles.ts';
import { unseenEnemies, type View } from '../rules/view.ts';

type BlindazhRules = ListingRules<State, Move, Event, View>;

/** Where a move may lead, and how likely that is. */
export interface Outcome {
  readonly state: State;
  readonly odds: number;
  readonly events: readonly Event[];
}

/** Rolls again that are less likely than this are not followed: a lane may be rolled for ever. */
const NEGLIGIBLE = 1e-7;
/** Tiles that lie on the building stack here, so that nothing is shuffled: what is built of does not matter to these tests. */
const DUMMIES = Array.from({ length: 12 }, () => 0);

class Fork extends Error {
  readonly sides: number;
  constructor(sides: number) {
    super('another die');
    this.sides = sides;
  }
}

/** Every way that dice and draws can go when the move is played, by the rules themselves. */
export function* outcomesOf(
  rules: BlindazhRules,
  set: TileSet,
  state: State,
  seat: Seat,
  move: Move,
): Iterable<Outcome> {
  const decision = rules.pending(state).find((open) => open.seat === seat) as Decision;
  for (const { world, odds } of worldsOf(set, state, rules.observe(state, seat))) {
    yield* forksOf(rules, world, decision, move, odds);
  }
}

/** One world for every kind of enemy tile that may be drawn next. */
function worldsOf(set: TileSet, state: State, view: View): { world: State; odds: number }[] {
  const calm = { ...state, stack: [...DUMMIES] };
  if (state.enemyStack.length === 0) return [{ world: calm, odds: 1 }];
  const unseen = unseenEnemies(set, view);
  return [...new Set(unseen)].map((kind) => ({
    world: { ...calm, enemyStack: [...state.enemyStack.slice(0, -1), kind] },
    odds: unseen.filter((one) => one === kind).length / unseen.length,
  }));
}

function* forksOf(
  rules: BlindazhRules,
  world: State,
  decision: Decision,
  move: Move,
  odds: number,
): Iterable<Outcome> {
  const scripts: { results: number[]; odds: number }[] = [{ results: [], odds }];
  for (let script = scripts.pop(); script; script = scripts.pop()) {
    const { results, odds: share } = script;
    let next = 0;
    const chance: Chance = {
      below(sides) {
        if (next === results.length) throw new Fork(sides);
        return results[next++] as number;
      },
    };
    const state = rules.clone(world);
    const events: Event[] = [];
    try {
      rules.play(state, decision, move, chance, (event) => events.push(event));
      yield { state, odds: share, events };
    } catch (fork) {
      if (!(fork instanceof Fork)) throw fork;
      if (share / fork.sides < NEGLIGIBLE) continue;
      for (let result = 0; result < fork.sides; result++) {
        scripts.push({ results: [...results, result], odds: share / fork.sides });
      }
    }
  }
}
