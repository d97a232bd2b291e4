import { expect, test } from 'vitest';
import { chanceFrom, heardBy, ScriptedChance, seedFromText, Table } from '../src/index.ts';
import { headerFor, playAtRandom } from '../testkit/index.ts';
import { checkListedMoves } from '../testkit/listed-moves.ts';
import { lifeboat } from './games/lifeboat.ts';
import { quoits } from './games/quoits.ts';
import { skirmish } from './games/skirmish.ts';
import { wasmNim } from './games/wasm-nim.ts';

const seed = seedFromText('contract');

function open<S, M, E, V>(rules: Parameters<typeof Table.open<S, M, E, V>>[0], seats: number) {
  const header = headerFor(
    rules.manifest,
    {},
    Array.from({ length: seats }, () => 'human' as const),
    seed,
  );
  return Table.open(rules, header, chanceFrom(seed));
}

test('every small game passes the generic test', async () => {
  const nim = await wasmNim.load();
  for (let game = 0; game < 30; game++) {
    const common = { seed: `game ${game}`, undoEvery: 7 };
    const games = [
      playAtRandom({ ...common, rules: skirmish, seats: ['human', 'human', 'bot', 'human'] }),
      playAtRandom({ ...common, rules: lifeboat, seats: ['human', 'human'] }),
      playAtRandom({ ...common, rules: quoits, seats: ['human', 'human'] }),
      playAtRandom({ ...common, rules: nim, seats: ['human', 'bot'] }),
    ];
    for (const { record } of games) expect(record.closing?.outcome).toBeDefined();
  }
});

test.each([
  ['lists what it refuses', { refusal: () => ({ reason: 'never' }) }, 'a listed move is refused'],
  ['allows what it does not list', { refusal: () => null }, 'allows what is not listed'],
  ['cannot read what it lists', { readMove: () => null }, 'a listed move is read as'],
])('a game that %s does not pass it', (_, flaw, complaint) => {
  const flawed = { ...skirmish, ...flaw };
  const { state } = open(skirmish, 3);
  const check = () => checkListedMoves(flawed, state, skirmish.pending(state), chanceFrom(seed), {});
  expect(check).toThrow(complaint);
});

test('several seats answer one attack at once, in any order, and the roll waits for the one who must', () => {
  const table = open(skirmish, 3);
  table.answer({ seat: 0, decision: 'turn:0', move: { kind: 'attack', target: 2 } });
  expect(skirmish.pending(table.state).map(({ seat, must }) => ({ seat, must }))).toEqual([
    { seat: 1, must: false },
    { seat: 2, must: true },
  ]);
  table.answer({ seat: 1, decision: 'react:0:1', move: { kind: 'react', card: 0 } });
  expect(skirmish.pending(table.state).map(({ seat }) => seat)).toEqual([2]);
  const done = table.answer({ seat: 2, decision: 'react:0:2', move: { kind: 'react', card: 0 } });
  expect('events' in done && done.events.map(({ event }) => event.kind)).toEqual(['reacted', 'resolved']);
});

test('a late draw stays open while another seat is on turn', () => {
  const table = open(skirmish, 2);
  table.answer({ seat: 0, decision: 'turn:0', move: { kind: 'attack', target: 1 } });
  table.answer({ seat: 1, decision: 'react:0:1', move: { kind: 'react', card: 0 } });
  expect(skirmish.pending(table.state).map(({ kind, seat, must }) => [kind, seat, must])).toEqual([
    ['turn', 1, true],
    ['draw', 0, false],
  ]);
  expect(table.answer({ seat: 0, decision: 'draw:1', move: { kind: 'draw' } })).not.toHaveProperty('refusal');
});

test('a private event reaches its seat only', () => {
  const events = [{ event: 'all' }, { event: 'secret', to: [1] }];
  expect(heardBy(events, 1)).toEqual(['all', 'secret']);
  expect(heardBy(events, 0)).toEqual(['all']);
  expect(heardBy(events, 'spectator')).toEqual(['all']);
});

test('a co-operative game is won or lost by all', () => {
  const header = headerFor(lifeboat.manifest, {}, ['human', 'human'], seed);
  const play = (rolls: number[]) => {
    const table = Table.open(lifeboat, header, new ScriptedChance(rolls));
    for (const decision of rolls.keys()) {
      table.answer({ seat: decision % 2, decision: `turn:${decision}`, move: 'row' });
    }
    return table.outcome;
  };
  expect(play([5, 5])).toEqual({ kind: 'won', ending: 'shore' });
  expect(play([0, 0, 0, 0, 0])).toEqual({ kind: 'lost', ending: 'sunk' });
});

test('a move on a continuous table needs no list: any point is judged, with its figures', () => {
  const table = open(quoits, 2);
  const far = table.answer({ seat: 0, decision: 'throw:0', move: { x: 90, y: 90 } });
  expect(far).toEqual({ refusal: { reason: 'too-far', figures: { length: Math.sqrt(16200), reach: 100 } } });
  expect(table.answer({ seat: 0, decision: 'throw:0', move: { x: 12.345, y: -6.7 } })).toHaveProperty(
    'state',
  );
});

test('an engine in WASM is loaded before play and judges like any other', async () => {
  const rules = await wasmNim.load();
  const table = open(rules, 2);
  expect(table.answer({ seat: 0, decision: 'take:0', move: 4 })).toMatchObject({
    refusal: { reason: 'too-many' },
  });
  const { heap } = table.state;
  table.answer({ seat: 0, decision: 'take:0', move: 3 });
  expect(table.state.heap).toBe(heap - 3);
});
