import { chanceFrom, pick, type SeatKind, seedFromText, Table } from '@bridgehead/kernel';
import { headerFor } from '@bridgehead/kernel/testkit';
import { expect, test } from 'vitest';
import { armyFrom, packFrom } from '../content/index.ts';
import type { Move } from '../rules/moves.ts';
import { rulesOver } from '../rules/rules.ts';
import { isReady } from '../rules/units.ts';

/** Nobody has secrets and whoever moves rolls nothing, so that the kernel's own judgement is all that take-backs need. */

const pack = packFrom();
const rules = rulesOver(pack);
const seats: SeatKind[] = ['human', 'human'];
const luck = chanceFrom(seedFromText('players'));

function open() {
  const seed = seedFromText('undo');
  const table = Table.open(rules, headerFor(rules.manifest, {}, seats, seed, false), chanceFrom(seed));
  /** Answers what is asked, at random where it does not say how; says who was asked. */
  const play = (given?: Move) => {
    const decision = pick(rules.pending(table.state), luck);
    const move = given ?? rules.randomMove(table.state, decision, luck);
    const done = table.answer({ seat: decision.seat, decision: decision.id, move });
    if ('refusal' in done) throw new Error(done.refusal.reason);
    return decision.seat;
  };
  for (const army of pack.armies.slice(0, 2)) play({ kind: 'bring', army: armyFrom(pack, army, army.id) });
  return { table, play };
}

test('BRP-3.2.1 a move is free to take back until somebody else acts', () => {
  const { table, play } = open();
  while (table.state.stage.stage !== 'turn') play();
  const { seat } = table.state.stage;
  const squad = table.state.squads.findIndex((own) => own.seat === seat);
  play({ kind: 'activate', unit: { squad } });
  const before = JSON.stringify(table.state);
  const by = table.state.pieces.findIndex(
    (piece) => piece.kind === 'soldier' && piece.squad === squad && isReady(piece),
  );
  const turn: Move = { kind: 'walk', by, path: [], facing: { x: 0, y: 1 } };
  play(turn);
  expect(table.undo(seat, table.line.length - 1)).toBeNull();
  expect(JSON.stringify(table.state)).toBe(before);
  play(turn);
  play({ kind: 'end' });
  expect(play()).not.toBe(seat);
  expect(table.undo(seat, table.line.length - 2)).toMatchObject({ refusal: { reason: 'undo-others-acted' } });
});

test('BRP-1.6 nor once dice have fallen', () => {
  const { table } = open();
  expect(table.undo(1, 1)).toMatchObject({ refusal: { reason: 'undo-chance-used' } });
});
