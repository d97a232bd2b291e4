import { expect, test } from 'vitest';
import { Battle } from '../../test/scenario.ts';
import { strikesIn } from '../step.ts';
import { trailsOf } from '../trail.ts';

const FACING = { x: 1, y: 0 };
const PATH = [
  { x: 340, y: 300, z: 0 },
  { x: 340, y: 380, z: 0 },
];

function standing() {
  const battle = new Battle();
  const soldier = battle.soldier(0, 'heavy-clones', 1, [300, 300]);
  const mortar = battle.gun(0, 'mortar', [340, 300]);
  const bronekhod = battle.machine(1, 'bronekhod', [800, 300]);
  return { soldier, mortar, bronekhod, pieces: battle.state.pieces };
}

const lineOf = (
  trail: { readonly line: readonly { readonly x: number; readonly y: number }[] } | undefined,
) => trail?.line.map(({ x, y }) => [x, y]);

test('BRP-4.1 the way of whoever walked is drawn from where they stood, and that of the gun they pushed', () => {
  const { soldier, mortar, pieces } = standing();
  const pushed = { piece: mortar, to: { x: 380, y: 380, z: 0, facing: FACING } };
  const [own, load] = trailsOf(
    { kind: 'walked', piece: soldier, path: PATH, facing: FACING, price: 2, pushed },
    pieces,
  );
  expect(lineOf(own)).toEqual([
    [300, 300],
    [340, 300],
    [340, 380],
  ]);
  expect(lineOf(load)).toEqual([
    [340, 300],
    [380, 380],
  ]);
});

test('BRP-4.2 a machine’s way goes along its heading, and turns where it turned', () => {
  const { bronekhod, pieces } = standing();
  const to = { x: 750, y: 350, z: 0, facing: { x: 0, y: 1 } };
  const legs = [{ go: 'forward', by: 50 }, { turn: { x: 0, y: 1 } }, { go: 'forward', by: 50 }] as const;
  const [trail] = trailsOf({ kind: 'drove', piece: bronekhod, legs, to, cabin: to.facing, price: 3 }, pieces);
  expect(lineOf(trail)).toEqual([
    [800, 300],
    [750, 300],
    [750, 350],
  ]);
});

test('whoever was not seen to move leaves no trail: a table that is opened anew shows none', () => {
  const { soldier } = standing();
  expect(trailsOf({ kind: 'walked', piece: soldier, path: PATH, facing: FACING, price: 2 }, [])).toEqual([]);
});

test('the line of a shot goes once somebody goes on, lest it lead from where nobody stands; damage leaves it', () => {
  const { soldier } = standing();
  expect(strikesIn([{ kind: 'walked', piece: soldier, path: PATH, facing: FACING, price: 2 }])).toEqual([]);
  expect(strikesIn([{ kind: 'done', piece: soldier }])).toEqual([]);
  expect(
    strikesIn([{ kind: 'struck', piece: soldier, cause: 'shot', die: 6, dice: [2], armour: 2, damage: 0 }]),
  ).toBeNull();
});
