import { chanceFrom, type Decision, nextDecision, seedFromText } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { gap } from '../bot/explain.ts';
import { knowledgeOver } from '../bot/index.ts';
import type { BlindazhReason } from '../bot/reasons.ts';
import { type Cell, cellName, isZone, laneOf, rowOf } from '../rules/board.ts';
import type { Event } from '../rules/events.ts';
import { isTrap } from '../rules/ground.ts';
import type { Move } from '../rules/moves.ts';
import { advances } from '../rules/odds.ts';
import { soldierOf, type State } from '../rules/state.ts';
import { terrainOf } from '../rules/terrain.ts';
import { enemyKind } from '../rules/tiles.ts';
import { waysFrom } from '../rules/ways.ts';
import { outcomesOf } from './every-chance.ts';
import { pack, rules, tables } from './tables.ts';
import { lossAfter } from './two-moves-deep.ts';

/** What a bot or a hint says of a move must be true of the position: every figure is found again by playing. */

const { board } = pack;
const name = (cell: Cell) => cellName(board, cell);

/** The mean over every throw of the dice of what the move tells. */
function average(state: State, { seat }: Decision, move: Move, count: (events: readonly Event[]) => number) {
  let sum = 0;
  let all = 0;
  for (const { events, odds } of outcomesOf(rules, pack, state, seat, move)) {
    sum += odds * count(events);
    all += odds;
  }
  return sum / all;
}

const hits = (events: readonly Event[]) =>
  events.some((event) => event.kind === 'attacked' && event.hit) ? 1 : 0;
const blown = (events: readonly Event[]) =>
  events.filter((event) => event.kind === 'enemyLost' && event.cause === 'grenade').length;
const percent = (share: number) => Math.round(100 * share);
const tenths = (mean: number) => Math.round(10 * mean + 1e-9) / 10;

interface Said {
  readonly state: State;
  readonly decision: Decision;
  readonly move: Move;
  readonly next: Move | undefined;
}

/** Where the soldier stands after the walk, and its next decision. */
function afterWalk({ state, decision, move }: Said): { state: State; decision: Decision } {
  const there = rules.clone(state);
  rules.play(there, decision, move, { below: () => 0 });
  return { state: there, decision: nextDecision(rules.pending(there)) as Decision };
}

const after = (said: Said) => {
  const next = rules.clone(said.state);
  rules.play(next, said.decision, said.move, chanceFrom(seedFromText('after')));
  return next;
};

type Check = (said: Said, figures: Readonly<Record<string, unknown>>) => void;

const CHECKS: Readonly<Partial<Record<BlindazhReason['reason'], Check>>> = {
  attack({ state, decision, move }, { odds, shield, cell }) {
    if (move.kind !== 'attack') throw new Error('no attack');
    expect(odds).toBe(percent(average(state, decision, move, hits)));
    expect(shield).toBe(enemyKind(pack, state.enemies[move.cell] as number).shield);
    expect(cell).toBe(name(move.cell));
  },
  'attack-gun'({ state, decision, move }, { odds }) {
    expect(odds).toBe(percent(average(state, decision, move, hits)));
  },
  'attack-or-lose'({ state, decision, move }, { odds }) {
    expect(odds).toBe(percent(average(state, decision, move, hits)));
    expect(lossAfter(rules, pack, state, decision, [{ kind: 'end' }])).toBeCloseTo(1, 9);
  },
  'walk-to-attack'(said, { odds, enemy }) {
    if (said.next?.kind !== 'attack') throw new Error('no attack follows');
    const there = afterWalk(said);
    expect(odds).toBe(percent(average(there.state, there.decision, said.next, hits)));
    expect(enemy).toBe(name(said.next.cell));
  },
  throw({ state, decision, move }, { enemies }) {
    expect(enemies).toBe(tenths(average(state, decision, move, blown)));
  },
  'walk-to-throw'(said, { enemies }) {
    const there = afterWalk(said);
    expect(enemies).toBe(tenths(average(there.state, there.decision, said.next as Move, blown)));
  },
  retreat({ state, decision }) {
    expect(advances(pack, state).map(({ to }) => to)).toContain(soldierOf(state, decision.seat));
  },
  'close-in'({ state, decision, move }, { enemy }) {
    if (move.kind !== 'move') throw new Error('no walk');
    const target = state.enemies.findIndex((one, cell) => one !== null && name(cell) === enemy);
    expect(gap(board, move.to, target)).toBeLessThan(gap(board, soldierOf(state, decision.seat), target));
  },
  trap(said, { enemy }) {
    if (said.move.kind !== 'dig') throw new Error('no trench');
    const from = said.state.enemies.findIndex((one, cell) => one !== null && name(cell) === enemy);
    const tile = said.state.enemies[from] as number;
    const trenches = said.state.trenches.with(said.move.to, { tile: said.move.tile, open: 15 });
    const path = Array.from({ length: rowOf(board, from) - 1 }, (_, step) => from - 1 - step);
    expect(path.find((cell) => isTrap(pack, { ...said.state, trenches }, cell, tile))).toBe(said.move.to);
  },
  'trap-ahead'({ state, move }) {
    if (move.kind !== 'dig') throw new Error('no trench');
    expect(state.flags.map((flag) => laneOf(board, flag))).not.toContain(laneOf(board, move.to));
  },
  'dig-on'(said, { left }) {
    if (said.move.kind !== 'dig') throw new Error('no trench');
    const next = after(said);
    if (next.trenches[said.move.to] === null) return;
    const { exits } = waysFrom(terrainOf(pack, { ...next, enemies: said.state.enemies }), said.move.to, 1);
    expect(board.length - 1 - Math.max(...exits.map((cell) => rowOf(board, cell)))).toBe(left);
  },
  cover({ state, move }) {
    if (move.kind !== 'dig') throw new Error('no trench');
    const lanes = [-1, 1].map((side) => laneOf(board, move.to) + side);
    const open = lanes.filter(
      (lane) => lane >= 0 && lane < board.lanes && !state.flags.some((flag) => laneOf(board, flag) === lane),
    );
    expect(open).not.toEqual([]);
  },
  'first-flag'({ state, move }) {
    expect(state.flags).toEqual([]);
    expect(move.kind === 'flag' && isZone(board, move.to)).toBe(true);
  },
};

test('every figure in a reason is what the rules come to, and what it claims holds', () => {
  const knowledge = knowledgeOver(rules, pack);
  const checked = new Map<string, number>();
  const check = (said: Said, later: readonly Move[]) => {
    const view = rules.observe(said.state, said.decision.seat);
    const { reason, figures = {} } = knowledge.explain(view, said.decision, said.move, later);
    CHECKS[reason as BlindazhReason['reason']]?.(said, figures);
    checked.set(reason, (checked.get(reason) ?? 0) + 1);
  };
  for (const [index, { options, seats }] of tables().entries()) {
    if (index % 10 !== 0) continue;
    const chance = chanceFrom(seedFromText(`reasons ${index}`));
    const state = rules.setup(options, seats, chance);
    for (let turns = 0; ; turns++) {
      const decision = nextDecision(rules.pending(state));
      if (!decision) break;
      const lines = knowledge.lines?.(rules.observe(state, decision.seat), decision) ?? [];
      for (const [move, ...later] of turns % 4 === 0 ? lines : lines.slice(0, 1)) {
        const said = { state, decision, move: move as Move, next: later[0] };
        check(said, later);
        if (said.move.kind === 'move' && said.next) {
          check({ ...afterWalk(said), move: said.next, next: undefined }, []);
        }
      }
      rules.play(state, decision, lines[chance.below(Math.min(2, lines.length))]?.[0] as Move, chance);
    }
  }
  const unmet = Object.keys(CHECKS).filter((reason) => !checked.has(reason) && reason !== 'attack-gun');
  expect(unmet).toEqual([]);
}, 90_000);
