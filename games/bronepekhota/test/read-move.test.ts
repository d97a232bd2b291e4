import { describe, expect, test } from 'vitest';
import { readMove } from '../rules/read-move.ts';

/** Every kind of move, with all it may hold. */
const spot = { x: 100, y: 200.5, z: 0 };
const facing = { x: 0.6, y: -0.8 };
const place = { ...spot, facing };
const army = {
  title: 'Гвардия',
  squads: ['tribunators'],
  machines: [{ kind: 'raptor', weapons: [0, 1], pilot: { squad: 0, soldier: 5 } }],
  guns: ['mortar'],
};
const MOVES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  bring: { kind: 'bring', army },
  'deploy a squad': { kind: 'deploy', unit: { squad: 3 }, places: [place, place] },
  'deploy a piece': { kind: 'deploy', unit: { piece: 3 }, places: [place] },
  order: { kind: 'order', seats: [1, 0] },
  activate: { kind: 'activate', unit: { squad: 0 } },
  walk: { kind: 'walk', by: 1, path: [spot], facing },
  'turn on the spot': { kind: 'walk', by: 1, path: [], facing },
  drive: {
    kind: 'drive',
    by: 1,
    legs: [{ go: 'forward', by: 20 }, { turn: facing }, { go: 'left', by: 0 }],
  },
  'drive back and aside': {
    kind: 'drive',
    by: 1,
    legs: [
      { go: 'back', by: 5000 },
      { go: 'right', by: 1 },
    ],
  },
  jump: { kind: 'jump', by: 1, to: spot, facing },
  shoot: { kind: 'shoot', by: 1, with: 'own', at: [7] },
  throw: { kind: 'shoot', by: 1, with: 'grenade', at: [7] },
  'fire a weapon': { kind: 'shoot', by: 1, with: { weapon: 2 }, at: [7, 8, 9] },
  'fire a gun': { kind: 'shoot', by: 1, with: { gun: 2 }, at: [7] },
  fight: { kind: 'fight', by: 1, enemy: 2 },
  board: { kind: 'board', by: 1, machine: 2 },
  take: { kind: 'take', by: 1, gun: 2 },
  mend: { kind: 'mend', by: 1, object: 2 },
  refill: { kind: 'refill', by: 1, object: 2 },
  leave: { kind: 'leave', by: 1, place },
  done: { kind: 'done' },
  end: { kind: 'end' },
};

/** What may be there and need not be. */
const MORE: readonly (readonly [keyof typeof MOVES, object])[] = [
  ['walk', { exits: true }],
  ['walk', { push: { piece: 4, from: 0, to: 1 } }],
  ['drive', { exits: true }],
  ['drive', { cabin: facing }],
  ['drive', { tow: { piece: 4, to: 1 } }],
  ['drive', { tow: { piece: 4, from: 1, to: 2 } }],
  ['shoot', { aimed: true }],
];

/** As it comes over the wire. */
function read(json: unknown): unknown {
  return readMove(JSON.parse(JSON.stringify(json)));
}

describe('every move is read as it is written', () => {
  test.each(Object.keys(MOVES))('%s', (name) => {
    expect(read(MOVES[name])).toEqual(MOVES[name]);
  });
  test.each(MORE)('%s with %j', (name, more) => {
    const move = { ...MOVES[name], ...more };
    expect(read(move)).toEqual(move);
  });
});

describe('what is no move is none, and breaks nothing', () => {
  test.each(Object.keys(MOVES))('%s with something missing, something more or something else', (name) => {
    const move = MOVES[name] as Readonly<Record<string, unknown>>;
    expect(read({ ...move, now: true })).toBeNull();
    for (const key of Object.keys(move)) {
      const { [key]: value, ...rest } = move;
      expect(read(rest), `without ${key}`).toBeNull();
      for (const other of [null, 'x', true, -1, 0.5, 1000, {}, [[]], [null]])
        expect(read({ ...move, [key]: other }), `${key} ${JSON.stringify(other)}`).toBeNull();
      if (typeof value === 'object' && !Array.isArray(value))
        expect(read({ ...move, [key]: { ...value, more: 1 } }), `${key} with more`).toBeNull();
    }
  });
  test.each(MORE)('%s with %j in part or otherwise', (name, more) => {
    for (const [key, value] of Object.entries(more)) {
      for (const other of [null, false, 1, 'x', {}, { ...value, piece: -1 }, { ...value, more: 1 }])
        expect(read({ ...MOVES[name], [key]: other }), JSON.stringify(other)).toBeNull();
    }
  });
  test.each([null, undefined, 7, 'walk', [], {}, { kind: 'pass' }, [MOVES['end']]])('%j', (json) => {
    expect(readMove(json)).toBeNull();
  });
  test.each([
    [{ kind: 'drive', by: 1, legs: [{ go: 'up', by: 1 }] }],
    [{ kind: 'drive', by: 1, legs: [{ go: 'forward', by: -1 }] }],
    [{ kind: 'drive', by: 1, legs: [{ go: 'forward' }] }],
    [{ kind: 'drive', by: 1, legs: [{ go: 'forward', by: 1, turn: facing }] }],
    [{ kind: 'drive', by: 1, legs: [{ turn: { x: 1 } }] }],
    [{ kind: 'drive', by: 1, legs: [{ turn: facing, by: 1 }] }],
    [{ kind: 'shoot', by: 1, with: { weapon: 1, gun: 1 }, at: [7] }],
    [{ kind: 'shoot', by: 1, with: { weapon: -1 }, at: [7] }],
    [{ kind: 'shoot', by: 1, with: { gun: 0.5 }, at: [7] }],
    [{ kind: 'activate', unit: { squad: 1, piece: 1 } }],
    [{ kind: 'activate', unit: { squad: -1 } }],
    [{ kind: 'activate', unit: { piece: 1.5 } }],
    [{ kind: 'leave', by: 1, place: spot }],
    [{ kind: 'leave', by: 1, place: { ...place, facing: { x: 1 } } }],
    [{ kind: 'jump', by: 1, to: { x: 1, y: 1 }, facing }],
  ])('%j', (json) => {
    expect(read(json)).toBeNull();
  });
});

describe('BRP-0.1 what is read is finite', () => {
  const walk = (change: object) => readMove({ ...MOVES['walk'], ...change }) !== null;
  const jumpTo = (x: unknown, y: unknown = 0, z: unknown = 0) =>
    readMove({ ...MOVES['jump'], to: { x, y, z } }) !== null;

  test.each([
    [0, true],
    [999, true],
    [1000, false],
    [-1, false],
    [1.5, false],
    [Number.NaN, false],
    ['1', false],
  ])('a piece of number %s: %s', (by, isRead) => {
    expect(walk({ by })).toBe(isRead);
  });
  test.each([
    [5000, true],
    [-5000, true],
    [5000.1, false],
    [-5000.1, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
    ['0', false],
  ])('a place at %s: %s', (far, isRead) => {
    expect([jumpTo(far), jumpTo(0, far), jumpTo(0, 0, far)]).toEqual([isRead, isRead, isRead]);
  });
  test.each([
    [{ x: 0.001, y: 0 }, true],
    [{ x: 0, y: -0.001 }, true],
    [{ x: 0.0007, y: 0.0008 }, true],
    [{ x: 0.0007, y: 0.0007 }, false],
    [{ x: 0.0009, y: 0 }, false],
    [{ x: 0, y: 0 }, false],
    [{ x: 5001, y: 0 }, false],
    [{ x: 1, y: 5001 }, false],
    [{ x: 3, y: 4 }, true],
  ])('a heading %j: %s', (heading, isRead) => {
    expect(walk({ facing: heading })).toBe(isRead);
  });
  test.each([
    ['points of a path', 'walk', 'path', spot, 40],
    ['legs of a drive', 'drive', 'legs', { go: 'forward', by: 1 }, 40],
    ['places of a unit', 'deploy a squad', 'places', place, 12],
    ['seats', 'order', 'seats', 0, 4],
    ['targets', 'shoot', 'at', 7, 6],
  ] as const)('so many %s and no more', (_, name, key, entry, most) => {
    const of = (length: number) => ({ ...MOVES[name], [key]: Array.from({ length }, () => entry) });
    expect(readMove(of(most))).not.toBeNull();
    expect(readMove(of(0))).not.toBeNull();
    expect(readMove(of(most + 1))).toBeNull();
  });
  test('a leg goes on and not back', () => {
    const drive = (by: number) => readMove({ ...MOVES['drive'], legs: [{ go: 'forward', by }] }) !== null;
    expect([drive(0), drive(5000), drive(-0.1), drive(5000.1)]).toEqual([true, true, false, false]);
  });
});
