import { judge, ScriptedChance, type SeatKind, step } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import type { Army } from '../rules/army.ts';
import { crewed } from '../rules/crews.ts';
import type { Move, Standing } from '../rules/moves.ts';
import { rulesOver } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { waitingUnits } from '../rules/waiting.ts';
import { zoneOf } from '../rules/zones.ts';
import { named } from './asking.ts';

const pack = packFrom();
const rules = rulesOver(pack);

const clones: Army = { title: 'Clones', squads: ['regime-clones'], machines: [], guns: ['mortar'] };
const militia: Army = crewed(pack, {
  title: 'Militia',
  squads: ['velian-militia'],
  machines: [{ kind: 'bronekhod', weapons: [0, 1], pilot: null }],
  guns: [],
});

function table(options: Record<string, unknown> = {}, seats = 2): State {
  const defaults = Object.fromEntries(
    rules.manifest.options.reduce<[string, unknown][]>((known, { id, values }) => {
      const plan = { seats, options: Object.fromEntries(known) as never };
      return [...known, [id, options[id] ?? values(plan)[0]]];
    }, []),
  );
  return rules.setup(
    defaults as never,
    Array.from({ length: seats }, (): SeatKind => 'human'),
    new ScriptedChance([]),
  );
}

/** The state after a move with these dice, or clause and reason of its refusal. */
function play(state: State, move: Move, ...faces: number[]): State {
  const [decision] = rules.pending(state);
  if (!decision) throw new Error('nobody is asked');
  const answer = { seat: decision.seat, decision: decision.id, move };
  const done = step(rules, state, answer, new ScriptedChance(faces.map((face) => face - 1)));
  if ('refusal' in done) throw new Error(`${done.refusal.clause} ${done.refusal.reason}`);
  return done.state;
}

function why(state: State, move: Move): string | null {
  const [decision] = rules.pending(state);
  if (!decision) throw new Error('nobody is asked');
  const judged = judge(rules, state, { seat: decision.seat, decision: decision.id, move });
  return 'refusal' in judged ? named(judged.refusal) : null;
}

const mustered = (...faces: number[]) =>
  play(play(table(), { kind: 'bring', army: clones }), { kind: 'bring', army: militia }, ...faces);

const line = (x: number, count: number, from = 200): Standing[] =>
  Array.from({ length: count }, (_, index) => ({ x, y: from + index * 40, z: 0, facing: { x: 1, y: 0 } }));

describe('BRP-1.1 a table is opened', () => {
  test('with nothing on it, nobody out, no points, and the first seat asked for its army', () => {
    expect(table({ teams: '2+1', panic: true, tours: 6, difference: 20 }, 3)).toEqual({
      mission: 'annihilation',
      ground: { layout: 'junction' },
      sides: [0, 0, 1],
      rules: {
        specials: false,
        ammo: false,
        refill: false,
        grenades: false,
        jumps: false,
        aimed: false,
        panic: true,
        tours: 6,
        difference: 20,
      },
      stage: { stage: 'muster', seat: 0 },
      tour: 0,
      order: [0, 1, 2],
      squads: [],
      pieces: [],
      costs: [null, null, null],
      out: [],
      refilled: [],
      scores: [0, 0],
      asked: 0,
      goal: null,
      outcome: null,
    });
  });
  test('a mission’s own table, and as many tours as it lasts', () => {
    expect(table({ mission: 'bait', tours: 16 })).toMatchObject({
      ground: { layout: 'airstrip' },
      rules: { tours: 8 },
    });
    expect(table({ mission: 'trap', tours: 16 })).toMatchObject({ rules: { tours: 16 } });
  });
});

describe('BRP-1.5 armies are brought', () => {
  test('openly, one after the other', () => {
    const first = table();
    expect(rules.pending(first)).toMatchObject([{ kind: 'bring', seat: 0, composed: true }]);
    const second = play(first, { kind: 'bring', army: clones });
    expect(rules.pending(second)).toMatchObject([{ kind: 'bring', seat: 1 }]);
    expect(second.costs).toEqual([60, null]);
    expect(second.pieces.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      ...Array(6).fill('soldier reserve'),
      'gun reserve',
    ]);
  });
  test('and refused where costs differ more than was agreed', () => {
    const first = play(table({ difference: 20 }), { kind: 'bring', army: clones });
    expect(why(first, { kind: 'bring', army: militia })).toBe('BRP-1.5 cost-difference');
    expect(why(first, { kind: 'bring', army: { ...clones, guns: [] } })).toBe('BRP-1.5 cost-difference');
    expect(why(first, { kind: 'bring', army: clones })).toBeNull();
  });
  test('BRP-1.6 pilots sit in their machines', () => {
    const state = mustered(3, 5);
    const machine = state.pieces.findIndex(({ kind }) => kind === 'machine');
    const aboard = state.pieces.filter(({ status }) => status === 'aboard');
    expect(aboard).toMatchObject([{ kind: 'soldier', machine }]);
  });
});

describe('BRP-1.6 armies are set up', () => {
  test('D12 decides who begins; a tie is rolled again; then in turn, a gun like a unit', () => {
    let state = mustered(7, 7, 2, 9);
    expect(rules.pending(state)).toMatchObject([{ kind: 'deploy', seat: 1 }]);
    expect(waitingUnits(state, 1)).toHaveLength(2);
    state = play(state, { kind: 'deploy', unit: { squad: 1 }, places: line(1100, 5) });
    expect(rules.pending(state)).toMatchObject([{ kind: 'deploy', seat: 0 }]);
    state = play(state, { kind: 'deploy', unit: { squad: 0 }, places: line(100, 6) });
    expect(waitingUnits(state, 0)).toEqual([{ piece: 6 }]);
  });
  test('the first tour begins when everything stands', () => {
    let state = mustered(2, 9);
    const machine = state.pieces.findIndex(({ kind }) => kind === 'machine');
    state = play(state, { kind: 'deploy', unit: { squad: 1 }, places: line(1100, 5) });
    state = play(state, { kind: 'deploy', unit: { squad: 0 }, places: line(100, 6) });
    state = play(state, { kind: 'deploy', unit: { piece: machine }, places: line(1100, 1, 500) });
    state = play(state, { kind: 'deploy', unit: { piece: 6 }, places: line(100, 1, 500) }, 8, 3);
    expect(state).toMatchObject({ tour: 1, stage: { stage: 'initiative', seat: 0 } });
    expect(state.pieces.filter(({ status }) => status === 'reserve')).toEqual([]);
  });
  test('wholly inside the zone, a squad at one go, on nobody’s toes', () => {
    const state = mustered(9, 2);
    const deploy = (places: Standing[]): Move => ({ kind: 'deploy', unit: { squad: 0 }, places });
    expect(why(state, deploy(line(100, 6)))).toBeNull();
    expect(why(state, deploy(line(195, 6, 300)))).toBe('BRP-1.6 outside-the-zone');
    expect(why(state, deploy(line(190, 6, 300)))).toBeNull();
    expect(why(state, deploy(line(100, 5)))).toBe('BRP-1.6 place-count');
    expect(why(state, deploy([...line(100, 5), ...line(100, 1)]))).toBe('BRP-0.7 cannot-stand');
    expect(why(state, { kind: 'deploy', unit: { squad: 1 }, places: line(100, 5) })).toBe(
      'BRP-1.6 not-waiting',
    );
  });
  test('two have the short edges, 800 apart; three and four the corners, 600 apart', () => {
    const small = { width: 1200, depth: 800 };
    expect([0, 1].map((seat) => zoneOf(small, 2, seat))).toEqual([
      { x: 0, y: 100, width: 200, depth: 600 },
      { x: 1000, y: 100, width: 200, depth: 600 },
    ]);
    const large = { width: 1800, depth: 1000 };
    expect([0, 1, 2, 3].map((seat) => zoneOf(large, 4, seat))).toEqual([
      { x: 0, y: 0, width: 600, depth: 200 },
      { x: 1200, y: 0, width: 600, depth: 200 },
      { x: 1200, y: 800, width: 600, depth: 200 },
      { x: 0, y: 800, width: 600, depth: 200 },
    ]);
  });
  test('BRP-4.2.3 a flyer is on its stand, over what is lower', () => {
    const flyers = crewed(pack, {
      title: 'Flyers',
      squads: ['light-assault-landing'],
      machines: [{ kind: 'thunder', weapons: [0], pilot: null }],
      guns: [],
    });
    const state = play(play(table(), { kind: 'bring', army: flyers }), { kind: 'bring', army: clones }, 9, 1);
    const thunder = state.pieces.findIndex(({ kind }) => kind === 'machine');
    const placed = play(state, { kind: 'deploy', unit: { piece: thunder }, places: line(100, 1, 400) });
    expect(placed.pieces[thunder]).toMatchObject({ isFlying: true, z: 100, status: 'table' });
  });
});

describe('a move that answers something else', () => {
  test('is told what is asked', () => {
    expect(why(table(), { kind: 'end' })).toBe('BRP-1.5 asked-else');
  });
  test.each<[string, unknown]>([
    ['no number', { kind: 'walk', by: 0, path: [{ x: Number.NaN, y: 0, z: 0 }], facing: { x: 1, y: 0 } }],
    ['a heading to nowhere', { kind: 'walk', by: 0, path: [], facing: { x: 0, y: 0 } }],
    [
      'a heading too short to have a direction',
      { kind: 'walk', by: 0, path: [], facing: { x: 1.6e-162, y: 0 } },
    ],
    ['a way of very many legs', { kind: 'drive', by: 0, legs: Array(41).fill({ go: 'forward', by: 1 }) }],
    ['an army by a name that nobody can read', { kind: 'bring', army: { ...clones, title: '\u202Eatoh' } }],
    ['a fraction of a piece', { kind: 'fight', by: 0.5, enemy: 1 }],
    ['too many places', { kind: 'deploy', unit: { squad: 0 }, places: line(0, 13) }],
    ['something more', { kind: 'end', now: true }],
  ])('%s is no move', (_, json) => {
    expect(rules.readMove(JSON.parse(JSON.stringify(json)))).toBeNull();
  });
});

describe('BRP-0.1 a state is small', () => {
  test('two armies of 600 points are less than 40 kB', () => {
    const horde: Army = { title: 'Horde', squads: Array(15).fill('regime-clones'), machines: [], guns: [] };
    const state = play(play(table(), { kind: 'bring', army: horde }), { kind: 'bring', army: horde }, 9, 1);
    for (const [index, piece] of state.pieces.entries()) {
      Object.assign(piece, {
        status: 'table',
        x: 1000 / 3 + index,
        y: 500 / 7 + index,
        hx: 1 / 3,
        hy: -2 / 3,
      });
    }
    expect(state.costs).toEqual([600, 600]);
    expect(JSON.stringify(state).length).toBeLessThan(40_000);
  });
});
