import {
  type Chance,
  type Decision,
  type Heard,
  readOptions,
  type Refusal,
  type Seat,
  step,
} from '@bridgehead/kernel';
import { checkRetellingToAll } from '@bridgehead/kernel/testkit';
import { type Cell, NOWHERE, type Sides, turned } from '../rules/board.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { rulesOver } from '../rules/rules.ts';
import type { State, Trench } from '../rules/state.ts';
import { type Enemy, GRENADE, type Mark, MARKS, type Tile, type TileSet } from '../rules/tiles.ts';
import { retelling } from './retelling.ts';

/** Tiny positions, written so that a reader sees them. */

const SHAPES: Readonly<Record<string, Sides>> = {
  '│': 5,
  '─': 10,
  '└': 3,
  '┌': 6,
  '┐': 12,
  '┘': 9,
  '├': 7,
  '┬': 14,
  '┤': 13,
  '┴': 11,
  '┼': 15,
};

/** A set of every shape with every mark and every shield a scenario asks for; the core set may be tuned at will. */
export const set: TileSet = {
  board: { lanes: 6, length: 7 },
  trenches: [5, 3, 11, 15].flatMap((open) =>
    [null, ...MARKS].map((mark) => ({ open, mark, count: mark ? 1 : 6 })),
  ),
  grenades: 4,
  enemies: (['infantry', 'tank', 'artillery'] as const).flatMap((arm) =>
    [1, 2, 3, 4, 5, 6].map((shield) => ({ arm, shield, count: 2 })),
  ),
  flags: 4,
};

export const rules = rulesOver(set);

/** `4-2` is the second cell of lane 4. */
export function at(name: string): Cell {
  const [lane, row] = name.split('-').map(Number) as [number, number];
  return (lane - 1) * set.board.length + row - 1;
}

/** `i2`, `t3`, `a2`: infantry, tank or artillery with this shield. */
export function enemy(code: string): Enemy {
  const arm = { i: 'infantry', t: 'tank', a: 'artillery' }[code.charAt(0)];
  return set.enemies.findIndex((kind) => kind.arm === arm && kind.shield === Number(code.charAt(1)));
}

/** A trench as drawn, with `s`, `h` or `m` behind it for a firing step, hedgehogs or mines. */
export function trench(drawn: string): Trench {
  const open = SHAPES[drawn.charAt(0)] as Sides;
  const mark = MARKS.find((name) => name.charAt(0) === drawn.charAt(1)) ?? null;
  return { tile: tileOf(open, mark), open };
}

function tileOf(open: Sides, mark: Mark | null): Tile {
  return set.trenches.findIndex(
    (kind) => kind.mark === mark && [0, 1, 2, 3].some((turn) => turned(kind.open, turn) === open),
  );
}

/** The tile of a drawing, or a grenade for `*`. */
export function tile(drawn: string): Tile {
  return drawn === '*' ? GRENADE : trench(drawn).tile;
}

/** Quarter turns that bring the tile into the drawn position. */
function turnOf({ tile, open }: Trench): number {
  return [0, 1, 2, 3].find((turn) => turned(set.trenches[tile]?.open ?? 0, turn) === open) ?? 0;
}

/**
 * Lanes side by side, the enemy above; the last line is cell 2, next to the start trench. `.` is open ground, `F` a flag,
 * `i2 t3 a2` an enemy, `│ ┘s ┼m` a trench, `│/i2` an enemy in a trench.
 */
function readBoard(text: string): Pick<State, 'trenches' | 'enemies' | 'flags'> {
  const cells = set.board.lanes * set.board.length;
  const trenches: (Trench | null)[] = Array.from({ length: cells }, () => null);
  const enemies: (Enemy | null)[] = Array.from({ length: cells }, () => null);
  const flags: Cell[] = [];
  const lines = text.trim().split('\n').filter(Boolean).reverse();
  for (const [above, line] of lines.entries()) {
    for (const [lane, drawn] of line.trim().split(/\s+/).entries()) {
      const cell = at(`${lane + 1}-${above + 2}`);
      for (const part of drawn.split('/')) {
        if (part === 'F') flags.push(cell);
        else if (/^[ita]\d$/.test(part)) enemies[cell] = enemy(part);
        else if (part !== '.') trenches[cell] = trench(part);
      }
    }
  }
  return { trenches, enemies, flags };
}

export interface Scenario {
  readonly board?: string;
  /** Where the soldiers stand, by seat. The first seat is on turn. */
  readonly soldiers: readonly string[];
  readonly open?: readonly string[];
  /** Building tiles to come, the next one first. */
  readonly stack?: readonly string[];
  readonly discard?: readonly string[];
  /** Enemy tiles to come, the next one first. */
  readonly waiting?: readonly string[];
  readonly grenades?: readonly number[];
  readonly penalties?: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

export function position(scenario: Scenario): State {
  const { soldiers, open = ['│', '│', '│'], stack = ['│', '│', '│', '│'], discard = [] } = scenario;
  const plan = readOptions(rules.manifest, soldiers.length, scenario.options ?? {});
  if ('refusal' in plan) throw new Error(plan.refusal.reason);
  const seats = soldiers.map(() => 'human' as const);
  const state = rules.setup(plan.options, seats, { below: (sides) => sides - 1 });
  return {
    ...state,
    ...readBoard(scenario.board ?? '.'),
    soldiers: soldiers.map((name) => (name === '' ? NOWHERE : at(name))),
    open: open.map((drawn) => (drawn === '' ? null : tile(drawn))),
    stack: stack.map(tile).reverse(),
    discard: discard.map(tile),
    enemyStack: (scenario.waiting ?? ['i1', 'i1', 'i1', 'i1']).map(enemy).reverse(),
    grenades: [...(scenario.grenades ?? soldiers.map(() => 0))],
    penalties: scenario.penalties ?? 0,
  };
}

/** Prepared faces of the die first; after them faces nobody looks at, each different from the last. */
function dice(faces: readonly number[]): Chance {
  let next = 0;
  return {
    below(sides) {
      const face = faces[next];
      next++;
      return face === undefined ? sides - 1 - (next % sides) : face - 1;
    },
  };
}

export interface Played {
  readonly state: State;
  readonly events: readonly Event[];
  readonly heard: readonly Heard<Event>[];
  /** Results of chance that the move used. */
  readonly chance: readonly number[];
}

export function decisionOf(state: State, seat: Seat): Decision {
  const open = rules.pending(state).find((decision) => decision.seat === seat);
  return open ?? { id: 'none', kind: 'turn', seat, must: true };
}

/** Plays a move that must be legal, with these faces of the die; whoever is told of it event by event sees what happened. */
export function played(state: State, seat: Seat, move: Move, faces: readonly number[] = []): Played {
  const result = step(rules, state, { seat, decision: decisionOf(state, seat).id, move }, dice(faces));
  if ('refusal' in result) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
  const { state: next, events, chance } = result;
  checkRetellingToAll(rules, retelling, [state, next], events, next.seats);
  return { state: next, events: events.map(({ event }) => event), heard: events, chance };
}

/** The refusal of a move that must be illegal. */
export function refused(state: State, seat: Seat, move: Move): Refusal {
  const result = step(rules, state, { seat, decision: decisionOf(state, seat).id, move }, dice([]));
  if (!('refusal' in result)) throw new Error(`not refused: ${JSON.stringify(move)}`);
  return result.refusal;
}

export function walk(to: string): Move {
  return { kind: 'move', to: at(to) };
}

export function dig(to: string, drawn: string): Move {
  const laid = trench(drawn);
  return { kind: 'dig', to: at(to), tile: laid.tile, turn: turnOf(laid) };
}

export function flag(to: string): Move {
  return { kind: 'flag', to: at(to) };
}

export function attack(cell: string): Move {
  return { kind: 'attack', cell: at(cell) };
}

export function clear(cell: string): Move {
  return { kind: 'clear', cell: at(cell) };
}

export const END: Move = { kind: 'end' };

export function legal<Kind extends Move['kind']>(
  state: State,
  seat: Seat,
  kind: Kind,
): Extract<Move, { kind: Kind }>[] {
  const moves = [...rules.moves(state, decisionOf(state, seat))];
  return moves.filter((move): move is Extract<Move, { kind: Kind }> => move.kind === kind);
}

export function ofKind<Kind extends Event['kind']>(
  events: readonly Event[],
  kind: Kind,
): Extract<Event, { kind: Kind }>[] {
  return events.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);
}
