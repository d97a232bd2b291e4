import {
  type Chance,
  chanceFrom,
  judge,
  readOptions,
  ScriptedChance,
  seedFromText,
  type SeatKind,
  step,
} from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { armyFrom, packFrom } from '../content/index.ts';
import type { Move } from '../rules/moves.ts';
import { retell } from '../rules/retell.ts';
import { rulesOver } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';

const pack = packFrom();

function opened() {
  const rules = rulesOver(pack);
  const read = readOptions(rules.manifest, 2, { mission: 'annihilation', tours: 6 });
  if ('refusal' in read) throw new Error(read.refusal.reason);
  const state = rules.setup(read.options, ['human', 'human'] satisfies SeatKind[], new ScriptedChance([]));
  return { rules, state };
}

type Rules = ReturnType<typeof rulesOver>;

function asked(rules: Rules, state: State) {
  const [decision] = rules.pending(state);
  if (!decision) throw new Error('nobody is asked');
  return decision;
}

/** The state after a move; whoever only hears what happened has the same table. */
function play(rules: Rules, state: State, move: Move, chance: Chance): State {
  const { seat, id } = asked(rules, state);
  const before = structuredClone(state);
  const done = step(rules, state, { seat, decision: id, move }, chance);
  if ('refusal' in done) throw new Error(`${done.refusal.clause} ${done.refusal.reason}`);
  expect(state).toEqual(before);
  const heard = done.events.reduce((view, { event }) => retell(view, event), rules.observe(state, 1));
  const { stage, asked: count } = done.state;
  expect({ ...heard, stage, asked: count }).toEqual({ ...done.state, viewer: 1 });
  expect(count).toBe(state.asked + 1);
  return done.state;
}

function ready(id: string) {
  const found = pack.armies.find((army) => army.id === id);
  if (!found) throw new Error(`there is no army “${id}”`);
  return armyFrom(pack, found, id);
}

describe('BRP-1.6 a table from the first army to the first turn', () => {
  function mustered() {
    const { rules, state } = opened();
    const first = play(
      rules,
      state,
      { kind: 'bring', army: ready('polaris-patrol') },
      new ScriptedChance([]),
    );
    return {
      rules,
      state: play(
        rules,
        first,
        { kind: 'bring', army: ready('protectorate-guard') },
        new ScriptedChance([11, 0]),
      ),
    };
  }
  test('a walker’s cabin looks where it does, a flyer is set up in the air: everybody is told', () => {
    const { rules, state } = mustered();
    const [raptor, sprut] = ['raptor', 'sprut'].map((kind) =>
      state.pieces.findIndex((piece) => piece.kind === 'machine' && piece.model === kind),
    );
    const place = (x: number) => ({ x, y: 300, z: 0, facing: { x: 0, y: 2 } });
    const deployed = [raptor, sprut].reduce<State>((table, piece = -1, index) => {
      const move = { kind: 'deploy', unit: { piece }, places: [place(index === 0 ? 100 : 1100)] } as const;
      return play(rules, table, move, new ScriptedChance([]));
    }, state);
    expect(deployed.pieces[raptor ?? -1]).toMatchObject({
      status: 'table',
      x: 100,
      hx: 0,
      hy: 2,
      cx: 0,
      cy: 2,
      z: 0,
    });
    expect(deployed.pieces[sprut ?? -1]).toMatchObject({ status: 'table', z: 100, isFlying: true });
  });
  test('and a squad, an order, a unit, a soldier, its end', () => {
    const { rules, state } = mustered();
    const luck = chanceFrom(seedFromText('table'));
    let table = state;
    while (table.stage.stage === 'deploy')
      table = play(rules, table, rules.randomMove(table, asked(rules, table), luck), luck);
    expect(table).toMatchObject({ tour: 1, stage: { stage: 'initiative' } });
    expect([...rules.moves(table, asked(rules, table))]).toEqual([
      { kind: 'order', seats: [0, 1] },
      { kind: 'order', seats: [1, 0] },
    ]);
    const { seat, id } = asked(rules, table);
    const judged = judge(rules, table, { seat, decision: id, move: { kind: 'order', seats: [1] } });
    expect(judged).toMatchObject({ refusal: { clause: 'BRP-3.1', reason: 'order-of-all' } });
    table = play(rules, table, { kind: 'order', seats: [1, 0] }, luck);
    expect(table).toMatchObject({ order: [1, 0], stage: { stage: 'turn', seat: 1 } });
    const [unit] = rules.moves(table, asked(rules, table));
    table = play(rules, table, unit as Move, luck);
    expect(table.stage).toMatchObject({ stage: 'act', seat: 1, actor: -1 });
    const by = table.pieces.findIndex(
      (piece) => piece.kind === 'soldier' && piece.status === 'table' && table.squads[piece.squad]?.hasActed,
    );
    const { hx = 1, hy = 0 } = table.pieces[by] ?? {};
    table = play(rules, table, { kind: 'walk', by, path: [], facing: { x: hx, y: hy } }, luck);
    expect(table.stage).toMatchObject({ actor: by });
    table = play(rules, table, { kind: 'done' }, luck);
    expect(table.stage).toMatchObject({ stage: 'act', actor: -1 });
    table = play(rules, table, { kind: 'end' }, luck);
    expect(table.stage).toEqual({ stage: 'turn', seat: 0 });
    expect(rules.outcome(table)).toBeNull();
  });
});

describe('BRP-12.1 a battle of whoever plays at random', () => {
  test('goes on by moves that the rules accept, each question by another name, until somebody has won', () => {
    const { rules, state } = opened();
    const luck = chanceFrom(seedFromText('battle'));
    const names = new Set<string>();
    const kinds = new Set<string>();
    let table = state;
    for (const army of ['polaris-first', 'protectorate-first'])
      table = play(rules, table, { kind: 'bring', army: ready(army) }, luck);
    while (!rules.outcome(table)) {
      const decision = asked(rules, table);
      kinds.add(decision.kind);
      names.add(decision.id);
      const move = rules.randomMove(table, decision, luck);
      expect(judge(rules, table, { seat: decision.seat, decision: decision.id, move })).not.toHaveProperty(
        'refusal',
      );
      table = play(rules, table, move, luck);
    }
    expect(names.size).toBe(table.asked - 2);
    expect([...kinds]).toEqual(expect.arrayContaining(['deploy', 'order', 'unit', 'act']));
    expect(rules.pending(table)).toEqual([]);
  });
  test('whoever brings an army at random brings one that may be brought', () => {
    const { rules, state } = opened();
    const luck = chanceFrom(seedFromText('army'));
    const decision = asked(rules, state);
    const move = rules.randomMove(state, decision, luck);
    expect(move.kind).toBe('bring');
    expect(judge(rules, state, { seat: 0, decision: decision.id, move })).not.toHaveProperty('refusal');
  });
  test('questions are answered about this very table', () => {
    const { rules, state } = opened();
    const unit = { squad: 0 };
    const table = play(rules, state, { kind: 'bring', army: ready('polaris-first') }, new ScriptedChance([]));
    expect(rules.inquire?.(rules.observe(table, 0), 0, { ask: 'zone', unit })).toHaveProperty('around');
  });
});
